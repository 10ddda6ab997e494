// Why the page does not start is said apart, each with a way out; and never a password.
import { expect, test, type Page } from "@playwright/test";

const cause = (page: Page, name: string) => page.locator(`[data-cause="${name}"]`);
const only = async (page: Page, name: string) => {
  await expect(cause(page, name)).toBeVisible();
  await expect(page.locator("[data-cause]:visible")).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Try again" })).toBeVisible();
};

/** What a server may send in place of boot.js. */
const boots = {
  "is missing": { status: 404, body: "Not found" },
  "is cut": { contentType: "text/javascript", body: "const address = (id) => {" },
  "is empty": { contentType: "text/javascript", body: "" },
  "is served as plain text": { contentType: "text/plain", body: "1" },
};
for (const [how, answer] of Object.entries(boots)) {
  test(`where boot.js ${how}, words come by themselves`, async ({ page }) => {
    await page.route("**/boot*.js", (route) => route.fulfill(answer));
    await page.goto("/");
    const late = page.locator(".late");
    await expect(late).toBeHidden();
    await expect(late).toBeVisible({ timeout: 12_000 });
    await page.unroute("**/boot*.js");
    await page.getByRole("link", { name: "Try again" }).click();
    await expect(page.locator("#loading")).toHaveCount(0);
    await expect(page.locator("h1").first()).toBeVisible();
  });
}

test("WebAssembly that is switched off is named", async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "WebAssembly"));
  await page.goto("/");
  await only(page, "off");
});

test("a browser that is too old is told which ones are not", async ({ page }) => {
  await page.addInitScript(() => {
    WebAssembly.validate = () => false;
    WebAssembly.instantiateStreaming = WebAssembly.instantiate = () => Promise.reject(new WebAssembly.CompileError("type"));
  });
  await page.goto("/");
  await only(page, "old");
  await expect(cause(page, "old")).toContainText("Chrome or Edge 123, Firefox 121, Safari 17.5");
});

for (const file of ["**/*.wasm", "**/eko-page*.js"]) {
  test(`${file}: missing, or a login page in its place, is told from no connection`, async ({ page }) => {
    await page.route(file, (route) => route.fulfill({ status: 404, body: "Not found" }));
    await page.goto("/");
    await only(page, "missing");
    await page.unroute(file);
    await page.route(file, (route) => route.fulfill({ contentType: "text/html", body: "<title>Log in</title>" }));
    await page.goto("/");
    await only(page, "missing");
    await page.unroute(file);
    await page.route(file, (route) => route.abort());
    await page.goto("/");
    await only(page, "offline");
  });
}

test("with a name and a password in the address it starts, and shows neither", async ({ page, baseURL }) => {
  const address = new URL(baseURL!);
  address.username = "ann";
  address.password = "secret";
  await page.goto(address.href);
  await expect(page.locator("#loading")).toHaveCount(0);
  await expect(page.locator("h1").first()).toBeVisible();
  await page.route("**/*.wasm", (route) => route.abort());
  const said: string[] = [];
  page.on("console", (message) => said.push(message.text()));
  await page.goto(address.href);
  await expect(page.locator("#boot-failed")).toBeVisible();
  expect(await page.locator("body").innerText()).not.toContain("secret");
  expect(said.filter((words) => !words.startsWith("Failed to load resource")).join()).not.toContain("secret");
});
