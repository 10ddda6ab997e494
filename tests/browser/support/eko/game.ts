// Games of Ekö: started by the form, played on the page, or recorded.
import type { Page } from "@playwright/test";
import { Engine } from "../page/engine";
import { expect } from "../page/harness";
import { type Game, play, type Way } from "../page/play";
import { record } from "../page/record";
import { choose } from "./player";
import { expectSpaces, kindsOf, readEko, wordOf } from "./position";

export const ekoGame: Game = {
  word: (position) => {
    const board = readEko(position);
    return (move) => wordOf(board, move);
  },
  expectSpaces,
  choose: async (_, position, legal, random) => choose(position, legal, random),
  kinds: async (_, position, move) => kindsOf(readEko(position), move),
};

/** Fills in the form and starts a game. */
export async function startEko(page: Page, players: number, seed: number, names: string[] = []) {
  await page.getByRole("radio", { name: String(players) }).check();
  for (const [seat, name] of names.entries()) {
    await page.getByRole("textbox", { name: `Name of ${["Wave", "Star", "Sun", "Leaf"][seat]}` }).fill(name);
  }
  await page.getByRole("textbox", { name: /^seed/i }).fill(String(seed));
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("svg[data-board=eko]")).toBeVisible();
}

/** Plays on from the position on the page. */
export const playEko = (page: Page, engine: Engine, seed: number, way: Way) => play(page, engine, ekoGame, seed, way);

/** A game by a seed as a record. */
export const recordEko = (engine: Engine, players: number, seed: number, most?: number) =>
  record(engine, ekoGame, engine.setup(players, seed), seed, most);
