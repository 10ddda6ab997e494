// Keys on keyboards of any layout: a Latin letter counts as itself, else the place of the key.
import type { Page } from "@playwright/test";
import { hex, openEditor, placeTile } from "../../support/eko/editor";
import { openEditor as openLayouts } from "../../support/cities/editor";
import { marching } from "../../support/eko/positions";
import { menu } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { expect } from "../../support/page/harness";
import { focused } from "../../support/page/keys";
import { expectPosition, positionOn } from "../../support/page/see";

const NONE = 0, ALT = 1, CONTROL = 2, SHIFT = 8;

/** Presses a key that writes `key` on the place `code`. */
async function press(page: Page, key: string, code: string, modifiers = NONE) {
  const cdp = await page.context().newCDPSession(page);
  for (const type of ["keyDown", "keyUp"] as const) {
    await cdp.send("Input.dispatchKeyEvent", { type, key, code, modifiers });
  }
}

/** What the keys in the places of Z, Y, N, P and R write. */
const layouts: Record<string, Record<"KeyZ" | "KeyY" | "KeyN" | "KeyP" | "KeyR", string>> = {
  Russian: { KeyZ: "я", KeyY: "н", KeyN: "т", KeyP: "з", KeyR: "к" },
  Greek: { KeyZ: "ζ", KeyY: "υ", KeyN: "ν", KeyP: "π", KeyR: "ρ" },
  Arabic: { KeyZ: "ئ", KeyY: "غ", KeyN: "ى", KeyP: "ح", KeyR: "ق" },
  Hebrew: { KeyZ: "ז", KeyY: "ט", KeyN: "מ", KeyP: "פ", KeyR: "ר" },
};

for (const [name, keys] of Object.entries(layouts)) {
  test(`undo, redo, next and previous target on a ${name} keyboard`, async ({ page }) => {
    await openSaved(page, { start: marching, plies: ["a1-a2", "end"] });
    const played = await positionOn(page);
    await press(page, keys.KeyZ, "KeyZ", CONTROL);
    await expectPosition(page, marching, "undo");
    await press(page, keys.KeyY, "KeyY", CONTROL);
    await expectPosition(page, played, "redo");
    await press(page, keys.KeyZ, "KeyZ", CONTROL);
    await expectPosition(page, marching, "undo again");
    await press(page, keys.KeyZ.toUpperCase(), "KeyZ", CONTROL | SHIFT);
    await expectPosition(page, played, "redo by shift");
    await press(page, keys.KeyZ, "KeyZ", CONTROL | ALT);
    await press(page, keys.KeyZ, "KeyZ");
    await expectPosition(page, played, "AltGr and a bare letter");
    await page.locator("[data-cell][tabindex='0']").focus();
    await press(page, keys.KeyN, "KeyN");
    await page.keyboard.press("Enter");
    await press(page, keys.KeyN, "KeyN");
    const first = await focused(page);
    await press(page, keys.KeyN, "KeyN");
    await expect.poll(() => focused(page)).not.toBe(first);
    await press(page, keys.KeyP, "KeyP");
    await expect.poll(() => focused(page)).toBe(first);
  });

  test(`undo, redo and rotating in the workshop on a ${name} keyboard`, async ({ page }) => {
    await openEditor(page);
    await placeTile(page, "A", 0, 0);
    const laid = page.locator("[data-hex][data-terrain]");
    await expect(laid).toHaveCount(7);
    await press(page, keys.KeyZ, "KeyZ", CONTROL);
    await expect(laid).toHaveCount(0);
    await press(page, keys.KeyY, "KeyY", CONTROL);
    await expect(laid).toHaveCount(7);
    const before = await terrains(page);
    await hex(page, 0, 0).focus();
    await page.keyboard.press("Enter");
    await press(page, keys.KeyR, "KeyR");
    await page.keyboard.press("Enter");
    await expect.poll(() => terrains(page)).not.toEqual(before);
    await expect(laid).toHaveCount(7);
  });
}

const terrains = (page: Page) => page.locator("[data-hex][data-terrain]").evaluateAll((all) =>
  all.map((one) => `${one.getAttribute("data-hex")}${one.getAttribute("data-terrain")}`).sort());

test("a Latin letter counts as itself: Ctrl+W in the place of Z is not undo", async ({ page }) => {
  await openSaved(page, { start: marching, plies: ["a1-a2", "end"] });
  const played = await positionOn(page);
  await press(page, "w", "KeyZ", CONTROL);
  await expectPosition(page, played, "a French keyboard");
  await press(page, "z", "KeyW", CONTROL);
  await expectPosition(page, marching, "Z where it is");
});

test("undo and redo by keys in the layout editor, but not in its text field", async ({ page }) => {
  await openLayouts(page);
  const undo = page.getByRole("dialog").getByRole("button", { name: "Undo" });
  const redo = page.getByRole("dialog").getByRole("button", { name: "Redo" });
  await page.getByRole("button", { name: /empty/i }).click();
  await expect(undo).toBeEnabled();
  await page.getByRole("dialog").getByRole("textbox").first().focus();
  await page.keyboard.press("Control+z");
  await expect(undo, "the field's own history").toBeEnabled();
  await page.getByRole("button", { name: /empty/i }).focus();
  await page.keyboard.press("Control+z");
  await expect(undo).toBeDisabled();
  await page.keyboard.press("Control+Shift+Z");
  await expect(redo).toBeDisabled();
  await expect(undo).toBeEnabled();
});

test("the menu says which keys there are", async ({ page }) => {
  await openSaved(page, { start: marching });
  await menu(page);
  await page.getByText("Keys", { exact: true }).click();
  await expect(page.getByText("next and previous target")).toBeVisible();
});

test("the workshop says which keys there are", async ({ page }) => {
  await openEditor(page);
  await page.getByText("Keys", { exact: true }).click();
  await expect(page.getByText("rotate the tile")).toBeVisible();
});
