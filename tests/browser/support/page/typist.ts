// Moves by keyboard alone.
import type { Page } from "@playwright/test";
import { expect } from "./harness";
import { expectFocusKept, focused, tabTo } from "./keys";
import { meanings } from "./moves";
import { readMove } from "./notation";
import { cell } from "./see";

/** Presses a key until the focus is on a space; each press must move it. */
async function goTo(page: Page, space: string, key: string) {
  const seen = new Set<string>();
  for (let here = await focused(page); here !== space; here = await focused(page)) {
    expect(seen.has(here), `${key} goes round without meeting ${space}`).toBe(false);
    seen.add(here);
    await page.keyboard.press(key);
  }
}

async function press(page: Page, legal: string[], move: string, selected: string | undefined, space: string) {
  await page.keyboard.press("Enter");
  if (meanings(legal, selected, space).length < 2) return;
  await expect(page.getByRole("dialog")).toBeVisible();
  const words = move === "select" ? /pick up/i : move;
  await tabTo(page, `the button ${move}`, (at) => (typeof words === "string" ? at.move === words : words.test(at.text)));
  await page.keyboard.press("Enter");
}

/** Makes a move: with `n` or `p` to the stack and to the target, by Tab to buttons. */
export async function makeByKeys(page: Page, move: string, legal: string[], key: string) {
  const { kind, stack, target } = readMove(move);
  if (kind === "button") {
    await tabTo(page, `the button ${move}`, (at) => at.move === move);
    return page.keyboard.press("Enter");
  }
  if (!(await focused(page))) await tabTo(page, "the board", (at) => at.space !== "");
  if (stack) {
    await goTo(page, stack, key);
    await press(page, legal, "select", undefined, stack);
    await expect(cell(page, stack)).toHaveAttribute("data-selected");
    await expectFocusKept(page);
    await expect.poll(() => focused(page)).not.toBe("");
  }
  await goTo(page, target!, key);
  await press(page, legal, move, stack, target!);
}
