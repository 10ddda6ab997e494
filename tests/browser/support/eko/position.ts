// Positions of Ekö: their text taken apart, and compared with the board on the page.
import { expect } from "../page/harness";
import { type Move, readMove } from "../page/notation";
import type { Seen } from "../page/see";

export interface Stack { owner: string; discs: number; emperor: boolean }

export interface Position {
  terrain: Map<string, string>;
  stacks: Map<string, Stack>;
  buildings: Map<string, string>;
  turn: string;
  /** `swap3`, `act`, `rein` …, `over`. */
  phase: string;
}

function entries(field: string): [string, string][] {
  if (field === "-") return [];
  return field.split(",").map((word) => {
    const [, space, rest] = /^([a-z]\d+)([A-D].*)$/.exec(word)!;
    return [space, rest];
  });
}

/** Reads the text of a position. */
export function readEko(text: string): Position {
  const [board, stacks, buildings, , , turn] = text.split(" ");
  const [player, phase] = turn.startsWith("=") ? ["", "over"] : turn.split(":");
  const stack = (word: string): Stack => ({ owner: word[0], discs: Number(word[1]), emperor: word.endsWith("E") });
  const rows = board.split("/").map((row) => [...row]);
  const terrain = rows.flatMap((row, r) => row.map((letter, q): [string, string] => [`${"abcdefghijklmnopqrstuvwxyz"[q]}${r + 1}`, letter]));
  return {
    terrain: new Map(terrain.filter(([, letter]) => letter !== "_")),
    stacks: new Map(entries(stacks).map(([space, word]) => [space, stack(word)])),
    buildings: new Map(entries(buildings)),
    turn: player,
    phase,
  };
}

/** The word of `data-can` for a move. */
export function wordOf(position: Position, move: Move): string {
  if (move.kind !== "move") return move.kind;
  const from = position.stacks.get(move.stack!)!;
  const met = position.stacks.get(move.target!);
  if (!met) return "move";
  if (met.owner === from.owner) return "regroup";
  return from.discs - move.losses === 1 && met.discs === 4 ? "kamikaze" : "attack";
}

/** The kinds of step that a game should show. */
export function kindsOf(position: Position, text: string): string[] {
  const move = readMove(text);
  const met = position.stacks.get(move.target ?? "");
  return [
    move.kind === "button" ? text : wordOf(position, move),
    ...(move.march ? ["march"] : []),
    ...(move.kind === "build" && text.includes("K") ? ["castle"] : []),
    ...(["build", "reinforce"].includes(move.kind) && text.endsWith("E") ? [`${move.kind} with the emperor`] : []),
    ...(met?.emperor && met.owner !== position.turn ? ["capture"] : []),
  ];
}

/** The attributes of the spaces equal the text of the position. */
export function expectSpaces(seen: Seen) {
  const position = readEko(seen.position);
  if (position.phase !== "over") expect(seen.turn).toBe(position.turn);
  expect(seen.phase).toBe(position.phase);
  const shown = (pick: (space: string) => string | null) =>
    Object.fromEntries(Object.keys(seen.spaces).flatMap((space) => (pick(space) ? [[space, pick(space)]] : [])));
  const stacks = [...position.stacks].map(([space, stack]): [string, string] =>
    [space, `${stack.owner}${stack.discs}${stack.emperor ? "E" : ""}`]);
  expect(shown((space) => seen.spaces[space].stack)).toEqual(Object.fromEntries(stacks));
  expect(shown((space) => seen.spaces[space].building)).toEqual(Object.fromEntries(position.buildings));
  expect(shown((space) => seen.spaces[space].terrain)).toEqual(Object.fromEntries(position.terrain));
}
