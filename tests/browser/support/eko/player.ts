// A player of Ekö who repeats a game by its seed, and brings it to an end.
import { type Move, readMove } from "../page/notation";
import { type Position, readEko } from "./position";

/** How much a move brings a game nearer to its end. */
function worth(position: Position, move: Move): number {
  if (move.kind === "build") {
    const standing = position.buildings.get(move.target!);
    const points = { C: 1, T: 2, K: 3 }[/[CTK]/.exec(move.text.slice(2))![0]]!;
    return 10 * points + (standing && standing[0] !== position.turn ? 8 : 0);
  }
  if (move.kind === "move") {
    const met = position.stacks.get(move.target!);
    if (met && met.owner !== position.turn) return 6 * met.discs + (met.emperor ? 30 : 0);
    return met ? 4 : 0;
  }
  return 0;
}

/**
 * Chooses among the legal moves: mostly what builds or captures, now and then anything; few forced
 * marches, to make the reserve last.
 */
export function choose(position: string, legal: string[], random: () => number): string {
  const board = readEko(position);
  if (random() < 0.15) return legal[Math.floor(random() * legal.length)];
  const rated = legal.map((text) => {
    const move = readMove(text);
    return { text, worth: worth(board, move) - (move.march ? 12 : 0) + 5 * random() };
  });
  return rated.reduce((best, one) => (one.worth > best.worth ? one : best)).text;
}
