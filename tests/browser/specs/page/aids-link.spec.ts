// Links that bring more than a game: the aids to look at a position with, what is drawn on it, and lessons.
import type { Page } from "@playwright/test";
import { openSaved, test } from "../../support/page/games";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { chooseRadio, menu } from "../../support/page/controls";
import { answer, button, lesson } from "../../support/page/lessons";
import { openElsewhere } from "../../support/page/links";
import { expectPosition, positionOn } from "../../support/page/see";
import { marksOn, opened, teach } from "../../support/page/teacher";

const eko = { start: "......./....... a1A2E,d1B1,g1B2E,c2A1,g2A1 - 5/5 - A:act", names: ["Ann", "Bo"] };
const share = (page: Page) => page.getByRole("dialog", { name: "Share a link" });
const settings = (page: Page) => page.evaluate(() => ["threats", "teacher"].map((name) => localStorage.getItem(`eko.${name}`)));

/** The link to the position with the aids that are on. */
async function linkWithAids(page: Page) {
  await menu(page, "Share a link");
  await chooseRadio(page, { name: "Position", exact: true });
  const tick = share(page).getByRole("checkbox", { name: /^With the aids that are on/ });
  await tick.check();
  return share(page).locator("[data-link]").inputValue();
}

/** Another tab, at the address with the last part changed. */
const elsewhere = async (page: Page, link: string) => openElsewhere(page.context(), link);

