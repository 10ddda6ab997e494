// A person against each level, to the end of the game, by mouse and by keyboard.
import { ekoGame } from "../../support/eko/game";
import { openSeated, playAgainst } from "../../support/page/computer";
import { test } from "../../support/page/games";
import { make } from "../../support/page/moves";
import { makeByKeys } from "../../support/page/typist";

for (const [seed, level] of ["beginner", "easy", "medium", "hard"].entries()) {
  test(`against ${level} by mouse`, async ({ page, engine }) => {
    await openSeated(page, { start: engine.setup(2, seed + 1) }, `human ${level}`, { "eko.thinking-time": "0" });
    await playAgainst(page, engine, ekoGame, seed, (move, legal) => make(page, move, legal));
  });
}

test("against a level by keyboard alone", async ({ page, engine }) => {
  await openSeated(page, { start: engine.setup(2, 9) }, "easy human");
  let step = 0;
  await playAgainst(page, engine, ekoGame, 9, (move, legal) => makeByKeys(page, move, legal, step++ % 2 ? "p" : "n"));
});
