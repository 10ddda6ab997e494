// Moves by their notation, in either game.
import type { Page } from "@playwright/test";
import { type Hand, mouse, pickUp, point, press } from "./hands";
import { readMove } from "./notation";

/** All that a click on a space can mean: moves, and `select`. */
export function meanings(legal: string[], selected: string | undefined, space: string): string[] {
  const moves = legal.map(readMove).filter((move) => move.kind !== "button");
  const here = moves.filter((move) => move.target === space && (!move.stack || move.stack === selected));
  const goes = here.some((move) => move.stack);
  const selects = !goes && space !== selected && moves.some((move) => move.stack === space);
  return [...here.map((move) => move.text), ...(selects ? ["select"] : [])];
}

/** Makes a move by its notation: the stack, the target, the button in the chooser. */
export async function make(page: Page, move: string, legal: string[], hand: Hand = mouse) {
  const { kind, stack, target } = readMove(move);
  if (kind === "button") return press(page, `button[data-move="${move}"]`, hand);
  if (stack) await pickUp(page, stack, hand);
  await point(page, target!, hand);
  if (meanings(legal, stack, target!).length > 1) await press(page, `[data-move="${move}"]`, hand);
}
