// A forced march is a button with its price; its rings are there once it is pressed. Undo stops what
// is begun before it takes back a step.
import type { Page } from "@playwright/test";
import { choosing, questions } from "../../support/eko/positions";
import { undoButton } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { hover, pickUp, point } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { tabTo } from "../../support/page/keys";
import { cell, positionOn } from "../../support/page/see";

const march = (page: Page) => page.getByRole("button", { name: "Forced march: 3 discs from the reserve, for good" });
const rings = (page: Page) => page.locator("[data-cell] [href='#mark-select']");

test("the rings of a forced march are there once its button is pressed", async ({ page }) => {
  await openSaved(page, { start: choosing });
  await expect(march(page)).toHaveAttribute("aria-pressed", "false");
  await expect(rings(page)).toHaveCount(0);
  await march(page).click();
  await expect(march(page)).toHaveAttribute("aria-pressed", "true");
  await expect(rings(page)).toHaveCount(2);
  for (const stack of ["a1", "e3"]) await expect(cell(page, stack)).toHaveAttribute("data-can", "select");
  // A click picks the stack up at once: reinforcing it is not offered now.
  await point(page, "a1");
  await expect(cell(page, "a1")).toHaveAttribute("data-selected", "");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await undoButton(page).click();
  await expect(rings(page)).toHaveCount(0);
  await march(page).click();
  await march(page).click();
  await expect(rings(page), "pressed again it is off").toHaveCount(0);
});

test("a forced march by keyboard", async ({ page, engine }) => {
  await openSaved(page, { start: choosing });
  await tabTo(page, "the forced march", (at) => /^Forced march/.test(at.text));
  await page.keyboard.press("Enter");
  await expect(rings(page)).toHaveCount(2);
  await expect(page.getByRole("status")).toContainText(/forced march: choose the stack/i);
  await tabTo(page, "the board", (at) => at.space === "a1");
  await page.keyboard.press("Enter");
  await expect(cell(page, "a1")).toHaveAttribute("data-selected", "");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(() => positionOn(page)).toBe(await engine.step(choosing, "!a1-b1"));
  await expect(march(page)).toBeHidden();
});

test("undo puts the stack down first, and says so", async ({ page }) => {
  await openSaved(page, { start: questions, plies: ["a1-a3", "end"] });
  const before = await positionOn(page);
  const puts = page.getByRole("button", { name: "Undo: put the stack down" });
  await expect(puts).toHaveCount(0);
  for (const undo of [() => puts.click(), () => page.keyboard.press("Control+z")]) {
    await pickUp(page, "c1");
    await expect(puts).toBeEnabled();
    await undo();
    await expect(page.locator("[data-selected]")).toHaveCount(0);
    expect(await positionOn(page)).toBe(before);
  }
  await undoButton(page).click();
  await expect.poll(() => positionOn(page)).not.toBe(before);
});

test("a focus that the page sets is no question", async ({ page }) => {
  await openSaved(page, { start: "....k a1A1E,b1A1,c1B1,d1B1E - 0/0 - A:swap2", names: ["Ann", "Bo"] });
  const line = page.locator("#why");
  const leave = page.getByRole("button", { name: "Leave him here" });
  for (const press of [() => leave.click(), () => leave.focus().then(() => page.keyboard.press("Enter"))]) await press();
  await expect(page.locator("[data-phase^=act]")).toHaveCount(1);
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
  await expect(line.locator(".place"), "no space is spoken of").toHaveCount(0);
  await page.keyboard.press("ArrowRight");
  await expect(line.locator(".place"), "an arrow key asks").toHaveText(/^\w\d/);
  await page.keyboard.press("Escape");
  await hover(page, "e1");
  await expect(line).toContainText("e1, capital");
});
