// Nothing is asked of another host: not by the page, nor by its worker and its service worker, which
// may not do so where the host sends the headers of the README.
import type { Worker } from "@playwright/test";
import { menu } from "../../support/page/controls";
import { plyOn, somethingByHand } from "../../support/page/computer";
import { expect, test as base } from "../../support/page/harness";
import { Proxy } from "../../support/page/proxy";

const recorder = new Proxy();
/** What was asked of other hosts, but for Chromium's own question of what kinds of fields a form has. */
const elsewhere = () => recorder.elsewhere.filter((host) => host !== "content-autofill.googleapis.com:443");
const test = base.extend({
  proxy: async ({}, use) => {
    const server = await recorder.start();
    // Of this machine too: Chromium leaves it out otherwise.
    await use({ server, bypass: "<-loopback>" });
    await recorder.stop();
  },
});
test.use({ serviceWorkers: "allow" });

/** Whether a request to another host gets out of a worker. */
const getsOut = (worker: Worker) => worker.evaluate(() => fetch("http://elsewhere.test/").then(() => true, () => false));

test("the page, its worker and its service worker ask no other host for anything", async ({ page, context }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Play the computer" }).click();
  for (let step = 0; (await plyOn(page)) < 4; step++) {
    await expect(page.locator("[data-can], button[data-move]:enabled").first()).toBeVisible();
    await somethingByHand(page, step);
  }
  await menu(page, "New game");
  await page.getByRole("dialog").getByText("Board", { exact: true }).first().click();
  await page.getByRole("dialog").getByRole("button", { name: "Build a board" }).click();
  await expect(page.getByRole("dialog", { name: "The workshop" }).last()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const kept = await page.locator('meta[name="service-worker"]').getAttribute("content");
  if (kept) await expect(page.locator("html[data-copy=ready]")).toBeAttached();
  expect(recorder.here, "the worker came through the proxy").toContainEqual(expect.stringMatching(/eko-worker.*\.wasm/));
  if (kept) expect(recorder.here).toContain("/service-worker.js");
  expect(elsewhere()).toEqual([]);
  const workers = [...page.workers(), ...context.serviceWorkers()];
  expect(workers.length).toBe(kept ? 2 : 1);
  for (const worker of workers) expect(await getsOut(worker), worker.url()).toBe(false);
  expect(elsewhere(), "refused before it was asked").toEqual([]);
});
