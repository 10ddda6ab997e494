import { expect, expectAccessible, open, places, test } from "../../support/page/harness";
import { languages } from "../../support/page/language";

for (const place of places) {
  test(`starts at ${place}`, async ({ page }) => {
    await open(page, place);
    await expect(page).toHaveTitle(/Ekö/);
    await expectAccessible(page);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  test("says what it needs, in every language", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator("noscript > p")).toHaveCount(languages.length);
    for (const each of languages) await expect(page.locator(`noscript > p[lang=${each}]`)).toBeVisible();
  });
});
