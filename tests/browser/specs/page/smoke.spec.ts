// A handful of tests for the edit loop (`make quick`): each way to play, in a few steps.
import { playCities, startCities } from "../../support/cities/game";
import { playEko, startEko } from "../../support/eko/game";
import { redoButton, undoButton } from "../../support/page/controls";
import { test } from "../../support/page/games";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { positionOn } from "../../support/page/see";
import { makeByKeys } from "../../support/page/typist";

test("the start screen is there and accessible", async ({ page }) => {
  await open(page);
  await expect(page.getByRole("button", { name: "Start the game" })).toBeEnabled();
  await expectAccessible(page);
});

test("Ekö by mouse: a few steps, undone, redone, and there again after a reload", async ({ page, engine }) => {
  await open(page);
  await startEko(page, 2, 7);
  await playEko(page, engine, 7, { make: (move, legal) => make(page, move, legal), steps: 6 });
  const played = await positionOn(page);
  await undoButton(page).click();
  await expect.poll(() => positionOn(page)).not.toBe(played);
  await redoButton(page).click();
  await expect.poll(() => positionOn(page)).toBe(played);
  await page.reload();
  await expect.poll(() => positionOn(page)).toBe(played);
});

test("Cities by keyboard: a few steps", async ({ page, cities }) => {
  await open(page);
  await startCities(page, ["Ann", "Bo"]);
  await playCities(page, cities, 3, { make: (move, legal) => makeByKeys(page, move, legal, "n"), steps: 4 });
});
