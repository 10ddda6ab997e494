// Whole games of Cities by mouse: at every step the page offers what the rules allow, no more, no fewer.
import { citiesGame, playCities, startCities } from "../../support/cities/game";
import { test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { expectReachable } from "../../support/page/reach";
import { expectSweep } from "../../support/page/sweep";

for (const seed of [23, 28]) {
  test(`a game of Cities by mouse, seed ${seed}`, async ({ page, cities }) => {
    await open(page);
    await startCities(page, ["Ann", "Bo"]);
    const made = await playCities(page, cities, seed, {
      make: (move, legal) => make(page, move, legal),
      look: async (step, legal, position) => {
        if (step % 4 === 0) await expectSweep(page, legal, position);
        if (seed === 23 && step % 16 === 0) await expectReachable(page, citiesGame, legal);
      },
    });
    await expect(page.locator("[data-phase=over]")).toBeVisible();
    await expect(page.getByRole("dialog").getByRole("heading", { name: /won|draw/i })).toBeVisible();
    expect([...made]).toEqual(expect.arrayContaining(["move", "promote", "conquer", "captures"]));
  });
}
