// The keyboard: where the focus is, and the way to it by Tab.
import type { Page } from "@playwright/test";
import { expect } from "./harness";

export interface At { space: string; move: string; name: string; text: string; tag: string }

/** What has the focus. */
export function at(page: Page): Promise<At> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const label = (element as HTMLInputElement).labels?.[0]?.textContent;
    return {
      space: element.getAttribute("data-cell") ?? "",
      move: element.dataset?.move ?? "",
      name: element.getAttribute("aria-label") ?? label ?? "",
      text: element.textContent!.trim(),
      tag: element.tagName.toLowerCase(),
    };
  });
}

/** The space that has the focus; empty when something else has it. */
export const focused = async (page: Page) => (await at(page)).space;

/** Presses Tab until the focus is there; fails when it never comes there. */
export async function tabTo(page: Page, what: string, there: (at: At) => boolean) {
  for (let tabs = 0; tabs < 60; tabs++) {
    if (there(await at(page))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${what}`);
}

/** The focus is on a space or a control: never on the page itself, never on what is off. */
export async function expectFocusKept(page: Page) {
  const lost = () => page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body || element === document.documentElement) return "the page itself";
    return element.matches(":disabled") ? `off: ${element.outerHTML.slice(0, 80)}` : "";
  });
  await expect.poll(lost, { message: "where the focus was lost to", intervals: [10, 20, 50], timeout: 5000 }).toBe("");
}
