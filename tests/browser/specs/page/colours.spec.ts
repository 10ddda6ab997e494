// Forced colours and greyscale: pieces, players and targets are still there and still differ.
import type { Browser, Page } from "@playwright/test";
import { openSaved, test } from "../../support/page/games";
import { pickUp } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { cell } from "../../support/page/see";

const start = "...../...r./.x.k. a1A1,c1B3,e3A2 d2BC 0/0 - A:act";

/** The picture of a space, as it lies on the screen; without the words around the board. */
async function picture(page: Page, space: string): Promise<string> {
  const box = await cell(page, space).evaluate((element) => {
    const own = (element as SVGGraphicsElement).getScreenCTM()!;
    return { x: own.e - 40 * own.a, y: own.f - 40 * own.d, width: 80 * own.a, height: 80 * own.d };
  });
  return (await page.screenshot({ clip: box, animations: "disabled" })).toString("base64");
}

/** The share of points that differ visibly in brightness between two pictures. */
async function difference(browser: Browser, one: string, other: string): Promise<number> {
  const page = await browser.newPage();
  const share = await page.evaluate(async (pictures) => {
    const grey = async (base64: string) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = new OffscreenCanvas(80, 80).getContext("2d")!;
      canvas.drawImage(image, 0, 0, 80, 80);
      const { data } = canvas.getImageData(0, 0, 80, 80);
      return Array.from({ length: 6400 }, (_, at) => 0.3 * data[4 * at] + 0.59 * data[4 * at + 1] + 0.11 * data[4 * at + 2]);
    };
    const [a, b] = await Promise.all(pictures.map(grey));
    return a.filter((value, at) => Math.abs(value - b[at]) > 40).length / a.length;
  }, [one, other]);
  await page.close();
  return share;
}

for (const forcedColors of ["none", "active"] as const) {
  for (const colorScheme of ["dark", "light"] as const) {
    test(`pieces and players without colour, ${colorScheme}, forced colours ${forcedColors}`, async ({ page, browser }) => {
      await page.emulateMedia({ forcedColors, colorScheme });
      await openSaved(page, { start });
      await page.mouse.move(0, 0);
      const [empty, ours, theirs, two] = [await picture(page, "a2"), await picture(page, "a1"), await picture(page, "c1"), await picture(page, "e3")];
      expect.soft(await difference(browser, empty, ours), "a disc on a space").toBeGreaterThan(0.08);
      expect.soft(await difference(browser, empty, theirs), "an enemy stack on a space").toBeGreaterThan(0.08);
      expect.soft(await difference(browser, ours, theirs), "players apart").toBeGreaterThan(0.05);
      expect.soft(await difference(browser, ours, two), "one disc and two").toBeGreaterThan(0.02);
      const grounds = ["a2", "d2", "b3", "d3"];
      const pictures = await Promise.all(grounds.map((space) => picture(page, space)));
      for (let at = 1; at < grounds.length; at++) {
        expect.soft(await difference(browser, pictures[0], pictures[at]), `${grounds[at]} and a free space`).toBeGreaterThan(0.04);
      }
      await pickUp(page, "a1");
      await page.mouse.move(0, 0);
      expect.soft(await difference(browser, ours, await picture(page, "a1")), "picked up").toBeGreaterThan(0.02);
      expect.soft(await difference(browser, empty, await picture(page, "a2")), "a target").toBeGreaterThan(0.02);
    });
  }
}
