// The faces of the large tiles: entered, read from files and text, kept.
import { facesText, hex, openFaces, placeTile } from "../../support/eko/editor";
import { chooseRadio, fault } from "../../support/page/controls";
import { test } from "../../support/page/games";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { tabTo } from "../../support/page/keys";

test("the faces of a tile are entered by clicks, on the bench too, and taken back", async ({ page }) => {
  await open(page);
  await openFaces(page);
  await placeTile(page, "B", 0, 0);
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
  await openFaces(page);
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
  await tabTo(page, "the boards", (at) => at.tag.toLowerCase() === "summary" && at.text.includes("Board"));
  await page.keyboard.press("Enter");
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
  await openFaces(page);
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
  await openFaces(page);
  const ours = await facesText(page).inputValue();
  const read = page.getByRole("button", { name: "Read the text" }).first();
  await facesText(page).fill(ours.replace("A kx", "A zx"));
  await read.click();
  await expect(fault(page, /Line 1: 'z' in column 3 is no terrain of tile A/)).toBeVisible();
  await facesText(page).fill(ours.replace("A kx.....", "A mm....k"));
  await read.click();
  await placeTile(page, "A", 0, 0);
  await expect(hex(page, 0, 0)).toHaveAttribute("data-terrain", "m");
  await page.reload();
  await openFaces(page);
  await expect(facesText(page)).toHaveValue(/A mm\.\.\.\.k/);
  await expect(page.locator("[data-hex][data-terrain]"), "the draft is there again").toHaveCount(7);
});
