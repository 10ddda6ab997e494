// Parts of the page that are fetched when they are opened: what is shown where one does not arrive.
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { recordEko } from "../../support/eko/game";
import { openSaved, saveText, store, test as watched } from "../../support/page/games";
import { openGames, rows } from "../../support/page/library";
import { shareLink, textOf } from "../../support/page/links";

const dist = process.env.DIST ?? fileURLToPath(new URL("../../../../dist", import.meta.url));
test.skip(!readdirSync(dist).some((name) => name.startsWith("eko-part-")), "a build for development has no parts");

test("an editor whose program does not arrive says so, and a button fetches it", async ({ page }) => {
  await page.route("**/eko-part-workshop*", (route) => route.abort());
  await page.goto("/");
  await page.getByText("Board", { exact: true }).first().click();
  await page.getByRole("button", { name: "Build a board" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  const again = page.getByRole("button", { name: "Try again" });
  await expect(again).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute("**/eko-part-workshop*");
  await again.click();
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
  await expect(again).toHaveCount(0);
  // Here now: it opens at once, without a network.
  await page.keyboard.press("Escape");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Build a board" }).click();
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
});

test("a game whose program does not arrive is kept, and a button fetches it", async ({ page }) => {
  await page.route("**/eko-part-eko*", (route) => route.abort());
  await page.goto("/");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await page.unroute("**/eko-part-eko*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("svg[data-board=eko]")).toBeVisible();
});

watched("a link that is opened before the program of the running game's table is here loses no game", async ({ page, engine }) => {
  await openSaved(page, { ...(await recordEko(engine, 2, 35, 9)), names: ["Cy", "Dee"] });
  const link = textOf(await shareLink(page));
  await store(page, { "eko.game": saveText({ ...(await recordEko(engine, 2, 34, 20)), names: ["Ann", "Bo"] }) });
  await page.route("**/eko-part-eko*", async (route) => {
    await new Promise((later) => setTimeout(later, 2_000));
    await route.continue();
  });
  await page.goto(`/#g=${link}`);
  await expect(page.locator("svg[data-board]")).toBeVisible();
  await openGames(page);
  for (const names of ["Ann, Bo", "Cy, Dee"]) await expect(rows(page).filter({ hasText: names })).toHaveCount(1);
});
