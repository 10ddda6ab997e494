// What the page shows, by its stable attributes.
import type { Page } from "@playwright/test";
import { expect } from "./harness";

export interface Space { can: string; stack: string | null; city: string | null; building: string | null; terrain: string; selected: boolean }

export interface Seen {
  position: string;
  turn: string;
  phase: string;
  spaces: Record<string, Space>;
  /** Moves on buttons outside the board that are on. */
  buttons: string[];
  /** What the open chooser offers: moves, and `select`. */
  chooser: string[] | null;
  /** Where the board's one tab stop is. */
  tabStops: string[];
}

/** All that the attributes say, at one moment. */
export function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const game = document.querySelector("[data-position]")!;
    const cells = [...document.querySelectorAll("svg[data-board] [data-cell]")];
    const words = (cell: Element) => (cell.getAttribute("data-can") ?? "").split(" ").sort().join(" ");
    const dialogs = [...document.querySelectorAll("[role=dialog], [role=menu]")];
    const chooser = dialogs.find((dialog) => dialog.querySelector("[data-move]"));
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[data-move]:not(:disabled)")];
    return {
      position: game.getAttribute("data-position")!,
      turn: game.getAttribute("data-turn")!,
      phase: game.getAttribute("data-phase")!,
      spaces: Object.fromEntries(cells.map((cell) => [cell.getAttribute("data-cell")!, {
        can: words(cell),
        stack: cell.getAttribute("data-stack"),
        city: cell.getAttribute("data-city"),
        building: cell.getAttribute("data-building"),
        terrain: cell.getAttribute("data-terrain")!,
        selected: cell.hasAttribute("data-selected"),
      }])),
      buttons: buttons.filter((button) => button !== chooser && !chooser?.contains(button))
        .map((button) => button.dataset.move!),
      chooser: chooser
        ? [...chooser.querySelectorAll<HTMLElement>("button")]
            .map((button) => button.dataset.move ?? (/^pick up/i.test(button.textContent!.trim()) ? "select" : ""))
            .filter((word) => word)
        : null,
      tabStops: cells.filter((cell) => cell.getAttribute("tabindex") === "0")
        .map((cell) => cell.getAttribute("data-cell")!),
    };
  });
}

/** Looks until something holds; fails when it never does. */
export async function seeWhen(page: Page, holds: (seen: Seen) => boolean): Promise<Seen> {
  let seen!: Seen;
  await expect.poll(async () => holds((seen = await see(page))), { intervals: [5, 10, 20, 50] }).toBe(true);
  return seen;
}

/** The text of the position on the page. */
export const positionOn = (page: Page) => page.evaluate(() => document.querySelector("[data-position]")?.getAttribute("data-position") ?? "");

/** Waits until the page shows this position. */
export async function expectPosition(page: Page, position: string, after: string) {
  await expect.poll(() => positionOn(page), { message: `after ${after}`, intervals: [5, 10, 20, 50] }).toBe(position);
}

/** The element of a space. */
export const cell = (page: Page, space: string) => page.locator(`svg[data-board] [data-cell="${space}"]`);

/** The stack that is picked up. */
export const pickedUp = (seen: Seen) => Object.keys(seen.spaces).find((space) => seen.spaces[space].selected);

/** What the page says of the spaces where something can be done. */
export const canOn = (seen: Seen) =>
  new Map(Object.entries(seen.spaces).filter(([, space]) => space.can).map(([name, space]) => [name, space.can]));

export const sorted = (map: Map<string, string>) => [...map].map(([space, words]) => `${space}: ${words}`).sort();
