// Contrast of everything drawn, against the ground it has: 3 to 1 for shapes, 4.5 to 1 for figures.
import type { Browser, Page } from "@playwright/test";
import { type Gallery, galleries } from "../../support/page/gallery";
import { contrasts } from "../../support/page/contrast";
import { openSaved, test } from "../../support/page/games";
import { pickUp } from "../../support/page/hands";
import { expect } from "../../support/page/harness";

test.use({ deviceScaleFactor: 2 });

async function expectContrast(page: Page, browser: Browser, { figures }: Gallery) {
  const measured = await contrasts(page, browser, figures);
  const low = measured.filter(({ name, ratio }) => ratio < (figures.find((figure) => figure.name === name)!.text ? 4.5 : 3));
  expect(low.map(({ name, which, ratio }) => `${name} ${which}: ${ratio.toFixed(2)}`)).toEqual([]);
}

for (const colorScheme of ["dark", "light"] as const) {
  for (const [name, gallery] of Object.entries(galleries)) {
    test(`${name} stand out, ${colorScheme}`, async ({ page, browser }) => {
      await page.emulateMedia({ colorScheme });
      await openSaved(page, { game: gallery.game, start: gallery.start });
      if (gallery.pickUp) await pickUp(page, gallery.pickUp);
      await page.locator("[data-board]").evaluate((board) => (document.activeElement as HTMLElement | SVGElement)?.blur?.() ?? board);
      await expectContrast(page, browser, gallery);
    });
  }

  test(`the track of points, filled and empty, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await openSaved(page, { start: galleries["pieces of Ekö"].start });
    const tracks = await page.locator(".track").evaluateAll((lists) => lists.map((list) => {
      const context = new OffscreenCanvas(1, 1).getContext("2d")!;
      const light = (color: string) => {
        context.clearRect(0, 0, 1, 1);
        context.fillStyle = color;
        context.fillRect(0, 0, 1, 1);
        const [r, g, b, alpha] = context.getImageData(0, 0, 1, 1).data;
        const [x, y, z] = [r, g, b].map((byte) => (byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4));
        return alpha ? 0.2126 * x + 0.7152 * y + 0.0722 * z : undefined;
      };
      const ground = (element: Element): number =>
        light(getComputedStyle(element).backgroundColor) ?? ground(element.parentElement!);
      const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
      const [on, off] = [list.querySelector("li[data-on]")!, list.querySelector("li:not([data-on])")!];
      return {
        player: list.closest("[data-player]")!.getAttribute("data-player"),
        "filled beside empty": ratio(ground(on), ground(off)),
        "filled on its ground": ratio(ground(on), ground(list)),
        "empty by its rim": ratio(light(getComputedStyle(off).borderTopColor)!, ground(off)),
      };
    }));
    expect(tracks.map(({ player }) => player)).toEqual(["A", "B", "C", "D"]);
    for (const { player, ...ratios } of tracks) {
      for (const [what, ratio] of Object.entries(ratios)) expect.soft(ratio, `${player}: ${what}`).toBeGreaterThanOrEqual(3);
    }
  });
}
