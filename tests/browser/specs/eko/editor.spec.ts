// Ready-made boards, and the workshop where people put together their own.
import { make } from "../../support/page/moves";
import { chooseRadio, fault } from "../../support/page/controls";
import { play, startGame } from "../../support/eko/game";
import { test } from "../../support/page/games";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { tabTo } from "../../support/page/keys";
import { expectPosition, positionOn } from "../../support/page/see";
import { type Page } from "@playwright/test";

const themes = ["Eye of the storm", "Twin gates", "Valley of kings", "House of winds", "Moon court", "Hourglass",
  "Light of Eon", "Beacon in the gale", "Gates of the kings", "The great desert"];
const key = (name: string) => name.toLowerCase().replace(/^the /, "").replaceAll(" ", "-");

for (const name of themes) {
  for (const players of [2, 3, 4]) {
    test(`a game of ${players} on the board ${name}`, async ({ page, engine }) => {
      test.setTimeout(300_000);
      await open(page);
      await page.getByRole("combobox", { name: "Board" }).selectOption({ label: name });
      await chooseRadio(page, { name: `${players}`, exact: true });
      const spaces = engine.setup(players, 7, "--board", key(name)).split(" ")[0].replace(/[_/]/g, "").length;
      await expect(page.getByRole("img", { name: `Picture of the board, ${spaces} spaces` })).toBeVisible();
      await startGame(page, players, 7);
      await expectPosition(page, await engine.settle(engine.setup(players, 7, "--board", key(name))), "the set-up");
      // Whole games by two; the others far enough to meet what the board is about.
      const steps = players === 2 ? undefined : 40;
      await play(page, engine, 7, { make: (move, legal) => make(page, move, legal), steps });
    });
  }
}

const workshop = async (page: Page) => {
  await page.getByRole("button", { name: "Build a board" }).click();
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
};
const faults = (page: Page) => page.locator(".faults");
const hex = (page: Page, q: number, r: number) => page.locator(`[data-hex="${q} ${r}"]`);
/** The standard layout for two. */
const standard: [string, number, number][] = [["A", 0, 0], ["B", 2, 1], ["C", -1, 3], ["D", -3, 2], ["E", -2, -1], ["F", 1, -3], ["G", 3, -2]];

test("a board is built by keyboard alone, kept, played on, and there again", async ({ page, engine }) => {
  await open(page);
  await tabTo(page, "the workshop", (at) => at.text === "Build a board");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
  await expect(faults(page)).toContainText("Still missing");
  for (const [letter, q, r] of standard) {
    await tabTo(page, `tile ${letter}`, (at) => at.name.startsWith(`Tile ${letter},`));
    await page.keyboard.press("Enter");
    await tabTo(page, "the bench", (at) => at.tag === "g");
    await walk(page, q, r);
    if (letter === "B") await page.keyboard.press("r");
    await page.keyboard.press("Enter");
    await expect(hex(page, q, r)).toHaveAttribute("data-terrain", /./);
  }
  await expectAccessible(page);
  await expect(faults(page)).toContainText("This board is ready.");
  const text = await page.getByRole("textbox", { name: "The board as text" }).inputValue();
  await tabTo(page, "the name", (at) => at.name === "Name of the board");
  await page.keyboard.type("Seven");
  await tabTo(page, "keeping it", (at) => at.text === "Keep this board");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("combobox", { name: "Board" })).toHaveValue("own:Seven");
  await startGame(page, 2, 5);
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
  await open(page);
  await workshop(page);
  const text = page.getByRole("textbox", { name: "The board as text" });
  await page.getByRole("button", { name: "Tile A, 1 left" }).click();
  await hex(page, 0, 0).click();
  const laid = await text.inputValue();
  await expect(page.getByRole("button", { name: "Tile A, 0 left" })).toBeDisabled();
  await page.getByRole("button", { name: "Tile B, 1 left" }).click();
  await hex(page, 1, 0).click();
  await expect(page.locator("[data-refused]").getByText("Other tiles are in the way.")).toBeVisible();
  expect(await text.inputValue()).toBe(laid);
  await page.getByRole("button", { name: "Tile B, 1 left" }).click();
  await hex(page, 0, 0).click();
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
    await open(page);
    await workshop(page);
    await page.getByRole("button", { name: "Tile A, 1 left" }).click();
    await hex(page, 0, 0).click();
    const field = page.getByRole("textbox", { name: "The board as text" });
    await field.fill(text);
    await page.getByRole("button", { name: "Read the text" }).click();
    await expect(fault(page, /Not read, nothing has changed/)).toContainText(why);
    await expect(hex(page, 0, 0)).toHaveAttribute("data-terrain", "k");
  });
}

