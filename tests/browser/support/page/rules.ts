// The rules on the page: their files, how to get to them, and the diagrams in them.
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { menu } from "./controls";
import { expect } from "./harness";

const source = (name: string) => readFileSync(new URL(`../../../../src/rulebook/${name}`, import.meta.url), "utf8");

/** The keys of all paragraphs of a game, and the names of all settlements, in order. */
export function written(game: string) {
  const lines = source(`${game}.txt`).split("\n").map((line) => line.split(" "));
  const paragraphs: string[] = [];
  let group = "";
  for (const [word, name] of lines) {
    if (word === "group") group = name;
    if (word === "paragraph") paragraphs.push(`${group}.${name}`);
  }
  const settled = lines.filter(([word]) => word === "settles").flatMap(([, ...names]) => names);
  return { paragraphs, settled };
}

/** A text of a paragraph in a language. */
export function words(language: string, game: string, key: string, name: string): string {
  const section = source(`texts/${language}.txt`).split(`[${game} ${key}]\n`)[1].split("\n[")[0];
  return section.split("\n").find((line) => line.startsWith(`${name}: `))!.slice(name.length + 2);
}

export const rules = (page: Page) => page.getByRole("dialog", { name: /^(The rules of|De regels van|Die Regeln von|Les règles du jeu)/ });
export const paragraph = (page: Page, key: string) => page.locator(`[data-paragraph="${key}"]`);
export const diagram = (page: Page, key: string) => page.locator(`[data-diagram="${key}"]`);

/** Opens the rules from the menu of the running game. */
export async function readRules(page: Page) {
  await menu(page, "The rules");
  await expect(rules(page)).toBeVisible();
  await expect(page.locator("[data-paragraph]").first()).toBeVisible();
}

/** Begins a diagram, and clicks a space of it. */
export async function tryIn(shown: Locator, ...spaces: string[]) {
  await shown.getByRole("button", { name: "Try it" }).click();
  for (const space of spaces) await shown.locator(`[data-cell="${space}"] .area`).click();
}
