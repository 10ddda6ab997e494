// Positions of Cities: their text taken apart, and compared with the board on the page.
import { expect } from "../page/harness";
import { type Move, readMove } from "../page/notation";
import type { Seen } from "../page/see";

export interface Position {
  /** `A H a h` by square. */
  pieces: Map<string, string>;
  /** Who controls each city. */
  cities: Map<string, string>;
  turn: string;
}

/** Reads the text of a position. */
export function readCities(text: string): Position {
  const [rows, cities, turn] = text.split(" ");
  const pieces = new Map<string, string>();
  for (const [down, row] of rows.split("/").entries()) {
    let file = 0;
    for (const [part] of row.matchAll(/\d+|[AHah]/g)) {
      if (/\d/.test(part)) file += Number(part);
      else pieces.set(`${"abcdefghij"[file++]}${10 - down}`, part);
    }
  }
  const owners = cities.split(",").map((city): [string, string] => [city.slice(0, -1), city.slice(-1)]);
  return { pieces, cities: new Map(owners), turn };
}

export const owner = (letter: string) => (letter === letter.toUpperCase() ? "A" : "B");

/** The word of `data-can` for a move. */
export function wordOf(position: Position, { kind, stack, target }: Move): string {
  if (kind === "promote") return "promote";
  const piece = position.pieces.get(stack!)!;
  const city = position.cities.get(target!);
  if (piece.toUpperCase() === "H" || !city) return "move";
  return city === owner(piece) ? "promote" : "conquer";
}

/** The squares from which a move captures, by the position after it. */
export function captured(before: string, move: string, after: string): string[] {
  const { stack, target } = readMove(move);
  const stood = new Set([...readCities(before).pieces.keys()].filter((square) => square !== stack));
  if (target) stood.add(target);
  const left = readCities(after).pieces;
  return [...stood].filter((square) => !left.has(square)).sort();
}

/** The attributes of the squares equal the text of the position. */
export function expectSpaces(seen: Seen) {
  const { pieces, cities, turn } = readCities(seen.position);
  const shown = (pick: (square: string) => string | null) =>
    Object.fromEntries(Object.keys(seen.spaces).flatMap((square) => (pick(square) ? [[square, pick(square)]] : [])));
  expect(Object.keys(seen.spaces)).toHaveLength(100);
  expect(shown((square) => seen.spaces[square].stack)).toEqual(Object.fromEntries(pieces));
  expect(shown((square) => seen.spaces[square].city)).toEqual(Object.fromEntries(cities));
  expect(seen.phase).toBe(turn.startsWith("=") ? "over" : "act");
  if (!turn.startsWith("=")) expect(seen.turn).toBe(turn);
}

/** The kinds of step that a game should show; `after` is the position after the move. */
export function kindsOf(before: string, move: string, after: string): string[] {
  const { target } = readMove(move);
  const captures = captured(before, move, after).map((square) => (square === target ? "loses itself" : "captures"));
  return [move === "pass" ? move : wordOf(readCities(before), readMove(move)), ...captures];
}
