// A board in a frame on another page: looked at or played on, sandboxed, and without a trace.
import type { Page } from "@playwright/test";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { recordEko } from "../../support/eko/game";
import { recordCities } from "../../support/cities/game";
import { menu } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";

/** The link of a game, as the page offers it. */
async function linkOf(page: Page, saved: Parameters<typeof openSaved>[1]) {
  await openSaved(page, saved);
  await menu(page, "Share a link");
  return page.locator("[data-link]").inputValue();
}

/** A page of somebody else, on another host. */
async function teachersPage(page: Page, body: string) {
  const host = createServer((_, response) => response.writeHead(200, { "Content-Type": "text/html" }).end(`<!DOCTYPE html><title>A lesson</title>${body}`));
  await new Promise<void>((done) => host.listen(0, "localhost", done));
  page.once("close", () => host.close());
  await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
}

/** A page of somebody else with a frame on it; returns what is in the frame. */
async function frame(page: Page, address: string, { sandbox = "", width = 640, height = 480 } = {}) {
  await teachersPage(page, "");
  await page.evaluate(([address, sandbox, width, height]) => {
    const frame = document.createElement("iframe");
    if (sandbox) frame.setAttribute("sandbox", String(sandbox));
    Object.assign(frame, { src: address, width, height, title: "Ekö" });
    document.body.append(frame);
  }, [address, sandbox, width, height] as const);
  return page.frameLocator("iframe");
}

test("a game is looked at step by step, nothing can be played, and the whole page is a click away", async ({ page, engine, browser, baseURL }) => {
  const record = await recordEko(engine, 2, 54, 12);
  const link = await linkOf(page, record);
  const other = await (await browser.newContext({ baseURL })).newPage();
  const inside = await frame(other, `${link}&embed=show`);
  const table = inside.locator("[data-embed=show] [data-position]");
  await expect(table).toHaveAttribute("data-position", record.positions[12]);
  await expect(inside.locator("[data-can]")).toHaveCount(0);
  await inside.getByRole("button", { name: "One step back" }).click();
  await expect(table).toHaveAttribute("data-position", record.positions[11]);
  await inside.getByRole("slider").press("Escape");
  await inside.locator("[data-cell][data-stack]").first().click();
  await inside.getByRole("slider").press("Home");
  await expect(table).toHaveAttribute("data-position", record.positions[0]);
  await expect(inside.locator("[data-can]")).toHaveCount(0);
  await expect(inside.getByRole("button", { name: "Play from here" })).toHaveCount(0);
  const opening = other.waitForEvent("popup");
  await inside.getByRole("link", { name: "Open in Ekö" }).click();
  const whole = await opening;
  await expect(whole.locator("[data-position]")).toHaveAttribute("data-position", record.positions[12]);
  await other.context().close();
});

test("a board is played on in a sandbox without storage, in the language of the address", async ({ page, cities, browser, baseURL }) => {
  const record = await recordCities(cities, 8, 4);
  const link = await linkOf(page, record);
  const other = await (await browser.newContext({ baseURL })).newPage();
  const inside = await frame(other, `${link}&embed=play&lang=de`, { sandbox: "allow-scripts" });
  await expect(inside.locator("html")).toHaveAttribute("lang", "de");
  const table = inside.locator("[data-embed=play] [data-position]");
  await expect(table).toHaveAttribute("data-position", record.positions[4]);
  await expect(inside.locator(".banner")).toHaveCount(0);
  await inside.locator("[data-can~=select]").first().click();
  await inside.locator("[data-can~=move]").first().click();
  await expect(table).toHaveAttribute("data-ply", "5");
  await inside.getByRole("button", { name: /^Rückgängig: / }).click();
  await expect(table).toHaveAttribute("data-position", record.positions[4]);
  await other.context().close();
});

test("beside a running game of the same host a frame leaves it as it is", async ({ page, engine }) => {
  const record = await recordEko(engine, 3, 45, 9);
  const link = await linkOf(page, record);
  const before = await page.evaluate(() => JSON.stringify(localStorage));
  await page.goto("about:blank");
  await page.goto(`${link}&embed=play`);
  await expect(page.locator("[data-embed=play]")).toBeVisible();
  await page.locator("[data-can]").first().click();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).toBe(before);
});

