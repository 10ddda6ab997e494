// The library of games: every game that was played here is kept, found, and never lost or doubled.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { openCities } from "../../support/cities/game";
import { standardStart } from "../../support/cities/positions";
import { playEko, recordEko } from "../../support/eko/game";
import { marching } from "../../support/eko/positions";
import { menu } from "../../support/page/controls";
import { openSaved, saveText, store, test } from "../../support/page/games";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { fill, more, newGame, openGames, resume, row, rows, sheet, stored, waiting } from "../../support/page/library";
import { make } from "../../support/page/moves";
import { expectPosition, positionOn } from "../../support/page/see";
import { clipped } from "../../support/page/sight";

const annAndBo = { start: marching, plies: ["a1-a2", "end"], names: ["Ann", "Bo"] };
const named = (...names: string[]) => saveText({ ...annAndBo, names });

test("a game that is left is in the library, with its board and how it stands, also after a reload", async ({ page }) => {
  await openSaved(page, annAndBo);
  const position = await positionOn(page);
  await newGame(page);
  await page.reload();
  const games = await openGames(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(row(page, "Ann, Bo: 1 turn")).toContainText(/Bo to move · Random board · .*\d/);
  const picture = games.locator("[data-entry] svg[data-clans]");
  await expect(picture.locator(".map-land")).toHaveCount(1);
  expect(await picture.locator(".map-piece").evaluateAll((all) => all.map((one) => one.getAttribute("d")!.length > 0))).toEqual([true, true]);
  expect(await waiting(page), "nothing is kept twice").toEqual([]);
  await expectAccessible(page);
  await resume(row(page, "Ann, Bo"));
  await expectPosition(page, position, "continuing the game");
  await openGames(page);
  await expect(row(page, "Ann, Bo")).toHaveCount(1);
  await expect(row(page, "Ann, Bo")).toContainText("on the table");
});

test("running and finished games of both kinds are listed, the latest first", async ({ page }) => {
  await openCities(page, { start: standardStart, plies: ["b1-b3"] });
  await newGame(page);
  await page.evaluate((text) => localStorage.setItem("eko.game", text), named("Cy", "Di").replace(/}$/, ',"ending":"resigned A"}'));
  await page.reload();
  await page.getByRole("button", { name: "Look at the board" }).click();
  await openGames(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText(/on the table · Di has won/);
  await expect(rows(page).nth(1)).toContainText("Cities: ");
  await expect(rows(page).nth(1).locator(".map-city")).toHaveCount(2);
});

test("the six earlier games of an earlier version are taken over, and removed once they are stored", async ({ page }) => {
  const six = ["A1", "B2", "C3", "D4", "E5", "F6"].map((name) => named(name, "Zoë"));
  await store(page, { "eko.earlier": JSON.stringify(six) });
  await open(page);
  await expect(rows(page)).toHaveCount(6);
  await expect.poll(() => waiting(page)).toEqual([]);
  expect(Object.values(await stored(page, "saves")).sort()).toEqual([...six].sort());
  await expect(rows(page).nth(0), "the latest first").toContainText("A1, Zoë");
  await page.reload();
  await expect(rows(page)).toHaveCount(6);
  await resume(row(page, "C3, Zoë"));
  await expectPosition(page, await positionOn(page), "continuing one");
  await expect(page.getByRole("grid")).toBeVisible();
});

const faults: { [how: string]: () => void } = {
  "is missing": () => Object.defineProperty(window, "indexedDB", { get: () => undefined }),
  "throws when it is asked for": () => Object.defineProperty(window, "indexedDB", { get() { throw new DOMException("no", "SecurityError"); } }),
  "throws when it is opened": () => { IDBFactory.prototype.open = () => { throw new DOMException("no", "SecurityError"); }; },
  "is full": () => { IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError"); }; },
  "is full when everything is written": () => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...given) {
      const request = put.apply(this, given as never);
      request.addEventListener("success", () => { try { this.transaction.abort(); } catch { /* it was */ } });
      return request;
    };
  },
};
for (const [how, breakIt] of Object.entries(faults)) {
  test(`a database that ${how}: no game is lost, and each can be continued`, async ({ page }) => {
    await page.addInitScript(breakIt);
    await store(page, { "eko.game": named("Ann", "Bo"), "eko.earlier": JSON.stringify([named("Cy", "Di")]) });
    await open(page);
    const position = await positionOn(page);
    await newGame(page);
    await page.reload();
    await openGames(page);
    await expect(page.locator("[data-library=closed]")).toBeVisible();
    await expect(rows(page)).toHaveCount(2);
    expect((await waiting(page)).length).toBe(2);
    await expectAccessible(page);
    await more(page, row(page, "Cy, Di"), "Delete");
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(rows(page)).toHaveCount(2);
    await resume(row(page, "Ann, Bo"));
    await expectPosition(page, position, "continuing a game");
  });
}

