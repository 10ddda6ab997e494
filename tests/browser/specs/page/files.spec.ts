// Files: opened by the button or dropped anywhere, refused in words, and never in place of the page.
import type { Page } from "@playwright/test";
import { facesText, openFaces } from "../../support/eko/editor";
import { marching } from "../../support/eko/positions";
import { menu } from "../../support/page/controls";
import { openSaved, saveText, test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { positionOn } from "../../support/page/see";

const other = "...../...../..... a1A2,e3B2 - 0/0 - B:act";

/** Drops something on the element, as the browser reports it; returns whether the page keeps its place. */
function drop(page: Page, on: string, what: { name: string; text: string }[] | { kind: string; text: string }) {
  return page.locator(on).first().evaluate((element, what) => {
    const data = new DataTransfer();
    if (Array.isArray(what)) for (const { name, text } of what) data.items.add(new File([text], name));
    else data.setData(what.kind, what.text);
    return ["dragover", "drop"].map((kind) =>
      !element.dispatchEvent(new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true })));
  }, what);
}

async function choose(page: Page, name: string, text: string) {
  const choosing = page.waitForEvent("filechooser");
  await menu(page, "Open a game file");
  await (await choosing).setFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}

for (const on of ["svg[data-board]", ".players", "body"]) {
  test(`a game dropped on ${on} is opened, and the running one kept`, async ({ page }) => {
    await openSaved(page, { start: marching, plies: ["a1-a2", "end"] });
    expect(await drop(page, on, [{ name: "game.json", text: saveText({ start: other }) }])).toEqual([true, true]);
    await expect.poll(() => positionOn(page)).toBe(other);
    await menu(page, "Your games");
    await expect(page.getByRole("dialog", { name: "Your games" }).getByRole("button").first()).toBeVisible();
  });
}

test("anything else that is dropped is refused in words, and the page stays", async ({ page }) => {
  await openSaved(page, { start: marching });
  const board = "svg[data-board]";
  const said = (words: RegExp) => expect(page.locator("[data-message]").filter({ hasText: words })).toBeVisible();
  expect(await drop(page, board, [{ name: "cat.png", text: "\u0089PNG" }])).toEqual([true, true]);
  await said(/cat\.png was not opened: line 1, column 1: the control character U\+0089/);
  expect(await drop(page, board, { kind: "text/uri-list", text: "http://example.org/" })).toEqual([true, true]);
  await said(/nothing of that can be opened here/i);
  const two = ["a", "b"].map((name) => ({ name, text: saveText({ start: other }) }));
  expect(await drop(page, board, two)).toEqual([true, true]);
  await said(/several files: drop one at a time/i);
  expect(await positionOn(page)).toBe(marching);
});

test("a file dropped in the workshop is read as faces of tiles; text dropped in a field is the browser's", async ({ page }) => {
  await open(page);
  await openFaces(page);
  const ours = await facesText(page).inputValue();
  await drop(page, "[data-sheet=workshop] .faces", [{ name: "mine.txt", text: ours.replace("A kx.....", "A mm....k") }]);
  await expect(facesText(page)).toHaveValue(/^A mm\.\.\.\.k$/m);
  await expect(page.getByText("Read the faces of mine.txt.").first()).toBeVisible();
  await drop(page, "[data-sheet=workshop] .faces", [{ name: "game.json", text: saveText({ start: other }) }]);
  await expect(page.getByText(/game\.json was not read, nothing has changed/).first()).toBeVisible();
  expect(await drop(page, "#faces", { kind: "text/plain", text: "A" })).toEqual([false, false]);
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
});

test("a cancelled file chooser leaves the workshop open, with its name and its unread text", async ({ page }) => {
  await open(page);
  await openFaces(page);
  await facesText(page).fill("unread");
  await page.getByRole("textbox", { name: "Name of the board" }).fill("Mine");
  for (const id of ["#faces-file", "#faces", "#board-name"]) {
    const control = page.locator(`[data-sheet=workshop] ${id}`);
    if (!(await control.count())) continue;
    for (const kind of ["cancel", "close"]) await control.dispatchEvent(kind, { bubbles: true, cancelable: true });
  }
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
  await expect(facesText(page)).toHaveValue("unread");
  await expect(page.getByRole("textbox", { name: "Name of the board" })).toHaveValue("Mine");
});

test("a file of a newer version says so and what to do; a wrong move says its turn and its player", async ({ page }) => {
  await openSaved(page, { start: marching });
  const newer = saveText({ start: other }).replace('"format":1', '"format":9');
  await choose(page, "new.json", newer);
  const message = page.locator("[data-message]");
  await expect(message).toContainText(/new\.json was not opened: a newer version .* wrote it.* untouched: reload the page/);
  const wrong = saveText({ start: marching, plies: ["a1-a2", "end", "c1-c2", "end", "a2-c2"], names: ["Ann", "Bo"] });
  await choose(page, "wrong.json", wrong);
  await expect(message).toContainText(/wrong\.json was not opened: turn 3, Ann: “a2-c2” is not possible: /);
  expect(await positionOn(page)).toBe(marching);
});

test("“Opened …” goes by itself, and a refusal stays", async ({ page }) => {
  await openSaved(page, { start: marching });
  await page.clock.install();
  await choose(page, "game.json", saveText({ start: other }));
  const notice = page.getByRole("main").getByText("Opened game.json.");
  await expect(notice).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(10_000);
  await expect(notice).toHaveCount(0);
  const message = page.locator("[data-message]");
  await choose(page, "torn.json", "{");
  await expect(message).toContainText("torn.json was not opened");
  await page.clock.fastForward(60_000);
  await expect(message).toBeVisible();
});
