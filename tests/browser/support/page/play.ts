// Games of either kind played on the page and compared with the rules engine at every step.
import type { Page } from "@playwright/test";
import { Engine } from "./engine";
import { expect } from "./harness";
import { expectedCan, type Move, readMove } from "./notation";
import { randomNumbers } from "./random";
import { canOn, expectPosition, pickedUp, positionOn, see, type Seen, sorted } from "./see";

/** What the tests need of a game. */
export interface Game {
  /** The word of `data-can` for a move in this position. */
  word: (position: string) => (move: Move) => string;
  /** Compares the attributes of the spaces with the text of the position. */
  expectSpaces: (seen: Seen) => void;
  /** Chooses among the legal moves. */
  choose: (engine: Engine, position: string, legal: string[], random: () => number) => Promise<string>;
  /** The kinds of step that a move is. */
  kinds: (engine: Engine, position: string, move: string) => Promise<string[]>;
}

export interface Way {
  /** Makes a move on the page. */
  make: (move: string, legal: string[]) => Promise<void>;
  /** Looks at more before each move. */
  look?: (step: number, legal: string[], position: string) => Promise<void>;
  /** The number of steps; without it the game must come to an end. */
  steps?: number;
}

/** `data-can` of every space and the buttons outside the board equal what the engine allows now. */
export async function expectCan(page: Page, game: Game, legal: string[]): Promise<Seen> {
  const seen = await see(page);
  const can = expectedCan(game.word(seen.position), legal, pickedUp(seen));
  expect(sorted(canOn(seen)), `data-can at ${seen.position}`).toEqual(sorted(can));
  expect(seen.buttons.sort(), "buttons outside the board")
    .toEqual(legal.filter((move) => readMove(move).kind === "button").sort());
  return seen;
}

/**
 * Plays on from the position on the page; before every step the board must show what the rules
 * allow. Returns the kinds of step that were made.
 */
export async function play(page: Page, engine: Engine, game: Game, seed: number, way: Way): Promise<Set<string>> {
  const random = randomNumbers(seed);
  const made = new Set<string>();
  let position = await positionOn(page);
  for (let step = 0; step !== way.steps; step++) {
    const legal = await engine.legal(position);
    game.expectSpaces(await expectCan(page, game, legal));
    if (legal.length === 0) return made;
    expect(step, "the game comes to an end").toBeLessThan(400);
    await way.look?.(step, legal, position);
    const move = await game.choose(engine, position, legal, random);
    for (const kind of await game.kinds(engine, position, move)) made.add(kind);
    await way.make(move, legal);
    position = await engine.step(position, move);
    await expectPosition(page, position, move);
  }
  return made;
}
