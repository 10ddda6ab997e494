// Puzzles: opened from the list of lessons, answered, solved, and gone through one after the other.
import { test } from "../../support/page/games";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { answer, button, learn, makeIn, solutions } from "../../support/page/lessons";
import { make } from "../../support/page/moves";
import { positionOn } from "../../support/page/see";

const puzzle = "[data-puzzle]";

test("a puzzle is answered wrong and right, its solution is not in the page, and the next one follows", async ({ page, engine }) => {
  const steps = solutions("puzzles");
  const keys = [...steps.keys()];
  expect(keys.length).toBeGreaterThanOrEqual(40);
  await open(page);
  await learn(page).click();
  await expect(page.getByRole("heading", { name: "Puzzles" })).toBeVisible();
  await expectAccessible(page);
  await page.locator(`[data-key="${keys[0]}"]`).click();
  await expect(page.locator(puzzle)).toHaveAttribute("data-puzzle", keys[0]);
  await expect(page.locator("[data-lesson]")).toHaveCount(0);
  const html = await page.locator(puzzle).evaluate((element) => element.outerHTML);
  for (const move of steps.get(keys[0])!) expect(html).not.toContain(`"${move}"`);
  const start = await positionOn(page);
  const wrong = (await engine.legal(start)).find((move) => move.includes("-") && !steps.get(keys[0])!.includes(move))!;
  await makeIn(page, engine, (legal) => make(page, wrong, legal));
  await expect(answer(page)).toHaveAttribute("data-answer", "wrong");
  await button(page, "Try again").click();
  await expect.poll(() => positionOn(page)).toBe(start);
  await makeIn(page, engine, (legal) => make(page, steps.get(keys[0])![0], legal));
  await expect(page.locator(puzzle)).toHaveAttribute("data-done", "");
  await page.getByRole("button", { name: "Next puzzle" }).click();
  await expect(page.locator(puzzle)).toHaveAttribute("data-puzzle", keys[1]);
});

test("a puzzle of two steps asks for the second after the first, and is solved then", async ({ page, engine }) => {
  const [key, moves] = [...solutions("puzzles")].find(([, moves]) => moves.length === 2)!;
  await open(page);
  await learn(page).click();
  await page.locator(`[data-key="${key}"]`).click();
  await makeIn(page, engine, (legal) => make(page, moves[0], legal));
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(page.locator(puzzle)).toHaveAttribute("data-step", "2");
  await expect(page.locator("[data-can]").first()).toBeVisible();
  await button(page, "Show me").click();
  await expect(page.locator(puzzle)).toHaveAttribute("data-done", "");
  await page.getByRole("button", { name: "All lessons" }).click();
  await expect(page.locator(`[data-key="${key}"]`)).toHaveAttribute("data-solved", "");
});
