// Links: the dialog that offers them, and addresses that hold one.
import type { BrowserContext, Page } from "@playwright/test";
import { chooseRadio, menu } from "./controls";
import { expect, open } from "./harness";

/** Opens the dialog; returns the link that it offers. */
export async function shareLink(page: Page, what = "Game"): Promise<string> {
  const dialog = page.getByRole("dialog", { name: "Share a link" });
  if (!(await dialog.isVisible())) await menu(page, "Share a link");
  await chooseRadio(page, { name: what, exact: true });
  const link = await dialog.locator("[data-link]").inputValue();
  expect(link).toMatch(/^http:\/\/[^#]*\/#g=[A-Za-z0-9_-]+(&ply=\d+)?$/);
  return link;
}

/** Opens a link in a page of its own, as on another device. */
export async function openElsewhere(context: BrowserContext, link: string): Promise<Page> {
  const other = await context.browser()!.newContext();
  const page = await other.newPage();
  await page.goto(link);
  await expect(page.locator("#loading")).toHaveCount(0);
  return page;
}

/** The last part of a link. */
export const textOf = (link: string) => link.split("#g=")[1];

/** Puts a link into the address of an open page. */
export const go = (page: Page, text: string) => page.evaluate((one) => { location.hash = `g=${one}`; }, text);

/** Opens the page with a link in its address. */
export const openLink = (page: Page, text: string) => open(page, `/#g=${text}`);

/** The banner about a link that cannot be read. */
export const refused = (page: Page) => page.locator("[data-found=link]");
