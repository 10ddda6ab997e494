// Badges: the count of every stack stays readable, and raising a building is marked as clearly as a new one.
import { openSaved, test } from "../../support/page/games";
import { pickUp } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { cell } from "../../support/page/see";
import type { Page } from "@playwright/test";

/** Badges that lie over the figures of a count, or of another space's badge; a text's box is higher than its figures. */
function overCounts(page: Page) {
  return page.evaluate(() => {
    const counts = [...document.querySelectorAll("[data-board] .count")].map((count) => {
      const { x, y, width, height } = count.getBoundingClientRect();
      return { of: count.closest("[data-cell]")!.getAttribute("data-cell"), left: x, right: x + width, top: y + height * 0.28, bottom: y + height * 0.78, group: null as Element | null };
    });
    for (const text of document.querySelectorAll(".over text")) {
      const { x, y, width, height } = text.getBoundingClientRect();
      counts.push({ of: `badge ${text.textContent}`, left: x, right: x + width, top: y + height * 0.28, bottom: y + height * 0.78, group: text.parentElement! });
    }
    return [...document.querySelectorAll(".over .mark, .over text")].flatMap((badge) => {
      const box = badge.getBoundingClientRect();
      return counts.filter(({ group }) => !group?.contains(badge)).filter(({ left, right, top, bottom }) => box.left < right && box.right > left && box.top < bottom && box.bottom > top)
        .map(({ of }) => `${badge.getAttribute("href") ?? badge.textContent} over the count of ${of}`);
    });
  });
}

const storms = [
  // Attacks, kamikaze and joining through storms, stacks of every height below and beside.
  "...../.ss.../.sss.../.ss.../..... a1B4,c1B1,b2A2,d2B4,e3A1,b4B3,c4B2,d4A3 - 1/0 - A:act",
  "....../.sss../.sss../.sss../...... a1A1,b1A1,c1B4,d1A2,a3A4,e3B1,b5B4,c5A1,d5B3,e5A2 - 1/0 - A:act",
];
const others = [
  "...... a1A1E,b1A1,c1A1,d1B1E,e1A1,f1A1 - 0/0 - A:swap2",
  "..../..../.... a1A1,b1A2,c1A3,d1B4,a2A1,b2A2,c2B3,a3A3,b3A1,c3B4 - 2/2 - A:rein",
  "o.n./..../.... b1A1,d1A3,a2B4,b2A2,c2B4,a3A1,b3B2,c3A4 a1AC,c1AC 3/1 - A:act",
];

for (const [width, height] of [[1280, 720], [390, 844], [320, 640]]) {
  test(`${width} × ${height}: no badge covers the count of any stack`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    let badges = 0;
    for (const start of storms) {
      await openSaved(page, { start });
      const stacks = await page.locator("[data-can~=select]").evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-cell")!));
      for (const stack of stacks) {
        await pickUp(page, stack);
        await page.waitForTimeout(300);
        badges += await page.locator(".over .mark").count();
        expect.soft(await overCounts(page), `${stack} picked up`).toEqual([]);
        await page.keyboard.press("Escape");
      }
    }
    expect(badges, "badges were seen").toBeGreaterThan(20);
    for (const start of others) {
      await openSaved(page, { start });
      expect(await page.locator(".over .mark").count(), start).toBeGreaterThan(0);
      expect.soft(await overCounts(page), start).toEqual([]);
    }
  });
}

test("raising a building shows the building to come, large enough to be told, as a new one does", async ({ page }) => {
  await openSaved(page, { start: "...../.rcm./..... c1A4,e1B1 c2AC 0/0 - A:act" });
  await pickUp(page, "c1");
  const medal = page.locator(".over .mark[href='#badge-build']");
  await expect(medal).toHaveCount(1);
  const [badge, space] = [(await medal.boundingBox())!, (await cell(page, "c2").locator(".area").first().boundingBox())!];
  expect(badge.width / space.width, "the medal beside its space").toBeGreaterThan(0.5);
  const drawn = (await page.locator(".over .building use").boundingBox())!;
  expect(drawn.height / space.height, "the tower in it").toBeGreaterThan(0.33);
});
