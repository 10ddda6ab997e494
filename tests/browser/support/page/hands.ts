// Moves as people make them: by clicks or taps on the board, and buttons.
import type { Page } from "@playwright/test";
import { expect } from "./harness";
import { cell } from "./see";

/** A hand: how a point of the screen is touched. */
export type Hand = (page: Page, at: { x: number; y: number }) => Promise<void>;
export const mouse: Hand = (page, { x, y }) => page.mouse.click(x, y);

/** The last tap on each page: where, and when. */
const tapped = new WeakMap<Page, { x: number; y: number; when: number }>();

/** Taps; a second tap in the same place waits until it makes no double tap with the first. */
export const finger: Hand = async (page, { x, y }) => {
  const last = tapped.get(page);
  if (last && Math.hypot(x - last.x, y - last.y) < 40) {
    await page.waitForTimeout(Math.max(0, last.when + 350 - Date.now()));
  }
  await page.touchscreen.tap(x, y);
  tapped.set(page, { x, y, when: Date.now() });
};

/** The middle of a space on the screen; fails when something else lies there. */
export function middle(page: Page, space: string) {
  return page.evaluate((name) => {
    const element = document.querySelector<SVGGraphicsElement>(`[data-cell="${name}"]`)!;
    const own = element.getScreenCTM()!;
    const at = { x: own.e, y: own.f };
    const hit = document.elementFromPoint(at.x, at.y);
    const there = hit?.closest("[data-cell]")?.getAttribute("data-cell") ?? hit?.outerHTML.slice(0, 80);
    if (there !== name) throw new Error(`the middle of ${name} is covered by ${there}`);
    return at;
  }, space);
}

/** Clicks or taps a space in its middle. */
export async function point(page: Page, space: string, hand: Hand = mouse) {
  await hand(page, await middle(page, space));
}

/** Moves the mouse to the middle of a space. */
export async function hover(page: Page, space: string) {
  const { x, y } = await middle(page, space);
  await page.mouse.move(x, y);
}

/** Presses a button in its middle. */
export async function press(page: Page, selector: string, hand: Hand = mouse) {
  const button = page.locator(selector);
  await expect(button).toHaveCount(1);
  await expect(button).toBeEnabled();
  await button.scrollIntoViewIfNeeded();
  const box = (await button.boundingBox())!;
  await hand(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

const SELECT = "[role=dialog] button:not([data-move]):has-text('Pick up')";

/** The board has come to rest: a space is where it was five frames before. */
export async function settled(page: Page, space: string) {
  const frames = () => page.evaluate(() => new Promise<void>((done) => {
    const next = (left: number) => (left ? requestAnimationFrame(() => next(left - 1)) : done());
    next(5);
  }));
  await expect(async () => {
    const before = await middle(page, space);
    await frames();
    expect(await middle(page, space)).toEqual(before);
  }).toPass();
}

/** Picks up a stack, by the chooser where a click could mean more. */
export async function pickUp(page: Page, space: string, hand: Hand = mouse) {
  const chosen = cell(page, space).and(page.locator("[data-selected]"));
  const offer = page.locator(SELECT);
  await point(page, space, hand);
  await expect(chosen.or(offer)).toHaveCount(1);
  if (await offer.count()) await press(page, SELECT, hand);
  await expect(chosen).toHaveCount(1);
}
