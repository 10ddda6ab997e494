// The workshop: boards put together by keyboard and mouse, read from text, kept and played.
import type { Page } from "@playwright/test";
import { chooseBoard, expectBoard } from "../../support/eko/boards";
import { boardErrors, boardName, boardText, hex, keepBoard, openEditor, openWorkshop, placeTile, readBoard, standardTiles } from "../../support/eko/editor";
import { startEko } from "../../support/eko/game";
import { chooseRadio, fault } from "../../support/page/controls";
import { test } from "../../support/page/games";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { tabTo } from "../../support/page/keys";
import { expectPosition, positionOn } from "../../support/page/see";

test("a board is built by keyboard alone, kept, played on, and there again", async ({ page, engine }) => {
  await open(page);
  await tabTo(page, "the boards", (at) => at.tag.toLowerCase() === "summary" && at.text.includes("Board"));
  await page.keyboard.press("Enter");
  await tabTo(page, "the workshop", (at) => at.text === "Build a board");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
  await expect(boardErrors(page)).toContainText("Still missing");
  for (const [letter, q, r] of standardTiles) {
    await tabTo(page, `tile ${letter}`, (at) => at.name.startsWith(`Tile ${letter},`));
    await page.keyboard.press("Enter");
    await tabTo(page, "the bench", (at) => at.tag === "g");
    await walk(page, q, r);
    if (letter === "B") await page.keyboard.press("r");
    await page.keyboard.press("Enter");
    await expect(hex(page, q, r)).toHaveAttribute("data-terrain", /./);
  }
  await expectAccessible(page);
  await expect(boardErrors(page)).toContainText("This board is ready.");
  const text = await boardText(page).inputValue();
  await tabTo(page, "the name", (at) => at.name === "Name of the board");
  await page.keyboard.type("Seven");
  await tabTo(page, "keeping it", (at) => at.text === "Keep this board");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expectBoard(page, "Seven");
  await startEko(page, 2, 5);
  expect((await positionOn(page)).split(" ")[0]).toBe(text);
  await expectPosition(page, await engine.settle(engine.setup(2, 5, "--board", text)), "a game on it");
});

/** Arrow keys to a hexagon of the bench. */
async function walk(page: Page, q: number, r: number) {
  const here = () => page.evaluate(() => document.activeElement!.getAttribute("data-hex")!.split(" ").map(Number));
  for (let keys = 0; keys < 60; keys++) {
    const [atQ, atR] = await here();
    if (atR !== r) await page.keyboard.press(atR < r ? "ArrowDown" : "ArrowUp");
    else if (atQ !== q) await page.keyboard.press(atQ < q ? "ArrowRight" : "ArrowLeft");
    else return;
    await expect.poll(here).not.toEqual([atQ, atR]);
  }
  throw new Error(`arrows do not lead to ${q} ${r}`);
}

test("tiles are laid, moved, turned, taken away and all of it back, by mouse", async ({ page }) => {
  await openEditor(page);
  const text = boardText(page);
  await placeTile(page, "A", 0, 0);
  const laid = await text.inputValue();
  await expect(page.getByRole("button", { name: "Tile A, 0 left" })).toBeDisabled();
  await placeTile(page, "B", 1, 0);
  await expect(page.locator("[data-refused]").getByText("Other tiles are in the way.")).toBeVisible();
  expect(await text.inputValue()).toBe(laid);
  await placeTile(page, "B", 0, 0);
  await page.getByRole("button", { name: "Rotate the tile" }).click();
  const turned = await text.inputValue();
  expect(turned).not.toBe(laid);
  await hex(page, 3, -1).click();
  await expect(hex(page, 3, -1)).toHaveAttribute("data-terrain", "k");
  await expect(hex(page, 0, 0)).not.toHaveAttribute("data-terrain", /./);
  await page.getByRole("button", { name: "Remove the tile" }).click();
  await expect(page.locator("[data-hex][data-terrain]")).toHaveCount(0);
  for (const button of ["Undo", "Undo", "Undo"]) await page.getByRole("button", { name: button }).click();
  expect(await text.inputValue()).toBe(laid);
  await page.getByRole("button", { name: "Redo" }).click();
  expect(await text.inputValue()).toBe(turned);
});

