// Cities at the table: captures shown before they happen, why not, undo, reload, saves, the end.
import { make } from "../../support/page/moves";
import { middle, pickUp, point } from "../../support/page/hands";
import { captured, openCities, playCities, readCities, recordCities, start, startCities } from "../../support/cities/game";
import { enclosing, endless, nearEnd } from "../../support/cities/screens";
import { menu, redoButton, undoButton } from "../../support/page/controls";
import { saveText, store, test } from "../../support/page/games";
import { startGame } from "../../support/eko/game";
import { expect, open } from "../../support/page/harness";
import { readMove } from "../../support/page/notation";
import { cell, expectPosition, positionOn } from "../../support/page/see";

test("before every move the page shows what it would capture, as the rules say", async ({ page, cities }) => {
  test.setTimeout(240_000);
  await openCities(page, { start, names: ["Ann", "Bo"] });
  let shown = 0;
  await playCities(page, cities, 8, {
    make: async (move, legal) => {
      const { stack, target } = readMove(move);
      const before = await positionOn(page);
      const expected = captured(before, move, await cities.play(before, [move]));
      if (stack !== target) {
        await pickUp(page, stack!);
        const at = await middle(page, target!);
        await page.mouse.move(at.x, at.y);
        const marks = page.locator(".captures");
        if (expected.length) {
          shown++;
          await expect.poll(async () => (await marks.getAttribute("data-captures"))?.split(" ").sort()).toEqual(expected);
          await expect(page.locator("use[href='#mark-captured']")).toHaveCount(expected.length);
          const said = await page.locator("#why").innerText();
          for (const square of expected) expect(said).toMatch(new RegExp(`\\b${square}\\b`));
        } else {
          await expect(marks).not.toHaveAttribute("data-captures");
        }
        await page.keyboard.press("Escape");
      }
      await make(page, move, legal);
      for (const square of expected) await expect(cell(page, square).locator("[href='#trail-captured']")).toHaveCount(1);
    },
  });
  expect(shown).toBeGreaterThan(4);
});

test("promotion, conquest and the end are told beforehand", async ({ page }) => {
  await openCities(page, { start: nearEnd, names: ["Ann", "Bo"] });
  await pickUp(page, "a4");
  const at = await middle(page, "a3");
  await page.mouse.move(at.x, at.y);
  await expect(page.locator("#why")).toContainText("The city is conquered. That ends the game: Ann wins.");
  await point(page, "a3");
  await expect(page.getByRole("dialog").getByRole("heading", { name: "Ann has won" })).toBeVisible();
  await expect(page.getByRole("dialog").getByText("One player controls all cities.")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "New game" }).click();
  await expectPosition(page, nearEnd, "a new game from the same start");
});

const refusals: [string, string, RegExp][] = [
  ["d5", "h7", /4 steps away; this piece moves at most 2/],
  ["d5", "f5", /another piece stands here/i],
  ["d1", "d1", /or this piece again to put it down/],
];
for (const [from, to, reason] of refusals) {
  test(`${from} to ${to}: ${reason}`, async ({ page }) => {
    await openCities(page, { start: enclosing });
    await pickUp(page, from);
    const at = await middle(page, to);
    await page.mouse.move(at.x + 3, at.y);
    await expect(page.locator("#why")).toContainText(reason);
  });
}

test("a blocked way, an enemy piece, a free square: each says its reason", async ({ page }) => {
  await openCities(page, { start: "aaa7/10/10/10/10/10/10/10/aA8/Aaa7 d3A,b7B A" });
  await point(page, "b1");
  await expect(page.getByRole("status").first()).toContainText("This piece is not yours.");
  await point(page, "e5");
  await expect(page.locator("#why")).toContainText("Pieces move and stand here.");
  await point(page, "a1");
  await expect(page.getByRole("status").first()).toContainText(/this piece cannot move/i);
});

test("each step is said in one sentence after another", async ({ page }) => {
  await openCities(page, { start: enclosing, names: ["Ann", "Bo"] });
  const live = page.locator("[data-live]");
  await pickUp(page, "d5");
  await expect(live).toContainText(/picked up d5: \d+ targets/i);
  await point(page, "e5");
  await expect(live).toContainText("Ann moves from d5 to e5. Captured in the row: f5 and g5 of Bo. It is Bo's turn. Choose a piece to move.");
  await undoButton(page).click();
  await expect(live).toContainText("Undone.");
});

test("a game of Cities backward and forward, and reloaded in the middle", async ({ page, cities }) => {
  const record = await recordCities(cities, 8, 20);
  await openCities(page, { ...record, names: ["Ann", "Bo"] });
  for (const stop of record.positions.slice(0, -1).reverse()) {
    await undoButton(page).click();
    await expectPosition(page, stop, "undo");
  }
  await expect(undoButton(page)).toBeDisabled();
  for (const stop of record.positions.slice(1, 11)) {
    await redoButton(page).click();
    await expectPosition(page, stop, "redo");
  }
  const labels = async () => [await undoButton(page).getAttribute("aria-label"), await redoButton(page).getAttribute("aria-label")];
  const before = await labels();
  for (let reloads = 0; reloads < 3; reloads++) {
    await page.reload();
    await expectPosition(page, record.positions[10], "a reload");
    expect(await labels()).toEqual(before);
  }
});

test("a game without attackers says that it can go on for ever, and offers a draw", async ({ page }) => {
  await openCities(page, { start: endless });
  await expect(page.getByText(/could go on for ever/)).toBeVisible();
  await page.getByRole("button", { name: "Agree on a draw" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "We agree" }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { name: "A draw" })).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(/could go on for ever/)).toBeVisible();
});

test("who cannot move passes by itself, with a notice", async ({ page }) => {
  await openCities(page, { start: "aa8/A9/10/10/10/10/10/10/aa6A1/Aa6A1 d3A,b7A,d8B B", names: ["Ann", "Bo"] });
  expect(readCities(await positionOn(page)).turn).toBe("B");
});

test("both games live beside each other: new game, earlier games, files", async ({ page, engine }) => {
  await open(page);
  await startCities(page, ["Ann", "Bo"]);
  await pickUp(page, "b1");
  await point(page, "b3");
  const played = await positionOn(page);
  await menu(page, "New game");
  await expect(page.getByRole("dialog").getByRole("radio", { name: "Cities" })).toBeChecked();
  await page.getByRole("dialog").getByRole("radio", { name: "Ekö" }).check();
  await startGame(page, 2, 34);
  await expectPosition(page, engine.setup(2, 34), "a new game of Ekö");
  await menu(page, "Earlier games");
  await page.getByRole("dialog").getByRole("button", { name: "Cities: Ann, Bo: 1 turn" }).click();
  await expectPosition(page, played, "going back to Cities");
  const arriving = page.waitForEvent("download");
  await menu(page, "Save the game as a file");
  expect((await arriving).suggestedFilename()).toMatch(/^cities-.*\.json$/);
});

test("a damaged save of Cities is set aside", async ({ page }) => {
  await store(page, { "eko.game": saveText({ game: "cities", start, plies: ["b1-b9"] }) });
  await open(page);
  await expect(page.getByText(/was set aside/).first()).toBeVisible();
});

test("two tabs of Cities do not write over each other", async ({ page, context }) => {
  await openCities(page, { start });
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.locator("svg[data-board=cities]")).toBeVisible();
  await pickUp(page, "b1");
  await point(page, "b3");
  await expect(other.getByText(/another tab/i)).toBeVisible();
  await other.getByRole("button", { name: "Open that game" }).click();
  await expectPosition(other, await positionOn(page), "loading the other tab's game");
});
