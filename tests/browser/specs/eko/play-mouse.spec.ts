// Whole games by mouse: at every step the page offers what the rules allow, no more, no fewer.
import { ekoGame, playEko, startEko } from "../../support/eko/game";
import { test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { expectReachable } from "../../support/page/reach";
import { expectSweep } from "../../support/page/sweep";

const common = ["move", "regroup", "attack", "build", "reinforce", "march", "capture", "reinforce with the emperor"];
const games = [
  { players: 2, seed: 54, byHand: 12, shows: [...common, "kamikaze", "castle", "build with the emperor"] },
  { players: 2, seed: 11, byHand: 0, shows: [...common, "kamikaze", "castle", "build with the emperor", "end"] },
  { players: 3, seed: 45, byHand: 0, shows: [...common, "kamikaze", "castle", "build with the emperor", "end"] },
  { players: 4, seed: 31, byHand: 0, shows: [...common, "kamikaze", "castle", "build with the emperor", "pass"] },
];

for (const { players, seed, byHand, shows } of games) {
  test(`a game of ${players} by mouse, seed ${seed}`, async ({ page, engine }) => {
    await open(page);
    await startEko(page, players, seed);
    const made = await playEko(page, engine, seed, {
      make: (move, legal) => make(page, move, legal),
      look: async (step, legal, position) => {
        await expectSweep(page, legal, position);
        if (byHand && step % byHand === 0) await expectReachable(page, ekoGame, legal);
      },
    });
    await expect(page.locator("[data-phase=over]")).toBeVisible();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect([...made]).toEqual(expect.arrayContaining(shows));
  });
}
