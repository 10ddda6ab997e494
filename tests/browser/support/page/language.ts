// The languages of the page: one that is taken while a screen is open, and one that is not real.
import type { Page } from "@playwright/test";
import { expect } from "./harness";

export const languages = ["de", "en", "fr", "nl"];

/** Changes the language of whatever screen is open, as the list of languages does. */
export async function speak(page: Page, language: string) {
  await page.evaluate((tag) => {
    document.documentElement.dataset.language = tag;
    document.dispatchEvent(new Event("takelanguage"));
  }, language);
  await expect(page.locator("html")).toHaveAttribute("lang", language);
}

/** A text 40 % longer, between marks; its arguments stay. */
function longer(text: string): string {
  // Lists are a line each, with a colon behind what a line is about.
  if (text.includes("\n")) return text.split("\n").map((line) => line.split(": ").map(longer).join(": ")).join("\n");
  const words = text.replace(/\{\{.*?\}\}/g, "").trim();
  if (!/\p{L}{2}/u.test(words)) return text;
  const more = words.repeat(5).slice(0, Math.ceil(words.length * 0.4)).trim();
  return `‹${text}${more ? ` ${more}` : ""}›`;
}

/** In place of Dutch comes a language that is not real: English, marked and 40 % longer. */
export async function pretend(page: Page) {
  const file = await page.locator('meta[name="texts-en"]').getAttribute("content");
  await page.route("**/texts-nl-*.json", async (route) => {
    const english: string[] = await (await page.request.get(new URL(file!, page.url()).href)).json();
    await route.fulfill({ json: english.map(longer) });
  });
  await speak(page, "nl");
}

/** What is to be read or heard on the page and does not come from the texts in use. */
export function unmarked(page: Page, allowed: string[]): Promise<string[]> {
  return page.evaluate((known) => {
    const found = new Set<string>();
    const look = (words: string | null, where: string) => {
      const rest = known.reduce((left, one) => left.split(one).join(""), words ?? "");
      if (/\p{L}{3}/u.test(rest) && !/[‹›]/.test(rest)) found.add(`${where}: ${words!.trim()}`);
    };
    const hidden = "script, style, template, noscript, symbol, textarea, option, [data-live], #boot-failed, .notation, [lang]:not(html)";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement!.closest(hidden)) look(node.textContent, node.parentElement!.tagName);
    }
    for (const element of document.body.querySelectorAll("*")) {
      for (const name of ["aria-label", "title", "alt", "placeholder"]) look(element.getAttribute(name), name);
    }
    return [...found];
  }, allowed);
}
