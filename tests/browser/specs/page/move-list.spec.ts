// The move list: words or notation, its spaces on the board, and the whole last turn.
import { openSaved, test } from "../../support/page/games";
import { expect } from "../../support/page/harness";
import { positionOn } from "../../support/page/see";

const names = ["Ann", "Bo", "Cy"];
const three = {
  start: "........./r.r.r... a1A2,c1B2,e1C2 - 4/4/4 - A:act",
  names,
  plies: ["a1-b1", "b1+1", "c1*c2C", "c1+1", "e1-f1", "f1+1"],
};
const cities = { game: "cities", start: "aaa7/10/10/10/10/10/10/10/1A2aA4/10 d3A,j10B A", names, plies: ["b2-d2"] };

test("moves are listed in words, and in the notation by a switch that is kept", async ({ page }) => {
  await openSaved(page, three);
  const list = page.locator(".moves");
  for (const words of ["2 discs a1 → b1", "one disc on b1", "camp on c2 (+1 point)"]) {
    await expect(list.getByText(words, { exact: true })).toBeVisible();
  }
  const notation = page.getByRole("button", { name: "Notation", exact: true });
  await notation.click();
  await expect(list.getByText("c1*c2C", { exact: true })).toBeVisible();
  await page.reload();
  await expect(notation).toHaveAttribute("aria-pressed", "true");
  await expect(list.getByText("c1*c2C", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "What the notation means" }).click();
  await expect(page.getByText(/builds a camp on e4/)).toBeVisible();
});

test("a move in the list rings its spaces under the mouse, and with the focus", async ({ page }) => {
  await openSaved(page, three);
  const told = page.locator(".told");
  await expect(told).toHaveCount(0);
  await page.getByRole("button", { name: "Ann moves from a1 to b1." }).hover();
  await expect(told).toHaveAttribute("data-told", "a1 b1");
  await expect(told.locator(".told-ring")).toHaveCount(2);
  await page.mouse.move(5, 300);
  await expect(told).toHaveCount(0);
  await page.locator(".ply[aria-current]").focus();
  await expect(told).toHaveAttribute("data-told", "f1");
  await page.keyboard.press("ArrowUp");
  await expect(told).toHaveAttribute("data-told", "e1 f1");
});

test("all steps since the player's last turn are on the board by number, and in words", async ({ page }) => {
  await openSaved(page, three);
  const numbers = page.locator(".t-number");
  const line = page.locator("#why");
  await expect(numbers).toHaveText(["1", "2", "3", "4"]);
  await expect(line).toHaveText("Bo: camp on c2 (+1 point), then one disc on c1. Cy: 2 discs e1 → f1, then one disc on f1.");
  await expect(page.locator(".moves .step-number")).toHaveText(["1", "2", "3", "4"]);
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(line).toHaveText(/^Ann: 2 discs a1 → b1, then one disc on b1\. Bo: .* Cy: 2 discs e1 → f1\.$/);
  await expect(numbers).toHaveText(["1", "2", "3", "4", "5"]);
  const position = await positionOn(page);
  await page.reload();
  await expect.poll(() => positionOn(page)).toBe(position);
  await expect(numbers).toHaveText(["1", "2", "3", "4", "5"]);
});

test("a single step has no number", async ({ page }) => {
  await openSaved(page, cities);
  await expect(page.locator(".trail > .t-line")).toHaveAttribute("d", /L/);
  await expect(page.locator(".t-number")).toHaveCount(0);
  await expect(page.locator("#why")).toHaveText("Ann: attacker b2 → d2, captures one.");
});

for (const [game, saved, shown] of [["Ekö", three, false], ["Cities", cities, true]] as const) {
  test(`${game}: the coordinates are switched in the list or the menu, and kept`, async ({ page }) => {
    await openSaved(page, saved);
    const coordinates = page.locator(".coord");
    await expect(coordinates.first()).toBeVisible({ visible: shown });
    const before = await coordinates.count();
    await page.getByRole("button", { name: "Coordinates on the board" }).click();
    if (shown) await expect(coordinates).toHaveCount(0);
    else await expect(coordinates.first()).toBeVisible();
    await page.reload();
    await expect(page.locator("[data-board]")).toBeVisible();
    expect((await coordinates.count()) > 0).toBe(!shown);
    await page.getByRole("button", { name: "Menu", exact: true }).click();
    await page.getByRole("checkbox", { name: "Coordinates on the board" }).click();
    await expect(coordinates).toHaveCount(before);
  });
}
