// What a visitor sees before the first click: what the game is, and the game that would begin.
import type { Page } from "@playwright/test";
import { chooseBoard, expectBoard, unfoldBoards } from "../../support/eko/boards";
import { keepBoard, openEditor, readBoard } from "../../support/eko/editor";
import { chooseRadio, menu, turnButton } from "../../support/page/controls";
import { store, test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { tabTo } from "../../support/page/keys";
import { expectInSight } from "../../support/page/sight";

const sizes = [[320, 640], [390, 844], [844, 390], [768, 1024], [1280, 720]];
const picture = (page: Page) => page.getByRole("banner").getByRole("img", { name: /^Picture of the/ });
const startButton = (page: Page) => page.getByRole("button", { name: "Start the game" });
const chooseGame = (page: Page, name: string) => chooseRadio(page, { name, exact: true });

test("the goal before the first click: what it is, how it is won, how many, how long, at one screen, and the rules", async ({ page }) => {
  const told = {
    Ekö: [/two to four clans/i, /12 points and a building on a capital/, /2–4 players/, /45 minutes/, /at one screen/],
    Cities: [/two armies/i, /controlling every city/, /2 players/, /20 minutes/, /at one screen/],
  };
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const [game, words] of Object.entries(told)) {
      await chooseGame(page, game);
      await page.evaluate(() => scrollTo(0, 0));
      const about = page.getByRole("banner");
      for (const word of words) await expect(about).toContainText(word);
      const lines = Object.fromEntries((await about.locator("p").all()).map((line, n) => [`${game} ${width}: line ${n}`, line]));
      await expectInSight(page, { ...lines, "the rules": about.getByRole("button", { name: "The rules" }) });
    }
  }
});

test("the rules are one click away, for both games", async ({ page }) => {
  await open(page);
  for (const [game, words] of [["Ekö", "emperor"], ["Cities", "hero"]]) {
    await chooseGame(page, game);
    await page.getByRole("button", { name: "The rules" }).click();
    await expect(page.getByRole("dialog")).toContainText(words);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "The rules" })).toBeFocused();
  }
});

test("each variant has a picture of its tile and one line", async ({ page }) => {
  await open(page);
  await page.getByText("Variants", { exact: true }).click();
  const counts = page.getByRole("combobox", { name: /storm|portal|pyramid|temple|lighthouse/i });
  await expect(counts).toHaveCount(8);
  const tiles = page.locator("label").filter({ has: counts });
  await expect(tiles.locator("svg")).toHaveCount(8);
  for (const count of await counts.all()) await expect(count).toHaveAccessibleDescription(/^[A-Z].{20,70}\.$/);
});

test("the board that the seed lays or that is chosen is drawn large in the sky", async ({ page, engine }) => {
  await open(page);
  const spaces = (text: string) => text.split(" ")[0].replace(/[_/]/g, "").length;
  const drawn = () => picture(page).innerHTML();
  const seed = page.getByRole("textbox", { name: /^seed/i });
  await seed.fill("7");
  await expect(picture(page)).toHaveAccessibleName(`Picture of the board, ${spaces(engine.setup(2, 7))} spaces`);
  await expect(picture(page).locator("[data-of]")).toHaveCount(32);
  const seven = await drawn();
  await page.getByRole("button", { name: "Another seed" }).click();
  expect(await drawn(), "another seed, another board").not.toBe(seven);
  await seed.fill("7");
  expect(await drawn(), "the same seed, the same board").toBe(seven);
  await chooseBoard(page, "Twin gates");
  const twin = engine.setup(2, 7, "--board", "twin-gates");
  await expect(picture(page)).toHaveAccessibleName(`Picture of the board, ${spaces(twin)} spaces`);
  const box = (await picture(page).boundingBox())!;
  expect(box.height, "large").toBeGreaterThan(400);
  await chooseGame(page, "Cities");
  await expect(picture(page)).toHaveAccessibleName("Picture of the start layout");
});

test("ready-made boards are thumbnails, drawn when unfolded and chosen by keyboard alone", async ({ page }) => {
  await open(page);
  await expect(page.locator(".thumbnail"), "nothing is drawn before it is asked for").toHaveCount(0);
  await tabTo(page, "the boards", (at) => at.tag.toLowerCase() === "summary" && at.text.includes("Board"));
  await page.keyboard.press("Enter");
  const group = page.getByRole("radiogroup", { name: "Board" });
  await expect(group.getByRole("radio")).toHaveCount(11);
  await expect(group.locator(".thumbnail")).toHaveCount(10);
  await expect(group.locator(".thumbnail .map-land")).toHaveCount(10);
  expect(await group.locator(".thumbnail path").count(), "a few paths for each").toBeLessThan(100);
  await page.keyboard.press("Tab");
  await expect(group.getByRole("radio", { name: "Random board" })).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(group.getByRole("radio", { name: "Eye of the storm" })).toBeChecked();
  await expectBoard(page, "Eye of the storm");
});

test("“Start the game” stays in sight on the desktop, and is one click", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await open(page);
  await expectInSight(page, { "the button": startButton(page), "a file": page.getByRole("button", { name: "Open a game file" }) });
  await chooseRadio(page, { name: "4", exact: true });
  await unfoldBoards(page);
  await page.getByText("Variants", { exact: true }).click();
  await page.evaluate(() => scrollTo(0, 0));
  await expectInSight(page, { "the button, all unfolded": startButton(page) });
  await startButton(page).click();
  await expect(page.locator("[data-board]")).toBeVisible();
});

test("a random board is called so in earlier games, and your own by its name", async ({ page, engine }) => {
  await openEditor(page);
  await readBoard(page, engine.setup(2, 3).split(" ")[0]);
  await keepBoard(page, "Home");
  await startButton(page).click();
  await turnButton(page).click();
  await menu(page, "New game");
  await chooseBoard(page, "Random board");
  await startButton(page).click();
  await turnButton(page).click();
  await menu(page, "New game");
  await startButton(page).click();
  const list = await menu(page, "Your games").then(() => page.getByRole("dialog", { name: "Your games" }));
  await expect(list.getByRole("button", { name: /to move · Home/ })).toHaveCount(1);
  await expect(list.getByRole("button", { name: /to move · Random board/ })).toHaveCount(1);
});

test("the last game and Cities' layout are remembered", async ({ page }) => {
  const small = "10/1aaa6/10/10/10/10/10/10/1AAA6/10 d3A,d8B";
  await store(page, { "eko.layouts": JSON.stringify([["Small", small]]) });
  await open(page);
  await chooseGame(page, "Cities");
  await chooseRadio(page, { name: "Small" });
  await startButton(page).click();
  await page.locator("[data-cell=b2]").click();
  await page.locator("[data-cell=b3]").click();
  await menu(page, "New game");
  await expect(page.getByRole("radio", { name: "Small" }), "over the game").toBeChecked();
  await startButton(page).click();
  await menu(page, "Your games");
  await expect(page.getByRole("dialog").getByRole("button", { name: /to move · Small/ })).toBeVisible();
  await page.evaluate(() => localStorage.removeItem("eko.game"));
  await open(page);
  await expect(page.getByRole("radio", { name: "Cities" })).toBeChecked();
  await expect(page.getByRole("radio", { name: "Small" })).toBeChecked();
  await chooseRadio(page, { name: "Standard" });
  await startButton(page).click();
  await menu(page, "New game");
  await expect(page.getByRole("radio", { name: "Standard" }), "and so is going back").toBeChecked();
});
