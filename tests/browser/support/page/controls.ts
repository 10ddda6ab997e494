// The controls of the page, by role and name.
import type { Page } from "@playwright/test";
import { expect } from "./harness";

/** Says what it takes back. */
export const undoButton = (page: Page) => page.getByRole("button", { name: /^(undo: |nothing to undo)/i });
/** Says what it plays again. */
export const redoButton = (page: Page) => page.getByRole("button", { name: /^(redo: |nothing to redo)/i });
/** The one button under the board that passes or ends the turn. */
export const turnButton = (page: Page) => page.getByRole("button", { name: /^(end turn|pass|leave)/i });
export const prompt = (page: Page) => page.getByRole("banner").getByText(/choose |exchange |place /i);

/** Opens the menu and presses one of its buttons. */
export async function menu(page: Page, item?: string) {
  await page.getByRole("button", { name: "Menu" }).click();
  const dialog = page.getByRole("dialog", { name: "Menu" });
  await expect(dialog).toBeVisible();
  if (item) await dialog.getByRole("button", { name: item }).click();
  return dialog;
}

/** What is said to be wrong, where it is to be read. */
export const fault = (page: Page, words: RegExp) => page.locator("p.fault").filter({ hasText: words });

/** Answers a button that asks back, no sooner than it takes for more than a double click. */
export async function sure(page: Page, question: string) {
  await page.waitForTimeout(550);
  await page.getByRole("button", { name: question }).click();
}

/** Chooses a radio button by its label, as people do: the button itself is out of sight. */
export async function chooseRadio(page: Page, named: { name: string; exact?: boolean }, by: "click" | "tap" = "click") {
  const radio = page.getByRole("radio", named);
  await page.locator("label").filter({ has: radio })[by]();
  await expect(radio).toBeChecked();
}
