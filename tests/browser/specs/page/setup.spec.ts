// What the page remembers from one game to the next: the setup, and the games themselves.
import { chooseBoard, expectBoard } from "../../support/eko/boards";
import { marching } from "../../support/eko/positions";
import { chooseRadio, menu, undoButton } from "../../support/page/controls";
import { openSaved, saveText, store, test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { positionOn, see } from "../../support/page/see";
import type { Page } from "@playwright/test";

/** The board of the position that is shown. */
const boardOn = async (page: Page) => (await positionOn(page)).split(" ")[0];

test("a new game is offered with the last board, variants and number of players", async ({ page }) => {
  await open(page);
  await chooseRadio(page, { name: "3", exact: true });
  await chooseBoard(page, "Hourglass");
  await expect(page.getByLabel(/^seed/i)).toHaveAccessibleName("Seed: the same seed places the discs the same way");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("[data-position]")).toBeAttached();
  const board = await boardOn(page);
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await menu(page, "New game");
    await expect(page.getByRole("radio", { name: "3", exact: true })).toBeChecked();
    await expectBoard(page, "Hourglass");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect.poll(() => boardOn(page)).toBe(board);
  }
  await page.evaluate(() => localStorage.removeItem("eko.game"));
  await open(page);
  await expect(page.getByRole("radio", { name: "3", exact: true }), "on the start screen too").toBeChecked();
});

test("a remembered setup that is damaged is passed over", async ({ page }) => {
  await store(page, { "eko.setup": "7 nonsense" });
  await open(page);
  await expect(page.getByRole("radio", { name: "2", exact: true })).toBeChecked();
});

test("another game keeps the board, and the next player begins", async ({ page }) => {
  await open(page);
  await chooseBoard(page, "Hourglass");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("[data-position]")).toBeAttached();
  const board = await boardOn(page);
  const first = (await see(page)).turn;
  await menu(page, "Resign");
  await page.getByRole("dialog").getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => boardOn(page)).toBe(board);
  expect((await see(page)).turn).not.toBe(first);
  await menu(page, "Your games");
  await expect(page.getByRole("dialog").getByRole("button", { name: /has won · Hourglass/ })).toBeVisible();
});

test("earlier games say who is to move or has won, on which board, and when", async ({ page }) => {
  const old = saveText({ start: marching, plies: ["a1-a2", "end"], names: ["Ann", "Bo"] });
  const stamped = old.replace("{", `{"saved":${Date.UTC(2026, 10, 26, 12) / 1000},`);
  const lost = saveText({ start: marching, plies: ["a1-a2", "end"], at: 0, names: ["Cy", "Di"] })
    .replace(/}$/, ',"ending":"resigned A"}');
  await store(page, { "eko.earlier": JSON.stringify([stamped, lost, saveText({ start: marching })]) });
  await open(page);
  const item = (name: RegExp) => page.getByRole("button", { name });
  await expect(item(/Ann, Bo: 1 turn/)).toContainText(/Bo to move.*26/);
  await expect(item(/Cy, Di: 0 turns/), "no turn that was taken back").toContainText("Di has won");
  await expect(item(/Wave, Star: 0 turns/)).toContainText("Wave to move");
});

test("a game that is left says when; resumed, it is not listed twice", async ({ page }) => {
  await openSaved(page, { start: marching, plies: ["a1-a2", "end"], names: ["Ann", "Bo"] });
  for (let times = 0; times < 2; times++) {
    await undoButton(page).click();
    await menu(page, "New game");
    await page.getByRole("dialog").getByRole("button", { name: "Start the game" }).click();
    await menu(page, "Your games");
    const game = page.getByRole("dialog").getByRole("button", { name: /Ann, Bo/ });
    await expect(game).toHaveCount(1);
    await expect(game).toContainText(new RegExp(`\\b${new Date().getDate()}\\b`));
    if (times === 0) {
      await game.click();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await page.keyboard.press("Control+y");
    }
  }
});
