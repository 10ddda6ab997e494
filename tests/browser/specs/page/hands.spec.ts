// Beside clicks: stacks are dragged, sounds are heard when switched on, and the page fills the screen.
import { marching } from "../../support/eko/positions";
import { menu } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { middle, point } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { cell, expectPosition, positionOn } from "../../support/page/see";
import type { Page } from "@playwright/test";

async function drag(page: Page, from: string, to: { x: number; y: number }) {
  const start = await middle(page, from);
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  for (let step = 1; step <= 6; step++) {
    await page.mouse.move(start.x + ((to.x - start.x) * step) / 6, start.y + ((to.y - start.y) * step) / 6);
  }
}

const games = [
  { game: "eko", start: "...../...../..... a1A2,e3B2 - 0/0 - A:act", from: "a1", to: "c1", move: "a1-c1", away: "e3" },
  { game: "cities", start: "aaa7/10/10/10/10/10/10/10/A9/AA8 d3A,b7B A", from: "a2", to: "a3", move: "a2-a3", away: "h8" },
];

for (const { game, start, from, to, move, away } of games) {
  test(`a piece of ${game} is dragged to where it goes`, async ({ page, engine, cities }) => {
    await openSaved(page, { game, start });
    await drag(page, from, await middle(page, to));
    await expect(page.locator(".flight .stack"), "it follows the pointer").toHaveCount(1);
    await page.mouse.up();
    await expectPosition(page, await (game === "eko" ? engine : cities).step(start, move), move);
  });

  test(`a piece of ${game} that is dropped elsewhere stays, picked up only if it was before`, async ({ page }) => {
    await openSaved(page, { game, start });
    for (const before of [false, true]) {
      if (before) await point(page, from);
      for (const end of [await middle(page, away), { x: 5, y: 300 }]) {
        await drag(page, from, end);
        await page.mouse.up();
        await expect(page.locator(".flight > *")).toHaveCount(0);
        await expect(cell(page, from).and(page.locator("[data-selected]"))).toHaveCount(before ? 1 : 0);
        expect(await positionOn(page)).toBe(start);
      }
    }
  });
}

test("sounds are off until they are switched on, and stay on", async ({ page }) => {
  await page.addInitScript(() => {
    const heard = ((window as never as { heard: number[] }).heard = [] as number[]);
    const { start } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (when) {
      heard.push(this.frequency.value);
      return start.call(this, when);
    };
  });
  const heard = () => page.evaluate(() => (window as never as { heard: number[] }).heard.length);
  await openSaved(page, { start: marching });
  const play = async () => {
    await point(page, "a1");
    await point(page, "a2");
    await expect.poll(() => positionOn(page)).not.toBe(marching);
  };
  await play();
  expect(await heard()).toBe(0);
  await page.keyboard.press("Control+z");
  const dialog = await menu(page);
  await dialog.getByRole("group", { name: "Sounds" }).getByLabel("On").check();
  await page.keyboard.press("Escape");
  await play();
  await expect.poll(heard).toBeGreaterThan(0);
  await page.reload();
  await expect((await menu(page)).getByRole("group", { name: "Sounds" }).getByLabel("On")).toBeChecked();
});

test("the page fills the screen, and leaves it", async ({ page }) => {
  await openSaved(page, { start: marching });
  const full = () => page.evaluate(() => document.fullscreenElement !== null);
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(full).toBe(true);
  await page.getByRole("button", { name: "Leave full screen" }).click();
  await expect.poll(full).toBe(false);
});

test("where the browser cannot fill the screen, nothing offers it", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, "fullscreenEnabled", { get: () => false }));
  await openSaved(page, { start: marching });
  await expect(page.getByRole("button", { name: "Full screen" })).toHaveCount(0);
});
