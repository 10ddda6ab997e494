// Games with computer players: what is seen of them, and first moves for people.
import type { Page } from "@playwright/test";
import { Engine } from "./engine";
import { openSaved, saveText, store, type Saved } from "./games";
import { expect } from "./harness";
import type { Game } from "./play";
import { randomNumbers } from "./random";
import { positionOn } from "./see";

/** The element that holds the game. */
export const table = (page: Page) => page.locator("[data-position]");
/** Its number of the shown ply. */
export const plyOn = async (page: Page) => Number(await table(page).getAttribute("data-ply"));
/** Whose computer player thinks; nobody's is null. */
export const thinking = (page: Page) => table(page).getAttribute("data-thinking");

/** A saved game with these seats, on a page whose computer players are as fast as can be. */
export async function openSeated(page: Page, saved: Saved, seats: string, more: Record<string, string> = {}) {
  const text = JSON.stringify({ ...JSON.parse(saveText(saved)), seats });
  await store(page, { "eko.game": text, "eko.speed": "fast", ...more });
  await page.goto("/");
  await expect(page.locator("svg[data-board]")).toBeVisible();
}

/** The saved game as the page keeps it now. */
export const savedOn = async (page: Page) =>
  JSON.parse((await page.evaluate(() => localStorage.getItem("eko.game"))) ?? "null") as Saved & { plies: string; at: number; seats?: string };

/** The position on the page is what the rules engine makes of the saved plies. */
export async function expectReplay(page: Page, engine: Engine) {
  const { start, plies, at } = await savedOn(page);
  const played = plies.split(" ").filter(Boolean).slice(0, at);
  const position = played.length ? await engine.play(start, played) : start;
  expect(await positionOn(page)).toBe(position);
}

/** Waits until people can do something, or the game is over. */
export async function untilPeople(page: Page, timeout = 30_000) {
  await expect(page.locator("[data-position]:is([data-phase=over], :has([data-can]), :has(button[data-move]:enabled))"))
    .toBeVisible({ timeout });
}

/** Makes a person's step by the first thing that can be done: a click or two. */
export async function somethingByHand(page: Page, nth = 0) {
  const choices = page.locator("[role=dialog] button[data-move], [role=menu] button[data-move]");
  const targets = page.locator("[data-can]:not([data-can=select])");
  const buttons = page.locator("button[data-move]:enabled");
  if (await choices.count()) return choices.first().click();
  if (await targets.count()) return targets.nth(nth % (await targets.count())).click({ force: true });
  if (await buttons.count()) return buttons.first().click();
  const stacks = page.locator("[data-can~=select]");
  return stacks.nth(nth % (await stacks.count())).click({ force: true });
}

export { openSaved };

/**
 * Plays a game of a person against computer players to its end: the moves are chosen by the player of
 * `game` and made by `way`; a forced march is never chosen.
 */
export async function playAgainst(
  page: Page, engine: Engine, game: Game, seed: number, way: (move: string, legal: string[]) => Promise<unknown>,
) {
  const random = randomNumbers(seed);
  for (;;) {
    await untilPeople(page);
    if ((await table(page).getAttribute("data-phase")) === "over") break;
    const position = await positionOn(page);
    const legal = await engine.legal(position);
    const move = await game.choose(engine, position, legal.filter((one) => !one.startsWith("!")), random);
    await way(move, legal);
    await expect.poll(() => positionOn(page), { message: move }).not.toBe(position);
  }
  await expect(page.getByRole("dialog").getByRole("heading", { name: /won|draw/i })).toBeVisible();
  await expectReplay(page, engine);
}
