// What is in sight without scrolling, how large it is, and whether anything is clipped.
import type { Locator, Page } from "@playwright/test";
import { expect } from "./harness";

/** Each lies wholly within the window and is not covered. */
export async function expectInSight(page: Page, things: { [what: string]: Locator }) {
  for (const [what, thing] of Object.entries(things)) {
    const hidden = await thing.evaluate((element) => {
      const box = element.getBoundingClientRect();
      const inside = box.left >= -0.5 && box.top >= -0.5 && box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
      if (!inside || box.width === 0) return `at ${box.left},${box.top} ${box.width}×${box.height} of ${innerWidth}×${innerHeight}`;
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return hit && (element.contains(hit) || hit.contains(element)) ? "" : `covered by ${hit?.outerHTML.slice(0, 80)}`;
    });
    expect(hidden, `${what} is in sight`).toBe("");
  }
}

export interface Target { name: string; size: number }

/** The smallest button in sight, and the smallest distance between two spaces' middles, in px. */
export function smallestTargets(page: Page): Promise<{ button: Target; space: Target }> {
  return page.evaluate(() => {
    const smallest = (targets: Target[]) => targets.reduce((least, one) => (one.size < least.size ? one : least));
    const controls = [...document.querySelectorAll("button, summary, input, label.segment")].flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      const name = element.getAttribute("aria-label") ?? element.textContent!.trim();
      return width && element.checkVisibility() ? [{ name, size: Math.min(width, height) }] : [];
    });
    const spaces = [...document.querySelectorAll<SVGGraphicsElement>("[data-cell]")].map((element) => {
      const own = element.getScreenCTM()!;
      return { name: element.dataset.cell!, x: own.e, y: own.f };
    });
    const pairs = spaces.flatMap((one, index) => spaces.slice(index + 1).map((other) => (
      { name: `${one.name} and ${other.name}`, size: Math.hypot(one.x - other.x, one.y - other.y) })));
    return { button: smallest(controls), space: smallest(pairs) };
  });
}

/** Everything that holds words and lets some of them be cut off, or hangs out of the window. */
export function clipped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const root = document.scrollingElement!;
    if (root.scrollWidth > innerWidth + 1) faults.push(`the page is ${root.scrollWidth} wide of ${innerWidth}`);
    for (const element of document.body.querySelectorAll<HTMLElement>("*:not(svg, svg *, script, template)")) {
      if (!element.checkVisibility() || !element.textContent!.trim() || element.closest(".visually-hidden")) continue;
      const style = getComputedStyle(element);
      const cuts = (overflow: string) => ["hidden", "clip"].includes(overflow);
      const name = `${element.tagName.toLowerCase()}.${element.className} "${element.textContent!.trim().slice(0, 40)}"`;
      const wide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const high = element.scrollHeight > element.clientHeight + 1 && element.clientHeight > 0;
      if (wide && cuts(style.overflowX)) faults.push(`${name}: ${element.scrollWidth} wide in ${element.clientWidth}`);
      if (high && cuts(style.overflowY)) faults.push(`${name}: ${element.scrollHeight} high in ${element.clientHeight}`);
      if (wide && element.tagName === "BUTTON") faults.push(`${name}: words hang out of the button`);
      const box = element.getBoundingClientRect();
      if (box.width && (box.right > innerWidth + 1 || box.left < -1) && element.tagName === "BUTTON") faults.push(`${name}: hangs out of the window`);
    }
    return [...new Set(faults)];
  });
}
