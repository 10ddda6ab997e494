// Games on the page: the rules engine beside it, and games put into the storage.
import type { Page } from "@playwright/test";
import { Engine } from "./engine";
import { expect, test as base } from "./harness";

/** The tests of the page, with the rules engine beside it. */
export const test = base.extend<object, { engine: Engine; cities: Engine }>({
  /** The same for Cities. */
  cities: [
    async ({}, use) => {
      const engine = new Engine("cities");
      await use(engine);
      engine.end();
    },
    { scope: "worker" },
  ],
  engine: [
    async ({}, use) => {
      const engine = new Engine();
      await use(engine);
      engine.end();
    },
    { scope: "worker" },
  ],
});

/** How to get to a screen. */
export type Screen = (page: Page, engine: Engine) => Promise<unknown>;

export interface Saved { game?: string; start: string; plies?: string[]; at?: number; names?: string[] }

/** A game as the page keeps it. */
export function saveText({ game = "eko", start, plies = [], at = plies.length, names = [] }: Saved): string {
  return JSON.stringify({ format: 1, rules: 1, game, names, start, plies: plies.join(" "), at });
}

/** Puts texts into the storage before the page is there. */
export async function store(page: Page, texts: Record<string, string>) {
  await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body: "<title>empty</title>" }));
  await page.goto("/empty");
  await page.evaluate((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), texts);
}

/** Opens the page on a game that was kept. */
export async function openSaved(page: Page, saved: Saved, place = "/") {
  await store(page, { "eko.game": saveText(saved) });
  await page.goto(place);
  await expect(page.locator("svg[data-board]")).toBeVisible();
}
