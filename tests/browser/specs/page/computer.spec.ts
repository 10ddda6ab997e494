// A game against the computer: begun, followed, hurried, stopped, undone, reloaded, handed over.
import { menu, undoButton } from "../../support/page/controls";
import {
  expectReplay, openSeated, plyOn, savedOn, somethingByHand, table, thinking, untilPeople,
} from "../../support/page/computer";
import { test } from "../../support/page/games";
import { expect } from "../../support/page/harness";
import { positionOn } from "../../support/page/see";
import type { Page } from "@playwright/test";

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Plays by hand until a computer player thinks. */
async function untilItThinks(page: Page) {
  for (let step = 0; step < 40 && (await thinking(page)) === null; step++) {
    await untilPeople(page);
    await somethingByHand(page, step);
    await page.waitForTimeout(50);
  }
  expect(await thinking(page)).not.toBeNull();
}

test("the first visit: one click begins a game against the computer, which answers", async ({ page, engine }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto("/");
  await expect(button(page, "Start the game")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("worker")), "the first load has no computer player").toEqual([]);
  await button(page, "Play the computer").click();
  await expect(page.locator("[data-player=B]")).toHaveAttribute("data-seat", "easy");
  await expect(page.locator("[data-player=A]")).toHaveAttribute("data-seat", "human");
  await untilPeople(page);
  await untilItThinks(page);
  const before = await plyOn(page);
  expect(await thinking(page)).toBe("B");
  await expect(page.locator("[data-can]")).toHaveCount(0);
  await expect.poll(() => plyOn(page)).toBeGreaterThan(before);
  await untilPeople(page);
  expect(asked.filter((url) => url.includes("worker")).length).toBeGreaterThan(0);
  await expectReplay(page, engine);
});

test("names, levels and seats are remembered", async ({ page }) => {
  await page.goto("/");
  await page.getByLabel("Name of Star").fill("Zoë");
  await page.getByLabel("Who plays for player 1").selectOption("medium");
  await button(page, "Start the game").click();
  await expect(page.locator("[data-player=A]")).toHaveAttribute("data-seat", "medium");
  await page.evaluate(() => localStorage.removeItem("eko.game"));
  await page.goto("/");
  await expect(page.getByLabel("Name of Star")).toHaveValue("Zoë");
  await expect(page.getByLabel("Who plays for player 1")).toHaveValue("medium");
  await button(page, "Play with people only").click();
  await expect(page.locator("[data-seat=human]")).toHaveCount(2);
});

test("move now and stop are heard while it thinks; by hand, one step, and on", async ({ page, engine }) => {
  const start = engine.setup(2, 7).replace(/swap\d/, "act");
  await openSeated(page, { start }, "hard hard", { "eko.thinking-time": "10", "eko.speed": "slow" });
  await expect(table(page)).toHaveAttribute("data-thinking", /[AB]/);
  await expect(table(page)).toHaveAttribute("data-speed", "slow");
  await page.waitForTimeout(300);
  await button(page, "Move now").click();
  await expect.poll(() => plyOn(page), { timeout: 6_000 }).toBe(1);
  await button(page, "Pause").click();
  await expect(table(page)).not.toHaveAttribute("data-thinking", /./);
  const stopped = await plyOn(page);
  await page.waitForTimeout(2_500);
  expect(await plyOn(page)).toBe(stopped);
  await button(page, "One step").click();
  await button(page, "Move now").click();
  await expect.poll(() => plyOn(page)).toBeGreaterThan(stopped);
  await expect(button(page, "Go on")).toBeVisible();
  expect(await thinking(page)).toBeNull();
  // People can play for it.
  await untilPeople(page);
  const by = await plyOn(page);
  for (let step = 0; (await plyOn(page)) === by && step < 5; step++) await somethingByHand(page);
  expect(await plyOn(page)).toBeGreaterThan(by);
  await button(page, "Go on").click();
  await expect(table(page)).toHaveAttribute("data-thinking", /[AB]/);
  await expectReplay(page, engine);
});

test("undo while it thinks goes back to the person's last decision, and no late answer lands", async ({ page, engine }) => {
  await openSeated(page, { start: engine.setup(2, 7) }, "human hard", { "eko.thinking-time": "10" });
  await untilPeople(page);
  await untilItThinks(page);
  await undoButton(page).click();
  await expect(table(page)).not.toHaveAttribute("data-thinking", /./);
  await expect(table(page)).toHaveAttribute("data-turn", "A");
  const position = await positionOn(page);
  await page.waitForTimeout(3_000);
  expect(await positionOn(page)).toBe(position);
  // A late answer would be played, or refused as illegal.
  await expect(page.locator("[data-engine]")).toHaveCount(0);
  for (let undo = 0; undo < 20 && (await undoButton(page).isEnabled()); undo++) {
    await undoButton(page).click();
    await page.waitForTimeout(60);
  }
  expect(await plyOn(page)).toBe(0);
  await expect(table(page)).not.toHaveAttribute("data-thinking", /./);
});

