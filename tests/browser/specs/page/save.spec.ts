// A game is kept in the browser, and nothing that lies there is ever lost.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { openCities } from "../../support/cities/game";
import { standardStart } from "../../support/cities/positions";
import { playEko, recordEko, startEko } from "../../support/eko/game";
import { menu, sure } from "../../support/page/controls";
import { openSaved, saveText, store, test } from "../../support/page/games";
import { pickUp, point } from "../../support/page/hands";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { expectPosition, positionOn } from "../../support/page/see";

const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);
const notSaved = (page: Page) => page.getByText(/not saved/i);

async function downloadOf(page: Page, button: string | RegExp) {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  return readFile(await (await arriving).path(), "utf8");
}

const broken: Record<string, () => void> = {
  "throws": () => Object.defineProperty(window, "localStorage", { get() { throw new DOMException("no", "SecurityError"); } }),
  "is missing": () => Object.defineProperty(window, "localStorage", { get: () => null }),
  "is full": () => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; },
};
for (const [how, breakIt] of Object.entries(broken)) {
  test(`storage that ${how}: the game runs, says that it is not saved, and offers the file`, async ({ page, engine }) => {
    await page.addInitScript(breakIt);
    await open(page);
    await startEko(page, 2, 34);
    await playEko(page, engine, 34, { make: (move, legal) => make(page, move, legal), steps: 8 });
    await expect(notSaved(page)).toBeVisible();
    await expectAccessible(page);
    const file = JSON.parse(await downloadOf(page, "Save as a file"));
    expect(await engine.play(file.start, file.plies.split(" "))).toBe(await positionOn(page));
  });
}

test("a game that is saved does not say anything about it", async ({ page, engine }) => {
  await open(page);
  await startEko(page, 2, 34);
  await playEko(page, engine, 34, { make: (move, legal) => make(page, move, legal), steps: 2 });
  expect(JSON.parse((await kept(page, "eko.game"))!).plies).not.toBe("");
  await expect(notSaved(page)).toHaveCount(0);
});

const start = "...k/r.. a1A2,c1B1,b2A1 - 0/0 - A:act";
const damaged = {
  "nonsense": "nonsense",
  "torn": saveText({ start }).slice(0, -20),
  "with an illegal ply": saveText({ start, plies: ["a1-z9"] }),
  "with a current ply beyond the last": saveText({ start, at: 7 }),
  "of another game": saveText({ start }).replace('"eko"', '"cities"'),
  "of Cities with an illegal ply": saveText({ game: "cities", start: standardStart, plies: ["b1-b9"] }),
};
for (const [how, text] of Object.entries(damaged)) {
  test(`a damaged save, ${how}, is set aside and can be had as a file`, async ({ page }) => {
    await store(page, { "eko.game": text, other: "of somebody else" });
    await open(page);
    await expect(page.getByText(/could not be read and was set aside/)).toBeVisible();
    await expectAccessible(page);
    expect(await downloadOf(page, /damaged text as a file/)).toBe(text);
    await startEko(page, 2, 34);
    await page.reload();
    await expect(page.getByRole("grid")).toBeVisible();
    const all = await page.evaluate(() => ({ ...localStorage }));
    expect(Object.values(all)).toContain(text);
    expect(all.other).toBe("of somebody else");
    expect(Object.keys(all).filter((key) => !key.startsWith("eko."))).toEqual(["other"]);
    // However often the page is opened, what was set aside can be had, until somebody throws it away.
    const dialog = await menu(page, "Your games");
    expect(await downloadOf(page, /damaged text as a file/)).toBe(text);
    await page.getByRole("button", { name: "Delete" }).click();
    expect(Object.values(await page.evaluate(() => ({ ...localStorage }))), "asked first").toContain(text);
    await sure(page, "Delete for good?");
    expect(Object.values(await page.evaluate(() => ({ ...localStorage })))).not.toContain(text);
    await expect(dialog).toHaveCount(0);
  });
}

test("a save of a newer version is refused politely and left untouched", async ({ page, engine }) => {
  const newer = saveText({ start }).replace('"format":1', '"format":99');
  await store(page, { "eko.game": newer });
  await open(page);
  await expect(page.getByText(/newer version/)).toBeVisible();
  await startEko(page, 2, 34);
  await playEko(page, engine, 34, { make: (move, legal) => make(page, move, legal), steps: 3 });
  const position = await positionOn(page);
  await page.reload();
  await expectPosition(page, position, "a reload beside the newer save");
  expect(await kept(page, "eko.game")).toBe(newer);
});

test("two tabs do not write over each other", async ({ page, context, engine }) => {
  const record = await recordEko(engine, 2, 34, 10);
  await openSaved(page, record);
  const other = await context.newPage();
  await other.goto("/");
  const before = (await kept(page, "eko.game"))!;
  const way = (tab: Page) => ({ make: (move: string, legal: string[]) => make(tab, move, legal), steps: 1 });
  await playEko(page, engine, 1, way(page));
  const first = (await kept(page, "eko.game"))!;
  expect(first).not.toBe(before);
  await expect(other.getByText(/another tab/i)).toBeVisible();
  await playEko(other, engine, 2, way(other));
  expect(await kept(page, "eko.game"), "the other tab writes nothing over it").toBe(first);
  await other.getByRole("button", { name: "Open that game" }).click();
  await expectPosition(other, await positionOn(page), "loading the other tab's game");
  await playEko(other, engine, 3, way(other));
  await expect(page.getByText(/another tab/i)).toBeVisible();
  const mine = await positionOn(page);
  await page.getByRole("button", { name: "Take over here" }).click();
  await expect(page.getByText(/another tab/i)).toHaveCount(0);
  await expect(other.getByText(/another tab/i)).toBeVisible();
  await page.reload();
  await expectPosition(page, mine, "taking over and a reload");
});

