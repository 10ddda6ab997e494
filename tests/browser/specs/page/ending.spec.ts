// The end of a game: who has won and by what, seen on the board and in numbers, and what comes next.
import { menu } from "../../support/page/controls";
import { recordEko } from "../../support/eko/game";
import { nearEnd } from "../../support/cities/positions";
import { openSaved, test } from "../../support/page/games";
import { pickUp, point } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { expectInSight } from "../../support/page/sight";
import { see } from "../../support/page/see";
import type { Page } from "@playwright/test";

/** A takes the emperor on b1 and has 13 points: 10 for buildings, among them the castle on the capital e2, and 3 for a captive. */
const last = "..../rccmk a1A3,b1B1E,d1B1 a2AC,b2AT,c2AT,d2AK,e2AT 0/0 - A:act";
const dialog = (page: Page) => page.getByRole("dialog");
const row = (page: Page, name: string) => dialog(page).getByRole("row", { name: new RegExp(`^${name}`) }).getByRole("cell");
const decided = (page: Page) => page.locator("[data-decided]").evaluateAll((rings) => rings.map((ring) => ring.getAttribute("data-decided")).sort());

async function end(page: Page) {
  await openSaved(page, { start: last, names: ["Ann", "Bo"] });
  expect(await decided(page), "before the end").toEqual([]);
  await pickUp(page, "a1");
  await point(page, "b1");
  await expect(dialog(page).getByRole("heading", { name: "Ann has won" })).toBeVisible();
}

test("the end shows the winner large, the step that decided it, and points by kind, turns and captures", async ({ page }) => {
  await end(page);
  const medal = (await dialog(page).locator(".winner .medal").boundingBox())!;
  expect(Math.min(medal.width, medal.height)).toBeGreaterThanOrEqual(80);
  await expect(dialog(page)).toContainText("12 points and a building on a capital.");
  await expect(dialog(page).locator(".winner")).toContainText("b1");
  await expect(dialog(page).getByRole("columnheader")).toHaveText(["Ann", "Bo"]);
  for (const [name, numbers] of [["Buildings", ["10", "0"]], ["Captives", ["3", "0"]], ["Points", ["13", "0"]], ["Turns", ["1", "0"]], ["Captured", ["1", "0"]]] as const) {
    await expect(row(page, name), name).toHaveText([...numbers]);
  }
});

test("what decided the game is lit on the board, and no longer after undo", async ({ page }) => {
  await end(page);
  expect(await decided(page), "the captive's space and the capital").toEqual(["b1", "e2"]);
  await dialog(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("[data-decided]")).toHaveCount(0);
});

test("after the end “Play again” lets the next seat begin, and “New game” opens the form", async ({ page }) => {
  await openSaved(page, { game: "cities", start: nearEnd, names: ["Ann", "Bo"] });
  await pickUp(page, "a4");
  await point(page, "a3");
  expect(await decided(page)).toEqual(["a3"]);
  await dialog(page).getByRole("button", { name: "New game" }).click();
  await expect(dialog(page).getByRole("button", { name: "Start the game" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Result" }).click();
  await dialog(page).getByRole("button", { name: "Play again" }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect((await see(page)).turn, "Ann began").toBe("B");
});

test("each panel tells the points by kind at any time", async ({ page }) => {
  await openSaved(page, { start: last, names: ["Ann", "Bo"] });
  const points = (player: string) => page.locator(`.plate[data-player=${player}] [data-tally=points]`);
  await expect(points("A")).toHaveText(/Points\s*buildings 10$/);
  await expect(points("B")).toHaveText(/Points\s*none$/);
  await pickUp(page, "a1");
  await point(page, "b1");
  await dialog(page).getByRole("button", { name: "Look at the board" }).click();
  await expect(points("A")).toHaveText(/buildings 10 · captives 3$/);
  await points("A").getByRole("button", { name: "Points" }).hover();
  await expect(page.locator("#why")).toContainText("a castle 3");
});

for (const [width, height] of [[1280, 720], [768, 1024], [390, 844], [320, 640]]) {
  test(`${width} × ${height}: all four panels are in sight, and each opens with the points by kind`, async ({ page, engine }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, { ...(await recordEko(engine, 4, 31, 60)), names: ["Ann", "Bo", "Cy", "Dee"] });
    for (const player of ["A", "B", "C", "D"]) {
      await expectInSight(page, { [`the panel of ${player}`]: page.locator(`.plate[data-player=${player}] .plate-points`) });
    }
    const cy = page.locator(".plate[data-player=C]");
    await cy.getByRole("button").first().click();
    await expect(cy.locator("[data-tally=points]")).toHaveText(/buildings 4 · captives 6$/);
  });
}

test("a resignation says beforehand what it does: with two the other wins, with more the game ends and the others win together", async ({ page, engine }) => {
  await openSaved(page, { start: last, names: ["Ann", "Bo"] });
  await menu(page, "Resign");
  await expect(dialog(page)).toContainText(/Ann.* gives up and Bo.* wins\./);
  await openSaved(page, { start: engine.setup(3, 5), names: ["Ann", "Bo", "Cy"] });
  await menu(page, "Resign");
  const name = { A: "Ann", B: "Bo", C: "Cy" }[(await see(page)).turn as "A" | "B" | "C"];
  const others = ["Ann", "Bo", "Cy"].filter((other) => other !== name).join(" and ");
  await expect(dialog(page)).toContainText(new RegExp(`${name}.* gives up. That ends the game for everybody: ${others.replace(" and ", ".* and ")}.* win together.`));
  await dialog(page).getByRole("button", { name: "Resign" }).click();
  await expect(dialog(page).getByRole("heading", { name: `${others} have won together` })).toBeVisible();
});
