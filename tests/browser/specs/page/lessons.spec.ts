// Lessons are solved by mouse and by keys; wrong steps are answered and taken back; what is solved is kept.
import { menu, sure } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { pickUp, point } from "../../support/page/hands";
import { expect, open } from "../../support/page/harness";
import { expectFocusKept } from "../../support/page/keys";
import { answer, button, expectStep, learn, lesson, makeIn, openLesson, solutions } from "../../support/page/lessons";
import { make } from "../../support/page/moves";
import { positionOn } from "../../support/page/see";
import { makeByKeys } from "../../support/page/typist";

test("a lesson is solved by mouse, and stays solved and open over reloads", async ({ page, engine }) => {
  await open(page);
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
  await openLesson(page, "eko-goal");
  const steps = solutions("eko").get("eko-goal")!;
  for (const [at, move] of steps.entries()) {
    await expectStep(page, "eko-goal", at + 1);
    await page.reload();
    await expectStep(page, "eko-goal", at + 1);
    const next = button(page, at + 1 < steps.length ? "Next" : "Next lesson");
    await expect(next).toBeDisabled();
    await makeIn(page, engine, (legal) => make(page, move, legal));
    await expect(lesson(page)).toHaveAttribute("data-done", "");
    await expect(answer(page)).toHaveAttribute("data-answer", "right");
    await next.click();
  }
  await expectStep(page, "eko-moving", 1);
  await page.getByRole("button", { name: "All lessons" }).click();
  await expect(page.locator("[data-solved]")).toHaveCount(1);
  await page.reload();
  await expect(page.locator('[data-key="eko-goal"]')).toHaveAttribute("data-solved", "");
  await page.getByRole("button", { name: "Begin all lessons anew" }).click();
  await sure(page, "Forget what you have solved?");
  await expect(page.locator("[data-solved]")).toHaveCount(0);
  await page.getByRole("button", { name: "Back" }).click();
  await expect(learn(page)).toBeVisible();
});

test("a wrong step is answered with its place in the rules and taken back; the solution is shown", async ({ page, engine }) => {
  await open(page);
  await openLesson(page, "eko-attack");
  const start = await positionOn(page);
  await makeIn(page, engine, (legal) => make(page, "a1-b1", legal));
  await expect(answer(page)).toHaveAttribute("data-answer", "wrong");
  await expect(answer(page)).toContainText(/no enemy stack was taken/i);
  await expect(page.locator("[data-live], [aria-live]").first()).toContainText(/no enemy stack was taken.*Rules, 4/i);
  await expect(page.locator("[data-can]")).toHaveCount(0);
  await button(page, "Try again").click();
  await expect.poll(() => positionOn(page)).toBe(start);
  await expect(answer(page)).toHaveCount(0);
  // What the rules refuse is answered by their reason.
  await pickUp(page, "a1");
  await point(page, "f2");
  await expect(answer(page)).toHaveAttribute("data-answer", "refused");
  await expect(answer(page)).toContainText(/too strong.*Rules, 4/i);
  await answer(page).getByRole("button").click();
  await expect(page.getByRole("dialog", { name: /rules/i })).toBeVisible();
  await page.keyboard.press("Escape");
  await button(page, "Show me").click();
  await expect(lesson(page)).toHaveAttribute("data-done", "");
  await expect.poll(() => positionOn(page)).not.toBe(start);
  await expect(page.locator('[data-cell="d2"]')).toHaveAttribute("data-stack", "A2");
});

test("the running game waits, untouched, while its player learns", async ({ page, engine }) => {
  const start = engine.setup(2, 5);
  await openSaved(page, { start, plies: ["pass", "pass"] });
  const before = await positionOn(page);
  const kept = await page.evaluate(() => localStorage.getItem("eko.game"));
  await menu(page, "Learn to play");
  await page.locator('[data-key="cities-conquering"]').click();
  await expectStep(page, "cities-conquering", 1);
  await button(page, "Show me").click();
  await expect(lesson(page)).toHaveAttribute("data-done", "");
  expect(await page.evaluate(() => localStorage.getItem("eko.game"))).toBe(kept);
  await page.getByRole("button", { name: "All lessons" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await expect.poll(() => positionOn(page)).toBe(before);
  await expect(page.locator("[data-lesson]")).toHaveCount(0);
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
});

for (const game of ["eko", "cities"]) {
  test(`all lessons of ${game} by keyboard`, async ({ page, engine, cities }) => {
    await open(page);
    await learn(page).press("Enter");
    const lessons = [...solutions(game)].filter(([, steps]) => steps.length);
    await page.locator(`[data-key="${lessons[0][0]}"]`).press("Enter");
    for (const [key, steps] of lessons) {
      for (const [at, move] of steps.entries()) {
        await expectStep(page, key, at + 1);
        await expectFocusKept(page);
        await makeIn(page, game === "eko" ? engine : cities, (legal) => makeByKeys(page, move, legal, "n"));
        await expect(lesson(page), `${key} ${at + 1}`).toHaveAttribute("data-done", "");
        await button(page, at + 1 < steps.length ? "Next" : "Next lesson").press("Enter");
      }
    }
    await expect(lesson(page)).toHaveAttribute("data-lesson", `${game}-first-game`);
    await page.getByRole("button", { name: "All lessons" }).press("Enter");
    await expect(page.locator("[data-solved]")).toHaveCount(lessons.length);
  });
}

test("the first game is played against a beginner, with a line of the coach before each decision", async ({ page }) => {
  await open(page);
  await openLesson(page, "cities-first-game");
  const task = page.locator(".task");
  await expect(page.locator('[data-player="B"]')).toHaveAttribute("data-seat", "beginner");
  const line = /^attacker .* → /i;
  await expect(task).toHaveText(line);
  await expect(page.locator("[data-hint]").first()).toBeVisible();
  const first = await positionOn(page);
  await pickUp(page, "b1");
  await point(page, "b3");
  await expect.poll(() => positionOn(page)).not.toBe(first);
  await expect(page.locator("[data-turn=A]:not([data-thinking])")).toBeVisible();
  await expect(task).toHaveText(line);
  const second = await positionOn(page);
  await page.reload();
  await expect.poll(() => positionOn(page)).toBe(second);
});