test("a full storage beside a whole database: the game left is in the database", async ({ page }) => {
  await openSaved(page, annAndBo);
  await page.evaluate(() => { Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); }; });
  await newGame(page);
  await expect.poll(async () => Object.keys(await stored(page, "saves")).length).toBe(1);
});

test("the running game finds room when everything else has taken it", async ({ page, engine }) => {
  await openSaved(page, await recordEko(engine, 2, 34, 10));
  await expect.poll(() => page.evaluate(() => localStorage.getItem("eko.reserve")?.length ?? 0)).toBeGreaterThan(50_000);
  await page.evaluate(() => {
    for (let size = 4_000_000; size > 0; size >>= 1) {
      try { localStorage.setItem(`other.${size}`, "x".repeat(size)); } catch { /* full */ }
    }
  });
  await page.getByRole("button", { name: /^undo: /i }).click();
  const position = await positionOn(page);
  await page.getByRole("button", { name: "Rotate" }).first().click();
  await expect(page.getByText(/not saved/i)).toHaveCount(0);
  await page.reload();
  await expectPosition(page, position, "a reload");
});

test("a game gets another title, is copied, deleted and brought back", async ({ page }) => {
  await store(page, { "eko.game": named("Ann", "Bo"), "eko.earlier": JSON.stringify([named("Cy", "Di")]) });
  await open(page);
  await openGames(page);
  for (const [game, title] of [["Cy, Di", "The <b>rematch</b>"], ["Ann, Bo", "On the table now"]]) {
    await row(page, game).getByRole("button", { name: "More" }).click();
    await row(page, game).getByRole("textbox", { name: "Title" }).fill(title);
    await page.keyboard.press("Enter");
    await expect(row(page, title)).toContainText(game);
  }
  await more(page, row(page, "Cy, Di"), "Copy");
  await expect(row(page, "Cy, Di")).toHaveCount(2);
  await expect(row(page, "Copy of The <b>rematch</b>")).toHaveCount(1);
  await more(page, row(page, "Copy of"), "Delete");
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "Undo", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(row(page, "Copy of")).toHaveCount(1);
  await more(page, row(page, "Copy of"), "Delete");
  await expect(rows(page)).toHaveCount(2);
  await row(page, "Ann, Bo").getByRole("button", { name: "More" }).click();
  await expect(row(page, "Ann, Bo").getByRole("button", { name: "Delete" }), "not the game on the table").toHaveCount(0);
  await page.reload();
  await openGames(page);
  await expect(rows(page)).toHaveCount(2);
  await expect(row(page, "On the table now")).toContainText("Ann, Bo");
});

test("a search finds games by players, title, state and board, in capitals or not", async ({ page }) => {
  const names = ["Ann", "Bo", "Cy", "Di", "Élie", "Flo", "Gus", "Hal"];
  await store(page, { "eko.earlier": JSON.stringify(names.map((name) => named(name, "Zoë"))) });
  await open(page);
  await page.getByRole("button", { name: "All games (8)" }).click();
  await expect(sheet(page).locator("[data-entry]")).toHaveCount(8);
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.fill("ÉLIE to move random");
  await expect(sheet(page).locator("[data-entry]")).toHaveCount(1);
  await search.fill("nobody");
  await expect(page.getByText("No game found.")).toBeVisible();
  await search.fill("");
  await expect(sheet(page).locator("[data-entry]")).toHaveCount(8);
});

