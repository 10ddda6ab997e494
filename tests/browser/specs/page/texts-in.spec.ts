// Games from any text: pasted, dropped, or in a file as people write it; and as text out of the page.
import type { Page } from "@playwright/test";
import { marching } from "../../support/eko/positions";
import { recordEko } from "../../support/eko/game";
import { openFaces } from "../../support/eko/editor";
import { plyOn, savedOn } from "../../support/page/computer";
import { menu } from "../../support/page/controls";
import { openSaved, saveText, test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { expectPosition, positionOn } from "../../support/page/see";
import { readFileSync } from "node:fs";

const other = "...../...../..... a1A2,e3B2 - 0/0 - B:act";

/** Copies a text and pastes it on the page, by keys as people do. */
async function paste(page: Page, text: string) {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate((text) => navigator.clipboard.writeText(text), text);
  await page.keyboard.press("ControlOrMeta+v");
}

const message = (page: Page) => page.locator("[data-message]");

test("a pasted position, a game as text with what chats do to it, and a link are opened, and the running game is kept", async ({ page, engine }) => {
  const played = await recordEko(engine, 2, 54, 6);
  await openSaved(page, { ...played });
  await menu(page, "Share a link");
  const link = await page.locator("[data-link]").inputValue();
  await page.keyboard.press("Escape");
  await paste(page, other.replaceAll(" - ", " – "));
  await expectPosition(page, other, "a position");
  await expect(page.getByText("Opened the pasted game.").first()).toBeVisible();
  const form = `\ufeff[Game “eko”]\r\n[Start “${marching}”]\r\n[A “Zoë”]\r\n\r\n1. a1–a2 {Quick.} end`;
  await paste(page, form);
  await expect.poll(() => plyOn(page)).toBe(2);
  expect((await savedOn(page)).names[0]).toBe("Zoë");
  await paste(page, `Look at this: <${link}>!`);
  await expectPosition(page, played.positions.at(-1)!, "a link");
  await menu(page, "Your games");
  await expect(page.getByRole("dialog", { name: "Your games" })).toContainText("Zoë");
});

test("a pasted text that is no game is refused with its place, and markup in it stays text", async ({ page }) => {
  await openSaved(page, { start: marching });
  await paste(page, "<img src=x onerror=alert(1)> hello");
  await expect(message(page)).toContainText("The pasted text was not opened: line 1, column 1: expected a saved game, the text of a game, a link, a position, a board or a layout, found \"<img\".");
  await expect(message(page).locator("img")).toHaveCount(0);
  await paste(page, `[Game "eko"]\n[Start "${marching}"]\n\n1. a1-a9`);
  await expect(message(page)).toContainText(/was not opened: line 4, column 4: /);
  await paste(page, "   ");
  await expect(message(page)).toContainText("Nothing of that can be opened here");
  expect(await positionOn(page)).toBe(marching);
});

test("a text pasted into a field is the field's; in an editor it opens no game", async ({ page }) => {
  await open(page);
  await openFaces(page);
  const name = page.getByRole("textbox", { name: "Name of the board" });
  await name.focus();
  await name.fill("");
  await paste(page, other);
  await expect(name).not.toHaveValue("");
  await expect(message(page)).toHaveCount(0);
  await page.getByRole("dialog", { name: "The workshop" }).getByRole("button").first().focus();
  await paste(page, other);
  await expect(page.getByText("No game can be opened here: close the editor first.").first()).toBeVisible();
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
});

test("a text dropped on the page is read as a pasted one; a file of UTF-16 is named so", async ({ page }) => {
  await openSaved(page, { start: marching });
  await page.locator("svg[data-board]").evaluate((board, text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    board.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
  }, other);
  await expectPosition(page, other, "a dropped text");
  const choosing = page.waitForEvent("filechooser");
  await menu(page, "Open a game file");
  // With a byte-order mark the browser reads it itself.
  const utf16 = Buffer.from(saveText({ start: marching }), "utf16le");
  await (await choosing).setFiles({ name: "note.txt", mimeType: "text/plain", buffer: utf16 });
  await expect(message(page)).toContainText("note.txt was not opened: line 1, column 2: UTF-16 text, must be UTF-8.");
});

test("a game saved as text has its players, comments and day, and opens again as it was", async ({ page, engine }) => {
  const played = await recordEko(engine, 2, 54, 8);
  await openSaved(page, { ...played, names: ["Ann", "Bo"] });
  await page.locator(".ply[data-to='3']").click();
  await page.getByRole("textbox", { name: "Comment on this step" }).fill("Too early.");
  await page.getByRole("button", { name: "Back to the game" }).click();
  const saved = await savedOn(page);
  const downloading = page.waitForEvent("download");
  await menu(page, "Save as text");
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^eko-\d{4}-\d\d-\d\d\.txt$/);
  const text = readFileSync(await download.path(), "utf8");
  for (const part of [/^\[Game "eko"\]\n\[Date "\d{4}-\d\d-\d\d"\]/, /\[A "Ann"\]\n\[B "Bo"\]/, /\{Too early\.\}/]) expect(text).toMatch(part);
  await paste(page, other);
  await expectPosition(page, other, "another game");
  const choosing = page.waitForEvent("filechooser");
  await menu(page, "Open a game file");
  await (await choosing).setFiles({ name: "game.txt", mimeType: "text/plain", buffer: Buffer.from(text) });
  await expectPosition(page, played.positions.at(-1)!, "the game of the text");
  // A game that is opened gets an entry of its own in the library.
  const { kept, ...game } = await savedOn(page);
  expect({ ...game, kept: saved.kept }).toEqual(saved);
  expect(kept).not.toBe(saved.kept);
});
