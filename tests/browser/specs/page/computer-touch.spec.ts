// A game against the computer on a phone: begun by a tap, played to the end by taps.
import { ekoGame } from "../../support/eko/game";
import { playAgainst, table } from "../../support/page/computer";
import { test } from "../../support/page/games";
import { finger } from "../../support/page/hands";
import { expect, open } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { expectInSight, smallestTargets } from "../../support/page/sight";

test("from the start screen to the end of the game by taps", async ({ page, engine }) => {
  await page.addInitScript(() => localStorage.setItem("eko.speed", "fast"));
  await open(page);
  await page.getByRole("textbox", { name: /^seed/i }).fill("5");
  await page.getByRole("button", { name: "Play the computer" }).tap();
  await playAgainst(page, engine, ekoGame, 5, (move, legal) => make(page, move, legal, finger));
});

test("what a thinking computer player can be told is in sight, large enough for a finger", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("eko.speed", "slow"));
  for (const [width, height] of [[390, 844], [320, 640], [844, 390]]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => localStorage.clear()).catch(() => {});
    await open(page);
    await page.getByLabel("Who plays for player 1").selectOption("beginner");
    await page.getByLabel("Who plays for player 2").selectOption("beginner");
    await page.getByRole("button", { name: "Start the game" }).tap();
    const moveNow = page.getByRole("button", { name: "Move now" });
    const pause = page.getByRole("button", { name: "Pause" });
    await expectInSight(page, { "move now": moveNow, "pause": pause });
    await pause.tap();
    await expectInSight(page, { "go on": page.getByRole("button", { name: "Go on" }), "one step": page.getByRole("button", { name: "One step" }) });
    await expect(table(page)).not.toHaveAttribute("data-thinking", /./);
    expect((await smallestTargets(page)).button.size).toBeGreaterThanOrEqual(24);
  }
});
