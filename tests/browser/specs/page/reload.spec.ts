// A reload, and the browser's own buttons, leave everything as it was.
import type { Page } from "@playwright/test";
import { openCities, recordCities } from "../../support/cities/game";
import { enclosing } from "../../support/cities/positions";
import { playEko, recordEko, startEko } from "../../support/eko/game";
import { questions } from "../../support/eko/positions";
import { redoButton, undoButton } from "../../support/page/controls";
import { openSaved, saveText, test } from "../../support/page/games";
import { pickUp, point } from "../../support/page/hands";
import { expect, open, places } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { cell, expectPosition, positionOn } from "../../support/page/see";

const names = async (page: Page) => [await undoButton(page).getAttribute("aria-label"), await redoButton(page).getAttribute("aria-label")];

for (const place of places) {
  test(`three reloads in mid-game at ${place} change nothing`, async ({ page, engine }) => {
    await open(page, place);
    await startEko(page, 3, 45, ["Ann", "Bo", "Cy"]);
    await playEko(page, engine, 45, { make: (move, legal) => make(page, move, legal), steps: 14 });
    for (let undos = 0; undos < 3; undos++) await undoButton(page).click();
    const [position, buttons] = [await positionOn(page), await names(page)];
    expect(buttons.join()).toMatch(/Undo: .*Redo: /);
    for (let reloads = 0; reloads < 3; reloads++) {
      await page.reload();
      await expectPosition(page, position, "a reload");
      expect(await names(page)).toEqual(buttons);
      await expect(page.getByRole("button", { name: /^Ann \(Wave\)/ })).toBeVisible();
    }
  });
}

for (const place of places) {
  test(`three reloads of the start and of the end at ${place} change nothing`, async ({ page, engine }) => {
    await open(page, place);
    for (let reloads = 0; reloads < 3; reloads++) {
      await page.reload();
      await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
    }
    const record = await recordEko(engine, 2, 54);
    await openSaved(page, record, place);
    for (let reloads = 0; reloads < 3; reloads++) {
      await page.reload();
      await expectPosition(page, record.positions.at(-1)!, "a reload");
      await expect(page.getByRole("dialog").getByRole("heading", { name: /won/ })).toBeVisible();
    }
  });
}

test("three reloads in the middle of a game of Cities change nothing", async ({ page, cities }) => {
  const record = await recordCities(cities, 8, 20);
  await openCities(page, { ...record, at: 10, names: ["Ann", "Bo"] });
  const before = await names(page);
  expect(before.join()).toMatch(/Undo: .*Redo: /);
  for (let reloads = 0; reloads < 3; reloads++) {
    await page.reload();
    await expectPosition(page, record.positions[10], "a reload");
    expect(await names(page)).toEqual(before);
  }
});

test("back and forward play nothing and lose nothing", async ({ page, engine }) => {
  await open(page);
  await startEko(page, 2, 34);
  await playEko(page, engine, 34, { make: (move, legal) => make(page, move, legal), steps: 6 });
  const position = await positionOn(page);
  await page.goto("/a/b/");
  await expectPosition(page, position, "going elsewhere");
  await page.goBack();
  await expectPosition(page, position, "going back");
  await page.goForward();
  await expectPosition(page, position, "going forward");
});

test("a piece picked up stays picked up over a reload, and is put down with the game", async ({ page }) => {
  await openSaved(page, { start: questions });
  await pickUp(page, "a1");
  await page.reload();
  await expect(cell(page, "a1").and(page.locator("[data-selected]"))).toHaveCount(1);
  await expect(cell(page, "a2")).toHaveAttribute("data-can", /move/);
  await point(page, "a1");
  await page.reload();
  await expect(cell(page, "a1")).toBeVisible();
  await expect(page.locator("[data-selected]")).toHaveCount(0);
  await openCities(page, { start: enclosing });
  await pickUp(page, "d5");
  await page.reload();
  await expect(cell(page, "d5").and(page.locator("[data-selected]"))).toHaveCount(1);
});

test("after a reload a game takes the place of the one under pointer and focus", async ({ page, engine }) => {
  await openSaved(page, { start: engine.setup(2, 5), names: ["Ann", "Bo"] });
  await page.reload();
  const space = (await page.locator("[data-cell]:not([data-can])").first().getAttribute("data-cell"))!;
  await point(page, space);
  const start = engine.setup(2, 6);
  const buffer = Buffer.from(saveText({ start, names: ["Ann", "Bo"] }));
  await page.locator("input[type=file]").first().setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await expectPosition(page, await engine.settle(start), "the opened game");
});

for (const place of places) {
  test(`three reloads in a review at ${place} come back to the same step; the game stays as it is`, async ({ page, engine }) => {
    const record = await recordEko(engine, 2, 54, 20);
    await openSaved(page, record, place);
    const live = await positionOn(page);
    await page.locator(".ply[data-to='5']").click();
    await page.getByRole("button", { name: "One step on" }).click();
    for (let reloads = 0; reloads < 3; reloads++) {
      await page.reload();
      await expect(page.locator("[data-review]")).toBeVisible();
      await expectPosition(page, record.positions[6], "a reload");
    }
    await page.getByRole("button", { name: "Back to the game" }).click();
    expect(await positionOn(page)).toBe(live);
    await page.reload();
    await expectPosition(page, live, "a reload after the review");
    await expect(page.locator("[data-review]")).toHaveCount(0);
  });
}

test("a review of a finished game comes back without its result, and not in another game", async ({ page, cities, engine }) => {
  const record = await recordCities(cities, 8, 20);
  await openCities(page, record);
  await page.locator(".ply[data-to='3']").click();
  await page.reload();
  await expectPosition(page, record.positions[3], "a reload");
  const finished = await recordEko(engine, 2, 54);
  await openSaved(page, finished);
  await expect(page.locator("[data-review]"), "another game").toHaveCount(0);
  await page.getByRole("dialog").getByRole("button", { name: "Look back" }).click();
  await page.getByRole("button", { name: "One step on" }).click();
  await page.reload();
  await expectPosition(page, finished.positions[1], "a reload");
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a kept review that is damaged, or of no step of the game, is ignored", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 54, 10);
  await openSaved(page, record);
  await page.locator(".ply[data-to='3']").click();
  const id = (await page.evaluate(() => sessionStorage.getItem("eko.review")))!.split(" ")[1];
  for (const value of ["", "3", "x y", `-1 ${id}`, `999 ${id}`, `99999999999999999999999 ${id}`, "3 other"]) {
    await page.evaluate((text) => sessionStorage.setItem("eko.review", text), value);
    await page.reload();
    await expectPosition(page, record.positions[10], value);
    await expect(page.locator("[data-review]")).toHaveCount(0);
    await expect(page.locator("[data-can]").first()).toBeVisible();
  }
});
