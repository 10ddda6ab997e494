// Games of Cities: started by the form, played on the page, or recorded.
import type { Page } from "@playwright/test";
import { Engine } from "../page/engine";
import { openSaved, type Saved } from "../page/games";
import { expect } from "../page/harness";
import { type Game, play, type Way } from "../page/play";
import { record } from "../page/record";
import { choose } from "./player";
import { expectSpaces, kindsOf, readCities, wordOf } from "./position";
import { standardStart } from "./positions";

export const citiesGame: Game = {
  word: (position) => {
    const board = readCities(position);
    return (move) => wordOf(board, move);
  },
  expectSpaces,
  choose,
  kinds: async (engine, position, move) => kindsOf(position, move, await engine.play(position, [move])),
};

/** Opens the page on a game of Cities that was kept. */
export const openCities = (page: Page, saved: Saved) => openSaved(page, { game: "cities", ...saved });

/** Chooses Cities in the form and starts a game. */
export async function startCities(page: Page, names: string[] = []) {
  await page.getByRole("radio", { name: "Cities" }).check();
  for (const [seat, name] of names.entries()) {
    await page.getByRole("textbox", { name: `Name of ${["Wave", "Star"][seat]}` }).fill(name);
  }
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("svg[data-board=cities]")).toBeVisible();
}

/** Plays on from the position on the page. */
export const playCities = (page: Page, engine: Engine, seed: number, way: Way) => play(page, engine, citiesGame, seed, way);

/** A game by a seed as a record. */
export const recordCities = async (engine: Engine, seed: number, most?: number) =>
  ({ game: "cities", ...(await record(engine, citiesGame, standardStart, seed, most)) });
