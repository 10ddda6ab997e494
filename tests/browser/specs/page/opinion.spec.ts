// The computer's opinion of a whole game in its review: asked for, shown, stopped, and kept for what it is about.
import type { Page } from "@playwright/test";
import { recordCities } from "../../support/cities/game";
import { marching } from "../../support/eko/positions";
import { recordEko } from "../../support/eko/game";
import { plyOn, savedOn, somethingByHand } from "../../support/page/computer";
import { menu, undoButton } from "../../support/page/controls";
import type { Engine } from "../../support/page/engine";
import { openSaved, test } from "../../support/page/games";
import { expect, expectAccessible } from "../../support/page/harness";
import { languages, speak } from "../../support/page/language";
import { newGame } from "../../support/page/library";
import { clipped, expectInSight } from "../../support/page/sight";

const ask = (page: Page) => page.getByRole("button", { name: "Chances to win, as the computer sees them" });
const head = (page: Page) => page.locator(".graph-head");
const graph = (page: Page) => page.locator("svg[data-graph]");
const done = (page: Page) => expect(head(page)).toHaveText("Chances to win, 0 to 100 %", { timeout: 120_000 });
const show = async (page: Page, ply: number) => {
  await page.getByRole("slider", { name: "Step" }).fill(String(ply));
  await expect.poll(() => plyOn(page)).toBe(ply);
};
/** The number of steps that are known, as the heading says. */
const known = async (page: Page) => Number(/: (\d+) of \d+/.exec(await head(page).innerText())?.[1] ?? "NaN");
/** The numbers in the words for those who do not see the graph. */
const told = async (page: Page) => [...(await graph(page).getAttribute("aria-label"))!.matchAll(/(\d+) %/g)].map((one) => Number(one[1]));

/** The chance that the worker below answers for the first player after these plies, in percent. */
const answered = (plies: string[]) => [...plies.join(" ")].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 101, 7);

/** A worker that counts, takes its time, answers by the plies, and does not hear that a question is dropped. */
const slow = (wait: number) => `
  postMessage("Ready");
  self.asked = [];
  onmessage = ({ data }) => {
    if (!data.Think) return;
    const { stamp, plies } = data.Think;
    self.asked.push(plies);
    const first = [...plies].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 101, 7) / 100;
    setTimeout(() => postMessage({ Found: { stamp, mv: "", chances: [first, 1 - first], nodes: 1 } }), ${wait});
  };`;

const fake = (page: Page, body: string) =>
  page.route("**/eko-worker*.js", (route) => route.fulfill({ contentType: "text/javascript", body }));

/** What the worker has been asked so far. */
const asked = (page: Page) => page.workers()[0].evaluate(() => (self as unknown as { asked: string[] }).asked);

const games = [
  { game: "eko", players: 2, counts: "Points", by: "mouse" },
  { game: "eko", players: 3, counts: "Points", by: "keyboard" },
  { game: "cities", players: 2, counts: "Cities", by: "keyboard" },
];

for (const { game, players, counts, by } of games) {
  test(`${game}, ${players} players, by ${by}: every step has chances, drawn and in words, and the points come back`, async ({ page, engine, cities }) => {
    const record = game === "eko" ? await recordEko(engine, players, 45, 12) : await recordCities(cities, 8, 12);
    const plies = record.plies!.length;
    await openSaved(page, { ...record, names: ["Ann", "Bo", "Cy"].slice(0, players) });
    await menu(page, "Look back");
    await expect(head(page)).toHaveText(counts);
    await expect(graph(page)).toHaveAttribute("data-graph", "counts");
    await expect(ask(page)).toHaveAttribute("aria-pressed", "false");
    if (by === "mouse") await ask(page).click();
    else await ask(page).press("Enter");
    await expect(ask(page)).toHaveAttribute("aria-pressed", "true");
    await expect(ask(page)).toBeFocused();
    await expect(graph(page)).toHaveAttribute("data-graph", "chances");
    await done(page);
    await expect(page.getByRole("status").filter({ hasText: "The computer has looked at every step" })).toHaveCount(1);
    await expectAccessible(page);
    for (const line of await graph(page).locator("polyline").all()) {
      expect((await line.getAttribute("points"))!.split(" ")).toHaveLength(plies + 1);
    }
    await expect(graph(page).locator("polyline")).toHaveCount(players);
    for (const ply of [0, plies, 5]) {
      await show(page, ply);
      await expect(graph(page)).toHaveAttribute("aria-label", /^Each player's chance to win as the computer sees it, .* Now Ann \d+ %, Bo \d+ %/);
      const percents = await told(page);
      expect(percents).toHaveLength(players);
      expect(Math.abs(percents.reduce((sum, one) => sum + one, 0) - 100)).toBeLessThan(3);
      await expect(page.locator(".opinion .visually-hidden")).toHaveText(percents.map((one) => new RegExp(`^Chance to win: ${one} %, `)));
    }
    if (by === "mouse") await ask(page).click();
    else await ask(page).press(" ");
    await expect(ask(page)).toHaveAttribute("aria-pressed", "false");
    await expect(head(page)).toHaveText(counts);
    await expect(graph(page)).toHaveAttribute("aria-label", /^How it went/);
    await expect(page.locator(".opinion")).toHaveCount(0);
  });
}

test("the same button stops; what is known is kept, and nothing is asked twice or after the review", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 54, 20);
  await fake(page, slow(400));
  await openSaved(page, record);
  await page.locator(".ply[data-to='7']").click();
  await ask(page).click();
  await expect.poll(() => known(page)).toBeGreaterThan(2);
  expect(await told(page), "the step that is shown comes first").toEqual([answered(record.plies!.slice(0, 7)), 100 - answered(record.plies!.slice(0, 7))]);
  await ask(page).press(" ");
  await expect(head(page)).toHaveText("Points");
  const before = (await asked(page)).length;
  await page.waitForTimeout(1_000);
  expect(await asked(page)).toHaveLength(before);
  await ask(page).click();
  expect(await known(page)).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect(page.locator(".opinion")).toHaveCount(0);
  const left = (await asked(page)).length;
  await page.waitForTimeout(1_000);
  expect(await asked(page)).toHaveLength(left);
  await menu(page, "Look back");
  await done(page);
  // Each step once, but for the two questions that were dropped.
  const all = await asked(page);
  expect(new Set(all).size).toBe(record.plies!.length + 1);
  expect(all.length - new Set(all).size).toBeLessThanOrEqual(2);
});

