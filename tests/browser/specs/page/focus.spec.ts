// The focus: one tab stop for the board, arrows over all of it, and nothing that loses it.
import { recordEko } from "../../support/eko/game";
import { undoButton } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { expect } from "../../support/page/harness";
import { expectFocusKept, focused, tabTo } from "../../support/page/keys";
import { positionOn, see } from "../../support/page/see";

test("arrow keys lead over the whole board", async ({ page, engine }) => {
  await openSaved(page, { start: engine.setup(2, 1) });
  await tabTo(page, "the board", (at) => at.space !== "");
  const all = Object.keys((await see(page)).spaces);
  const seen = new Set<string>();
  // Along each row to both ends, up to the first row and down to the last.
  for (let rows = 0; rows < 30 && seen.size < all.length; rows++) {
    for (const key of ["ArrowLeft", "ArrowRight"]) {
      for (let before = ""; before !== (await focused(page)); await page.keyboard.press(key)) {
        before = await focused(page);
        seen.add(before);
      }
    }
    await page.keyboard.press(rows < 15 ? "ArrowUp" : "ArrowDown");
  }
  expect([...seen].sort()).toEqual(all.sort());
});

test("letters do nothing outside the board, and undo keeps the focus", async ({ page, engine }) => {
  const { start, plies } = await recordEko(engine, 2, 34, 12);
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
