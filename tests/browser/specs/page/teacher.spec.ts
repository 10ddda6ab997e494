// The teacher's view: any piece is looked at, whoever's turn it is, and the board is drawn on; the game stays.
import type { Page } from "@playwright/test";
import { recordEko } from "../../support/eko/game";
import { expectReplay, openSeated, plyOn, savedOn, thinking } from "../../support/page/computer";
import { menu, undoButton } from "../../support/page/controls";
import { hover, middle, point } from "../../support/page/hands";
import { openSaved, test } from "../../support/page/games";
import { expect, expectAccessible } from "../../support/page/harness";
import { positionOn } from "../../support/page/see";
import { lookedAt, marksOn, opened, possible, teach } from "../../support/page/teacher";

/** A to act; B could take both stacks of A, one through its emperor. */
const eko = { start: "......./....... a1A2E,d1B1,g1B2E,c2A1,g2A1 - 5/5 - A:act", names: ["Ann", "Bo"] };
const cities = { game: "cities", start: "a8a/10/10/10/10/5a4/2aA6/10/10/A8A b1A,c10B A", names: ["Ann", "Bo"] };

/** Everything that a look may not change. */
const kept = async (page: Page) => [await positionOn(page), await savedOn(page), await undoButton(page).getAttribute("aria-label")];
const words = (page: Page) => page.getByRole("banner").locator("[data-prompt]");
const why = (page: Page) => page.locator("#why");

test("Ekö: any stack is looked at, what it could do lights up, and other spaces say why not", async ({ page }) => {
  await openSaved(page, eko);
  const before = await kept(page);
  await teach(page);
  await expect(opened(page)).toContainText("Only looking");
  await expect(page.locator("[data-can]")).toHaveCount(0);
  await point(page, "g1");
  await expect(words(page)).toContainText("The stack on g1, as if it were Bo's turn: it could act on");
  expect(await lookedAt(page)).toBe("g1");
  const of = await possible(page);
  expect(of).toMatchObject({ d1: "regroup", g2: "attack" });
  expect(of).not.toHaveProperty("a1");
  await hover(page, "a1");
  await expect(why(page)).toContainText(/blocked|no way/i);
  await expect(why(page).locator("[data-rule]")).toBeVisible();
  await hover(page, "g2");
  await expect(why(page)).toContainText("Ann");
  await expectAccessible(page);
  // A stack of the other player, at once; and an empty space only answers.
  await point(page, "c2");
  expect(await lookedAt(page)).toBe("c2");
  await expect(words(page)).toContainText("as if it were Ann's turn");
  await point(page, "b2");
  expect(await lookedAt(page)).toBe("c2");
  expect(await kept(page)).toEqual(before);
  await page.keyboard.press("Escape");
  expect(await lookedAt(page)).toBeNull();
  await page.keyboard.press("Escape");
  await expect(opened(page)).toHaveCount(0);
  expect(await kept(page)).toEqual(before);
  await expect(page.locator("[data-can~=select]").first()).toBeVisible();
});

test("Cities: a piece of the other is looked at by keys", async ({ page }) => {
  await openSaved(page, cities);
  const before = await kept(page);
  await teach(page);
  await page.locator("[data-cell=f5]").focus();
  await page.keyboard.press("Enter");
  await expect(words(page)).toContainText("The piece on f5, as if it were Bo's turn: it could act on");
  const of = await possible(page);
  expect(of).toMatchObject({ e4: "move" });
  await page.keyboard.press("n");
  const target = await page.evaluate(() => document.activeElement?.getAttribute("data-look"));
  expect(target).toBe("move");
  await page.locator("[data-cell=a10]").focus();
  await expect(why(page)).not.toBeEmpty();
  await expectAccessible(page);
  expect(await kept(page)).toEqual(before);
});

test("a look leaves a half-made turn as it is, and the switch is kept", async ({ page }) => {
  await openSaved(page, eko);
  await point(page, "a1");
  await expect(page.locator("[data-cell=a1][data-selected]")).toHaveCount(1);
  await teach(page);
  await expect(page.locator("[data-selected]")).toHaveCount(0);
  await point(page, "d1");
  expect(await lookedAt(page)).toBe("d1");
  await page.reload();
  await expect(opened(page)).toBeVisible();
  await opened(page).getByRole("button", { name: "Leave the teacher's view" }).click();
  await expect(opened(page)).toHaveCount(0);
  await expect(page.locator("[data-cell=a1][data-selected]")).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(opened(page)).toHaveCount(0);
});

