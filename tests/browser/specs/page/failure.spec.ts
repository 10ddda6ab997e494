// When something goes wrong, people read what and get a button: never a dead page.
import { expect, test, type Page } from "@playwright/test";
import { expectAccessible } from "../../support/page/harness";

async function expectReload(page: Page, name: string) {
  const loaded = page.waitForEvent("load");
  await page.getByRole("button", { name }).click();
  await loaded;
}

test("a program that does not arrive is announced", async ({ page }) => {
  await page.route("**/*.wasm", (route) => route.abort());
  await page.goto("/");
  await expect(page.getByRole("alert")).toContainText("could not be loaded");
  await expect(page.locator("#loading")).toHaveCount(0);
  await expectAccessible(page);
  await page.unroute("**/*.wasm");
  await expectReload(page, "Try again");
  await expect(page.locator("#boot-failed")).toBeHidden();
});

test("a program that stops puts up a sheet with a way on", async ({ page }) => {
  // A page without its place for the game makes the program panic at once.
  await page.route("/", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="app"', 'id="other"') });
  });
  await page.goto("/");
  const sheet = page.getByRole("alertdialog", { name: "The game has stopped" });
  await expect(sheet).toContainText("#app");
  await expect(page.locator("#boot-failed")).toBeHidden();
  await page.unroute("/");
  await expectReload(page, "Reload");
  await expect(sheet).toHaveCount(0);
});
