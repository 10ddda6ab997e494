// What could be taken next turn is shown where it is asked for, in shapes and in words.
import { menu } from "../../support/page/controls";
import { hover } from "../../support/page/hands";
import { openSaved, test } from "../../support/page/games";
import { expect, expectAccessible } from "../../support/page/harness";
import type { Page } from "@playwright/test";

/** The threatened spaces, and by whom. */
const threats = (page: Page) => page.locator("[data-threat]").evaluateAll((cells) =>
  Object.fromEntries(cells.map((cell) => [cell.getAttribute("data-cell"), cell.getAttribute("data-threat")])));

async function show(page: Page) {
  const sheet = await menu(page);
  await sheet.getByRole("checkbox", { name: "Show what could be taken next turn" }).check();
  await page.keyboard.press("Escape");
}

test("Ekö: every stack that could be attacked is marked with its attackers, whoever is to move, and after each step", async ({ page }) => {
  await openSaved(page, { start: "......./....... a1A2E,d1B1,g1C2E,g2A1 - 5/5/5 - A:act", names: ["Ann", "Bo", "Cy"] });
  expect(await threats(page)).toEqual({});
  await show(page);
  expect(await threats(page)).toEqual({ a1: "C", d1: "AC", g1: "A", g2: "C" });
  await expect(page.locator(".threats .threat-ring")).toHaveCount(4);
  await expect(page.locator("[data-cell=d1]")).toHaveAccessibleName(/could be taken by Ann and Cy next turn/);
  await hover(page, "d1");
  await expect(page.locator("#why")).toContainText("Could be taken by Ann and Cy next turn.");
  await expectAccessible(page);
  await page.locator("[data-cell=a1]").click();
  await page.locator("[data-cell=d1][data-can~=attack]").click();
  await expect.poll(() => threats(page)).not.toHaveProperty("a1");
  await page.reload();
  await expect(page.locator("[data-threat]").first()).toBeVisible();
});

test("Cities: a piece that a move of the other would enclose is marked", async ({ page }) => {
  await openSaved(page, { game: "cities", start: "a8a/10/10/10/10/5a4/2aA6/10/10/A8A b1A,c10B A" });
  await show(page);
  expect(await threats(page)).toEqual({ d4: "B" });
  await expect(page.locator(".threats .threat-ring")).toHaveCount(1);
});
