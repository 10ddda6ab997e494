// A coach says after a person's step when another was clearly better, and why; it plays nothing.
import type { Page } from "@playwright/test";
import { openSeated, plyOn, savedOn, untilPeople } from "../../support/page/computer";
import { menu, redoButton, undoButton } from "../../support/page/controls";
import { test } from "../../support/page/games";
import { point } from "../../support/page/hands";
import { expect, expectAccessible } from "../../support/page/harness";

const games = [
  // The emperor can be taken; a piece can be captured.
  { game: "eko", start: "...../o..../m..../..rrr b1A3,d1B3E,c2A3E,d2A1,b3A1,c3B3 a2AC,e4AC 0/3 - A:act", wrong: ["b3", "c1"], best: ["c2", "d1"], phrase: /c2 → d1/, why: /takes .*3 discs/i },
  { game: "cities", start: "a8a/10/10/10/10/5A4/2Aa6/10/10/A8A b1A,c10B A", wrong: ["c4", "e4"], best: ["f5", "e4"], phrase: /f5.*e4/, why: /captured.*d4|d4.*captured/i },
];

const on = { "eko.coach": "on" };
const line = (page: Page) => page.locator("#why");
const speaks = (page: Page) => line(page).filter({ hasText: "Coach" });

async function play(page: Page, [from, to]: string[]) {
  const before = await plyOn(page);
  await point(page, from);
  await point(page, to);
  await expect.poll(() => plyOn(page)).toBeGreaterThan(before);
}

/** Long enough for an answer that would come. */
const silence = (page: Page) => page.waitForTimeout(1_500);

for (const { game, start, wrong, best, phrase, why } of games) {
  test(`${game}: says what was better and why, aloud too, and goes with undo; redo asks nothing`, async ({ page }) => {
    await openSeated(page, { game, start }, "human human", on);
    await play(page, wrong);
    await expect(speaks(page)).toContainText(phrase);
    await expect(line(page)).toContainText(why);
    await expect(page.getByRole("status").filter({ hasText: "Coach: Better was" })).toHaveCount(1);
    await expectAccessible(page);
    const { plies } = await savedOn(page);
    expect(plies.split(" ")[0]).toBe(wrong.join("-"));
    await undoButton(page).click();
    await expect(speaks(page)).toHaveCount(0);
    await redoButton(page).click();
    await silence(page);
    await expect(speaks(page)).toHaveCount(0);
  });

  test(`${game}: says nothing about the best step, and nothing while it is off`, async ({ page }) => {
    await openSeated(page, { game, start }, "human human", on);
    await play(page, best);
    await silence(page);
    await expect(speaks(page)).toHaveCount(0);
    await openSeated(page, { game, start }, "human human", { "eko.coach": "off" });
    await play(page, wrong);
    await silence(page);
    await expect(speaks(page)).toHaveCount(0);
  });
}

test("it is switched on beside the computer players, is kept, and follows the language", async ({ page }) => {
  const { game, start, wrong } = games[0];
  await openSeated(page, { game, start }, "human human");
  await menu(page, "Players and computer");
  const box = page.getByRole("checkbox", { name: /^Coach/ });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.keyboard.press("Escape");
  await page.reload();
  await play(page, wrong);
  await expect(speaks(page)).toContainText("Better was");
  await menu(page);
  await page.locator("label.language select").selectOption("de");
  await page.keyboard.press("Escape");
  await expect(line(page)).toContainText("Trainer");
  await expect(line(page)).toContainText("Besser war");
});

test("it stands while computers answer, and is silent in a review and about their steps", async ({ page }) => {
  const { game, start, wrong } = games[1];
  await openSeated(page, { game, start }, "human beginner", on);
  await play(page, wrong);
  await expect(speaks(page)).toContainText("Better was");
  await untilPeople(page);
  expect(await plyOn(page)).toBeGreaterThan(1);
  await expect(speaks(page)).toHaveCount(1);
  await page.locator(".ply[data-to='1']").click();
  await expect(page.locator("[data-review]")).toBeVisible();
  await expect(speaks(page)).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(speaks(page)).toHaveCount(1);
});

test("computers that play each other are not coached", async ({ page, engine }) => {
  await openSeated(page, { start: engine.setup(2, 7) }, "beginner beginner", on);
  await expect.poll(() => plyOn(page), { timeout: 30_000 }).toBeGreaterThan(12);
  await expect(speaks(page)).toHaveCount(0);
});
