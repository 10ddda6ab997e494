// What a move of Cities captures and brings, shown before it is made.
import { openCities, playCities } from "../../support/cities/game";
import { captured } from "../../support/cities/position";
import { nearEnd, standardStart } from "../../support/cities/positions";
import { test } from "../../support/page/games";
import { hover, pickUp, point } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { readMove } from "../../support/page/notation";
import { cell, expectPosition, positionOn } from "../../support/page/see";

test("before every move the page shows what it would capture, as the rules say", async ({ page, cities }) => {
  await openCities(page, { start: standardStart, names: ["Ann", "Bo"] });
  let shown = 0;
  await playCities(page, cities, 23, {
    make: async (move, legal) => {
      const { stack, target } = readMove(move);
      const before = await positionOn(page);
      const expected = captured(before, move, await cities.play(before, [move]));
      if (stack !== target) {
        await pickUp(page, stack!);
        await hover(page, target!);
        const marks = page.locator(".captures");
        if (expected.length) {
          shown++;
          await expect.poll(async () => (await marks.getAttribute("data-captures"))?.split(" ").sort()).toEqual(expected);
          await expect(page.locator("use[href='#mark-captured']")).toHaveCount(expected.length);
          const said = await page.locator("#why").innerText();
          for (const square of expected) expect(said).toMatch(new RegExp(`\\b${square}\\b`));
        } else {
          await expect(marks).not.toHaveAttribute("data-captures");
        }
        await page.keyboard.press("Escape");
      }
      await make(page, move, legal);
      for (const square of expected) await expect(cell(page, square).locator("[href='#trail-captured']")).toHaveCount(1);
    },
  });
  expect(shown).toBeGreaterThan(4);
});

test("promotion, conquest and the end are told beforehand", async ({ page }) => {
  await openCities(page, { start: nearEnd, names: ["Ann", "Bo"] });
  await pickUp(page, "a4");
  await hover(page, "a3");
  await expect(page.locator("#why")).toContainText("The city is conquered. That ends the game: Ann wins.");
  await point(page, "a3");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Ann has won" })).toBeVisible();
  await expect(page.getByRole("dialog").getByText("One player controls all cities.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  await expectPosition(page, nearEnd.replace(/A$/, "B"), "a new game from the same start, which the next player begins");
});
