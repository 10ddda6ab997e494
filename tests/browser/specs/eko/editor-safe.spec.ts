// What could go wrong in the workshop, and what must not be lost by it.
import type { Page } from "@playwright/test";
import { chooseBoard, unfoldBoards } from "../../support/eko/boards";
import { boardName, boardText, facesText, hex, keepBoard, openEditor, openWorkshop, placeTile, readBoard } from "../../support/eko/editor";
import { startEko } from "../../support/eko/game";
import { chooseRadio, sure } from "../../support/page/controls";
import { test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { expectFocusKept } from "../../support/page/keys";

const boards = (page: Page): Promise<[string, string][]> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("eko.boards") ?? "[]"));

test("Enter in the workshop starts no game", async ({ page, engine }) => {
  await openEditor(page);
  await readBoard(page, engine.setup(2, 1).split(" ")[0]);
  await boardName(page).press("Enter");
  await page.getByText("Faces of the large tiles").click();
  await page.getByRole("radio", { name: "Tile C" }).press("Enter");
  await page.getByRole("radio", { name: "Mountain" }).press("Enter");
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
  await expect(page.locator("[data-board]")).toHaveCount(0);
});

test("two tabs keep boards of the same name beside each other", async ({ page, context, engine }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  for (const [tab, seed] of [[page, 1], [other, 2]] as const) {
    await openWorkshop(tab);
    await readBoard(tab, engine.setup(2, seed).split(" ")[0]);
  }
  await keepBoard(page, "Home");
  await keepBoard(other, "Home");
  expect((await boards(page)).map(([called]) => called)).toEqual(["Home", "Home 2"]);
  await unfoldBoards(page);
  await expect(page.getByRole("radio", { name: "Home 2" }), "the first tab knows of it").toHaveCount(1);
  // A board that another tab has changed since it was opened here stays, and this one is kept beside it.
  for (const tab of [page, other]) {
    await chooseBoard(tab, "Home");
    await tab.getByRole("button", { name: "Change this board" }).click();
  }
  await readBoard(other, engine.setup(2, 3).split(" ")[0]);
  await keepBoard(other, "Home");
  await readBoard(page, engine.setup(2, 4).split(" ")[0]);
  await keepBoard(page, "Home");
  const texts = new Map(await boards(page));
  for (const [called, seed] of [["Home", 3], ["Home 2", 2], ["Home 3", 4]] as const) {
    expect(texts.get(called)).toContain(engine.setup(2, seed).split(" ")[0]);
  }
});

test("faces entered in one tab are there in the other, drafts are each tab's own", async ({ page, context }) => {
  await open(page);
  const other = await context.newPage();
  await open(other);
  for (const [tab, tile] of [[page, "A"], [other, "B"]] as const) {
    await openWorkshop(tab);
    await tab.getByText("Faces of the large tiles").click();
    await placeTile(tab, tile, 0, 0);
  }
  for (const [tab, tile, place] of [[page, "B", "Ring 1: reg"], [other, "C", "Ring 6: movement space"]] as const) {
    await chooseRadio(tab, { name: `Tile ${tile}` });
    await chooseRadio(tab, { name: "Capital" });
    await tab.getByRole("button", { name: place }).click();
  }
  for (const tab of [page, other]) await expect(facesText(tab)).toHaveValue(/B \.k\.\.m\.\.\nC mcx\.\.\.k\n/);
  await page.reload();
  await openWorkshop(page);
  await expect(page.getByRole("button", { name: "Tile A, 0 left" }), "its own draft").toBeDisabled();
  await expect(page.getByRole("button", { name: "Tile B, 1 left" })).toBeEnabled();
});

