// The bench of the workshop: what is under the pointer stays there, and an empty bench says what to do first.
import { hex, openEditor, standardTiles } from "../../support/eko/editor";
import { test } from "../../support/page/games";
import { expect } from "../../support/page/harness";

for (const [width, height] of [[1280, 720], [390, 844]]) {
  test(`${width} × ${height}: laying a tile moves and rescales nothing under the pointer`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openEditor(page);
    for (const [letter, q, r] of standardTiles) {
      await page.getByRole("button", { name: `Tile ${letter}, 1 left` }).click();
      const area = hex(page, q, r).locator(".area");
      await area.hover();
      const before = (await area.boundingBox())!;
      await page.mouse.down();
      await page.mouse.up();
      await expect(hex(page, q, r)).toHaveAttribute("data-terrain", /./);
      await page.waitForTimeout(100);
      const after = (await area.boundingBox())!;
      for (const edge of ["x", "y", "width", "height"] as const) {
        expect(Math.abs(after[edge] - before[edge]), `${edge} of the hexagon clicked, after tile ${letter}`).toBeLessThan(1.5);
      }
    }
    await page.getByRole("button", { name: "Whole board" }).click();
    await expect(async () => {
      const frame = (await page.locator(".bench-frame").boundingBox())!;
      const land = await page.locator("[data-hex][data-terrain]").evaluateAll((hexes) => hexes.map((one) => one.getBoundingClientRect()));
      if (width > 600) {
        expect(Math.min(...land.map((box) => box.left))).toBeGreaterThanOrEqual(frame.x);
        expect(Math.max(...land.map((box) => box.bottom))).toBeLessThanOrEqual(frame.y + frame.height);
      }
    }).toPass({ timeout: 10_000 });
  });
}

test("an empty bench says what to do first, and nothing of faults", async ({ page }) => {
  await openEditor(page);
  const dialog = page.getByRole("dialog", { name: "The workshop" });
  await expect(dialog.getByText("Choose a tile from the box, then a place on the bench.")).toBeVisible();
  await expect(dialog.getByText("Still missing")).toBeHidden();
  await page.getByRole("button", { name: "Tile A, 1 left" }).click();
  await hex(page, 0, 0).locator(".area").click();
  await expect(dialog.getByText("Choose a tile from the box, then a place on the bench.")).toBeHidden();
  await expect(dialog.getByText("Still missing")).toBeVisible();
});
