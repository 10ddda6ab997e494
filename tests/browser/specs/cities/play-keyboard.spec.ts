// A whole game of Cities without a mouse; the focus is never lost on the way.
import { playCities } from "../../support/cities/game";
import { test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { expectFocusKept, tabTo } from "../../support/page/keys";
import { positionOn, see } from "../../support/page/see";
import { makeByKeys } from "../../support/page/typist";

test("a game of Cities by keyboard only", async ({ page, cities }) => {
  await open(page);
  await tabTo(page, "the choice of the game", (at) => at.name.trim() === "Ekö");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "the start", (at) => at.text === "Start the game");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("grid")).toBeVisible();
  let step = 0;
  await playCities(page, cities, 23, {
    make: async (move, legal) => {
      const before = await positionOn(page);
      await makeByKeys(page, move, legal, step++ % 2 ? "p" : "n");
      await expect.poll(() => positionOn(page)).not.toBe(before);
      await expectFocusKept(page);
      expect((await see(page)).tabStops, "one tab stop on the board").toHaveLength(1);
    },
  });
  await expect(page.getByRole("dialog").getByRole("heading", { name: /won|draw/i })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectFocusKept(page);
});
