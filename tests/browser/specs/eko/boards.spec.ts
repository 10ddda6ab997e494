// Ready-made boards: each is offered, shown, dealt as the command line deals it, and played.
import { chooseBoard } from "../../support/eko/boards";
import { playEko, startEko } from "../../support/eko/game";
import { chooseRadio } from "../../support/page/controls";
import { test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { expectPosition } from "../../support/page/see";

const themes = ["Eye of the storm", "Twin gates", "Valley of kings", "House of winds", "Moon court", "Hourglass",
  "Light of Eon", "Beacon in the gale", "Gates of the kings", "The great desert"];
const key = (name: string) => name.toLowerCase().replace(/^the /, "").replaceAll(" ", "-");

for (const name of themes) {
  for (const players of [2, 3, 4]) {
    test(`a game of ${players} on the board ${name}`, async ({ page, engine }) => {
      await open(page);
      await chooseBoard(page, name);
      await chooseRadio(page, { name: `${players}`, exact: true });
      const spaces = engine.setup(players, 7, "--board", key(name)).split(" ")[0].replace(/[_/]/g, "").length;
      await expect(page.getByRole("img", { name: `Picture of the board, ${spaces} spaces` })).toBeVisible();
      await startEko(page, players, 7);
      await expectPosition(page, await engine.settle(engine.setup(players, 7, "--board", key(name))), "the set-up");
      // Far enough to meet what the board is about.
      const steps = players === 2 ? 30 : 12;
      await playEko(page, engine, 7, { make: (move, legal) => make(page, move, legal), steps });
    });
  }
}