const game = (tab: Page, name: RegExp) => tab.getByRole("dialog", { name: "Your games" }).getByRole("button", { name });
const newGame = async (tab: Page) => {
  await menu(tab, "New game");
  await tab.getByRole("dialog").getByRole("button", { name: "Start the game" }).click();
  await expect(tab.getByRole("dialog")).toHaveCount(0);
};

test("new games lose no game in which something was decided", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 34, 30);
  await openSaved(page, { ...record, names: ["Ann", "Bo"] });
  const position = await positionOn(page);
  await newGame(page);
  await newGame(page);
  await page.reload();
  await menu(page, "Your games");
  await game(page, /Ann, Bo: \d+ turns/).click();
  await expectPosition(page, position, "going back to the earlier game");
  await menu(page, "Your games");
  await expect(page.locator("[data-entry]")).toHaveCount(1);
  await expect(page.locator("[data-entry]")).toContainText("on the table");
});

test("in a tab that another has overtaken, a new game is saved and no game is lost", async ({ page, context, engine }) => {
  const record = await recordEko(engine, 2, 34, 10);
  await openSaved(page, { ...record, names: ["Ann", "Bo"] });
  const other = await context.newPage();
  await other.goto("/");
  const way = (tab: Page) => ({ make: (move: string, legal: string[]) => make(tab, move, legal), steps: 1 });
  await playEko(page, engine, 1, way(page));
  const theirs = await positionOn(page);
  await playEko(other, engine, 2, way(other));
  const mine = await positionOn(other);
  await newGame(other);
  await expect(other.getByText(/another tab/i)).toHaveCount(0);
  const fresh = await positionOn(other);
  await other.reload();
  await expectPosition(other, fresh, "the new game after a reload");
  const found = [];
  for (let at = 0; at < 2; at++) {
    await menu(other, "Your games");
    await game(other, /Ann, Bo/).first().click();
    await expect(other.getByRole("dialog")).toHaveCount(0);
    found.push(await positionOn(other));
  }
  expect(found.sort()).toEqual([mine, theirs].sort());
});

test("loading the other tab's game keeps this tab's as an earlier one", async ({ page, context, engine }) => {
  const record = await recordEko(engine, 2, 34, 10);
  await openSaved(page, { ...record, names: ["Ann", "Bo"] });
  const other = await context.newPage();
  await other.goto("/");
  const way = (tab: Page) => ({ make: (move: string, legal: string[]) => make(tab, move, legal), steps: 1 });
  await playEko(page, engine, 1, way(page));
  await playEko(other, engine, 2, way(other));
  const mine = await positionOn(other);
  await other.getByRole("button", { name: "Open that game" }).click();
  await menu(other, "Your games");
  await game(other, /Ann, Bo/).click();
  await expectPosition(other, mine, "this tab's game");
});

test("a newer save is told of on the table too", async ({ page }) => {
  const newer = saveText({ start }).replace('"format":1', '"format":99');
  await store(page, { "eko.game": newer, "eko.game.beside": saveText({ start }) });
  await open(page);
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(page.getByText(/newer version/)).toBeVisible();
});

test("an earlier game that cannot be read says why, can be had as a file, and thrown away", async ({ page }) => {
  const [good, torn] = [saveText({ start }), saveText({ start, plies: ["a1-z9"] })];
  await store(page, { "eko.earlier": JSON.stringify([torn, good]) });
  await open(page);
  const shelf = page.locator(".shelf");
  await expect(shelf).toContainText("a1-z9");
  expect(await downloadOf(page, /damaged text as a file/)).toBe(torn);
  await expectAccessible(page);
  await shelf.getByRole("button", { name: "Delete" }).click();
  await sure(page, "Delete for good?");
  await expect(shelf).not.toContainText("a1-z9");
  expect(await page.evaluate(() => localStorage.getItem("eko.earlier")), "the good one is in the database").toBe("[]");
  await shelf.getByRole("button").click();
  await expect(page.getByRole("grid")).toBeVisible();
});

for (const key of ["eko.earlier", "eko.boards", "eko.layouts"]) {
  test(`a damaged ${key} is set aside before anything is written over it`, async ({ page }) => {
    await store(page, { [key]: '[["Precious"' });
    await open(page);
    await page.getByRole("radio", { name: key === "eko.layouts" ? "Cities" : "Ekö" }).check();
    expect(await downloadOf(page, /damaged text as a file/)).toBe('[["Precious"');
    await page.reload();
    await expect(page.getByText("A save that could not be read.")).toBeVisible();
  });
}

test("two tabs of Cities do not write over each other", async ({ page, context }) => {
  await openCities(page, { start: standardStart });
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.locator("svg[data-board=cities]")).toBeVisible();
  await pickUp(page, "b1");
  await point(page, "b3");
  await expect(other.getByText(/another tab/i)).toBeVisible();
  const first = await kept(page, "eko.game");
  const before = await positionOn(other);
  await pickUp(other, "c1");
  await point(other, "c3");
  await expect.poll(() => positionOn(other)).not.toBe(before);
  expect(await kept(page, "eko.game"), "the other tab writes nothing over it").toBe(first);
  await other.getByRole("button", { name: "Open that game" }).click();
  await expectPosition(other, await positionOn(page), "loading the other tab's game");
});
