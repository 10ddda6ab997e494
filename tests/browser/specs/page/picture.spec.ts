// Pictures of the board: files that look like the board on the page, and depend on nothing of it.
import { readFileSync } from "node:fs";
import type { Download, Page } from "@playwright/test";
import { recordEko } from "../../support/eko/game";
import { galleries } from "../../support/page/gallery";
import { menu } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { pickUp } from "../../support/page/hands";
import { expect, expectAccessible } from "../../support/page/harness";
import { expectPosition } from "../../support/page/see";

const board = "svg[data-board]";

/** Saves a picture as a person does, and closes the sheet. */
async function save(page: Page, kind: "SVG" | "PNG"): Promise<[Download, Buffer]> {
  await menu(page, "Share a link");
  const sheet = page.getByRole("dialog", { name: "Share a link" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    sheet.getByRole("button", { name: `Save as ${kind}` }).click(),
  ]);
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
  return [download, readFileSync(await download.path())];
}

const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString("base64")}`;

/** What the board's frame shows, without the focus. */
async function look(page: Page) {
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  return png(await page.locator(".board-frame").screenshot({ animations: "disabled" }));
}

/** Lays a picture over the place of the board, which is hidden. */
const lay = (page: Page, svg: string) => page.locator(board).evaluate(async (board, svg) => {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const of = (text: string | null) => text!.split(" ").map(Number);
  const [left, top, width, height] = of(board.getAttribute("viewBox"));
  const [x, y, w, h] = of(/viewBox="([^"]*)"/.exec(svg)![1]);
  const frame = board.getBoundingClientRect();
  const scale = Math.min(frame.width / width, frame.height / height);
  Object.assign(image.style, {
    position: "absolute",
    width: `${w * scale}px`,
    height: `${h * scale}px`,
    left: `${(frame.width - width * scale) / 2 + (x - left) * scale}px`,
    top: `${(frame.height - height * scale) / 2 + (y - top) * scale}px`,
  });
  (board as SVGElement).style.display = "none";
  board.after(image);
}, svg);

/** The share of points in which two pictures differ clearly. */
const difference = (page: Page, one: string, other: string) => page.evaluate(async (all) => {
  const points = await Promise.all(all.map(async (address) => {
    const image = new Image();
    image.src = address;
    await image.decode();
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height).data;
  }));
  let different = 0;
  for (let at = 0; at < points[0].length; at += 4) {
    const most = Math.max(...[0, 1, 2].map((channel) => Math.abs(points[0][at + channel] - points[1][at + channel])));
    if (most > 40) different++;
  }
  return different / (points[0].length / 4);
}, [one, other]);

for (const colorScheme of ["dark", "light"] as const) {
  for (const [name, gallery] of Object.entries(galleries)) {
    test(`the picture looks like the board, ${name}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await openSaved(page, { game: gallery.game, start: gallery.start });
      if (gallery.pickUp) await pickUp(page, gallery.pickUp);
      const [download, bytes] = await save(page, "SVG");
      expect(download.suggestedFilename()).toMatch(/^(eko|cities)-\d{4}-\d\d-\d\d\.svg$/);
      const svg = bytes.toString("utf8");
      expect(svg).toContain('xmlns="http://www.w3.org/2000/svg"');
      expect(svg).not.toMatch(/<use|class=|style=|data-|aria-|var\(|oklab|<!--/);
      const shown = await look(page);
      // The page has a sky where the picture has one colour.
      await lay(page, svg.replace(/<path d="M[-\d. ]+h[\d.]+v[\d.]+h-[\d.]+z" fill="#[\da-f]{6}"\/>/, ""));
      expect(await difference(page, shown, await look(page))).toBeLessThan(0.004);
    });
  }
}

test("the picture in points is as large as a printed page needs, and shows the same", async ({ page, engine }) => {
  await openSaved(page, { start: engine.setup(2, 3), names: ["Ann", "<b>Bo</b>"] });
  const [, svg] = await save(page, "SVG");
  expect(svg.toString("utf8")).toContain("<title>Ekö: Ann, &lt;b&gt;Bo&lt;/b&gt;</title>");
  const [download, bytes] = await save(page, "PNG");
  expect(download.suggestedFilename()).toMatch(/^eko-.*\.png$/);
  const { width, height, same } = await page.evaluate(async ([points, lines]) => {
    const [one, other] = await Promise.all([points, lines].map(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return image;
    }));
    const data = [one, other].map((image) => {
      const context = new OffscreenCanvas(300, 300).getContext("2d")!;
      context.drawImage(image, 0, 0, 300, 300);
      return context.getImageData(0, 0, 300, 300).data;
    });
    const apart = data[0].filter((value, at) => Math.abs(value - data[1][at]) > 60).length;
    return { width: one.width, height: one.height, same: 1 - apart / data[0].length };
  }, [png(bytes), `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg.toString("utf8"))}`]);
  expect(Math.max(width, height)).toBe(2400);
  expect(same).toBeGreaterThan(0.98);
  expect(svg.length).toBeLessThan(700_000);
});

test("a review's picture is of the step that is shown; the sheet is accessible", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 54, 20);
  await openSaved(page, record);
  const live = (await save(page, "SVG"))[1].toString("utf8");
  await menu(page, "Look back");
  await page.getByRole("button", { name: "To the start" }).click();
  await expectPosition(page, record.positions[0], "the start");
  const first = (await save(page, "SVG"))[1].toString("utf8");
  expect(first).not.toBe(live);
  await page.getByRole("button", { name: /^to the (end|last)/i }).click();
  await expectPosition(page, record.positions.at(-1)!, "the end");
  const last = (await save(page, "SVG"))[1].toString("utf8");
  const counts = (svg: string) => [...svg.matchAll(/<text[^>]*>(\d+)</g)].map(([, count]) => count).sort().join(" ");
  expect(counts(last)).toBe(counts(live));
  expect(counts(first)).not.toBe(counts(live));
  await menu(page, "Share a link");
  await expectAccessible(page);
});
