// The lessons: their files, and how to get to one on the page.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Engine } from "./engine";
import { expect } from "./harness";
import { positionOn } from "./see";

/** The solutions of the steps of each lesson of a game, by its key; none for a whole game. */
export function solutions(game: string): Map<string, string[]> {
  const lessons = new Map<string, string[]>();
  let steps: string[] = [];
  const file = new URL(`../../../../src/lessons/${game}.txt`, import.meta.url);
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const key = /^\[(.*)\]$/.exec(line)?.[1];
    if (key) lessons.set(key, (steps = []));
    const [word, move] = line.split(" ");
    if (word === "right") steps.push(move);
    if (word === "show") steps[steps.length - 1] = move;
  }
  return lessons;
}

export const learn = (page: Page) => page.getByRole("button", { name: "Learn to play" });
export const lesson = (page: Page) => page.locator("[data-lesson]");
export const answer = (page: Page) => page.locator("[data-answer]");
export const button = (page: Page, name: "Try again" | "Show me" | "Next" | "Next lesson") =>
  page.getByRole("button", { name, exact: true });

/** Opens a lesson from the start screen. */
export async function openLesson(page: Page, key: string) {
  await learn(page).click();
  await page.locator(`[data-key="${key}"]`).click();
  await expectStep(page, key, 1);
}

/** The page asks for a step of a lesson. */
export async function expectStep(page: Page, key: string, step: number) {
  await expect(lesson(page)).toHaveAttribute("data-lesson", key);
  await expect(lesson(page)).toHaveAttribute("data-step", String(step));
  await expect(lesson(page)).not.toHaveAttribute("data-done");
  // The opponent may play first.
  await expect(page.locator("[data-can]").first()).toBeVisible();
}

/** Makes a move in a lesson; `make` gets the legal ones. */
export async function makeIn(page: Page, engine: Engine, make: (legal: string[]) => Promise<unknown>) {
  await make(await engine.legal(await positionOn(page)));
}
