// The page in one file, opened from a disk: both games, and the computer.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath, pathToFileURL } from "node:url";
import { expect, test as base } from "@playwright/test";
import { menu } from "../../support/page/controls";
import { plyOn, somethingByHand } from "../../support/page/computer";
import { positionOn } from "../../support/page/see";

const here = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

const test = base.extend<{ file: string }>({
  file: async ({}, use) => {
    const folder = mkdtempSync(`${tmpdir()}/eko-file-`);
    const file = `${folder}/eko.html`;
    execFileSync("node", [here("src/single-file.mjs"), process.env.DIST ?? here("dist"), file]);
    await use(file);
    rmSync(folder, { recursive: true });
  },
});

test("one file is the whole page: it asks for no other, plays both games, and the computer plays in it", async ({ page, file }) => {
  expect(statSync(file).size, "bytes").toBeLessThan(3_000_000);
  const faults: string[] = [];
  page.on("request", (request) => {
    if (!/^(blob|data):/.test(request.url()) && !request.url().endsWith("/eko.html")) faults.push(request.url());
  });
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("pageerror", (error) => faults.push(String(error)));
  await page.goto(pathToFileURL(file).href);
  await page.getByRole("button", { name: "Play the computer" }).click();
  for (let step = 0; (await plyOn(page)) < 4; step++) {
    await expect(page.locator("[data-can], button[data-move]:enabled").first()).toBeVisible();
    await somethingByHand(page, step);
  }
  await expect(page.locator("[data-engine]")).toHaveCount(0);
  const position = await positionOn(page);
  await page.reload();
  await expect(page.locator("svg[data-board=eko]")).toBeVisible();
  await expect.poll(() => plyOn(page)).toBeGreaterThanOrEqual(4);
  expect((await positionOn(page)).split(" ")[0]).toBe(position.split(" ")[0]);
  await menu(page, "New game");
  await page.getByRole("dialog").getByRole("radio", { name: "Cities" }).check();
  await page.getByRole("dialog").getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("svg[data-board=cities]")).toBeVisible();
  await somethingByHand(page);
  await somethingByHand(page);
  await expect.poll(() => plyOn(page)).toBeGreaterThan(0);
  expect(faults).toEqual([]);
});
