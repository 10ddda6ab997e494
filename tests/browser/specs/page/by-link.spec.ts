// A game that people on different devices play by sending links to and fro.
import type { Browser, Page } from "@playwright/test";
import type { Engine } from "../../support/page/engine";
import { marching } from "../../support/eko/positions";
import { playEko, recordEko } from "../../support/eko/game";
import { menu } from "../../support/page/controls";
import { openSaved, saveText, store, test } from "../../support/page/games";
import { expect, expectAccessible } from "../../support/page/harness";
import { newGame, openGames, rows } from "../../support/page/library";
import { go, shareLink, textOf } from "../../support/page/links";
import { make } from "../../support/page/moves";
import { expectPosition, positionOn, see } from "../../support/page/see";
import { clipped } from "../../support/page/sight";

const sheet = (page: Page) => page.getByRole("dialog", { name: "Play by link" });
const waiting = (page: Page) => page.locator("[data-by-link=waiting]");
/** Words that are cut off, but those of long names in the panels, which have tests of their own. */
const cut = async (page: Page) => (await clipped(page)).filter((one) => !one.includes("plate-name"));
const can = (page: Page) => page.locator("[data-can]:not([data-can=''])");

/** The link that is to be sent. */
async function answer(page: Page): Promise<string> {
  await expect(sheet(page).locator("[data-link]")).toBeVisible();
  const link = await sheet(page).locator("[data-link]").inputValue();
  expect(link).toMatch(/#g=[A-Za-z0-9_-]+&from=[A-D]$/);
  return link;
}

/** Says who plays in this browser. */
async function playAs(page: Page, name: string) {
  if (!(await sheet(page).isVisible())) await menu(page, "Play by link");
  await sheet(page).locator("label").filter({ hasText: name }).click();
  await sheet(page).getByRole("button", { name: "Play by link" }).click();
}

/** A browser of its own, as on another device. */
async function device(browser: Browser, baseURL: string): Promise<Page> {
  return (await browser.newContext({ baseURL, reducedMotion: "reduce" })).newPage();
}

/** Opens a link that somebody has sent. */
async function receive(page: Page, link: string) {
  if (page.url() === "about:blank") await page.goto(link);
  else await go(page, link.split("#g=")[1]);
  await expect.poll(() => new URL(page.url()).hash).toBe("");
  await expect(page.locator("svg[data-board]")).toBeVisible();
}

/** Plays until it is somebody else's turn. */
async function playTurn(page: Page, engine: Engine, seed: number) {
  const { turn } = await see(page);
  for (let step = 0; step < 40 && (await see(page)).turn === turn && !(await sheet(page).isVisible()); step++) {
    await playEko(page, engine, seed + step, { make: (move, legal) => make(page, move, legal), steps: 1 });
  }
}

test("four people play by links in four browsers: each plays only their own turns, and all see the same", async ({ browser, baseURL, engine }) => {
  const names = ["Ann", "Bo", "Cy", "Dee"];
  const devices = await Promise.all(names.map(() => device(browser, baseURL!)));
  const at = (letter: string) => devices["ABCD".indexOf(letter)];
  await openSaved(devices[0], { start: engine.setup(4, 31), names });
  const first = (await see(devices[0])).turn;
  await playAs(devices[0], "Ann");
  let link = first === "A" ? "" : await answer(devices[0]);
  await devices[0].keyboard.press("Escape");
  let turn = first;
  const known = new Set(["A"]);
  for (let round = 0; round < 9; round++) {
    const page = at(turn);
    if (link) {
      await receive(page, link);
      if (known.has(turn)) {
        await expect(page.getByText(/steps? (was|were) played since/).first()).toBeVisible();
        await page.getByRole("button", { name: "Back to the game" }).click();
      } else {
        await playAs(page, names["ABCD".indexOf(turn)]);
        known.add(turn);
        await expect(sheet(page)).toContainText("It is your turn");
        await page.keyboard.press("Escape");
      }
    }
    expect((await see(page)).turn).toBe(turn);
    await playTurn(page, engine, 100 * round);
    link = await answer(page);
    await expect(can(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await expect(waiting(page)).toContainText(/Send (Ann|Bo|Cy|Dee) the link/);
    turn = (await see(page)).turn;
  }
  // Everybody opens the last link: one game each, and the same one.
  const last = await positionOn(at((link.match(/from=(.)/) ?? [])[1]));
  for (const page of devices) {
    await receive(page, link);
    const back = page.getByRole("button", { name: "Back to the game" });
    await expect(page.getByText(/since|Opened/).first()).toBeVisible();
    if (await back.isVisible()) await back.click();
    if (await sheet(page).isVisible()) await page.keyboard.press("Escape");
    await expectPosition(page, last, "the last link");
    await openGames(page);
    await expect(rows(page)).toHaveCount(1);
    await page.context().close();
  }
});

test("the first link to the second of two says who plays here, and the answer goes on with the same game", async ({ page, browser, baseURL, engine }) => {
  await openSaved(page, { start: marching, names: ["Ann", "Bo"] });
  await playAs(page, "Ann");
  await expect(sheet(page)).toContainText("It is your turn, Ann.");
  await page.keyboard.press("Escape");
  await playTurn(page, engine, 1);
  const link = await answer(page);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(waiting(page), "after a reload").toContainText("Send Bo the link");
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toBeDisabled();
  await menu(page);
  await expect(page.getByRole("button", { name: "Resign" }), "nobody resigns for another").toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(can(page)).toHaveCount(0);

  const other = await device(browser, baseURL!);
  await receive(other, link);
  await expect(sheet(other), "of two, it is clear who").toHaveCount(0);
  await expectPosition(other, await positionOn(page), "opening the link");
  await expect(can(other)).not.toHaveCount(0);
  const before = Number(await other.locator("[data-ply]").getAttribute("data-ply"));
  await playTurn(other, engine, 2);
  const back = await answer(other);

  await receive(page, back);
  const frame = page.locator("[data-ply]");
  await expect(frame, "step by step").toHaveAttribute("data-review", "");
  await expect(frame).toHaveAttribute("data-ply", String(before));
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(frame).toHaveAttribute("data-ply", String(before + 1));
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expectPosition(page, await positionOn(other), "the answer");
  await expect(can(page)).not.toHaveCount(0);
  await openGames(page);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("your turn, Ann");
  await other.context().close();
});

test("a link goes on with a kept game, also when another one runs", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 34, 20);
  const plies = record.plies!;
  await openSaved(page, { ...record, names: ["Ann", "Bo"] });
  const end = await positionOn(page);
  const further = textOf(await shareLink(page));
  await store(page, { "eko.game": saveText({ ...record, plies: plies.slice(0, 12), names: ["Ann", "Bo"] }) });
  await page.goto("/");
  await newGame(page);
  await go(page, further);
  await expect(page.locator("[data-ply]")).toHaveAttribute("data-review", "");
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expectPosition(page, end, "the game of the link");
  await openGames(page);
  await expect(rows(page).filter({ hasText: "Ann, Bo" })).toHaveCount(1);
});

for (const where of ["on the table", "in the library"]) {
  test(`an older link, and one that went another way, ask beside a game ${where}; neither game is lost`, async ({ page, engine }) => {
    const record = await recordEko(engine, 2, 34, 20);
    const plies = record.plies!;
    const shared = async (some: string[]) => {
      await store(page, { "eko.game": saveText({ ...record, plies: some, names: ["Ann", "Bo"] }) });
      await page.goto("/");
      await expect(page.locator("svg[data-board]")).toBeVisible();
      return textOf(await shareLink(page));
    };
    const older = await shared(plies.slice(0, 15));
    const legal = await engine.legal(await engine.play(record.start, plies.slice(0, 15)));
    const forked = await shared([...plies.slice(0, 15), legal.find((move) => move !== plies[15])!]);
    await store(page, { "eko.game": saveText({ ...record, names: ["Ann", "Bo"] }) });
    await page.goto("/");
    await expect(page.locator("svg[data-board]")).toBeVisible();
    const mine = await positionOn(page);
    if (where === "in the library") await newGame(page);
    const dialog = page.getByRole("dialog", { name: "Which game goes on?" });
    for (const [text, words] of [[older, /as it was \d+ steps? ago/], [forked, /From step 16 on, .* another way/]] as const) {
      await go(page, text);
      await expect(dialog).toContainText(words);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "Go on with the game here" }).click();
      await expect(dialog).toHaveCount(0);
      await expectPosition(page, mine, "the game here");
      if (where === "in the library") await newGame(page);
    }
    await go(page, forked);
    await dialog.getByRole("button", { name: "Open the game of the link beside it" }).click();
    await expect.poll(() => positionOn(page)).not.toBe(mine);
    await openGames(page);
    await expect(rows(page).filter({ hasText: "Ann, Bo" })).toHaveCount(2);
  });
}