test("a position is shared with the aids that are on and what is drawn, for one visit", async ({ page }) => {
  await openSaved(page, eko);
  await menu(page, "Share a link");
  await chooseRadio(page, { name: "Position", exact: true });
  await expect(share(page).getByRole("checkbox")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await teach(page);
  const sheet = await menu(page);
  await sheet.getByRole("checkbox", { name: "Show what could be taken next turn" }).check();
  await page.keyboard.press("Escape");
  for (const space of ["a1", "d1", "g2", "g2"]) {
    await page.locator(`[data-cell=${space}]`).focus();
    await page.keyboard.press("m");
  }
  const link = await linkWithAids(page);
  expect(link).toMatch(/#g=[\w-]+&aids=threats\.teacher&marks=a1-d1\.g2$/);
  await expectAccessible(page);
  await share(page).getByText("For a page of your own", { exact: true }).first().click();
  const frame = await share(page).locator("#embed").inputValue();
  expect(frame).toContain("&amp;aids=threats.teacher&amp;marks=a1-d1.g2&amp;embed=show");
  const other = await elsewhere(page, link);
  await expectPosition(other, await positionOn(page), "opening the link");
  await expect(opened(other)).toBeVisible();
  expect(await marksOn(other)).toEqual(["a1-d1", "g2"]);
  await expect(other.locator("[data-threat]").first()).toBeVisible();
  await expect(other.locator("[data-notice]")).toContainText("On for this visit, beside your own settings: what could be taken next turn and Teacher's view.");
  expect(await settings(other)).toEqual([null, null]);
  await other.reload();
  await expect(other.getByRole("grid")).toBeVisible();
  await expect(opened(other)).toHaveCount(0);
  await expect(other.locator("[data-threat]")).toHaveCount(0);
  expect(await settings(other)).toEqual([null, null]);
  // Whoever switches an aid during the visit makes it a setting.
  await other.goto(link.replace(/#.*/, "#") + link.split("#")[1]);
  await expect(opened(other)).toBeVisible();
  await opened(other).getByRole("button", { name: "Leave the teacher's view" }).click();
  expect(await settings(other)).toEqual([null, "off"]);
  await other.context().close();
});

test("what of a link is not known or cannot be drawn is told, and its game is opened", async ({ page }) => {
  await openSaved(page, eko);
  await teach(page);
  const link = await linkWithAids(page);
  const mine = await positionOn(page);
  for (const [behind, told, on] of [
    ["&aids=threats.x-ray", /does not know: x-ray\./, 0],
    ["&aids=teacher&marks=a1.z9", /nothing is drawn on the board: for mark 2 of the link there is no space z9 on this board/, 1],
    ["&marks=a1-", /mark 1 of the link, “a1-”, is neither a space nor an arrow/, 1],
    ["&aids=&marks=", /^$/, 0],
  ] as const) {
    const other = await elsewhere(page, link.replace(/&.*/, "") + behind);
    await expectPosition(other, mine, behind);
    await expect(other.locator("[data-notice]").first()).toContainText("Opened the game of the link.");
    const message = other.locator("[data-message]");
    if (told.source === "^$") await expect(message).toHaveCount(0);
    else await expect(message).toContainText(told);
    await expect(opened(other)).toHaveCount(on);
    expect(await marksOn(other)).toEqual([]);
    await other.context().close();
  }
});

test("another game ends what a link has switched on", async ({ page }) => {
  await openSaved(page, eko);
  await teach(page);
  const link = await linkWithAids(page);
  const other = await elsewhere(page, link);
  await expect(opened(other)).toBeVisible();
  await menu(other, "New game");
  await other.getByRole("button", { name: "Start the game" }).click();
  await expect(opened(other)).toHaveCount(0);
  await other.context().close();
});

test("a lesson and a puzzle have links, which open them beside the running game", async ({ page }) => {
  await openSaved(page, eko);
  const mine = await positionOn(page);
  await menu(page, "Learn to play");
  await page.locator("[data-key='eko-moving']").click();
  await expect(lesson(page)).toHaveAttribute("data-lesson", "eko-moving");
  await page.getByRole("button", { name: "Link to this lesson" }).click();
  const sheet = page.getByRole("dialog", { name: "Link to this lesson" });
  const link = await sheet.locator("[data-link]").inputValue();
  expect(link).toMatch(/\/#learn=eko-moving$/);
  await expectAccessible(page);
  const other = await elsewhere(page, link);
  await expect(lesson(other)).toHaveAttribute("data-lesson", "eko-moving");
  await expect(lesson(other)).toHaveAttribute("data-step", "1");
  expect(new URL(other.url()).hash).toBe("");
  await button(other, "Show me").click();
  await expect(answer(other)).toHaveAttribute("data-answer", "right");
  await other.context().close();
  // Over a running game that has gone on, which waits.
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "All lessons" }).click();
  await page.getByRole("button", { name: "Back" }).click();
  await page.locator("[data-cell=c2]").click();
  await page.locator("[data-cell=b2]").click();
  await expect.poll(() => positionOn(page)).not.toBe(mine);
  const gone = await positionOn(page);
  await page.evaluate(() => { location.hash = "learn=cities-moving"; });
  await expect(lesson(page)).toHaveAttribute("data-lesson", "cities-moving");
  await page.getByRole("button", { name: "All lessons" }).click();
  const puzzle = page.locator(".puzzles [data-key]").first();
  const key = await puzzle.getAttribute("data-key");
  await puzzle.click();
  await page.getByRole("button", { name: "Link to this puzzle" }).click();
  await expect(page.locator("[data-link]")).toHaveValue(new RegExp(`#learn=${key}$`));
  await page.keyboard.press("Escape");
  await page.evaluate(() => { location.hash = "learn=nothing-like-it"; });
  await expect(page.getByRole("status").filter({ hasText: "There is no lesson “nothing-like-it” here." })).toBeVisible();
  await page.getByRole("button", { name: "Back" }).click();
  expect(await positionOn(page)).toBe(gone);
});

test("on the start screen a link to a lesson opens it", async ({ page }) => {
  await open(page, "/#learn=eko-moving");
  await expect(lesson(page)).toHaveAttribute("data-lesson", "eko-moving");
  await open(page, "/#learn=");
  await expect(page.getByRole("heading", { name: "Learn to play" })).toBeVisible();
});
