// Ready-made boards, and the workshop where people put together their own.
import { make } from "./board";
import { play, startGame, test } from "./game";
import { expect, expectAccessible, open } from "./harness";
import { tabTo } from "./keys";
import { expectPosition, positionOn } from "./see";
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
  await expect(faults(page)).toContainText("Still to be mended");
  for (const [letter, q, r] of standard) {
    await tabTo(page, `tile ${letter}`, (at) => at.name.startsWith(`Tile ${letter},`));
    await page.keyboard.press("Enter");
    await tabTo(page, "the bench", (at) => at.tag === "g");
    await walk(page, q, r);
    if (letter === "B") await page.keyboard.press("r");
    await page.keyboard.press("Enter");
    await expect(hex(page, q, r)).toHaveAttribute("data-terrain", /./);
    await expectAccessible(page);
  }
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
  await hex(page, 0, 0).click({ force: true });
  const laid = await text.inputValue();
  await expect(page.getByRole("button", { name: "Tile A, 0 left" })).toBeDisabled();
  await page.getByRole("button", { name: "Tile B, 1 left" }).click();
  await hex(page, 1, 0).click({ force: true });
  await expect(page.locator("[data-refused]").getByText("Other tiles lie in the way.")).toBeVisible();
  expect(await text.inputValue()).toBe(laid);
  await page.getByRole("button", { name: "Tile B, 1 left" }).click();
  await hex(page, 0, 0).click({ force: true });
  await page.getByRole("button", { name: "Turn the tile" }).click();
  const turned = await text.inputValue();
  expect(turned).not.toBe(laid);
  await hex(page, 3, -1).click({ force: true });
  await expect(hex(page, 3, -1)).toHaveAttribute("data-terrain", "k");
  await expect(hex(page, 0, 0)).not.toHaveAttribute("data-terrain", /./);
  await page.getByRole("button", { name: "Take the tile away" }).click();
  await expect(page.locator("[data-hex][data-terrain]")).toHaveCount(0);
  for (const button of ["Take back", "Take back", "Take back"]) await page.getByRole("button", { name: button }).click();
  expect(await text.inputValue()).toBe(laid);
  await page.getByRole("button", { name: "Do again" }).click();
  expect(await text.inputValue()).toBe(turned);
});

const bad: [string, string, RegExp][] = [
  ["torn", "..k/..z", /'z'|terrain/],
  ["too wide", `${".".repeat(27)}`, /27 columns/],
];
for (const [how, text, why] of bad) {
  test(`a board text that is ${how} is refused with the reason, and the bench stays`, async ({ page }) => {
    await open(page);
    await workshop(page);
    await page.getByRole("button", { name: "Tile A, 1 left" }).click();
    await hex(page, 0, 0).click({ force: true });
    const field = page.getByRole("textbox", { name: "The board as text" });
    await field.fill(text);
    await page.getByRole("button", { name: "Read the text" }).click();
    await expect(page.getByText(/Not read, nothing has changed/)).toContainText(why);
    await expect(hex(page, 0, 0)).toHaveAttribute("data-terrain", "k");
  });
}

test("a board that is not legal yet says every reason with its place", async ({ page }) => {
  await open(page);
  await workshop(page);
  await page.getByRole("textbox", { name: "The board as text" }).fill("._./3tt/pp.");
  await page.getByRole("button", { name: "Read the text" }).click();
  for (const why of [/c1 is not connected with a1/, /portal on a2 does not open/, /second temple of its kind, on c2/, /not three around one point, from a3/, /Movement spaces: \d/]) {
    await expect(faults(page)).toContainText(why);
  }
  expect(await page.locator("[data-wrong]").count()).toBeGreaterThan(3);
  await expect(page.getByRole("button", { name: "Keep this board" })).toBeDisabled();
});

test("faces of one's own tiles are kept, laid, and can be had as a file", async ({ page }) => {
  await open(page);
  await workshop(page);
  await page.getByText("Faces of the large tiles").click();
  const field = page.getByRole("textbox", { name: /A line each/ });
  const ours = await field.inputValue();
  await field.fill(ours.replace("A kx", "A zx"));
  await page.getByRole("button", { name: "Read the text" }).first().click();
  await expect(page.getByText(/Line 1: 'z' is no terrain of tile A/)).toBeVisible();
  await field.fill(ours.replace("A kx.....", "A mm....k"));
  await page.getByRole("button", { name: "Read the text" }).first().click();
  await page.getByRole("button", { name: "Tile A, 1 left" }).click();
  await hex(page, 0, 0).click({ force: true });
  await expect(hex(page, 0, 0)).toHaveAttribute("data-terrain", "m");
  const arriving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the faces as a file" }).click();
  expect((await arriving).suggestedFilename()).toMatch(/^eko-tiles-.*\.txt$/);
  await page.reload();
  await workshop(page);
  await page.getByText("Faces of the large tiles").click();
  await expect(page.getByRole("textbox", { name: /A line each/ })).toHaveValue(/A mm\.\.\.\.k/);
  await expect(page.locator("[data-hex][data-terrain]"), "the draft is there again").toHaveCount(7);
});
