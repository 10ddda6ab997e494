// Board, lines and buttons have their own room at every size: nothing lies over a space, and nothing shifts.
import type { Page } from "@playwright/test";
import { citiesGame, openCities } from "../../support/cities/game";
import { standardStart } from "../../support/cities/positions";
import { ekoGame } from "../../support/eko/game";
import { marching, questions, unchosen } from "../../support/eko/positions";
import { menu, undoButton } from "../../support/page/controls";
import { openSaved, saveText, test } from "../../support/page/games";
import { hover, pickUp, point } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { readMove } from "../../support/page/notation";
import { play } from "../../support/page/play";
import { expectFreeBoard, hiddenWords, placeOf, sizes } from "../../support/page/room";
import { cell } from "../../support/page/see";
import { clipped, expectInSight } from "../../support/page/sight";
import { recordEko } from "../../support/eko/game";

const BOARD = ".board-frame";
const UNDO = "button[data-act=undo]";

/** Plays some steps; before each, every space is free, also with a stack picked up and a space asked. */
function steps(page: Page, board: string, undo: string, more: number) {
  return {
    make: (move: string, legal: string[]) => make(page, move, legal),
    look: async (step: number, legal: string[]) => {
      await expectFreeBoard(page, `before step ${step}`);
      const stack = legal.map(readMove).find((move) => move.stack)?.stack;
      if (stack) {
        await pickUp(page, stack);
        await hover(page, stack);
        await expectFreeBoard(page, `with ${stack} picked up, before step ${step}`);
        expect(await placeOf(page, BOARD), `the board with ${stack} picked up`).toBe(board);
        await page.keyboard.press("Escape");
      }
      expect(await placeOf(page, BOARD), `the board before step ${step}`).toBe(board);
      expect(await placeOf(page, UNDO), `undo before step ${step}`).toBe(undo);
    },
    steps: more,
  };
}

for (const [width, height] of sizes) {
  test(`Ekö at ${width} × ${height}: every space is free after every step, and nothing shifts`, async ({ page, engine }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, { start: engine.setup(4, 5), names: ["Ann", "Bo", "Cy", "Dee"] });
    const [board, undo] = [await placeOf(page, BOARD), await placeOf(page, UNDO)];
    await play(page, engine, ekoGame, 5, steps(page, board, undo, 16));
    expect(await page.evaluate(() => window.scrollY), "the page does not scroll").toBe(0);
  });

  test(`Cities at ${width} × ${height}: every space is free after every step, and nothing shifts`, async ({ page, cities }) => {
    await page.setViewportSize({ width, height });
    await openCities(page, { start: standardStart, names: ["Ann", "Bo"] });
    const [board, undo] = [await placeOf(page, BOARD), await placeOf(page, UNDO)];
    await play(page, cities, citiesGame, 5, steps(page, board, undo, 6));
  });

  test(`${width} × ${height}: notices and reasons have their own room`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, { start: questions, names: ["Ann", "Bo"] });
    const board = await placeOf(page, BOARD);
    for (const [space] of unchosen) {
      await point(page, space);
      await expectFreeBoard(page, `with ${space} asked`);
      expect(await hiddenWords(page, "#why"), "the reason").toEqual([]);
    }
    const choosing = page.waitForEvent("filechooser");
    await menu(page, "Open a game file");
    await (await choosing).setFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(saveText({ start: marching, names: ["Ann", "Bo"] })) });
    await expect(page.getByRole("main").getByText("Opened game.json.")).toBeVisible();
    expect(await hiddenWords(page, "[data-notice]"), "“Opened …”").toEqual([]);
    await expectFreeBoard(page, "under “Opened …”");
    expect(await placeOf(page, BOARD), "the board under “Opened …”").toBe(board);
    await pickUp(page, "a1");
    await point(page, "a2");
    await expect(page.getByRole("main").getByText(/so the turn ends/)).toBeVisible();
    expect(await hiddenWords(page, "[data-notice]"), "the notice").toEqual([]);
    await expectFreeBoard(page, "under a notice");
    expect(await placeOf(page, BOARD), "the board under a notice").toBe(board);
  });

  test(`${width} × ${height}: the move list opens at the current move, the board stays, and there is a way back`, async ({ page, engine }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, { ...(await recordEko(engine, 4, 31, 60)), names: ["Ann", "Bo", "Cy", "Dee"] });
    const list = page.getByRole("list").filter({ has: page.locator("[aria-current=step]") });
    const tool = page.getByRole("button", { name: "Moves", exact: true });
    if (await tool.isVisible()) {
      await expect(tool).toHaveAttribute("aria-expanded", "false");
      await tool.click();
      await expect(tool).toHaveAttribute("aria-expanded", "true");
    }
    await expect(list).toBeVisible();
    const current = page.locator("[aria-current=step]");
    await expect(async () => expectInSight(page, { "the current move": current })).toPass({ timeout: 10_000 });
    await expectFreeBoard(page, "with the move list open");
    await expectInSight(page, { "the board": page.getByRole("grid"), "undo": undoButton(page) });
    expect(await page.evaluate(() => [window.scrollY, document.querySelector(".eko")!.scrollTop])).toEqual([0, 0]);
    await undoButton(page).click();
    await expect(async () => expectInSight(page, { "the current move after undo": current })).toPass({ timeout: 10_000 });
    await page.locator("summary").filter({ hasText: "Moves" }).click({ position: { x: 40, y: 14 } });
    await expect(list).toBeHidden();
  });
}

