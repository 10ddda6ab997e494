// Everything can be taken back and played again.
import { recordCities } from "../../support/cities/game";
import { recordEko, startEko } from "../../support/eko/game";
import { menu, redoButton, undoButton } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { expect } from "../../support/page/harness";
import { readMove } from "../../support/page/notation";
import { expectPosition, positionOn } from "../../support/page/see";

for (const [players, seed] of [[2, 11], [3, 45], [4, 31]]) {
  test(`a whole game of ${players} backward and forward, seed ${seed}`, async ({ page, engine }) => {
    const record = await recordEko(engine, players, seed);
    const shown = (ply: string) => record.plies.some((move) => readMove(move).kind === ply || move.startsWith(ply));
    for (const what of ["swap", "!", "end"]) expect(shown(what), `the game has a ${what}`).toBe(true);
    await openSaved(page, record);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const [first, ...later] = record.stops;
    for (const stop of record.stops.slice(0, -1).reverse()) {
      await undoButton(page).click();
      await expectPosition(page, stop, "undo");
    }
    await expect(undoButton(page)).toBeDisabled();
    expect(await positionOn(page)).toBe(first);
    for (const stop of later) {
      await redoButton(page).click();
      await expectPosition(page, stop, "redo");
    }
    await expect(redoButton(page)).toBeDisabled();
  });
}

test("a game of Cities backward and forward", async ({ page, cities }) => {
  const record = await recordCities(cities, 8, 20);
  await openSaved(page, record);
  for (const stop of record.stops.slice(0, -1).reverse()) {
    await undoButton(page).click();
    await expectPosition(page, stop, "undo");
  }
  await expect(undoButton(page)).toBeDisabled();
  for (const stop of record.stops.slice(1)) {
    await redoButton(page).click();
    await expectPosition(page, stop, "redo");
  }
  await expect(redoButton(page)).toBeDisabled();
});

test("undo and redo say what they do", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 34, 9);
  await openSaved(page, record);
  const told = await page.locator(".ply[aria-current] .visually-hidden").textContent();
  expect(told).toMatch(/^(Wave|Star) \w+ .*\.$/);
  await expect(page.getByRole("button", { name: `Undo: ${told}` })).toBeEnabled();
  await undoButton(page).click();
  await expect(page.getByRole("button", { name: `Redo: ${told}` })).toBeEnabled();
});

test("a new game can be taken back", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 34, 10);
  await openSaved(page, record);
  const before = await positionOn(page);
  await menu(page, "New game");
  await startEko(page, 3, 7);
  await expectPosition(page, engine.setup(3, 7), "a new game");
  await page.reload();
  await menu(page, "Your games");
  await page.getByRole("dialog").getByRole("button", { name: /Wave, Star: \d+ turns/ }).click();
  await expectPosition(page, before, "going back");
});

for (const [item, go] of [["Resign", "Resign"], ["Agree on a draw", "We agree"]]) {
  test(`${item}: asked first, and can be taken back`, async ({ page, engine }) => {
    await openSaved(page, await recordEko(engine, 2, 34, 10));
    const before = await positionOn(page);
    await menu(page, item);
    await page.getByRole("dialog").getByRole("button", { name: "Play on" }).click();
    await expect(page.locator("[data-phase=over]")).toHaveCount(0);
    await menu(page, item);
    await page.getByRole("dialog").getByRole("button", { name: go }).click();
    await expect(page.locator("[data-phase=over]")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
    await expect(page.locator("[data-phase=over]")).toHaveCount(0);
    expect(await positionOn(page)).toBe(before);
  });
}
