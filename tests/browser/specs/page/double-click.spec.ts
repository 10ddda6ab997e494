// One click is one move: double clicks, fast clicks and held keys play nothing more.
import { choosing, swapping } from "../../support/eko/positions";
import { undoButton } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { middle, pickUp } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { readMove } from "../../support/page/notation";
import { cell, expectPosition, positionOn } from "../../support/page/see";

const told: Record<string, string> = {
  "~e3": "Wave brings the emperor to e3.",
  "a1-a3": "Wave moves from a1 to a3.",
};
const act = "...../...r./.x.k. a1A2E,c1B3E,e3A2 - 0/0 - A:act";

for (const [what, start, move] of [["a swap", swapping, "~e3"], ["a move", act, "a1-a3"]]) {
  test(`a double click plays ${what} once`, async ({ page, engine }) => {
    await openSaved(page, { start });
    const { stack, target } = readMove(move);
    if (stack) await pickUp(page, stack);
    const at = await middle(page, target!);
    await page.mouse.dblclick(at.x, at.y);
    await expectPosition(page, await engine.step(start, move), move);
    await expect(undoButton(page)).toHaveAccessibleName(`Undo: ${told[move]}`);
    await undoButton(page).click();
    await expectPosition(page, start, "one undo");
  });
}

test.describe("by finger", () => {
  test.use({ hasTouch: true });

  for (const [what, start, move] of [["a swap", swapping, "~e3"], ["a move", act, "a1-a3"]]) {
    test(`two fast taps play ${what} once`, async ({ page, engine }) => {
      await openSaved(page, { start });
      const { stack, target } = readMove(move);
      if (stack) await pickUp(page, stack);
      const { x, y } = await middle(page, target!);
      await page.touchscreen.tap(x, y);
      await page.touchscreen.tap(x, y);
      await expectPosition(page, await engine.step(start, move), move);
    });
  }

  test("two fast taps on leaving the emperor pass once", async ({ page, engine }) => {
    await openSaved(page, { start: swapping });
    const leave = page.getByRole("button", { name: "Leave him here" });
    const { x, y, width, height } = (await leave.boundingBox())!;
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await expectPosition(page, await engine.step(swapping, "pass"), "pass");
  });
});

test("a double click on a chooser's button plays once", async ({ page, engine }) => {
  await openSaved(page, { start: choosing });
  const at = await middle(page, "a1");
  await page.mouse.click(at.x, at.y);
  await page.locator('[data-move="a1+2"]').dblclick();
  await expectPosition(page, await engine.step(choosing, "a1+2"), "a1+2");
});

test("a double click on leaving the emperor passes once", async ({ page, engine }) => {
  await openSaved(page, { start: swapping });
  await page.getByRole("button", { name: "Leave him here" }).dblclick();
  await expectPosition(page, await engine.step(swapping, "pass"), "pass");
});

test("a key that is held plays once", async ({ page, engine }) => {
  await openSaved(page, { start: swapping });
  await cell(page, "e3").focus();
  for (let held = 0; held < 5; held++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expectPosition(page, await engine.step(swapping, "~e3"), "a held Enter on a space");
  await undoButton(page).click();
  await page.getByRole("button", { name: "Leave him here" }).focus();
  for (let held = 0; held < 5; held++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expectPosition(page, await engine.step(swapping, "pass"), "a held Enter on a button");
});

test("a held Enter opens the chooser and takes nothing in it", async ({ page }) => {
  await openSaved(page, { start: choosing });
  await cell(page, "a1").focus();
  await page.keyboard.down("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  for (let held = 0; held < 5; held++) await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await positionOn(page)).toBe(choosing);
});