/** Four players; A may march and use the Moon temple. */
const offers = "n.o../...../..... e1C1,a2A1,b3A2,c3B2,e3D1 a1AC,c1AC 6/1/1/1 - A:rein";

for (const [width, height] of [[1280, 720], [320, 640]]) {
  test(`${width} × ${height}: with four players, march and Moon temple, the line that says why has its room`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, { start: offers, names: ["Annabella", "Bartholomew", "Cy", "Dee"] });
    await expect(page.getByText(/forced march/i).first()).toBeAttached();
    for (const space of ["e3", "c3", "d2", "b1"]) {
      await hover(page, space);
      await expect(page.locator("#why")).toContainText(space);
      expect(await hiddenWords(page, "#why"), `the line on ${space}`).toEqual([]);
      await expectInSight(page, { "the line": page.locator("#why") });
    }
  });
}

test("a notice goes by itself, not while the pointer is on it", async ({ page }) => {
  await page.clock.install();
  await openSaved(page, { start: questions });
  await pickUp(page, "a1");
  await point(page, "a3");
  const notice = page.getByRole("main").getByText(/so the turn ends/);
  await notice.hover();
  await page.clock.fastForward(20_000);
  await expect(notice).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(10_000);
  await expect(notice).toHaveCount(0);
});

test("“Pass” and “End turn” share one wide place and are there only when they can be used", async ({ page, engine }) => {
  await openSaved(page, { start: engine.setup(2, 34), names: ["Ann", "Bo"] });
  const slot = await placeOf(page, ".slot");
  await play(page, engine, ekoGame, 34, {
    make: (move, legal) => make(page, move, legal),
    look: async (_, legal) => {
      const shown = page.locator(".slot button[data-move]:visible");
      await expect(shown).toHaveCount(1);
      const button = legal.find((move) => ["pass", "end"].includes(move));
      if (button) await expect(shown).toHaveAttribute("data-move", button);
      else await expect(shown).toBeDisabled();
      expect((await shown.boundingBox())!.width).toBeGreaterThan(100);
      expect(await placeOf(page, ".slot")).toBe(slot);
    },
    steps: 24,
  });
});

test("undo stays under the pointer over a whole game", async ({ page, engine }) => {
  const record = await recordEko(engine, 3, 45);
  await openSaved(page, record);
  await page.keyboard.press("Escape");
  const place = await placeOf(page, UNDO);
  for (const _ of record.stops.slice(1)) {
    await page.locator(UNDO).click();
    expect(await placeOf(page, UNDO)).toBe(place);
  }
});

test("200 % text at 1280 × 720: as on phones, with every control in the window or scrolled to", async ({ page, engine }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSaved(page, { ...(await recordEko(engine, 4, 31, 60)), names: ["Ann", "Bo", "Cy", "Dee"] });
  await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  expect(await clipped(page)).toEqual([]);
  const header = page.getByRole("banner");
  await expectInSight(page, { "the header": header, "the menu": page.getByRole("button", { name: "Menu" }), "undo": undoButton(page) });
  await expect(page.locator(".plate-body").first(), "panels are folded").toBeHidden();
  // The head of the list holds the switches as well: its own sign, at its beginning, is what is pressed.
  for (const control of await page.locator("button:visible, summary:visible > :first-child").all()) {
    await control.scrollIntoViewIfNeeded();
    await expectInSight(page, { [(await control.textContent())!]: control });
  }
  await expectFreeBoard(page, "at 200 %");
});
