// The library of games: the sheet, and what is in the database behind it.
import type { Locator, Page } from "@playwright/test";
import { menu } from "./controls";
import { expect } from "./harness";

export const sheet = (page: Page) => page.getByRole("dialog", { name: "Your games" });
/** The games in the sheet, or on the start screen. */
export const rows = (page: Page) => page.locator("[data-entry]");
/** The game with these words. */
export const row = (page: Page, words: string | RegExp) => rows(page).filter({ hasText: words });

/** Opens the sheet over a game. */
export async function openGames(page: Page): Promise<Locator> {
  await menu(page, "Your games");
  await expect(sheet(page)).toBeVisible();
  return sheet(page);
}

/** Presses one of the further buttons of a game. */
export async function more(page: Page, game: Locator, button: string) {
  if (!(await game.getByRole("button", { name: button }).isVisible())) await game.getByRole("button", { name: "More" }).click();
  await game.getByRole("button", { name: button }).click();
}

/** Continues a game of the list. */
export const resume = (game: Locator) => game.locator(".game-open").click();

/** Starts a new game over the running one. */
export async function newGame(page: Page) {
  await menu(page, "New game");
  await page.getByRole("dialog").getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** The texts of a store of the database, by id; it is not made by looking. */
export function stored(page: Page, store: "entries" | "saves"): Promise<{ [id: string]: string }> {
  return page.evaluate(async (store) => {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === "eko.games")) return {};
    const done = <T>(request: IDBRequest<T>) => new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    const database = await done(indexedDB.open("eko.games"));
    const all = database.transaction(store).objectStore(store);
    const [ids, texts] = await Promise.all([done(all.getAllKeys()), done(all.getAll())]);
    database.close();
    return Object.fromEntries(ids.map((id, at) => [id, texts[at]]));
  }, store);
}

/** Puts entries and saves into the database, as the page would; the database must be there. */
export function fill(page: Page, games: { id: string; entry: string; save: string }[]) {
  return page.evaluate(async (games) => {
    const opening = indexedDB.open("eko.games");
    const database = await new Promise<IDBDatabase>((resolve) => { opening.onsuccess = () => resolve(opening.result); });
    const filling = database.transaction(["entries", "saves"], "readwrite");
    for (const { id, entry, save } of games) {
      filling.objectStore("entries").put(entry, id);
      filling.objectStore("saves").put(save, id);
    }
    await new Promise((resolve) => { filling.oncomplete = resolve; });
    database.close();
  }, games);
}

/** What the browser keeps of games left and not in the database yet. */
export const waiting = (page: Page): Promise<string[]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("eko.earlier") ?? "[]"));
