// Five hundred things done in any order while computer players think: the record stays a record.
import { Engine } from "../../support/page/engine";
import { expectReplay, openSeated, savedOn, somethingByHand, table, thinking } from "../../support/page/computer";
import { test } from "../../support/page/games";
import { expect } from "../../support/page/harness";
import { randomNumbers } from "../../support/page/random";
import type { Page } from "@playwright/test";

const SEATS = ["human", "beginner", "easy", "medium", "hard"];

/** Presses a button if it is there and on; it may be gone a moment later, as the computer plays on. */
async function press(page: Page, name: string | RegExp) {
  const button = page.getByRole("button", { name }).first();
  const on = (await button.count()) > 0 && (await button.isEnabled({ timeout: 500 }).catch(() => false));
  if (on) await button.click({ timeout: 500 }).catch(() => {});
}

/** What may happen at any moment, by how often. */
const deeds: Record<string, (page: Page, random: () => number, engine: Engine) => Promise<unknown>> = {
  undo: (page) => press(page, /^undo/i),
  redo: (page) => press(page, /^redo/i),
  "by hand": async (page, random) => {
    if (await page.locator("[data-can], button[data-move]:enabled").count()) await somethingByHand(page, Math.floor(random() * 50));
  },
  wait: (page, random) => page.waitForTimeout(random() * 300),
  "move now": (page) => press(page, "Move now"),
  stop: (page) => press(page, /^(stop|pause)$/i),
  "go on": (page) => press(page, "Go on"),
  "one step": (page) => press(page, "One step"),
  hint: (page) => press(page, /^hint/i),
  seat: async (page, random) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Players and computer" }).click();
    const clan = ["Wave", "Star", "Sun"][Math.floor(random() * 3)];
    await page.getByLabel(`Who plays for ${clan}`).selectOption(SEATS[Math.floor(random() * SEATS.length)]);
    await page.keyboard.press("Escape");
  },
  "new game": async (page) => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "New game" }).click();
    await page.getByRole("button", { name: "Start the game" }).click();
  },
  open: async (page, random, engine) => {
    const start = engine.setup(3, Math.floor(random() * 1000));
    const text = JSON.stringify({ format: 1, rules: 1, game: "eko", names: [], start, plies: "", at: 0, seats: "easy human beginner" });
    await page.locator("input[type=file]").first().setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
  },
  reload: (page) => page.reload(),
};
const often = ["undo", "redo", "by hand", "by hand", "by hand", "wait", "move now", "stop", "go on", "go on", "one step", "hint", "seat"];
const seldom = ["new game", "open", "reload"];

for (let part = 0; part < 5; part++) {
  test(`a hundred things in any order, part ${part + 1} of 5`, async ({ page, engine }) => {
    await openSeated(page, { start: engine.setup(3, 40 + part) }, "human easy medium", { "eko.thinking-time": "1" });
    const random = randomNumbers(part + 1);
    for (let number = 0; number < 100; number++) {
      const all = random() < 0.06 ? seldom : often;
      const deed = all[Math.floor(random() * all.length)];
      if (await page.getByRole("dialog").getByRole("button", { name: "Look at the board" }).count()) await page.keyboard.press("Escape");
      await deeds[deed](page, random, engine);
      await expect(table(page)).toBeVisible();
      // The record may grow between two looks.
      await expect(async () => {
        const { plies, at } = await savedOn(page);
        expect(at).toBeLessThanOrEqual(plies.split(" ").filter(Boolean).length);
        await expectReplay(page, engine);
      }, `after ${deed}`).toPass({ timeout: 10_000 });
      const [turn, who] = [await table(page).getAttribute("data-turn"), await thinking(page)];
      if (who !== null && (await table(page).getAttribute("data-turn")) === turn) expect(who, deed).toBe(turn);
    }
  });
}