test("a board text that is not legal is refused with every reason and its place; it can be laid to be mended", async ({ page }) => {
  await open(page);
  await workshop(page);
  await page.getByRole("button", { name: "Tile A, 1 left" }).click();
  await hex(page, 0, 0).click();
  const reasons = [/c1 is not connected to a1/, /portal on a2 does not open/, /second temple of the same kind on c2/, /three around one point; these begin at a3/, /Movement spaces: \d/];
  const field = page.getByRole("textbox", { name: "The board as text" });
  await field.fill("._./3tt/pp.");
  await page.getByRole("button", { name: "Read the text" }).click();
  const refused = fault(page, /Not read, nothing has changed/);
  for (const why of reasons.slice(0, -1)) await expect(refused).toContainText(why);
  await expect(hex(page, 0, 0), "what was on the bench stays").toHaveAttribute("data-terrain", "k");
  await page.getByRole("button", { name: "Lay it on the bench to fix it" }).click();
  await expect(refused).toHaveCount(0);
  for (const why of reasons) await expect(faults(page)).toContainText(why);
  expect(await page.locator("[data-wrong]").count()).toBeGreaterThan(3);
  await expect(page.getByRole("button", { name: "Keep this board" })).toBeDisabled();
});

test("a board that is kept lies there in its tiles when it is opened again", async ({ page }) => {
  await open(page);
  await workshop(page);
  const text = page.getByRole("textbox", { name: "The board as text" });
  for (const [letter, q, r] of standard) {
    await page.getByRole("button", { name: `Tile ${letter}, 1 left` }).click();
    await hex(page, q, r).click();
  }
  const laid = await text.inputValue();
  await page.getByRole("textbox", { name: "Name of the board" }).fill("Seven");
  await page.getByRole("button", { name: "Keep this board" }).click();
  await page.reload();
  await page.getByRole("combobox", { name: "Board" }).selectOption("own:Seven");
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
  const board = page.getByRole("combobox", { name: "Board" });
  const keep = async (players: number, seed: number) => {
    await workshop(page);
    await page.getByRole("dialog").getByRole("combobox", { name: "Players" }).selectOption(`${players}`);
    await page.getByRole("textbox", { name: "The board as text" }).fill(engine.setup(players, seed).split(" ")[0]);
    await page.getByRole("button", { name: "Read the text" }).last().click();
    await page.getByRole("textbox", { name: "Name of the board" }).fill("Home");
    await page.getByRole("button", { name: "Keep this board" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  };
  await keep(3, 1);
  await expect(board).toHaveValue("own:Home");
  await expect(page.getByRole("radio", { name: "3" })).toBeChecked();
  await board.selectOption("");
  await keep(3, 2);
  await expect(board).toHaveValue("own:Home 2");
  await expect(board.getByRole("option", { name: "Home", exact: true })).toHaveCount(1);
  await chooseRadio(page, { name: "2" });
  await expect(board, "a board for 3 is none for 2").toHaveValue("");
  await expect(board.getByRole("option", { name: /^Home/ })).toHaveCount(0);
});

const faces = async (page: Page) => {
  await workshop(page);
  await page.getByText("Faces of the large tiles").click();
};
const facesText = (page: Page) => page.getByRole("textbox", { name: /All faces as text/ });

test("the faces of a tile are entered by clicks, on the bench too, and taken back", async ({ page }) => {
  await open(page);
  await faces(page);
  await page.getByRole("button", { name: "Tile B, 1 left" }).click();
  await hex(page, 0, 0).click();
  await chooseRadio(page, { name: "Tile B" });
  await expect(page.getByRole("button", { name: "Ring 1: reg" })).toBeVisible();
  await expect(page.getByRole("radio", { name: "Sand temple" }), "only on its own tile").toHaveCount(0);
  await chooseRadio(page, { name: "Capital" });
  await page.getByRole("button", { name: "Ring 1: reg" }).click();
  await expect(page.getByRole("button", { name: "Ring 1: capital" })).toBeVisible();
  await expect(hex(page, 1, 0)).toHaveAttribute("data-terrain", "k");
  await page.getByRole("button", { name: "Centre: movement space" }).click();
  await expect(facesText(page)).toHaveValue(/^B kk\.\.m\.\.$/m);
  await expect(page.getByText("For 2 players: Movement spaces: 31. Each of the 32 discs needs one.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(facesText(page)).toHaveValue(/^B \.k\.\.m\.\.$/m);
  await page.reload();
  await faces(page);
  await expect(facesText(page), "kept in the browser").toHaveValue(/^B \.k\.\.m\.\.$/m);
  await hex(page, 0, 0).click();
  await expect(page.locator("[data-held]"), "still the tile").toHaveCount(7);
  await chooseRadio(page, { name: "Tile N" });
  await chooseRadio(page, { name: "Sand temple" });
  await chooseRadio(page, { name: "Tile A" });
  await expect(page.getByRole("radio", { name: "Movement space" }), "a tile without temples").toBeChecked();
  await page.getByRole("button", { name: "Restore the default faces" }).click();
  await expect(facesText(page)).toHaveValue(/^B \.r\.\.m\.\.$/m);
  await expectAccessible(page);
});

test("the faces of a tile are entered by keyboard alone", async ({ page }) => {
  await open(page);
  await tabTo(page, "the workshop", (at) => at.text === "Build a board");
  await page.keyboard.press("Enter");
  await tabTo(page, "the faces", (at) => at.text === "Faces of the large tiles");
  await page.keyboard.press("Enter");
  await tabTo(page, "the tiles", (at) => at.name === "Tile A");
  for (let to = 0; to < 3; to++) await page.keyboard.press("ArrowRight");
  await tabTo(page, "a space", (at) => at.name === "Ring 3: canyon");
  await tabTo(page, "the terrains", (at) => at.name === "Movement space");
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: "Reg" })).toBeChecked();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("button", { name: "Ring 6: movement space" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(facesText(page)).toHaveValue(/^D \.r\.c\.rr$/m);
});

test("faces are had as a file and opened from one; what is no such file says why", async ({ page }) => {
  await open(page);
  await faces(page);
  const ours = await facesText(page).inputValue();
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the faces as a file" }).click();
  expect((await arriving).suggestedFilename()).toMatch(/^eko-tiles-.*\.txt$/);
  const give = async (name: string, text: string) => {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Open a file of faces" }).click();
    await (await choosing).setFiles({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
  };
  await give("torn.txt", ours.replace("A kx", "A zx"));
  await expect(fault(page, /torn\.txt was not read, nothing has changed: Line 1: 'z' in column 3 is no terrain of tile A/)).toBeVisible();
  await expect(facesText(page)).toHaveValue(ours);
  await give("mine.txt", `\ufeff${ours.replace("A kx.....", "A mm....k").replaceAll("\n", "\r\n")}`);
  await expect(facesText(page)).toHaveValue(/^A mm\.\.\.\.k$/m);
  await expect(fault(page, /was not read/)).toHaveCount(0);
});

test("faces are read from a text, laid, and there again", async ({ page }) => {
  await open(page);
  await faces(page);
  const ours = await facesText(page).inputValue();
  const read = page.getByRole("button", { name: "Read the text" }).first();
  await facesText(page).fill(ours.replace("A kx", "A zx"));
  await read.click();
  await expect(fault(page, /Line 1: 'z' in column 3 is no terrain of tile A/)).toBeVisible();
  await facesText(page).fill(ours.replace("A kx.....", "A mm....k"));
  await read.click();
  await page.getByRole("button", { name: "Tile A, 1 left" }).click();
  await hex(page, 0, 0).click();
  await expect(hex(page, 0, 0)).toHaveAttribute("data-terrain", "m");
  await page.reload();
  await faces(page);
  await expect(facesText(page)).toHaveValue(/A mm\.\.\.\.k/);
  await expect(page.locator("[data-hex][data-terrain]"), "the draft is there again").toHaveCount(7);
});
