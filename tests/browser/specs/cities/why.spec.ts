// Why not, in Cities: the rules' own reasons, and a sentence for every step.
import { openCities } from "../../support/cities/game";
import { enclosing, refusals } from "../../support/cities/positions";
import { undoButton } from "../../support/page/controls";
import { test } from "../../support/page/games";
import { hover, middle, pickUp, point } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { expectPosition } from "../../support/page/see";

for (const [from, to, reason] of refusals) {
  test(`${from} to ${to}: ${reason}`, async ({ page }) => {
    await openCities(page, { start: enclosing });
    await pickUp(page, from);
    const at = await middle(page, to);
    await page.mouse.move(at.x + 3, at.y);
    await expect(page.locator("#why")).toContainText(reason);
  });
}

test("a blocked path says its reason", async ({ page }) => {
  await openCities(page, { start: "aaa7/10/10/10/10/10/10/10/aA8/A9 d3A,b7B A" });
  await pickUp(page, "a1");
  await hover(page, "a3");
  await expect(page.locator("#why")).toContainText("Blocked: no way of at most 2 steps over free squares.");
});

test("with nothing picked up, a click on an enemy piece, a free square, a surrounded piece says what it is", async ({ page }) => {
  await openCities(page, { start: "aaa7/10/10/10/10/10/10/10/aA8/Aaa7 d3A,b7B A" });
  await point(page, "b1");
  await expect(page.getByRole("status").first()).toContainText("This piece is not yours. Choose a marked piece of your own.");
  await point(page, "e5");
  await expect(page.locator("#why")).toContainText("Pieces move and stand here.");
  await point(page, "a1");
  await expect(page.getByRole("status").first()).toContainText(/this piece cannot move/i);
});

test("each step is said in one sentence after another", async ({ page }) => {
  await openCities(page, { start: enclosing, names: ["Ann", "Bo"] });
  const live = page.locator("[data-live]");
  await pickUp(page, "d5");
  await expect(live).toContainText(/picked up d5: \d+ targets/i);
  await point(page, "e5");
  await expect(live).toContainText("Ann moves from d5 to e5. Captured in the row: f5 and g5 of Bo. It is Bo's turn. Choose a piece to move.");
  await undoButton(page).click();
  await expect(live).toContainText("Undone.");
});

test("who cannot move passes by itself, with a notice", async ({ page, cities }) => {
  const walled = "10/10/10/10/10/10/10/2H7/H7HH/aH6Ha d3A,b7B A";
  await openCities(page, { start: walled, names: ["Ann", "Bo"] });
  await pickUp(page, "c3");
  await point(page, "b2");
  await expectPosition(page, await cities.play(walled, ["c3-b2", "pass"]), "c3-b2 and the pass");
  await expect(page.getByRole("main").getByText("Bo cannot move, so the turn passes.")).toBeVisible();
  await undoButton(page).click();
  await expectPosition(page, walled, "one undo");
});
