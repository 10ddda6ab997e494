// Narrow and low windows and large text: nothing is cut off or covered, and what is below is scrolled to.
import type { Page } from "@playwright/test";
import { recordEko } from "../../support/eko/game";
import { choosing } from "../../support/eko/positions";
import { menu, turnButton, undoButton } from "../../support/page/controls";
import { openSaved, saveText, test } from "../../support/page/games";
import { hover, pickUp, point } from "../../support/page/hands";
import { expect, open } from "../../support/page/harness";
import { expectFreeBoard } from "../../support/page/room";
import { expectInSight } from "../../support/page/sight";

const names = ["Ann", "Bo", "Cy", "Dee"];
/** Four players; A may march and use the Moon temple. */
const offers = "n.ok./...../..... e1C1,a2A1,b3A2,c3B2,e3D1 a1AC,c1AC 6/1/1/1 - A:rein";
/** A takes the emperor on b1 and wins. */
const last = "..../rccmk a1A3,b1B1E,d1B1 a2AC,b2AT,c2AT,d2AK,e2AT 0/0 - A:act";

/** Points and reserve of all four can be read, and the lines end above the panels. */
async function expectPanels(page: Page, when: string) {
  for (const player of ["A", "B", "C", "D"]) {
    const plate = page.locator(`.plate[data-player=${player}]`);
    await expectInSight(page, {
      [`the points of ${player} ${when}`]: plate.locator(".plate-points"),
      [`the reserve of ${player} ${when}`]: plate.locator(".plate-reserve"),
    });
  }
  const [lines, players] = await Promise.all([".lines", ".players"].map((part) => page.locator(part).boundingBox()));
  expect(lines!.y + lines!.height, `the lines end above the panels ${when}`).toBeLessThanOrEqual(players!.y + 0.5);
}

/** Chooses a file that holds this text. */
async function openFile(page: Page, text: string, press: () => Promise<unknown>) {
  const choosing = page.waitForEvent("filechooser");
  await press();
  await (await choosing).setFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) });
}

for (const [width, height] of [[390, 844], [320, 640]]) {
  test(`${width} × ${height}, four players: neither a reason nor a notice lies over a panel`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const act = { start: offers.replace("rein", "act"), names };
    await openSaved(page, act);
    await expectPanels(page, "at first");
    await pickUp(page, "a2");
    await expectPanels(page, "with a stack picked up");
    await hover(page, "d1");
    await expectPanels(page, "with the capital asked");
    await page.keyboard.press("Escape");
    await openFile(page, saveText(act), () => menu(page, "Open a game file"));
    await expect(page.locator("[data-notice]")).toBeVisible();
    await expectPanels(page, "under a notice");
    await hover(page, "d1");
    await expectPanels(page, "with the capital asked under a notice");
    await expectFreeBoard(page, "under a notice");
  });
}

for (const [width, height] of [[390, 844], [320, 640], [844, 390], [1280, 720]]) {
  test(`${width} × ${height}: of the last steps the newest is in sight, and whole lines`, async ({ page, engine }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, { ...(await recordEko(engine, 4, 31, 60)), names: ["Annabella", "Bartholomew", "Cyprian", "Desdemona"] });
    const { end, top, bottom, rest, longer } = await page.locator("#why").evaluate((why) => {
      const range = document.createRange();
      range.selectNodeContents(why.querySelector(".since")!);
      const lines = [...range.getClientRects()];
      const box = why.getBoundingClientRect();
      const line = parseFloat(getComputedStyle(why).lineHeight);
      return {
        end: lines.at(-1)!.bottom, top: box.top, bottom: box.bottom,
        rest: Math.abs(why.clientHeight / line - Math.round(why.clientHeight / line)),
        longer: why.scrollHeight > why.clientHeight,
      };
    });
    expect(longer, "it is told at length").toBe(true);
    expect(end, "the newest step").toBeLessThanOrEqual(bottom);
    expect(end).toBeGreaterThan(top);
    expect(rest, "parts of a line").toBeLessThan(0.06);
  });
}

for (const [width, height] of [[1000, 700], [1280, 600], [390, 844]]) {
  test(`${width} × ${height}: what is wrong with a file is in sight on the start screen`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await openFile(page, "nonsense", () => page.getByRole("button", { name: "Open a game file" }).click());
    await expect(page.locator("[data-message]")).toContainText("game.json was not opened");
    await expectInSight(page, { "the message": page.locator("[data-message] p") });
  });
}

for (const [width, height] of [[844, 390], [320, 640]]) {
  test(`${width} × ${height}: the buttons of a dialog are in sight at once, and stay`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, { start: last, names });
    await pickUp(page, "a1");
    await point(page, "b1");
    const over = page.getByRole("dialog");
    const buttons = ["Look at the board", "Undo", "New game", "Play again"];
    const all = Object.fromEntries(buttons.map((name) => [name, over.getByRole("button", { name })]));
    await expect(all.Undo).toBeVisible();
    await expectInSight(page, all);
    await page.locator(".dialog").evaluate((one) => one.scrollTo(0, one.scrollHeight));
    await expectInSight(page, { ...all, "the last row": over.getByRole("row").last() });
    await all["New game"].click();
    await expectInSight(page, { "the start": page.getByRole("button", { name: "Start the game" }) });
  });
}

test("200 % text at 390 × 844: undo and the end of the turn are in sight, the panels are scrolled to", async ({ page, engine }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSaved(page, { start: engine.setup(4, 5), names });
  await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  await expectInSight(page, { "the menu": page.getByRole("button", { name: "Menu" }), undo: undoButton(page), "the end of the turn": turnButton(page) });
  await expectFreeBoard(page, "at 200 %");
  for (const player of names.map((_, seat) => "ABCD"[seat])) {
    const points = page.locator(`.plate[data-player=${player}] .plate-points`);
    await points.scrollIntoViewIfNeeded();
    await expectInSight(page, { [`the points of ${player}`]: points });
  }
});

test("200 % text at 390 × 844: two answers of a chooser are in sight", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSaved(page, { start: choosing });
  await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
  await point(page, "e3");
  const answers = page.getByRole("dialog").locator("[data-move]");
  await expectInSight(page, { "the first answer": answers.nth(0), "the second answer": answers.nth(1) });
});

test("568 × 320: the panels are scrolled to, and the buttons stay in sight", async ({ page, engine }) => {
  await page.setViewportSize({ width: 568, height: 320 });
  await openSaved(page, { start: engine.setup(4, 5), names });
  await expectInSight(page, { undo: undoButton(page) });
  await page.locator(".eko").evaluate((screen) => screen.scrollTo(0, screen.scrollHeight));
  await expectPanels(page, "scrolled to");
  await expectInSight(page, { undo: undoButton(page) });
});

test("1280 × 720, four players: none of the panels is cut while a march is on offer", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSaved(page, { start: offers, names });
  const { needed, height } = await page.locator(".players").evaluate((one) => ({ needed: one.scrollHeight, height: one.clientHeight }));
  expect(needed).toBeLessThanOrEqual(height);
});
