// The whole game without a mouse, and focus that is never lost.
import { type Page } from "@playwright/test";
import { hasPlayed, meanings, rest } from "./board";
import { undoButton } from "./controls";
import { openSaved, play, test } from "./game";
import { expect, open } from "./harness";
import { expectFocusKept, focused, tabTo } from "./keys";
import { readMove } from "./notation";
import { recordGame } from "./record";
import { cell, positionOn, see } from "./see";


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
  await rest(page, space);
  await page.keyboard.press("Enter");
  if (meanings(legal, selected, space).length < 2) return;
  await expect(page.getByRole("dialog")).toBeVisible();
  const words = move === "select" ? /pick up/i : move;
  await tabTo(page, `the button ${move}`, (at) => (typeof words === "string" ? at.move === words : words.test(at.text)));
  await page.keyboard.press("Enter");
}

async function makeByKeys(page: Page, move: string, legal: string[], key: string) {
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
  hasPlayed(page, target!);
}

test("a game of 2 by keyboard only", async ({ page, engine }) => {
  test.setTimeout(240_000);
  await open(page);
  await tabTo(page, "the seed", (at) => /^seed/i.test(at.name));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("34");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
  let step = 0;
  await play(page, engine, 34, {
    make: async (move, legal) => {
      const before = await positionOn(page);
      await makeByKeys(page, move, legal, step++ % 2 ? "p" : "n");
      await expect.poll(() => positionOn(page)).not.toBe(before);
      await expectFocusKept(page);
      expect((await see(page)).tabStops, "one tab stop on the board").toHaveLength(1);
    },
  });
  await expect(page.getByRole("dialog").getByRole("heading", { name: /won/ })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectFocusKept(page);
});

test("arrow keys lead over the whole board, each to a space beside", async ({ page, engine }) => {
  await openSaved(page, { start: engine.setup(2, 1) });
  await tabTo(page, "the board", (at) => at.space !== "");
  const all = Object.keys((await see(page)).spaces);
  const seen = new Set<string>();
  // Along each row to both ends, and down row by row.
  for (let rows = 0; rows < 30 && seen.size < all.length; rows++) {
    for (const key of ["ArrowLeft", "ArrowRight"]) {
      for (let before = ""; before !== (await focused(page)); await page.keyboard.press(key)) {
        before = await focused(page);
        seen.add(before);
      }
    }
    const before = await focused(page);
    await page.keyboard.press(rows < 15 ? "ArrowUp" : "ArrowDown");
    expect(rows < 15 || (await focused(page)) !== before || seen.size === all.length).toBe(true);
  }
  expect([...seen].sort()).toEqual(all.sort());
});

test("letters do nothing outside the board, and undo keeps the focus", async ({ page, engine }) => {
  const { start, plies } = await recordGame(engine, 2, 34, 12);
  await openSaved(page, { start, plies });
  const undo = undoButton(page);
  await undo.focus();
  const before = await positionOn(page);
  await page.keyboard.press("n");
  await expect(undo).toBeFocused();
  expect(await positionOn(page)).toBe(before);
  while (await undo.isEnabled()) {
    const position = await positionOn(page);
    await page.keyboard.press("Enter");
    await expect.poll(() => positionOn(page)).not.toBe(position);
    await expectFocusKept(page);
    if (await undo.isEnabled()) await expect(undo).toBeFocused();
  }
  expect(await positionOn(page)).toBe(start);
});

test("dialogs keep the focus inside and give it back", async ({ page, engine }) => {
  await openSaved(page, { start: engine.setup(2, 1) });
  const menu = page.getByRole("button", { name: "Menu" });
  await menu.focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Menu" });
  await expect(dialog).toBeVisible();
  // Round and round: the dialog, and between two rounds the browser's own bar.
  const where = () => page.evaluate(() => {
    const element = document.activeElement!;
    return element === document.body ? "browser" : element.closest("[role=dialog]") ? "dialog" : element.outerHTML;
  });
  const visited = [];
  for (let tabs = 0; tabs < 30; tabs++) {
    await page.keyboard.press("Tab");
    visited.push(await where());
  }
  expect(visited.filter((place) => !["browser", "dialog"].includes(place))).toEqual([]);
  expect(visited.filter((place) => place === "dialog").length).toBeGreaterThan(20);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(menu).toBeFocused();
});
