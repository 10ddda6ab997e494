// The rules sheet of each game lists every settlement of its rules document.
import type { Page } from "@playwright/test";
import { openCities } from "../../support/cities/game";
import { standardStart } from "../../support/cities/positions";
import { questions } from "../../support/eko/positions";
import { menu } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { expect } from "../../support/page/harness";

async function expectSettlements(page: Page, letter: string, count: number) {
  await menu(page, "The rules in short");
  const sheet = page.getByRole("dialog", { name: "The rules in short" });
  await expect(sheet.locator("ul.settled .number")).toHaveText(Array.from({ length: count }, (_, at) => `${letter}${at + 1}`));
  for (const item of await sheet.locator("ul.settled li").all()) await expect(item).toHaveText(/^[CD]\d+ \S.*\.$/);
}

test("the rules of Ekö list D1 to D16", async ({ page }) => {
  await openSaved(page, { start: questions });
  await expectSettlements(page, "D", 16);
});

test("the rules of Cities list C1 to C4", async ({ page }) => {
  await openCities(page, { start: standardStart });
  await expectSettlements(page, "C", 4);
});