test("a frame shows the aids of its address, and says what it cannot draw", async ({ page, engine, browser, baseURL }) => {
  const record = await recordEko(engine, 2, 54, 12);
  const link = await linkOf(page, record);
  const other = await (await browser.newContext({ baseURL })).newPage();
  for (const kind of ["show", "play"]) {
    const [from, to] = await page.locator("[data-cell][data-stack]").evaluateAll((all) => all.map((one) => one.getAttribute("data-cell")!));
    const inside = await frame(other, `${link}&aids=threats.teacher&marks=${from}-${to}&embed=${kind}`);
    await expect(inside.getByRole("group", { name: "Teacher's view" })).toBeVisible();
    await expect(inside.locator(`[data-mark="${from}-${to}"]`)).toHaveCount(1);
    await inside.locator(`[data-cell=${from}]`).click();
    await expect(inside.getByRole("grid")).toHaveAttribute("data-looking", from);
    await expect(inside.locator("[data-position]")).toHaveAttribute("data-position", record.positions[12]);
    const bad = await frame(other, `${link}&aids=future&marks=zz99&embed=${kind}`);
    await expect(bad.locator("[data-message]")).toContainText("there is no space zz99");
    await expect(bad.locator("[data-position]")).toHaveAttribute("data-position", record.positions[12]);
  }
  await other.context().close();
});

test("an address without a game, or with a damaged one, says so; another address is opened at once", async ({ page, engine }) => {
  const link = await linkOf(page, await recordEko(engine, 2, 54, 2));
  await page.goto("about:blank");
  await page.goto("/#embed=show");
  await expect(page.getByRole("alert")).toHaveText("No game in the address of this frame.");
  await page.evaluate((hash) => { location.hash = hash; }, `${new URL(link).hash.slice(0, -3)}&embed=show`);
  await expect(page.getByRole("alert")).toContainText("The game of this frame cannot be shown: ");
  await page.evaluate((hash) => { location.hash = hash; }, `${new URL(link).hash}&embed=show`);
  await expect(page.locator("[data-embed=show] [data-ply='2']")).toBeVisible();
});

for (const [width, height] of [[320, 320], [320, 480], [640, 480], [960, 600]]) {
  test(`in a frame of ${width} × ${height} the board and every button are in sight, in both kinds`, async ({ page, engine, browser, baseURL }) => {
    const link = await linkOf(page, await recordEko(engine, 4, 54, 12));
    for (const kind of ["show", "play"]) {
      const other = await (await browser.newContext({ baseURL })).newPage();
      const inside = await frame(other, `${link}&embed=${kind}`, { width, height });
      await expect(inside.locator(`[data-embed=${kind}]`)).toBeVisible();
      const hidden = await other.frames()[1].evaluate(() => {
        const parts = [...document.querySelectorAll("svg[data-board], .table-foot button, .table-foot input, .prompt")];
        return parts.filter((part) => part.checkVisibility()).flatMap((part) => {
          const box = part.getBoundingClientRect();
          const inside = box.left >= -1 && box.top >= -1 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
          return inside && box.height > 20 ? [] : [`${part.getAttribute("aria-label") ?? part.className}: ${box.left},${box.top} ${box.width}×${box.height}`];
        });
      });
      expect(hidden, kind).toEqual([]);
      await other.context().close();
    }
  });
}

test("the text for another page shows the game there", async ({ page, engine, browser, baseURL }) => {
  await openSaved(page, await recordEko(engine, 2, 54, 3));
  await menu(page, "Share a link");
  await page.getByText("For a page of your own").first().click();
  const code = await page.getByRole("textbox", { name: "For a page of your own" }).inputValue();
  const other = await (await browser.newContext({ baseURL })).newPage();
  await teachersPage(other, code);
  await expect(other.frameLocator("iframe").locator("[data-embed=show] [data-ply='3']")).toBeVisible();
  await other.context().close();
});