const bad: [string, string, RegExp][] = [
  ["torn", "..k/..z", /'z'|terrain/],
  ["too wide", `${".".repeat(27)}`, /27 columns/],
  ["too large", Array(10).fill(".".repeat(13)).join("/"), /130 spaces, at most 128/],
  ["in two pieces", "._.", /is not connected to/],
  ["with a portal into nothing", "..0/..", /portal on c1/],
];
for (const [how, text, why] of bad) {
  test(`a board text that is ${how} is refused with the reason, and the bench stays`, async ({ page }) => {
    await openEditor(page);
    await placeTile(page, "A", 0, 0);
    const field = boardText(page);
    await field.fill(text);
    await page.getByRole("button", { name: "Read the text" }).click();
    await expect(fault(page, /Not read, nothing has changed/)).toContainText(why);
    await expect(hex(page, 0, 0)).toHaveAttribute("data-terrain", "k");
  });
}

test("a board text that is not legal is refused with every reason and its place; it can be laid to be mended", async ({ page }) => {
  await openEditor(page);
  await placeTile(page, "A", 0, 0);
  const reasons = [/c1 is not connected to a1/, /portal on a2 does not open/, /second temple of the same kind on c2/, /three around one point; these begin at a3/, /Movement spaces: \d/];
  const field = boardText(page);
  await field.fill("._./3tt/pp.");
  await page.getByRole("button", { name: "Read the text" }).click();
  const refused = fault(page, /Not read, nothing has changed/);
  for (const why of reasons.slice(0, -1)) await expect(refused).toContainText(why);
  await expect(hex(page, 0, 0), "what was on the bench stays").toHaveAttribute("data-terrain", "k");
  await page.getByRole("button", { name: "Lay it on the bench to fix it" }).click();
  await expect(refused).toHaveCount(0);
  for (const why of reasons) await expect(boardErrors(page)).toContainText(why);
  expect(await page.locator("[data-wrong]").count()).toBeGreaterThan(3);
  await expect(page.getByRole("button", { name: "Keep this board" })).toBeDisabled();
});

test("a board that is kept lies there in its tiles when it is opened again", async ({ page }) => {
  await openEditor(page);
  const text = boardText(page);
  for (const [letter, q, r] of standardTiles) {
    await placeTile(page, letter, q, r);
  }
  const laid = await text.inputValue();
  await boardName(page).fill("Seven");
  await page.getByRole("button", { name: "Keep this board" }).click();
  await page.reload();
  await chooseBoard(page, "Seven");
  await page.getByRole("button", { name: "Change this board" }).click();
  await expect(text).toHaveValue(laid);
  await expect(page.getByRole("button", { name: "Tile A, 0 left" })).toBeDisabled();
  await hex(page, 1, 0).click();
  await expect(page.locator("[data-held]")).toHaveCount(7);
  await page.getByRole("button", { name: "Rotate the tile" }).click();
  await expect(text).not.toHaveValue(laid);
  await page.getByRole("button", { name: "Remove the tile" }).click();
  await expect(page.getByRole("button", { name: "Tile A, 1 left" })).toBeEnabled();
});

test("a board is kept for its number of players, under a name that is free", async ({ page, engine }) => {
  await open(page);
  const keep = async (players: number, seed: number) => {
    await openWorkshop(page);
    await page.getByRole("dialog").getByRole("combobox", { name: "Players" }).selectOption(`${players}`);
    await readBoard(page, engine.setup(players, seed).split(" ")[0]);
    await keepBoard(page, "Home");
  };
  await keep(3, 1);
  await expectBoard(page, "Home");
  await expect(page.getByRole("radio", { name: "3", exact: true })).toBeChecked();
  await chooseBoard(page, "Random board");
  await keep(3, 2);
  await expectBoard(page, "Home 2");
  await expect(page.getByRole("radio", { name: "Home", exact: true })).toHaveCount(1);
  await chooseRadio(page, { name: "2", exact: true });
  await expectBoard(page, "Random board");
  await expect(page.getByRole("radio", { name: /^Home/ })).toHaveCount(0);
});
