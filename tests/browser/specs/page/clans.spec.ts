// Each player's clan can be chosen: its name, its emblem and its colours are that player's everywhere.
import { menu } from "../../support/page/controls";
import { saveText, store, test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import type { Page } from "@playwright/test";

const clan = (page: Page, player: number) => page.getByLabel(`Clan of player ${player}`);
const panel = (page: Page, player: string) => page.locator(`.plate[data-player=${player}]`);
const colour = (page: Page, player: string) => panel(page, player).evaluate((plate) => getComputedStyle(plate).getPropertyValue("--clan"));

/** The symbols of the discs of a player on the board. */
const discs = (page: Page, player: string) => page.locator(`[data-board] .stack[data-of=${player}] use`)
  .evaluateAll((uses) => [...new Set(uses.map((use) => use.getAttribute("href")!).filter((href) => href.startsWith("#disc-")))]);

test("a clan that is chosen is exchanged with whoever had it, and names, emblems and colours follow it", async ({ page }) => {
  await open(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  const usual = { A: await colour(page, "A"), B: await colour(page, "B") };
  await menu(page, "New game");
  const form = page.getByRole("dialog");
  await clan(page, 1).selectOption("Star");
  await expect(clan(page, 2)).toHaveValue("wave");
  await expect(form.getByLabel("Name of Star")).toBeVisible();
  await form.getByRole("button", { name: "Start the game" }).click();
  await expect(form).toHaveCount(0);
  await expect(panel(page, "A").locator(".plate-name")).toHaveText("Star");
  await expect(panel(page, "B").locator(".plate-name")).toHaveText("Wave");
  expect({ A: await colour(page, "B"), B: await colour(page, "A") }).toEqual(usual);
  expect(await discs(page, "A")).toEqual(["#disc-star"]);
  expect(await discs(page, "B")).toEqual(["#disc-wave"]);
});

test("the clans stay over a reload, in the form for the next game, and when it is played again", async ({ page }) => {
  const saved = saveText({ start: "... a1A1,c1B1 - 0/0 - A:act" }).replace("{", '{"clans":"leaf sun",');
  await store(page, { "eko.game": saved });
  await open(page);
  const expectClans = async () => {
    await expect(panel(page, "A").locator(".plate-name")).toHaveText("Leaf");
    await expect(panel(page, "B").locator(".plate-name")).toHaveText("Sun");
  };
  await expectClans();
  await page.reload();
  await expectClans();
  await menu(page, "New game");
  await expect(clan(page, 1)).toHaveValue("leaf");
  await expect(clan(page, 2)).toHaveValue("sun");
});

test("clans that are there twice are refused in words", async ({ page }) => {
  await store(page, { "eko.game": saveText({ start: "... a1A1,c1B1 - 0/0 - A:act" }).replace("{", '{"clans":"sun sun",') });
  await open(page);
  await expect(page.getByText(/its clans are “sun sun”/)).toBeVisible();
});
