// A whole game without a mouse; the focus is never lost on the way.
import { playEko } from "../../support/eko/game";
import { test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { expectFocusKept, tabTo } from "../../support/page/keys";
import { positionOn, see } from "../../support/page/see";
import { makeByKeys } from "../../support/page/typist";

test("a game of 2 by keyboard only", async ({ page, engine }) => {
  await open(page);
  await tabTo(page, "the seed", (at) => /^seed/i.test(at.name));
  await page.keyboard.press("Control+a");
  await page.keyboard.type("34");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
  let step = 0;
  await playEko(page, engine, 34, {
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
