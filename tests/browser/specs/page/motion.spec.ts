// Motion: pieces fly along their path and captured ones leave, in either game; less motion is none.
import { openCities } from "../../support/cities/game";
import { enclosing } from "../../support/cities/positions";
import { marching } from "../../support/eko/positions";
import { flightsOf } from "../../support/page/flights";
import { openSaved, test } from "../../support/page/games";
import { middle, pickUp, point } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { cell, positionOn } from "../../support/page/see";

/** Games in which a move goes around something, with its path. */
const around = [
  { game: "eko", start: "...../xxx../..... a1A2,e3B2 - 0/0 - A:act", path: ["a1", "b1", "c1", "d1", "d2", "c3"] },
  { game: "cities", start: "aaa7/10/10/10/10/10/10/10/A9/AA8 d3A,b7B A", path: ["a1", "b2", "a3"] },
];

type Point = { x: number; y: number };
const apart = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

for (const { game, start, path } of around) {
  test(`a piece of ${game} flies from its space along its path to its target`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await openSaved(page, { game, start });
    const spaces: Point[] = [];
    for (const space of path) spaces.push(await middle(page, space));
    const step = apart(spaces[0], spaces[1]);
    await pickUp(page, path[0]);
    const flights = await flightsOf(page, () => point(page, path.at(-1)!));
    expect(flights, "one piece flies").toHaveLength(1);
    const { points } = flights[0];
    expect(apart(points[0], spaces[0]), "from its space").toBeLessThan(1);
    expect(apart(points.at(-1)!, spaces.at(-1)!), "to its target").toBeLessThan(1);
    const passed = spaces.map((space) => points.findIndex((one) => apart(one, space) < step / 4));
    expect(passed, "over every space of its path").not.toContain(-1);
    expect(passed, "in their order").toEqual([...passed].sort((a, b) => a - b));
    const nearest = points.map((one) => Math.min(...spaces.map((space) => apart(one, space))));
    expect(Math.max(...nearest), "never far from its path").toBeLessThan(0.6 * step);
    await expect(page.locator(".flight > *"), "copies go").toHaveCount(0);
    const landed = cell(page, path.at(-1)!).locator(".stack");
    await expect(landed).toBeVisible();
  });

  test(`under reduced motion nothing of ${game} flies`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openSaved(page, { game, start });
    await pickUp(page, path[0]);
    const before = await positionOn(page);
    const flights = await flightsOf(page, async () => {
      await point(page, path.at(-1)!);
      await expect.poll(() => positionOn(page)).not.toBe(before);
    });
    expect(flights).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

test("a captured stack of Ekö flies to its owner's panel", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openSaved(page, { start: "...../...../..... a1A3,c1B1,e3B2 - 0/0 - A:act" });
  const medal = (await page.locator("[data-player=B] .medal").first().boundingBox())!;
  const [from, to] = [await middle(page, "c1"), { x: medal.x + medal.width / 2, y: medal.y + medal.height / 2 }];
  await pickUp(page, "a1");
  const flights = await flightsOf(page, () => point(page, "c1"));
  expect(flights).toHaveLength(2);
  const [leaving, ...others] = flights.filter((flight) => flight.opacity === 0);
  expect(others, "one leaves, the other lands").toEqual([]);
  expect(apart(leaving.points[0], from), "from its space").toBeLessThan(1);
  expect(apart(leaving.points.at(-1)!, to), "to the panel").toBeLessThan(3);
});

test("captured pieces of Cities fade where they stood", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await openCities(page, { start: enclosing });
  const captured = [await middle(page, "f5"), await middle(page, "g5")];
  await pickUp(page, "d5");
  const flights = await flightsOf(page, () => point(page, "e5"));
  const fading = flights.filter((flight) => flight.opacity === 0);
  expect(flights).toHaveLength(fading.length + 1);
  expect(fading).toHaveLength(captured.length);
  for (const stood of captured) {
    expect(fading.filter(({ points }) => points.every((one) => apart(one, stood) < 1)), "one fades in its place").toHaveLength(1);
  }
});

test("a new building rises, and under reduced motion stands at once", async ({ page }) => {
  for (const [reducedMotion, animations] of [["no-preference", ["rise"]], ["reduce", []]] as const) {
    await page.emulateMedia({ reducedMotion });
    await openSaved(page, { start: marching });
    await pickUp(page, "e3");
    await page.evaluate(() => {
      const seen = ((window as any).rising = [] as string[]);
      document.addEventListener("animationstart", (event) => seen.push(event.animationName));
    });
    await point(page, "d3");
    await expect(cell(page, "d3")).toHaveAttribute("data-building", "AC");
    // Long after an animation would have begun.
    if (!animations.length) await page.waitForTimeout(500);
    await expect.poll(() => page.evaluate(() => (window as any).rising)).toEqual(animations);
  }
});
