// Other start layouts: entered, checked at once, taken back, kept, shared as text, played.
import { keepButton, layoutText, openEditor, square } from "../../support/cities/editor";
import { standard } from "../../support/cities/positions";
import { chooseRadio, fault, sure } from "../../support/page/controls";
import { test } from "../../support/page/games";
import { expect, open } from "../../support/page/harness";
import { at, tabTo } from "../../support/page/keys";

const small = "10/1aaa6/10/10/10/10/10/10/1AAA6/10 d3A,d8B";

test("what is wrong is said at once, and where; and can be taken back", async ({ page }) => {
  await openEditor(page);
  await expect(layoutText(page)).toHaveValue(standard);
  await expect(keepButton(page)).toBeEnabled();
  await square(page, "e5").click();
  await expect(page.getByText("Wave has 9 attackers; the box holds 8.")).toBeVisible();
  await expect(page.getByText("Wave has 9 attackers, Star has 8: both need the same number.")).toBeVisible();
  await expect(page.locator("[data-wrong]")).toHaveCount(9);
  await expect(square(page, "e5")).toHaveAccessibleName("e5, attacker of Wave, to be fixed");
  await expect(keepButton(page)).toBeDisabled();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.locator("[data-wrong]")).toHaveCount(0);
  await expect(layoutText(page)).toHaveValue(standard);
  await page.getByRole("button", { name: "Redo" }).click();
  await expect(square(page, "e5")).toHaveAttribute("data-piece", "A");
  await page.getByRole("button", { name: "Empty board" }).click();
  await expect(page.getByText(/there is no city/i)).toBeVisible();
  await expect(page.getByText(/Star has 0 attackers; at least 3 are needed/)).toBeVisible();
});

test("a layout is kept by its name, changed, played, and thrown away", async ({ page }) => {
  await openEditor(page);
  await layoutText(page).fill(small);
  await page.getByRole("button", { name: "Read the text" }).click();
  await expect(square(page, "b2")).toHaveAttribute("data-piece", "A");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Small");
  await keepButton(page).click();
  await expect(page.getByRole("radio", { name: "Small" })).toBeChecked();
  await page.reload();
  await page.getByRole("radio", { name: "Cities" }).check();
  await page.getByRole("radio", { name: "Small" }).check();
  await page.getByRole("button", { name: "Change" }).click();
  await expect(layoutText(page)).toHaveValue(small);
  await chooseRadio(page, { name: "City of Star" });
  await square(page, "e8").click();
  await expect(page.getByText("Wave has 1 cities, Star has 2: both need the same number.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("[data-position]")).toHaveAttribute("data-position", `${small} A`);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys.filter((key) => !key.startsWith("eko."))).toEqual([]);
  await page.evaluate(() => localStorage.removeItem("eko.game"));
  await page.reload();
  await page.getByRole("radio", { name: "Cities" }).check();
  await page.getByRole("radio", { name: "Small" }).check();
  await page.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("radio", { name: "Small" }), "asked first").toHaveCount(1);
  await sure(page, "Delete for good?");
  await expect(page.getByRole("radio", { name: "Small" })).toHaveCount(0);
  await expect(page.getByRole("radio", { name: "Standard" })).toBeChecked();
});

test("a text that is none says where it goes wrong and leaves the board", async ({ page }) => {
  await openEditor(page);
  await layoutText(page).fill("10/10 d3A");
  await page.getByRole("button", { name: "Read the text" }).click();
  await expect(fault(page, /not read, nothing has changed: character 6/i)).toBeVisible();
  await expect(square(page, "b1")).toHaveAttribute("data-piece", "A");
});

test("copying copies; where it is not allowed the text is there to be copied by hand", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openEditor(page);
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.getByText("Copied.").first()).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(standard);
  await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
  await page.getByRole("button", { name: "Copy the text" }).click();
  await expect(page.getByText(/copy it by hand/).first()).toBeVisible();
  expect(await page.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    return field.value.slice(field.selectionStart, field.selectionEnd);
  })).toBe(standard);
});

test("the draft stays when the page is left", async ({ page }) => {
  await openEditor(page);
  await square(page, "e5").click();
  await openEditor(page);
  await expect(square(page, "e5")).toHaveAttribute("data-piece", "A");
});

test("a layout is entered by keyboard only", async ({ page }) => {
  await open(page);
  await tabTo(page, "the choice of the game", (one) => one.name.trim() === "Ekö");
  await page.keyboard.press("ArrowRight");
  await tabTo(page, "the editor", (one) => one.text === "Enter a layout");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "A start layout" })).toBeVisible();
  await tabTo(page, "the empty board", (one) => one.text === "Empty board");
  await page.keyboard.press("Enter");
  const focusedSquare = () => page.evaluate(() => document.activeElement!.getAttribute("data-square") ?? "");
  const goTo = async (name: string) => {
    for (let tabs = 0; tabs < 40 && !(await focusedSquare()); tabs++) await page.keyboard.press("Tab");
    for (const [key, done] of [["ArrowUp", 10], ["ArrowLeft", 10]] as [string, number][]) {
      for (let times = 0; times < done; times++) await page.keyboard.press(key);
    }
    expect(await focusedSquare()).toBe("a10");
    for (let times = name.charCodeAt(0) - 97; times > 0; times--) await page.keyboard.press("ArrowRight");
    for (let times = 10 - Number(name.slice(1)); times > 0; times--) await page.keyboard.press("ArrowDown");
    expect(await focusedSquare()).toBe(name);
  };
  const take = async (tool: number) => {
    await tabTo(page, "the tools", (one) => one.tag === "input" && /attacker|city|clear$/i.test(one.name.trim()));
    for (let times = 0; times < tool; times++) await page.keyboard.press("ArrowDown");
  };
  const put = async (squares: string[]) => {
    for (const name of squares) {
      await goTo(name);
      await page.keyboard.press("Enter");
    }
  };
  await put(["b2", "c2", "d2"]);
  await take(1);
  await put(["b9", "c9", "d9"]);
  await take(1);
  await put(["d3"]);
  await take(1);
  await put(["d8"]);
  await expect(page.getByRole("heading", { name: /a legal start/i })).toBeVisible();
  await tabTo(page, "keeping it", (one) => one.text === "Keep and use");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect((await at(page)).text).toBe("Enter a layout");
  await tabTo(page, "the start", (one) => one.text === "Start the game");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-position]")).toHaveAttribute("data-position", `${small} A`);
});
