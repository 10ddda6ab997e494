// The teacher's view: how to switch it on, and what it shows.
import type { Page } from "@playwright/test";
import { menu } from "./controls";
import { expect } from "./harness";

/** The bar of the teacher's view, while it is on. */
export const opened = (page: Page) => page.getByRole("group", { name: "Teacher's view" });

/** Switches the teacher's view on. */
export async function teach(page: Page) {
  const sheet = await menu(page);
  await sheet.getByRole("checkbox", { name: /^Teacher's view/ }).check();
  await page.keyboard.press("Escape");
  await expect(opened(page)).toBeVisible();
}

/** The space whose piece is looked at. */
export const lookedAt = (page: Page) => page.getByRole("grid").getAttribute("data-looking");

/** What the piece could do that is looked at, space by space. */
export const possible = (page: Page) => page.locator("[data-look]").evaluateAll((cells) =>
  Object.fromEntries(cells.map((cell) => [cell.getAttribute("data-cell")!, cell.getAttribute("data-look")!])));

/** What is drawn on the board. */
export const marksOn = (page: Page) => page.locator("[data-mark]").evaluateAll((all) => all.map((one) => one.getAttribute("data-mark")));
