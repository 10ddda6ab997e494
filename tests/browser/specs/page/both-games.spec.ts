// Both games beside each other: new games, earlier games, files.
import { startCities } from "../../support/cities/game";
import { startEko } from "../../support/eko/game";
import { menu } from "../../support/page/controls";
import { test } from "../../support/page/games";
import { pickUp, point } from "../../support/page/hands";
import { expect, open } from "../../support/page/harness";
import { expectPosition, positionOn } from "../../support/page/see";

test("both games live beside each other: new game, earlier games, files", async ({ page, engine }) => {
  await open(page);
  await startCities(page, ["Ann", "Bo"]);
  await pickUp(page, "b1");
  await point(page, "b3");
  const played = await positionOn(page);
  await menu(page, "New game");
  await expect(page.getByRole("dialog").getByRole("radio", { name: "Cities" })).toBeChecked();
  await page.getByRole("dialog").getByRole("radio", { name: "Ekö" }).check();
  await startEko(page, 2, 34);
  await expectPosition(page, engine.setup(2, 34), "a new game of Ekö");
  await menu(page, "Your games");
  await page.getByRole("dialog").getByRole("button", { name: "Cities: Ann, Bo: 1 turn" }).click();
  await expectPosition(page, played, "going back to Cities");
  const arriving = page.waitForEvent("download");
  await menu(page, "Save the game as a file");
  expect((await arriving).suggestedFilename()).toMatch(/^cities-.*\.json$/);
});
