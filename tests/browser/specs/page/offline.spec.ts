// The page without a network, and the change from one version of it to the next.
import { test as base } from "../../support/page/games";
import { menu } from "../../support/page/controls";
import { plyOn, somethingByHand } from "../../support/page/computer";
import { expect as usual } from "../../support/page/harness";
import { Host } from "../../support/page/hosts";
import { positionOn } from "../../support/page/see";
import type { Page } from "@playwright/test";

// All files of the page are fetched and hashed, by several tests at a time.
const expect = usual.configure({ timeout: 60_000 });

const test = base.extend<{ host: Host }>({
  host: async ({}, use) => {
    const host = new Host();
    await host.start();
    await use(host);
    await host.delete();
  },
});
test.use({ serviceWorkers: "allow" });

const ready = (page: Page) => page.locator("[data-offline=ready]");
const version = (page: Page) => page.locator("html").getAttribute("data-version");
const caches = (page: Page) => page.evaluate(() => window.caches.keys());

/** Starts a game and plays until it is kept. */
async function begin(page: Page) {
  await page.getByRole("button", { name: "Start the game" }).click();
  for (let step = 0; (await plyOn(page)) < 2; step++) await somethingByHand(page, step);
}

for (const folder of ["", "a/b/"]) {
  test(`with the server stopped everything still works, at /${folder}`, async ({ page, host, context }) => {
    await page.goto(host.url + folder);
    await expect(ready(page)).toHaveText(/without a connection/);
    await host.stop();
    await page.reload();
    await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
    await expect(ready(page)).toBeVisible();
    await begin(page);
    const position = await positionOn(page);
    // Another window: the game, a game against the computer, the workshop, the other game.
    const other = await context.newPage();
    await other.goto(host.url + folder);
    await expect.poll(() => positionOn(other)).toBe(position);
    await menu(other, "New game");
    await other.getByRole("dialog").getByRole("radio", { name: "Cities" }).check();
    await other.getByRole("dialog").getByRole("button", { name: "Play the computer" }).click();
    await expect(other.locator("svg[data-board=cities]")).toBeVisible();
    await somethingByHand(other);
    await somethingByHand(other);
    await expect.poll(() => plyOn(other)).toBeGreaterThan(1);
    await expect(other.locator("[data-engine]")).toHaveCount(0);
    await menu(other, "The rules");
    await expect(other.getByRole("dialog")).toBeVisible();
  });
}

test("the copy is of every file, and other caches of the host stay", async ({ page, host }) => {
  await page.goto(host.url);
  await page.evaluate(() => window.caches.open("somebody else's"));
  await expect(ready(page)).toBeVisible();
  const kept = await page.evaluate(async () => {
    const name = (await window.caches.keys()).find((one) => one.startsWith("eko "))!;
    return (await (await window.caches.open(name)).keys()).map((request) => new URL(request.url).pathname.slice(1));
  });
  expect(kept.sort()).toEqual(["", ...host.files(/./)].filter((name) => !/^(index\.html|service-worker\.js)$/.test(name)).sort());
  host.newVersion("b");
  await page.reload();
  await expect(page.locator("[data-update]")).toBeVisible();
  await page.reload();
  await expect.poll(() => version(page)).toBe("b");
  expect(await caches(page)).toContain("somebody else's");
});

test("a new version waits for the next start, and the game goes on in it", async ({ page, host }) => {
  await page.goto(host.url);
  await expect(ready(page)).toBeVisible();
  await begin(page);
  const position = await positionOn(page);
  host.newVersion("b");
  await page.reload();
  await expect(page.locator("[data-notice]")).toContainText("new version");
  expect(await version(page), "the version that was kept goes on").toBeNull();
  expect(await positionOn(page)).toBe(position);
  // The files of the old version are gone from the host; its computer player still arrives.
  await menu(page, "Players and computer");
  await page.getByLabel("Who plays for Wave").selectOption("beginner");
  await page.getByLabel("Who plays for Star").selectOption("beginner");
  await page.keyboard.press("Escape");
  const before = await plyOn(page);
  await expect.poll(() => plyOn(page)).toBeGreaterThan(before);
  await expect(page.locator("[data-engine]")).toHaveCount(0);
  await page.reload();
  await expect.poll(() => version(page)).toBe("b");
  await expect(page.locator("svg[data-board]")).toBeVisible();
  expect(await plyOn(page)).toBeGreaterThan(before);
});

test("a new version is taken by a click; another tab stays with its own, whole", async ({ page, host, context }) => {
  await page.goto(host.url);
  await expect(ready(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto(host.url);
  await begin(other);
  host.newVersion("b");
  await page.reload();
  await expect(page.locator("[data-notice]")).toContainText("new version");
  await menu(page, "Take it now");
  await expect.poll(() => version(page)).toBe("b");
  expect(await version(other)).toBeNull();
  await menu(other, "Players and computer");
  for (const clan of ["Wave", "Star"]) await other.getByLabel(`Who plays for ${clan}`).selectOption("beginner");
  const before = await plyOn(other);
  await expect.poll(() => plyOn(other)).toBeGreaterThan(before);
  await expect(other.locator("[data-engine]")).toHaveCount(0);
});

test("a version of which a file is missing is never taken", async ({ page, host }) => {
  await page.goto(host.url);
  await expect(ready(page)).toBeVisible();
  host.newVersion("b");
  host.remove(host.files(/^eko-page.*wasm$/)[0]);
  await page.reload();
  await page.waitForTimeout(1_500);
  await page.reload();
  await expect(ready(page)).toBeVisible();
  expect(await version(page)).toBeNull();
  await expect(page.locator("[data-update]")).toHaveCount(0);
});

test("what the host serves from a version between two is refused by its hash", async ({ page, host }) => {
  await page.goto(host.url);
  await expect(ready(page)).toBeVisible();
  // The list of a version whose page is already that of the next one.
  await page.evaluate(async () => {
    for (const one of await navigator.serviceWorker.getRegistrations()) await one.unregister();
    for (const name of await window.caches.keys()) await window.caches.delete(name);
  });
  host.spoil("index.html");
  await page.reload();
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(ready(page)).toHaveCount(0);
});

test("the page can be installed", async ({ page, host }) => {
  await page.goto(host.url);
  const manifest = page.locator("link[rel=manifest]");
  await expect(manifest).toHaveAttribute("crossorigin", "use-credentials");
  const answer = await page.request.get(new URL((await manifest.getAttribute("href"))!, host.url).href);
  const { icons, start_url } = await answer.json();
  expect(start_url).toBe("./");
  for (const { src } of icons) expect((await page.request.get(new URL(src, host.url).href)).ok(), src).toBe(true);
});
