// The room of the board and of the words around it.
import type { Page } from "@playwright/test";
import { expect } from "./harness";

/** The windows that every layout is held against. */
export const sizes = [[320, 640], [390, 844], [844, 390], [768, 1024], [1280, 720]] as const;

/** Spaces where something lies over a part: the middle and eight points near the rim are hit-tested. */
export function coveredSpaces(page: Page): Promise<string[]> {
  return page.evaluate(() => [...document.querySelectorAll<SVGGraphicsElement>("[data-cell]")].flatMap((cell) => {
    const area = cell.querySelector<SVGGeometryElement>(".area")!;
    const to = area.getScreenCTM()!;
    const box = area.getBBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const reach = 0.46 * Math.min(box.width, box.height);
    const rim = Array.from({ length: 8 }, (_, eighth) => (eighth * Math.PI) / 4)
      .map((angle) => new DOMPoint(x + reach * Math.cos(angle), y + reach * Math.sin(angle)))
      .filter((point) => area.isPointInFill(point));
    return [new DOMPoint(x, y), ...rim].flatMap((point) => {
      const at = point.matrixTransform(to);
      const hit = document.elementFromPoint(at.x, at.y);
      const name = cell.getAttribute("data-cell");
      if (hit?.closest("[data-cell]")?.getAttribute("data-cell") === name) return [];
      return [`${name} at ${Math.round(at.x)},${Math.round(at.y)}: ${hit?.outerHTML.slice(0, 60) ?? "outside"}`];
    });
  }));
}

/** The place of something on the screen. */
export function placeOf(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].map((value) => Math.round(value * 10) / 10).join(" ");
  });
}

/** Parts of the text in an element that are outside of the window, or that something else covers. */
export function hiddenWords(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluate((element) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const hidden: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const seen = [0.05, 0.5, 0.95].every((part) => {
          const [x, y] = [box.left + part * box.width, box.top + box.height / 2];
          const through = [...document.elementsFromPoint(x, y)];
          // The line lets the pointer through; what lies over it does not.
          const top = through[0];
          if (!top) return false;
          const own = element.contains(top) || getComputedStyle(element).pointerEvents === "none";
          return own && box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
        });
        if (!seen) hidden.push(`“${node.textContent}” at ${[box.left, box.top, box.width, box.height].map(Math.round)}`);
      }
    }
    return hidden;
  });
}

/** The board fills its frame and nothing lies over it. */
export async function expectFreeBoard(page: Page, when: string) {
  expect(await coveredSpaces(page), `spaces under something ${when}`).toEqual([]);
}
