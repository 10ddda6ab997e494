// The workshop by taps on a phone.
import { boardText, hex, standardTiles } from "../../support/eko/editor";
import { startEko } from "../../support/eko/game";
import { test } from "../../support/page/games";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { positionOn } from "../../support/page/see";
import { clipped } from "../../support/page/sight";

test("a board is laid, turned and kept by taps, and played on", async ({ page, engine }) => {
  await open(page);
  await page.locator("summary#board").tap();
  await page.getByRole("button", { name: "Build a board" }).tap();
  const text = boardText(page);
  for (const [letter, q, r] of standardTiles) {
    await page.getByRole("button", { name: `Tile ${letter}, 1 left` }).tap();
    await hex(page, q, r).locator(".area").tap();
  }
  await expect(page.getByRole("heading", { name: "This board is ready." })).toBeVisible();
  const laid = await text.inputValue();
  await hex(page, 2, 1).locator(".area").tap();
  await expect(page.locator("[data-held]")).toHaveCount(7);
  await page.getByRole("button", { name: "Rotate the tile" }).tap();
  await expect(text).not.toHaveValue(laid);
  expect(await clipped(page)).toEqual([]);
  await expectAccessible(page);
  const board = await text.inputValue();
  await page.getByRole("button", { name: "Keep this board" }).tap();
  await startEko(page, 2, 4);
  expect((await positionOn(page)).split(" ")[0]).toBe(board);
  expect(engine.setup(2, 4, "--board", board).split(" ")[0]).toBe(board);
});

test("the hexagons of a large board stay large enough for fingers", async ({ page, engine }) => {
  await open(page);
  await page.locator("summary#board").tap();
  await page.getByRole("button", { name: "Build a board" }).tap();
  await boardText(page).fill(engine.setup(4, 1, "--tiles", "P,P,P,S,S").split(" ")[0]);
  await page.getByRole("button", { name: "Read the text" }).last().tap();
  const area = page.locator("[data-hex][data-terrain] .area").first();
  const box = await area.evaluate((element) => element.getBoundingClientRect().width);
  expect(box).toBeGreaterThanOrEqual(24);
  const aside = await page.locator(".bench-frame").evaluate((frame) => {
    const land = [...frame.querySelectorAll("[data-terrain]")].map((hex) => hex.getBoundingClientRect());
    const middle = (Math.min(...land.map((box) => box.left)) + Math.max(...land.map((box) => box.right))) / 2;
    const own = frame.getBoundingClientRect();
    return Math.abs(middle - own.left - own.width / 2);
  });
  expect(aside, "its middle is in sight").toBeLessThan(40);
  expect(await clipped(page)).toEqual([]);
});

test("the faces of a tile are entered by taps", async ({ page }) => {
  await open(page);
  await page.locator("summary#board").tap();
  await page.getByRole("button", { name: "Build a board" }).tap();
  await page.getByText("Faces of the large tiles").tap();
  await page.getByRole("radio", { name: "Tile K" }).tap();
  await page.getByRole("radio", { name: "Canyon" }).tap();
  await page.getByRole("button", { name: "Ring 5: movement space" }).tap();
  await expect(page.getByRole("textbox", { name: /All faces as text/ })).toHaveValue(/^K \.kx\.\.c\.$/m);
  expect(await clipped(page)).toEqual([]);
  await expectAccessible(page);
});
