// A board looked at closely, by two fingers and by a double tap, on a phone.
import { recordEko } from "../../support/eko/game";
import { marching } from "../../support/eko/positions";
import { openSaved, test } from "../../support/page/games";
import { expect } from "../../support/page/harness";
import { cell, positionOn } from "../../support/page/see";
import type { Page } from "@playwright/test";

type Point = { x: number; y: number };

/** Moves fingers from the first points to the last. */
async function fingers(page: Page, from: Point[], to: Point[]) {
  const cdp = await page.context().newCDPSession(page);
  const send = (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Point[]) =>
    cdp.send("Input.dispatchTouchEvent", { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) });
  await send("touchStart", from);
  for (let step = 1; step <= 5; step++) {
    await send("touchMove", from.map((start, at) => ({
      x: start.x + ((to[at].x - start.x) * step) / 5, y: start.y + ((to[at].y - start.y) * step) / 5,
    })));
  }
  await send("touchEnd", []);
}

const whole = (page: Page) => page.getByRole("button", { name: "Whole board" });
const size = async (page: Page, space: string) => (await cell(page, space).locator(".area").first().boundingBox())!.width;
const middleOfBoard = async (page: Page) => {
  const box = (await page.locator("svg[data-board]").boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test("two fingers enlarge the board, one moves it, and a button shows the whole again", async ({ page }) => {
  await openSaved(page, { start: marching });
  const before = await size(page, "c2");
  const { x, y } = await middleOfBoard(page);
  await fingers(page, [{ x: x - 20, y }, { x: x + 20, y }], [{ x: x - 60, y }, { x: x + 60, y }]);
  await expect.poll(() => size(page, "c2")).toBeGreaterThan(before * 2);
  await expect(whole(page)).toBeVisible();
  const at = (await cell(page, "c2").boundingBox())!;
  await fingers(page, [{ x, y }], [{ x: x + 40, y: y + 10 }]);
  await expect.poll(async () => (await cell(page, "c2").boundingBox())!.x).not.toBeCloseTo(at.x, 0);
  expect(await positionOn(page), "nothing is played").toBe(marching);
  // Browsers make no click of a tap that comes at once after a gesture.
  await page.waitForTimeout(500);
  await whole(page).tap();
  await expect.poll(() => size(page, "c2")).toBeCloseTo(before, 0);
  await expect(whole(page)).toBeHidden();
});

test("a double tap where taps do nothing enlarges the board and shows it whole again", async ({ page }) => {
  await openSaved(page, { start: marching });
  const before = await size(page, "c2");
  const box = (await cell(page, "c2").boundingBox())!;
  const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await tap();
  await tap();
  await expect.poll(() => size(page, "c2")).toBeGreaterThan(before * 1.5);
  await page.waitForTimeout(500);
  await tap();
  await tap();
  await expect.poll(() => size(page, "c2")).toBeCloseTo(before, 0);
  expect(await positionOn(page)).toBe(marching);
});

test.describe("the smallest phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });
  for (const players of [2, 3, 4]) {
    test(`every space in sight takes 24 pixels, and panels stand two by two, with ${players}`, async ({ page, engine }) => {
      await openSaved(page, await recordEko(engine, players, 31, 8));
      await expect.poll(() => page.evaluate(() => {
        const sizes = [...document.querySelectorAll("[data-cell] .area")].map((area) => area.getBoundingClientRect());
        return Math.min(...sizes.map((rect) => Math.min(rect.width, rect.height)));
      })).toBeGreaterThanOrEqual(24);
      const tops = await page.locator(".plate[data-player]").evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
      expect(new Set(tops).size, "rows of panels").toBe(Math.ceil(players / 2));
    });
  }
});