async function exported(page: Page): Promise<string> {
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save all as a file" }).click();
  return readFile(await (await arriving).path(), "utf8");
}
async function imported(page: Page, text: string) {
  await page.locator("#games-file").setInputFiles({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

test("everything goes into one file and comes back elsewhere, without doubles", async ({ page, browser, baseURL, engine }) => {
  await store(page, {
    "eko.game": named("Ann", "Bo"),
    "eko.earlier": JSON.stringify([named("Cy", "Di"), saveText({ game: "cities", start: standardStart, plies: ["b1-b3"] })]),
    "eko.boards": JSON.stringify([["Home", "2 .../..k"]]),
    "eko.theme": "dark",
    "eko.damaged.1": "nonsense",
    other: "of somebody else",
  });
  await open(page);
  await openGames(page);
  const text = await exported(page);
  expect(JSON.parse(text).games.length).toBe(3);
  expect(text).not.toContain("nonsense");
  expect(text).not.toContain("somebody else");

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await store(other, { "eko.boards": JSON.stringify([["Home", "2 .../..r"]]) });
  await open(other);
  await other.getByRole("button", { name: "Start the game" }).click();
  await openGames(other);
  await imported(other, text);
  await expect(other.getByText(/New games: 3\. Further on than here: 0\. Already here: 0\. Settings: 2\./).first()).toBeVisible();
  await expect(rows(other)).toHaveCount(3);
  expect(await other.evaluate(() => localStorage.getItem("eko.boards"))).toBe('[["Home","2 .../..r"],["Home 2","2 .../..k"]]');
  await expect(other.locator("html")).toHaveAttribute("data-theme", "dark");
  await imported(other, text);
  await expect(other.getByText(/New games: 0\. Further on than here: 0\. Already here: 3\. Settings: 0\./).first()).toBeVisible();
  await expect(rows(other)).toHaveCount(3);

  // The game went on elsewhere: it replaces its earlier state. One that went another way stays beside it.
  const file = JSON.parse(text);
  const games: { save: { start: string; plies: string; at: number; names: string[] } }[] = file.games;
  const ann = games.find((game) => game.save.names.includes("Ann"))!;
  const next = await engine.legal(await engine.play(ann.save.start, ann.save.plies.split(" ")));
  ann.save.plies += ` ${next[0]}`;
  ann.save.at += 1;
  const cy = games.find((game) => game.save.names.includes("Cy"))!;
  const others = (await engine.legal(cy.save.start)).filter((move) => move !== "a1-a2");
  Object.assign(cy.save, { plies: others[0], at: 1 });
  await imported(other, JSON.stringify(file));
  await expect(other.getByText(/New games: 1\. Further on than here: 1\. Already here: 1\./).first()).toBeVisible();
  await expect(row(other, "Cy, Di")).toHaveCount(2);
  await expect(row(other, "Ann, Bo")).toHaveCount(1);
  await context.close();
});

test("what the board shows on request goes along, and is shown at once", async ({ page, browser, baseURL }) => {
  await store(page, { "eko.game": named("Ann", "Bo"), "eko.threats": "on" });
  await open(page);
  await openGames(page);
  const text = await exported(page);
  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await store(other, { "eko.game": saveText({ start: "....... a1A2E,d1B1,g1B3E - 5/5 - A:act" }) });
  await open(other);
  await expect(other.locator("[data-threat]")).toHaveCount(0);
  await openGames(other);
  await imported(other, text);
  await expect(other.locator("[data-threat]").first()).toBeVisible();
  await context.close();
});

test("a file with everything is also opened as any game file, and the running game stays", async ({ page }) => {
  await openSaved(page, annAndBo);
  const position = await positionOn(page);
  await openGames(page);
  const file = JSON.parse(await exported(page));
  file.games.push({ ...file.games[0], id: "k9", title: "From elsewhere", save: { ...file.games[0].save, names: ["Cy", "Di"] } });
  await page.keyboard.press("Escape");
  const choosing = page.waitForEvent("filechooser");
  await menu(page, "Open a game file");
  await (await choosing).setFiles({ name: "all.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) });
  await expect(page.locator("[data-message]")).toContainText(/New games: 1\..*Already here: 1\./);
  expect(await positionOn(page)).toBe(position);
  await openGames(page);
  await expect(row(page, "From elsewhere")).toContainText("Cy, Di");
});

test("two tabs: what one has deleted the other says is gone, and what both play is kept twice", async ({ page, context, engine }) => {
  const record = await recordEko(engine, 2, 34, 10);
  await store(page, { "eko.game": saveText({ ...record, names: ["Ann", "Bo"] }), "eko.earlier": JSON.stringify([named("Cy", "Di")]) });
  await open(page);
  const other = await context.newPage();
  await other.goto("/");
  await openGames(other);
  await expect(rows(other)).toHaveCount(2);
  await openGames(page);
  await more(page, row(page, "Cy, Di"), "Delete");
  await expect(rows(page)).toHaveCount(1);
  await resume(row(other, "Cy, Di"));
  await expect(other.getByText(/no longer here/).first()).toBeVisible();
  await expect(rows(other)).toHaveCount(1);
  await other.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  const way = (tab: Page) => ({ make: (move: string, legal: string[]) => make(tab, move, legal), steps: 1 });
  await playEko(page, engine, 1, way(page));
  await playEko(other, engine, 2, way(other));
  await newGame(other);
  await openGames(other);
  await expect(row(other, "Ann, Bo"), "one for each tab").toHaveCount(2);
  expect(await waiting(other)).toEqual([]);
});

test("a file with damaged games brings the others, and one that is no such file is refused in words", async ({ page }) => {
  await openSaved(page, annAndBo);
  await openGames(page);
  const text = await exported(page);
  const [good] = JSON.parse(text).games;
  const bad = [{ ...good, id: "x1", save: "nonsense" }, { ...good, id: 7 }, "nonsense", { ...good, id: "x2", save: { ...good.save, plies: "a1-z9" } }];
  await imported(page, JSON.stringify({ library: 1, rules: 1, games: [...bad, { ...good, id: "../é", title: "T".repeat(500) }], settings: [["eko.game", "mine"], ["eko.theme", "pink"]] }));
  await expect(page.getByText(/New games: 1\..* Not readable: 4\./).first()).toBeVisible();
  await expect(row(page, "T".repeat(60))).toHaveCount(1);
  expect(Object.keys(await stored(page, "saves")).filter((id) => !/^[a-z0-9-]+$/.test(id))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("eko.game"))).not.toBe("mine");
  for (const [what, why] of [["nonsense", /all\.json was not opened: not a saved game/], ['{"library":9,"rules":1,"games":[]}', /a newer version of this page wrote it/]] as const) {
    await imported(page, what);
    await expect(page.getByText(why).first()).toBeVisible();
  }
});

test("a damaged game in the library says why, can be had as a file, and deleted", async ({ page }) => {
  await store(page, { "eko.earlier": JSON.stringify([named("Ann", "Bo"), named("Cy", "Di")]), "eko.game": named("Eve", "Flo") });
  await open(page);
  await openGames(page);
  await expect(rows(page)).toHaveCount(3);
  // What is listed may still be on its way into the database.
  await expect.poll(async () => Object.keys(await stored(page, "entries")).length).toBe(2);
  const entries = await stored(page, "entries");
  const id = Object.keys(entries).find((one) => entries[one].includes("Ann"))!;
  const lost = Object.keys(entries).find((one) => entries[one].includes("Cy"))!;
  await fill(page, [{ id, entry: entries[id], save: "torn {" }, { id: lost, entry: "9\tfrom a newer version", save: named("Cy", "Di") }]);
  await page.reload();
  await openGames(page);
  await expect(rows(page)).toHaveCount(2);
  await resume(row(page, "Ann, Bo"));
  await expect(page.getByText(/not a saved game, or incomplete/i).first()).toBeVisible();
  const arriving = page.waitForEvent("download");
  await row(page, "Ann, Bo").getByRole("button", { name: "Save the damaged text as a file" }).click();
  expect(await readFile(await (await arriving).path(), "utf8")).toBe("torn {");
  await expect(sheet(page).locator(".damaged")).toHaveCount(2);
});

test("the browser is asked once to keep what is stored, after the first game worth keeping", async ({ page }) => {
  await page.addInitScript(() => {
    const asked = () => Number(sessionStorage.getItem("asked"));
    StorageManager.prototype.persist = async () => { sessionStorage.setItem("asked", String(asked() + 1)); return false; };
  });
  const asked = () => page.evaluate(() => sessionStorage.getItem("asked"));
  await open(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  await newGame(page);
  expect(await asked(), "nothing was played").toBe(null);
  await page.evaluate((text) => localStorage.setItem("eko.game", text), named("Ann", "Bo"));
  for (let times = 0; times < 2; times++) {
    await page.reload();
    await newGame(page);
    await expect.poll(async () => Object.keys(await stored(page, "saves")).length).toBe(1);
    await page.evaluate((text) => localStorage.setItem("eko.game", text), named("Ann", "Bo"));
  }
  expect(await asked()).toBe("1");
});

test("that little room is left is said well before there is none", async ({ page }) => {
  await page.addInitScript(() => { StorageManager.prototype.estimate = async () => ({ usage: 85, quota: 100 }); });
  await openSaved(page, annAndBo);
  await newGame(page);
  await expect(page.getByText(/little room left for games/).first()).toBeVisible();
  await openGames(page);
  await expect(page.locator("[data-library=little-room]")).toBeVisible();
  await expect(sheet(page)).toContainText(/1 game is kept in this browser, of at most 2,?000/);
});

/** A thousand games of other people. */
async function fillThousand(page: Page) {
  await expect.poll(async () => Object.keys(await stored(page, "entries")).length).toBeGreaterThan(0);
  const [[, entry]] = Object.entries(await stored(page, "entries"));
  const fields = entry.split("\t");
  const games = Array.from({ length: 1000 }, (_, at) => {
    const line = fields.with(1, `k${at}`).with(4, String(1_700_000_000_000 + at * 60_000)).with(-2, `Player ${at}`);
    return { id: `k${at}`, entry: line.join("\t"), save: named(`Player ${at}`, "Bo") };
  });
  await fill(page, games);
}

test("with a thousand games the page starts as with none, and the last of them is found", async ({ page }) => {
  await store(page, { "eko.earlier": JSON.stringify([named("Ann", "Bo")]) });
  await open(page);
  const start = async () => {
    const times = [];
    for (let time = 0; time < 5; time++) {
      await page.reload();
      await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
      times.push(await page.evaluate(() => performance.now()));
    }
    return times.sort((a, b) => a - b)[2];
  };
  const few = await start();
  await fillThousand(page);
  const many = await start();
  expect(many, `${few} ms with one game`).toBeLessThan(1.5 * few + 200);
  await page.getByRole("button", { name: "All games (1001)" }).click();
  expect(await sheet(page).locator("[data-entry]").count(), "drawn at once").toBeLessThan(50);
  await page.getByRole("searchbox", { name: "Search" }).fill("player 777,");
  await expect(sheet(page).locator("[data-entry]")).toHaveCount(1);
  await resume(sheet(page).locator("[data-entry]"));
  await expect(page.getByText("Player 777").first()).toBeVisible();
});

for (const [width, height] of [[390, 844], [320, 640], [1280, 720]]) {
  test(`${width} × ${height}: nothing of the library is clipped`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const long = ["Maximiliane-Charlotte XX", "Bartholomäus von Y", "Cy", "Di"];
    await store(page, { "eko.game": named("Ann", "Bo"), "eko.earlier": JSON.stringify([named(...long.slice(0, 2)), named("Cy", "Di")]) });
    await open(page);
    await openGames(page);
    await expect(rows(page)).toHaveCount(3);
    await row(page, "Maximiliane").getByRole("button", { name: "More" }).click();
    expect(await clipped(page)).toEqual([]);
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
    }
  });
}