test("a board for which the browser has no room is told of and stays as long as the page", async ({ page, engine }) => {
  await open(page);
  await page.evaluate(() => {
    for (let size = 1 << 22; size >= 1; size >>= 1) {
      try {
        localStorage.setItem("filler", (localStorage.getItem("filler") ?? "") + "x".repeat(size));
      } catch { /* full for this size */ }
    }
  });
  for (const [called, seed] of [["One", 1], ["Two", 2]] as const) {
    await chooseBoard(page, "Random board");
    await openWorkshop(page);
    await readBoard(page, engine.setup(2, seed).split(" ")[0]);
    await keepBoard(page, called);
    await expect(page.getByText(`The browser has no room for “${called}”`).first()).toBeVisible();
  }
  await unfoldBoards(page);
  await expect(page.getByRole("radio", { name: /^(One|Two)$/ })).toHaveCount(2);
  await chooseBoard(page, "One");
  await expect(page.getByRole("img", { name: /Picture of the board/ })).toBeVisible();
});

test("where the faces let no game begin, the form says so, until something is changed", async ({ page }) => {
  const faces = "ABCDEFGHIJKLMNO".split("").map((tile) => `${tile} xxxxxxx\n`).join("");
  await page.addInitScript((text) => localStorage.setItem("eko.tiles", text), faces);
  await open(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(/faces/);
  await chooseBoard(page, "Twin gates");
  await expect(alert).toHaveCount(0);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("[data-board]")).toBeVisible();
});

test("deleting asks, hears no double click, and Escape withdraws it", async ({ page, engine }) => {
  await openEditor(page);
  await readBoard(page, engine.setup(2, 1).split(" ")[0]);
  await keepBoard(page, "Home");
  const remove = page.getByRole("button", { name: "Delete this board" });
  await remove.dblclick();
  await expect(page.getByRole("button", { name: "Delete for good?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(remove).toBeVisible();
  expect(await boards(page)).toHaveLength(1);
  await remove.click();
  await sure(page, "Delete for good?");
  await expect.poll(() => boards(page)).toHaveLength(0);
  await expectFocusKept(page);
});

test("a kept board that is looked at takes no draft's place", async ({ page, engine }) => {
  await openEditor(page);
  await readBoard(page, engine.setup(2, 1).split(" ")[0]);
  await keepBoard(page, "Home");
  await chooseBoard(page, "Random board");
  await openWorkshop(page);
  await page.getByRole("button", { name: "Clear the bench" }).click();
  await page.getByRole("button", { name: "Tile A, 1 left" }).click();
  await page.locator("[data-hex]").nth(50).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await chooseBoard(page, "Home");
  await page.getByRole("button", { name: "Change this board" }).click();
  await page.locator("[data-hex][data-terrain]").nth(20).click();
  await page.getByRole("button", { name: "Remove the tile" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await chooseBoard(page, "Random board");
  await openWorkshop(page);
  await expect(page.locator("[data-hex][data-terrain]")).toHaveCount(7);
  await page.keyboard.press("Escape");
  await chooseBoard(page, "Home");
  await page.getByRole("button", { name: "Change this board" }).click();
  await expect(boardText(page), "what was cancelled is not there").toHaveValue(engine.setup(2, 1).split(" ")[0]);
});

test("the focus stays, and Escape puts down a tile wherever it is", async ({ page }) => {
  await openEditor(page);
  await placeTile(page, "A", 0, 0);
  await hex(page, 0, 0).click();
  for (const button of ["Remove the tile", "Undo", "Undo", "Redo", "Clear the bench"]) {
    await page.getByRole("button", { name: button }).click();
    await expectFocusKept(page);
  }
  await page.getByRole("button", { name: "Tile B, 1 left" }).click();
  await page.locator("[data-first]").click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Tile B, 1 left" })).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await startEko(page, 2, 1);
});

test("a text that is typed and not read survives a reload, and goes when the workshop is closed", async ({ page }) => {
  await openEditor(page);
  await boardText(page).fill("..../....");
  await page.reload();
  await openWorkshop(page);
  await expect(boardText(page)).toHaveValue("..../....");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await openWorkshop(page);
  await expect(boardText(page)).not.toHaveValue("..../....");
});