test("nothing is thought about while the page is out of sight for long", async ({ page, engine }) => {
  await page.clock.install();
  await openSeated(page, { start: engine.setup(2, 7) }, "hard hard", { "eko.thinking-time": "1", "eko.speed": "slow" });
  // The worker has arrived: a page that waits for it for a minute says so.
  await expect.poll(() => plyOn(page)).toBeGreaterThan(0);
  const turn = (hidden: boolean) => page.evaluate((now) => {
    Object.defineProperty(document, "hidden", { value: now, configurable: true });
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  }, hidden);
  await expect(table(page)).toHaveAttribute("data-thinking", /[AB]/);
  await turn(true);
  await page.clock.fastForward("00:25");
  await expect(table(page)).not.toHaveAttribute("data-thinking", /./);
  const before = await plyOn(page);
  await page.clock.fastForward("01:00");
  await page.waitForTimeout(1_000);
  expect(await plyOn(page)).toBe(before);
  await turn(false);
  await expect(table(page)).toHaveAttribute("data-thinking", /[AB]/);
});

test("a reload in its turn goes on", async ({ page, engine }) => {
  await openSeated(page, { start: engine.setup(2, 7) }, "human hard", { "eko.thinking-time": "5" });
  await untilPeople(page);
  await untilItThinks(page);
  const before = await plyOn(page);
  await page.reload();
  await expect(table(page)).toHaveAttribute("data-thinking", "B");
  await expect.poll(() => plyOn(page), { timeout: 20_000 }).toBeGreaterThan(before);
});

test("seats change in mid-game, and are saved", async ({ page, engine }) => {
  await openSeated(page, { start: engine.setup(3, 7) }, "human human human");
  await menu(page, "Players and computer");
  const sheet = page.getByRole("dialog", { name: "Players and computer" });
  for (const clan of ["Wave", "Star", "Sun"]) await sheet.getByLabel(`Who plays for ${clan}`).selectOption("beginner");
  await expect(page.locator("[data-seat=beginner]")).toHaveCount(3);
  await expect.poll(() => plyOn(page)).toBeGreaterThan(3);
  for (const clan of ["Wave", "Star", "Sun"]) await sheet.getByLabel(`Who plays for ${clan}`).selectOption("human");
  await expect(table(page)).not.toHaveAttribute("data-thinking", /./);
  expect((await savedOn(page)).seats).toBeUndefined();
  await sheet.getByLabel("Who plays for Star").selectOption("hard");
  expect((await savedOn(page)).seats).toBe("human hard human");
  await page.keyboard.press("Escape");
  await expectReplay(page, engine);
});

test("a computer takes over the seat of a player of three who resigns", async ({ page, engine }) => {
  await openSeated(page, { start: engine.setup(3, 7).replace(/\S+$/, "B:act") }, "human human human");
  await menu(page, "Resign");
  await button(page, "A computer takes over").click();
  await expect(page.locator("[data-player=B]")).toHaveAttribute("data-seat", "medium");
  await expect(table(page)).not.toHaveAttribute("data-phase", "over");
  await expect.poll(() => plyOn(page), { timeout: 20_000 }).toBeGreaterThan(0);
});

for (const [game, start] of [
  ["eko", ".....k./......./.c.m.../......./....... a1A1E,c1A1,g1B1E,c3A2,f4B2,e5B1 - 6/6 - A:act"],
  // One capture ends it: games of Cities between computer players can go on for ever.
  ["cities", "a9/10/10/10/10/5A4/2Aa6/10/10/A9 b1A,c10B A"],
] as const) {
  test(`computer players alone play ${game} to its end, and nothing is thought about after it`, async ({ page, engine, cities }) => {
    await openSeated(page, { game, start }, "hard easy", { "eko.thinking-time": "0" });
    await expect(table(page)).toHaveAttribute("data-phase", "over", { timeout: 60_000 });
    await expect(table(page)).not.toHaveAttribute("data-thinking", /./);
    await expect(page.getByRole("dialog")).toContainText(/has won|draw/i);
    await expectReplay(page, game === "eko" ? engine : cities);
  });
}

test("a save with players of a newer version is told and left as it is", async ({ page, engine }) => {
  const text = JSON.stringify({ format: 1, rules: 1, game: "eko", names: [], start: engine.setup(2, 7), plies: "", at: 0, seats: "human oracle" });
  await page.goto("/");
  await page.evaluate((save) => localStorage.setItem("eko.game", save), text);
  await page.goto("/");
  await expect(page.getByText("oracle")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("eko.game"))).toBe(text);
});
