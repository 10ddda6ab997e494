// Whole games of Ekö: begun by the form, played to the end, compared with the rules engine.
import { expect, type Page } from "@playwright/test";
import type { Engine } from "../page/engine";
import { canWord, readMove, readPosition } from "../page/notation";
import { choose } from "./player";
import { randomNumbers } from "../page/random";
import { expectCan } from "./reach";
import { expectPosition, see, type Seen } from "../page/see";

/** Fills in the form and starts a game. */
export async function startGame(page: Page, players: number, seed: number, names: string[] = []) {
  await page.getByRole("radio", { name: String(players) }).check();
  for (const [seat, name] of names.entries()) {
    await page.getByRole("textbox", { name: `player ${"ABCD"[seat]}` }).fill(name);
  }
  await page.getByRole("textbox", { name: /^seed/i }).fill(String(seed));
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("svg[data-board=eko]")).toBeVisible();
}

/** The attributes of the spaces say what the text of the position says. */
export function expectBoard(seen: Seen) {
  const position = readPosition(seen.position);
  expect(seen.turn).toBe(position.turn === "" ? seen.turn : position.turn);
  expect(seen.phase).toBe(position.phase);
  const shown = (pick: (space: string) => string | null) =>
    Object.fromEntries(Object.keys(seen.spaces).sort().flatMap((space) => (pick(space) ? [[space, pick(space)]] : [])));
  const stacks = [...position.stacks].map(([space, stack]): [string, string] =>
    [space, `${stack.owner}${stack.discs}${stack.emperor ? "E" : ""}`]);
  expect(shown((space) => seen.spaces[space].stack)).toEqual(Object.fromEntries(stacks));
  expect(shown((space) => seen.spaces[space].building)).toEqual(Object.fromEntries(position.buildings));
  expect(shown((space) => seen.spaces[space].terrain)).toEqual(Object.fromEntries(position.terrain));
}

export interface Way {
  /** Makes a move on the page. */
  make: (move: string, legal: string[]) => Promise<void>;
  /** Looks at more before each move. */
  look?: (step: number, legal: string[], position: string) => Promise<void>;
  /** Stops after so many steps; otherwise the game must come to an end. */
  steps?: number;
}

/** The kinds of step that a game should show. */
function kinds(position: string, move: string): string[] {
  const { kind, march, text, target } = readMove(move);
  const board = readPosition(position);
  const met = board.stacks.get(target ?? "");
  return [
    kind === "button" ? text : canWord(board, readMove(move)),
    ...(march ? ["march"] : []),
    ...(kind === "build" && text.includes("K") ? ["castle"] : []),
    ...(["build", "reinforce"].includes(kind) && text.endsWith("E") ? [`${kind} with the emperor`] : []),
    ...(met?.emperor && met.owner !== board.turn ? ["capture"] : []),
  ];
}

/**
 * Plays on from where the page stands; before every step the board must show what the rules say.
 * Returns the kinds of step that were made.
 */
export async function play(page: Page, engine: Engine, seed: number, way: Way): Promise<Set<string>> {
  const random = randomNumbers(seed);
  const made = new Set<string>();
  let position = (await see(page)).position;
  for (let step = 0; step !== way.steps; step++) {
    const legal = await engine.legal(position);
    expectBoard(await expectCan(page, legal));
    if (legal.length === 0) return made;
    expect(step, "the game comes to an end").toBeLessThan(400);
    await way.look?.(step, legal, position);
    const move = choose(position, legal, random);
    for (const kind of kinds(position, move)) made.add(kind);
    await way.make(move, legal);
    position = await engine.step(position, move);
    await expectPosition(page, position, move);
  }
  return made;
}
