// A game of Cities in which nothing can be conquered any more.
import { openCities } from "../../support/cities/game";
import { endless } from "../../support/cities/positions";
import { test } from "../../support/page/games";
import { expect } from "../../support/page/harness";

test("a game without attackers says that it can go on for ever, and offers a draw", async ({ page }) => {
  await openCities(page, { start: endless });
  await expect(page.getByText(/could go on for ever/)).toBeVisible();
  await page.getByRole("button", { name: "Agree on a draw" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "We agree" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "A draw" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/could go on for ever/)).toBeVisible();
});