/** A game that is looked back at, with the computer asked about it and slow to answer. */
async function asking(page: Page, engine: Engine) {
  const record = await recordEko(engine, 2, 54, 12);
  await fake(page, slow(500));
  await openSaved(page, record);
  await menu(page, "Look back");
  await ask(page).click();
  return record;
}

test("after undo and another move only the steps in common are kept, and late answers are dropped", async ({ page, engine }) => {
  const record = await asking(page, engine);
  await expect.poll(() => known(page)).toBeGreaterThan(6);
  await page.getByRole("button", { name: "Back to the game" }).click();
  for (let undo = 0; undo < 3; undo++) await undoButton(page).click();
  for (let step = 1; (await savedOn(page)).plies.startsWith(record.plies!.join(" ")); step++) await somethingByHand(page, step);
  const now = (await savedOn(page)).plies.split(" ");
  await menu(page, "Look back");
  await done(page);
  for (let ply = 0; ply <= now.length; ply++) {
    await show(page, ply);
    const first = answered(now.slice(0, ply));
    expect(await told(page), `step ${ply}`).toEqual([first, 100 - first]);
  }
  const all = await asked(page);
  expect(all.length, "the steps in common are not asked again").toBeLessThan(record.plies!.length + now.length);
});

test("another game begins with its points, and nothing of the one before is shown in it", async ({ page, engine }) => {
  await asking(page, engine);
  await expect.poll(() => known(page)).toBeGreaterThan(2);
  await newGame(page);
  const before = (await asked(page)).length;
  while ((await plyOn(page)) < 2) await somethingByHand(page);
  await page.waitForTimeout(1_000);
  expect(await asked(page)).toHaveLength(before);
  await menu(page, "Look back");
  await expect(head(page)).toHaveText("Points");
  await expect(ask(page)).toHaveAttribute("aria-pressed", "false");
  await ask(page).click();
  await expect(graph(page)).toHaveAttribute("aria-label", /This step has not been looked at yet/);
  await done(page);
  const now = (await savedOn(page)).plies.split(" ");
  for (let ply = 0; ply <= now.length; ply++) {
    await show(page, ply);
    expect((await told(page))[0], `step ${ply}`).toBe(answered(now.slice(0, ply)));
  }
});

test("a worker that stops is told, what is known is kept, and another try goes on", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 54, 12);
  await fake(page, slow(30).replace("self.asked.push(plies);", "if (self.asked.push(plies) > 4) throw new Error('out of memory');"));
  await openSaved(page, record);
  await menu(page, "Look back");
  await ask(page).click();
  const failed = page.getByRole("alert").filter({ hasText: /The computer has stopped \(.*out of memory.*\)/ });
  await expect(failed).toBeVisible();
  await expectAccessible(page);
  expect(await known(page)).toBe(4);
  await ask(page).click();
  await expect(failed, "points need no computer").toHaveCount(0);
  await page.unroute("**/eko-worker*.js");
  await fake(page, slow(30));
  await ask(page).click();
  await done(page);
  await page.reload();
  await page.unroute("**/eko-worker*.js");
  await fake(page, "throw new Error('no room')");
  await ask(page).click();
  await expect(page.getByRole("alert").filter({ hasText: "no room" })).toBeVisible();
  await page.unroute("**/eko-worker*.js");
  await fake(page, slow(30));
  await page.getByRole("alert").getByRole("button", { name: "Try again" }).click();
  await done(page);
});

test("nothing is asked while the page is out of sight for long", async ({ page, engine }) => {
  await page.clock.install();
  await fake(page, slow(200));
  await openSaved(page, await recordEko(engine, 2, 54, 40));
  await menu(page, "Look back");
  await ask(page).click();
  await expect.poll(() => known(page)).toBeGreaterThan(1);
  const turn = (hidden: boolean) => page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { value: now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden);
  await turn(true);
  await page.clock.fastForward("00:25");
  await page.waitForTimeout(300);
  const before = (await asked(page)).length;
  await page.waitForTimeout(1_000);
  expect(await asked(page)).toHaveLength(before);
  await turn(false);
  await expect.poll(async () => (await asked(page)).length).toBeGreaterThan(before + 1);
});

for (const [width, height] of [[390, 844], [320, 640], [1280, 720]]) {
  for (const language of languages) {
    test(`${width} × ${height}, ${language}: the button is large enough, and nothing is clipped`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await fake(page, slow(10));
      await openSaved(page, { start: marching, names: ["Ann", "Bo"] });
      await speak(page, language);
      while ((await plyOn(page)) < 2) await somethingByHand(page);
      await page.evaluate(() => document.querySelector<HTMLElement>(".moves .ply")?.click());
      await expect(page.locator("[data-review]")).toBeVisible();
      const button = page.locator(".graph-ask");
      const { width: wide, height: high } = (await button.boundingBox())!;
      expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
      await button.click();
      await expect(head(page)).toHaveText(/100/);
      await expectInSight(page, { button, head: head(page), graph: graph(page) });
      expect(await clipped(page)).toEqual([]);
    });
  }
}
