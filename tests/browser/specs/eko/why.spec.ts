// "Why not": the rules' own reasons, where somebody asks; and a sentence for every step.
import { questions, refusals, unchosen } from "../../support/eko/positions";
import { undoButton } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { hover, pickUp, point } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { focused, tabTo } from "../../support/page/keys";
import { cell } from "../../support/page/see";

for (const [space, reason] of refusals) {
  test(`hovering ${space} with a1 picked up says why not: ${reason}`, async ({ page }) => {
    await openSaved(page, { start: questions });
    await pickUp(page, "a1");
    expect([null, "select"], "no target").toContain(await cell(page, space).getAttribute("data-can"));
    const words = page.getByRole("region").getByText(reason);
    await expect(words).toHaveCount(0);
    await hover(page, space);
    await expect(words).toBeVisible();
    // What can be done elsewhere has no reason against it.
    await hover(page, "a2");
    await expect(words).toHaveCount(0);
  });
}

test("the focus on a space says why not, to screen readers too", async ({ page }) => {
  await openSaved(page, { start: questions });
  await pickUp(page, "a1");
  await tabTo(page, "the board", (at) => at.space !== "");
  await page.mouse.move(0, 0);
  const asked = new Set<string>();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowRight", "ArrowRight"]) {
    await page.keyboard.press(key);
    const space = await focused(page);
    const reason = refusals.find(([name]) => name === space)?.[1];
    if (!reason) continue;
    asked.add(space);
    await expect(page.getByText(reason)).toBeVisible();
    await expect(cell(page, space)).toHaveAccessibleDescription(reason);
  }
  expect([...asked]).toEqual(["b1", "c1", "e1"]);
});

for (const [space, seen, heard] of unchosen) {
  test(`a click on ${space} with nothing picked up says: ${seen}`, async ({ page }) => {
    await openSaved(page, { start: questions });
    await point(page, space);
    await expect(page.getByRole("region").getByText(seen).first()).toBeVisible();
    await expect(page.getByRole("status")).toContainText(heard);
  });
}

test("where nobody asks, the steps since the last turn are told", async ({ page, engine }) => {
  await openSaved(page, { start: questions, names: ["Ann", "Bo"], plies: ["a1-a3", "end"] });
  await expect(page.getByText("Ann: 3 discs a1 → a3.")).toBeVisible();
});

test("the disabled buttons say why", async ({ page }) => {
  await openSaved(page, { start: questions });
  await expect(page.locator("[data-move=pass]")).toHaveAttribute("title", "An action is possible: move or build first.");
  for (const button of await page.locator("button[data-move]").all()) {
    await expect(button).toBeDisabled();
    await expect(button).toHaveAttribute("title", /\w.*\.$/);
  }
});

test("the live region says a sentence for every step", async ({ page }) => {
  await openSaved(page, { start: questions, names: ["Ann", "Bo"] });
  const live = page.getByRole("status");
  await expect(live).toHaveCount(1);
  await pickUp(page, "a1");
  await expect(live).toContainText(/picked up a1/i);
  await page.keyboard.press("Escape");
  await expect(live).toContainText(/put down/i);
  await pickUp(page, "a1");
  await point(page, "e3");
  await expect(live).toContainText(/e3.*blocked: no path of empty spaces/i);
  await point(page, "a3");
  await expect(live).toContainText(/Ann moves from a1 to a3/);
  await expect(live).toContainText(/It is Bo's turn/);
  await undoButton(page).click();
  await expect(live).toContainText(/undone/i);
});

test("what plays itself is told", async ({ page, engine }) => {
  await openSaved(page, { start: questions, names: ["Ann", "Bo"] });
  expect(await engine.legal(await engine.play(questions, ["a1-a3"]))).toEqual(["end"]);
  await pickUp(page, "a1");
  await point(page, "a3");
  await expect(page.getByRole("main").getByText(/Ann has no discs to place, so the turn ends/)).toBeVisible();
});
