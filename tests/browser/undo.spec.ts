// Everything can be taken back and played again, and one click is never two moves.
import { middle, pickUp } from "./board";
import { menu, redoButton, undoButton } from "./controls";
import { openSaved, startGame, test } from "./game";
import { expect } from "./harness";
import { readMove } from "./notation";
import { recordGame, type Record } from "./record";
import { cell, expectPosition, positionOn } from "./see";

for (const [players, seed] of [[2, 11], [3, 45], [4, 31]]) {
  test(`a whole game of ${players} backward and forward, seed ${seed}`, async ({ page, engine }) => {
    const record = await recordGame(engine, players, seed);
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

test("undo and redo say what they do", async ({ page, engine }) => {
  const record = await recordGame(engine, 2, 34, 9);
  await openSaved(page, record);
  const decisions = record.plies.filter((_, ply) => record.stops.includes(record.positions[ply]));
  const last = decisions.at(-1)!;
  await expect(page.getByRole("button", { name: `Take back: ${last}` })).toBeEnabled();
  await undoButton(page).click();
  await expect(page.getByRole("button", { name: `Play again: ${last}` })).toBeEnabled();
});

/** A game in which A has just acted, and may place 1 or 2 on a1, or march. */
const reinforce: Record["start"] = "...../...r./.x.k. a1A1,c1B3,e3A2 - 5/0 - A:rein";
const swap = "...../...r./.x.k. a1A1E,c1B1,d1B1E,e3A1 - 0/0 - A:swap2";
const act = "...../...r./.x.k. a1A2E,c1B3E,e3A2 - 0/0 - A:act";

for (const [what, start, move] of [["a swap", swap, "~e3"], ["a move", act, "a1-a3"]]) {
  test(`a double click plays ${what} once`, async ({ page, engine }) => {
    await openSaved(page, { start });
    const { stack, target } = readMove(move);
    if (stack) await pickUp(page, stack);
    const at = await middle(page, target!);
    await page.mouse.dblclick(at.x, at.y);
    await expectPosition(page, await engine.step(start, move), move);
    await expect(undoButton(page)).toHaveAccessibleName(`Take back: ${move}`);
    await undoButton(page).click();
    await expectPosition(page, start, "one undo");
  });

  test(`two fast clicks play ${what} once`, async ({ page, engine }) => {
    await openSaved(page, { start });
    const { stack, target } = readMove(move);
    if (stack) await pickUp(page, stack);
    const { x, y } = await middle(page, target!);
    await page.mouse.click(x, y);
    await page.mouse.click(x, y);
    await expectPosition(page, await engine.step(start, move), move);
    await expect(page.locator("[data-selected]")).toHaveCount(0);
  });
}

test("a double click on a chooser's button plays once", async ({ page, engine }) => {
  await openSaved(page, { start: reinforce });
  const at = await middle(page, "a1");
  await page.mouse.click(at.x, at.y);
  await page.locator('[data-move="a1+2"]').dblclick();
  await expectPosition(page, await engine.step(reinforce, "a1+2"), "a1+2");
});

test("a double click on leaving the emperor passes once", async ({ page, engine }) => {
  await openSaved(page, { start: swap });
  await page.getByRole("button", { name: "Leave him here" }).dblclick();
  await expectPosition(page, await engine.step(swap, "pass"), "pass");
});

test("a key that is held plays once", async ({ page, engine }) => {
  await openSaved(page, { start: swap });
  await cell(page, "e3").focus();
  for (let held = 0; held < 5; held++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expectPosition(page, await engine.step(swap, "~e3"), "a held Enter on a space");
  await undoButton(page).click();
  await page.getByRole("button", { name: "Leave him here" }).focus();
  for (let held = 0; held < 5; held++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expectPosition(page, await engine.step(swap, "pass"), "a held Enter on a button");
});

test("a held Enter opens the chooser and takes nothing in it", async ({ page }) => {
  await openSaved(page, { start: reinforce });
  await cell(page, "a1").focus();
  await page.keyboard.down("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  for (let held = 0; held < 5; held++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await positionOn(page)).toBe(reinforce);
});

test("a new game can be taken back", async ({ page, engine }) => {
  const record = await recordGame(engine, 2, 34, 10);
  await openSaved(page, record);
  const before = await positionOn(page);
  await menu(page, "New game");
  await startGame(page, 3, 7);
  await expectPosition(page, engine.setup(3, 7), "a new game");
  await page.reload();
  await menu(page, "Back to the previous game");
  await expectPosition(page, before, "going back");
});

for (const [item, go] of [["Resign", "Resign"], ["Agree on a draw", "We agree"]]) {
  test(`${item}: asked first, and can be taken back`, async ({ page, engine }) => {
    await openSaved(page, await recordGame(engine, 2, 34, 10));
    const before = await positionOn(page);
    await menu(page, item);
    await page.getByRole("dialog").getByRole("button", { name: "Play on" }).click();
    await expect(page.locator("[data-phase=over]")).toHaveCount(0);
    await menu(page, item);
    await page.getByRole("dialog").getByRole("button", { name: go }).click();
    await expect(page.locator("[data-phase=over]")).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Take back" }).click();
    await expect(page.locator("[data-phase=over]")).toHaveCount(0);
    expect(await positionOn(page)).toBe(before);
  });
}