test("a question about a link comes back after a reload, until it is answered", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 34, 20);
  const saved = { ...record, names: ["Ann", "Bo"] };
  await openSaved(page, { ...saved, plies: record.plies!.slice(0, 15) });
  const older = textOf(await shareLink(page));
  await store(page, { "eko.game": saveText(saved) });
  await page.goto("/");
  await expect(page.locator("svg[data-board]")).toBeVisible();
  const mine = await positionOn(page);
  const dialog = page.getByRole("dialog", { name: "Which game goes on?" });
  const answers = [
    () => dialog.getByRole("button", { name: "Go on with the game here" }).click(),
    () => page.keyboard.press("Escape"),
    () => dialog.getByRole("button", { name: "Open the game of the link beside it" }).click(),
  ];
  for (const answered of answers) {
    await go(page, older);
    for (let reloads = 0; reloads < 2; reloads++) {
      await expect(dialog).toContainText(/as it was \d+ steps? ago/);
      await expectPosition(page, mine, "the game here waits behind the question");
      await page.reload();
    }
    await expect(dialog).toBeVisible();
    await answered();
    await expect(dialog).toHaveCount(0);
    expect(new URL(page.url()).hash).toBe("");
    const now = await positionOn(page);
    await page.reload();
    await expectPosition(page, now, "a reload after the answer");
    await expect(dialog).toHaveCount(0);
  }
  await openGames(page);
  await expect(rows(page).filter({ hasText: "Ann, Bo" })).toHaveCount(2);
});

test("playing by link ends, and everybody plays here again", async ({ page }) => {
  await openSaved(page, { start: marching, names: ["Ann", "Bo"] });
  await playAs(page, "Bo");
  await answer(page);
  await sheet(page).getByRole("button", { name: "No longer by link" }).click();
  await page.keyboard.press("Escape");
  await expect(waiting(page)).toHaveCount(0);
  await expect(can(page)).not.toHaveCount(0);
});

for (const [width, height] of [[390, 844], [320, 640], [1280, 720]]) {
  test(`${width} × ${height}: nothing of the sheets is clipped`, async ({ page, engine }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, { ...(await recordEko(engine, 4, 31, 60)), names: ["Maximiliane-Charlotte XX", "Bo", "Cy", "Dee"] });
    await menu(page, "Play by link");
    expect(await cut(page)).toEqual([]);
    const other = (await see(page)).turn === "B" ? "Cy" : "Bo";
    await playAs(page, other);
    await answer(page);
    expect(await cut(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(waiting(page)).toBeVisible();
    expect(await cut(page)).toEqual([]);
  });
}
