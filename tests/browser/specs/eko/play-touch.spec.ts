// A whole game by taps on a phone, and everything that a turn needs in sight on the smallest.
import type { Page } from "@playwright/test";
import { playEko, startEko } from "../../support/eko/game";
import { questions, refusals, swapping } from "../../support/eko/positions";
import { prompt, turnButton, undoButton } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { finger, middle, pickUp, point } from "../../support/page/hands";
import { expect, open } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { expectPosition, see } from "../../support/page/see";
import { expectInSight, smallestTargets } from "../../support/page/sight";

const way = (page: Page) => ({ make: (move: string, legal: string[]) => make(page, move, legal, finger) });
const turnControls = (page: Page) => ({
  "the board": page.getByRole("grid"),
  "the prompt": prompt(page),
  "undo": undoButton(page),
  "end of turn": turnButton(page),
});

test("a game of 2 by taps at 390 × 844", async ({ page, engine }) => {
  await open(page);
  await startEko(page, 2, 34);
  await playEko(page, engine, 34, {
    ...way(page),
    look: async () => expect(await page.evaluate(() => window.scrollY), "nothing scrolls").toBe(0),
  });
  await expect(page.locator("[data-phase=over]")).toBeVisible();
  await expect(page.getByRole("dialog").getByRole("heading", { name: /won/ })).toBeVisible();
});

for (const [width, height] of [[390, 844], [360, 640], [320, 640]]) {
  for (const players of [2, 3, 4]) {
    test(`the first turns of ${players} at ${width} × ${height}: all in sight, targets large enough`, async ({ page, engine }) => {
      await page.setViewportSize({ width, height });
      await open(page);
      await startEko(page, players, 1);
      await playEko(page, engine, 1, {
        ...way(page),
        look: () => expectInSight(page, turnControls(page)),
        steps: 10,
      });
      const { button, space } = await smallestTargets(page);
      const least = width >= 390 && players === 2 ? 44 : 24;
      expect.soft(button.size, `the smallest button: ${button.name}`).toBeGreaterThanOrEqual(least);
      expect.soft(space.size, `the smallest space: ${space.name}`).toBeGreaterThanOrEqual(least);
    });
  }
}

test("a tap says why not", async ({ page }) => {
  await openSaved(page, { start: questions });
  await pickUp(page, "a1", finger);
  // A tap on the own stack of b1 picks that one up instead.
  for (const [space, reason] of refusals.filter(([name]) => name !== "b1")) {
    await point(page, space, finger);
    await expect(page.getByText(reason).first()).toBeVisible();
    await expect(page.getByRole("status")).toContainText(reason);
  }
  expect((await see(page)).position).toBe(questions);
});

test("two fast taps play one move", async ({ page, engine }) => {
  await openSaved(page, { start: swapping });
  const { x, y } = await middle(page, "e3");
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await expectPosition(page, await engine.step(swapping, "~e3"), "~e3");
  await expect(page.locator("[data-selected]")).toHaveCount(0);
});
