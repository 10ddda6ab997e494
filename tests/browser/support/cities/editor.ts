// The editor of start layouts.
import type { Page } from "@playwright/test";
import { expect, open } from "../page/harness";

export const square = (page: Page, name: string) => page.locator(`[data-square="${name}"]`);
export const layoutText = (page: Page) => page.getByRole("textbox", { name: "As text" });
export const keepButton = (page: Page) => page.getByRole("button", { name: "Keep and use" });

/** Opens the page, and the editor on it. */
export async function openEditor(page: Page) {
  await open(page);
  await page.getByRole("radio", { name: "Cities" }).check();
  await page.getByRole("button", { name: "Enter a layout" }).click();
  await expect(page.getByRole("dialog", { name: "A start layout" })).toBeVisible();
}
