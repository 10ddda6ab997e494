// Cities by taps on a phone: a whole game, everything in sight, targets large enough.
import { openEditor } from "../../support/cities/editor";
import { openCities, playCities, startCities } from "../../support/cities/game";
import { enclosing } from "../../support/cities/positions";
import { chooseRadio, undoButton } from "../../support/page/controls";
import { test } from "../../support/page/games";
import { finger, pickUp, point } from "../../support/page/hands";
import { expect, open } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { expectInSight, smallestTargets } from "../../support/page/sight";

test("a game of Cities by taps at 390 × 844", async ({ page, cities }) => {
  await open(page);
  await startCities(page);
  await playCities(page, cities, 23, {
    make: (move, legal) => make(page, move, legal, finger),
    look: async () => expect(await page.evaluate(() => window.scrollY), "nothing scrolls").toBe(0),
  });
  await expect(page.locator("[data-phase=over]")).toBeVisible();
});

for (const [width, height, least] of [[390, 844, 36], [360, 640, 24], [320, 640, 24]]) {
  test(`the first turns of Cities at ${width} × ${height}: all in sight, targets large enough`, async ({ page, cities }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await startCities(page, ["Ann", "Bo"]);
    await playCities(page, cities, 1, {
      make: (move, legal) => make(page, move, legal, finger),
      look: () => expectInSight(page, {
        "the board": page.getByRole("grid"),
        "the prompt": page.getByRole("banner").getByText(/choose /i),
        "undo": undoButton(page),
      }),
      steps: 4,
    });
    const { button, space } = await smallestTargets(page);
    expect.soft(button.size, `the smallest button: ${button.name}`).toBeGreaterThanOrEqual(least >= 36 ? 44 : 24);
    expect.soft(space.size, `the smallest square: ${space.name}`).toBeGreaterThanOrEqual(least - 0.1);
  });
}

test("a tap says why not", async ({ page }) => {
  await openCities(page, { start: enclosing });
  await pickUp(page, "d5", finger);
  await point(page, "h7", finger);
  await expect(page.getByText(/4 steps away; this piece moves at most 2/).first()).toBeVisible();
});

test("a layout is entered by taps", async ({ page }) => {
  await openEditor(page);
  await chooseRadio(page, { name: "Clear" }, "tap");
  await page.locator("[data-square=b1]").tap();
  await page.locator("[data-square=b10]").tap();
  await expect(page.getByRole("heading", { name: /a legal start/i })).toBeVisible();
  await page.getByRole("button", { name: "Keep and use" }).tap();
  await page.getByRole("button", { name: "Start the game" }).tap();
  await expect(page.locator("[data-position]")).toHaveAttribute("data-position", /^2aaaaaaa1.*2AAAAAAA1 /);
});