test("a look in a review and in a finished game", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 45, 30);
  await openSaved(page, record);
  await teach(page);
  await menu(page, "Look back");
  await page.getByRole("button", { name: "One step back" }).click();
  const shown = await positionOn(page);
  const stack = (await page.locator("[data-stack^=B]").first().getAttribute("data-cell"))!;
  await point(page, stack);
  await expect(words(page)).toContainText(`The stack on ${stack}, as if it were`);
  expect(await positionOn(page)).toBe(shown);
  await page.getByRole("button", { name: "One step back" }).click();
  expect(await lookedAt(page)).toBeNull();
  await openSaved(page, { start: "....k a1A2,c1A1 e1AC 5/5 - =A", names: ["Ann", "Bo"] });
  await page.keyboard.press("Escape");
  await point(page, "a1");
  await expect(words(page)).toContainText("The stack on a1, as if it were Ann's turn");
  expect(Object.keys(await possible(page))).toEqual(["b1", "c1"]);
});

test("while a computer thinks, a look changes nothing, and ends with its step", async ({ page, engine }) => {
  const { positions } = await recordEko(engine, 2, 54, 30);
  const start = positions.findLast((position) => / [AB]:act$/.test(position))!;
  await openSeated(page, { start, names: ["Ann", "Bo"] }, "hard hard", { "eko.thinking-time": "10", "eko.teacher": "on" });
  await expect.poll(() => thinking(page)).not.toBeNull();
  const [who, ply] = [await thinking(page), await plyOn(page)];
  const stack = (await page.locator(`[data-stack]:not([data-stack^=${who}])`).first().getAttribute("data-cell"))!;
  await point(page, stack);
  await expect(words(page)).toContainText(`The stack on ${stack}, as if it were ${who === "A" ? "Bo" : "Ann"}'s turn`);
  expect([await thinking(page), await plyOn(page)]).toEqual([who, ply]);
  await expect.poll(() => plyOn(page), { timeout: 30_000 }).toBeGreaterThan(ply);
  await expect.poll(() => lookedAt(page)).toBeNull();
  await expectReplay(page, engine);
});

test("marks and arrows are drawn by the right button, named, removed by the same again, and gone with the next step", async ({ page }) => {
  await openSaved(page, eko);
  await teach(page);
  const right = async (from: string, to: string) => {
    const [a, b] = [await middle(page, from), await middle(page, to)];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down({ button: "right" });
    await page.mouse.move(b.x, b.y, { steps: 3 });
    await page.mouse.up({ button: "right" });
  };
  await right("d1", "d1");
  await right("g1", "c2");
  expect(await marksOn(page)).toEqual(["d1", "g1-c2"]);
  const list = page.getByRole("list", { name: "Marks on the board" }).getByRole("listitem");
  await expect(list).toHaveText(["Mark on d1", "Arrow from g1 to c2"]);
  await expectAccessible(page);
  // Nothing of it stops the pointer.
  await point(page, "d1");
  expect(await lookedAt(page)).toBe("d1");
  await right("d1", "d1");
  expect(await marksOn(page)).toEqual(["g1-c2"]);
  const before = await page.locator("[data-mark] .chalk-line").getAttribute("d");
  await page.getByRole("button", { name: "Rotate the board" }).click();
  await expect(page.locator("[data-mark] .chalk-line")).not.toHaveAttribute("d", before!);
  await opened(page).getByRole("button", { name: "Clear marks" }).click();
  expect(await marksOn(page)).toEqual([]);
  // By keys, and by the button.
  await page.locator("[data-cell=a1]").focus();
  await page.keyboard.press("m");
  await expect(opened(page)).toContainText("From a1");
  await page.locator("[data-cell=b1]").focus();
  await page.keyboard.press("m");
  await opened(page).getByRole("button", { name: "Draw" }).click();
  await point(page, "g2");
  await point(page, "g2");
  expect(await marksOn(page)).toEqual(["a1-b1", "g2"]);
  expect(await lookedAt(page)).toBe("d1");
  await opened(page).getByRole("button", { name: "Leave the teacher's view" }).click();
  expect(await marksOn(page)).toEqual([]);
});

test("with the next step of the game marks are gone; while the view is off nothing is drawn", async ({ page }) => {
  await openSaved(page, { ...eko, plies: ["c2-b2"] });
  await page.locator("[data-cell=a1]").focus();
  await page.keyboard.press("m");
  await page.mouse.click(...Object.values(await middle(page, "d1")) as [number, number], { button: "right" });
  expect(await marksOn(page)).toEqual([]);
  await teach(page);
  await page.locator("[data-cell=a1]").focus();
  await page.keyboard.press("m");
  await page.keyboard.press("m");
  expect(await marksOn(page)).toEqual(["a1"]);
  await undoButton(page).click();
  await expect.poll(() => marksOn(page)).toEqual([]);
});
