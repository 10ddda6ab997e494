// The rules: complete, searched, tried in their diagrams, opened beside the running game, and printed.
import type { Page } from "@playwright/test";
import { openCities } from "../../support/cities/game";
import { standardStart } from "../../support/cities/positions";
import { questions } from "../../support/eko/positions";
import { openSaved, test } from "../../support/page/games";
import { pickUp, point, settled } from "../../support/page/hands";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { speak } from "../../support/page/language";
import { answer, openLesson } from "../../support/page/lessons";
import { diagram, paragraph, readRules, rules, tryIn, words, written } from "../../support/page/rules";
import { positionOn } from "../../support/page/see";

const games: [string, (page: Page) => Promise<unknown>][] = [
  ["eko", (page) => openSaved(page, { start: questions })],
  ["cities", (page) => openCities(page, { start: standardStart })],
];

for (const [game, begin] of games) {
  test(`the rules of ${game} have every paragraph and every settlement, with its reason`, async ({ page }) => {
    await begin(page);
    await readRules(page);
    const { paragraphs, settled } = written(game);
    const shown = await page.locator("[data-paragraph]").evaluateAll((all) => all.map((one) => one.getAttribute("data-paragraph")));
    expect(shown).toEqual(paragraphs);
    const names = await page.locator("[data-settled]").evaluateAll((all) => all.map((one) => one.getAttribute("data-settled")!));
    expect(names).toEqual(settled);
    for (const one of await page.locator("[data-settled]").all()) await expect(one).toHaveText(/^[CD]\d+ \S.*\. Why: \S.*\.$/);
    for (const one of await page.locator("[data-diagram] svg.drawn-board").all()) {
      expect((await one.boundingBox())!.height).toBeGreaterThan(60);
    }
  });

  test(`the rules of ${game} are accessible, as a sheet and beside the game, by night and at noon`, async ({ page }) => {
    await begin(page);
    for (const [width, height, scheme] of [[1280, 720, "dark"], [390, 844, "light"], [320, 640, "dark"]] as const) {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ colorScheme: scheme });
      await readRules(page);
      await tryIn(page.locator("[data-diagram]").first());
      await expectAccessible(page);
      const wide = await rules(page).evaluate((one) => one.scrollWidth - one.clientWidth);
      expect(wide, `nothing is wider than ${width} pixels`).toBeLessThanOrEqual(0);
      await rules(page).getByRole("button", { name: "Close", exact: true }).click();
      await expect(rules(page)).toHaveCount(0);
    }
  });
}

test("a search shows the paragraphs it finds, with or without accents and capitals, and says how many", async ({ page }) => {
  await openSaved(page, { start: questions });
  await readRules(page);
  const all = await page.locator("[data-paragraph]").count();
  const field = page.getByRole("searchbox", { name: "Search the rules" });
  await field.fill("KÁMIKAZE emperor");
  await expect(paragraph(page, "move.kamikaze")).toBeVisible();
  await expect(paragraph(page, "move.path")).toBeHidden();
  const found = await page.locator("[data-paragraph]:visible").count();
  expect(found).toBeLessThan(all / 2);
  await expect(rules(page).getByRole("status").filter({ hasText: "found" })).toHaveText(`${found} paragraphs found`);
  await field.fill("d13");
  await expect(page.locator("[data-paragraph]:visible")).toHaveCount(1);
  await expect(rules(page).getByText("1 paragraph found")).toBeVisible();
  await field.fill("zeppelin");
  await expect(rules(page).getByText(/Nothing found/)).toBeVisible();
  // A heading leads to its group, whatever was searched.
  await rules(page).getByRole("button", { name: "9 Variants" }).click();
  await expect(field).toHaveValue("");
  await expect(rules(page).getByRole("heading", { name: "9 Variants" })).toBeFocused();
  await expect(rules(page).getByRole("heading", { name: "9 Variants" })).toBeInViewport();
  await rules(page).getByRole("button", { name: "D5", exact: true }).click();
  await expect(page.locator('[data-settled="D5"]')).toBeInViewport();
});

for (const [width, height] of [[1280, 720], [390, 844]]) {
  test(`${width} × ${height}: the search field keeps its place whatever is found, and the text comes before the settlements`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    await page.getByRole("button", { name: "The rules" }).click();
    await expect(paragraph(page, "parts.goal")).toBeVisible();
    const field = page.getByRole("searchbox", { name: "Search the rules" });
    const top = async () => Math.round((await field.boundingBox())!.y);
    const print = rules(page).getByRole("button", { name: "Print" });
    const [before, below] = [await top(), Math.round((await print.boundingBox())!.y)];
    for (const query of ["k", "kamikaze", "zeppelin", ""]) {
      await field.fill(query);
      await expect(rules(page).getByText(/Nothing found/)).toHaveCount(query === "zeppelin" ? 1 : 0);
      expect(await top(), `the field with "${query}"`).toBe(before);
      expect(Math.round((await print.boundingBox())!.y), `what is below the field with "${query}"`).toBe(below);
    }
    const [text, settled] = await page.evaluate(() =>
      ["[data-paragraph]", ".rules-settled"].map((one) => [...document.querySelectorAll(one)].at(-1)!.getBoundingClientRect().top));
    expect(settled).toBeGreaterThan(text);
  });
}

test("what a search finds is marked in titles, texts and settlements", async ({ page }) => {
  await openSaved(page, { start: questions });
  await readRules(page);
  const marks = rules(page).locator("mark");
  await expect(marks).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("KÁMIKAZE emperor");
  await expect(paragraph(page, "move.kamikaze").locator("h4 mark")).toHaveText(/^kamikaze$/i);
  await expect(paragraph(page, "move.kamikaze").locator("p mark").first()).toHaveText(/^emperor$/i);
  await expect(marks.filter({ hasNotText: /^(kamikaze|emperor)$/i })).toHaveCount(0);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.getByRole("searchbox", { name: "Search the rules" }).fill("d13");
  await expect(page.locator('[data-settled="D13"] .number mark')).toHaveText("D13");
});

test("a move is tried in a diagram and begun anew; the running game stays as it is", async ({ page }) => {
  await openSaved(page, { start: questions });
  const before = await positionOn(page);
  const kept = await page.evaluate(() => localStorage.getItem("eko.game"));
  await readRules(page);
  const attack = diagram(page, "move.attack");
  await expect(attack.locator("[data-cell]")).toHaveCount(0);
  await tryIn(attack);
  await expect(attack.locator('[data-cell="c1"]')).toHaveAttribute("data-selected", "");
  await expect(attack.locator('[data-cell="a3"]')).toHaveAttribute("data-can", "attack");
  await attack.locator('[data-cell="e3"] .area').click();
  await expect(attack.locator(".why")).toContainText(/too strong/i);
  await expect(attack.locator('[data-cell="e3"]')).toHaveAttribute("data-stack", "B4");
  await attack.locator('[data-cell="a3"] .area').click();
  await expect(attack.locator('[data-cell="a3"]')).toHaveAttribute("data-stack", "A3");
  await expect(attack.locator("[data-can]")).toHaveCount(0);
  await attack.getByRole("button", { name: "Again" }).click();
  await expect(attack.locator('[data-cell="a3"]')).toHaveAttribute("data-stack", "B2");
  // By keys as well.
  await expect(attack.locator(":focus")).toHaveCount(1);
  await attack.locator('[data-cell="a3"]').focus();
  await page.keyboard.press("Enter");
  await expect(attack.locator('[data-cell="a3"]')).toHaveAttribute("data-stack", "A3");
  expect(await positionOn(page)).toBe(before);
  expect(await page.evaluate(() => localStorage.getItem("eko.game"))).toBe(kept);
});

test("where a click can mean two buildings, the diagram asks which", async ({ page }) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openSaved(page, { start: questions });
    await readRules(page);
    const replace = diagram(page, "build.replace");
    await tryIn(replace, "c1");
    const chooser = page.locator("[data-sheet=chooser]");
    await chooser.locator('[data-move="b2*c1T"]').click();
    await expect(replace.locator('[data-cell="c1"]')).toHaveAttribute("data-building", "AT");
    await expect(chooser).toHaveCount(0);
    await expect(rules(page)).toBeVisible();
  }
});

test("in Cities a diagram shows the part of the board that it is about", async ({ page }) => {
  await openCities(page, { start: standardStart });
  await readRules(page);
  const enclosed = diagram(page, "brings.enclosed");
  await tryIn(enclosed, "e5");
  await expect(enclosed.locator('[data-cell="c5"]')).not.toHaveAttribute("data-stack");
  await expect(enclosed.locator('[data-cell="b5"]')).toHaveAttribute("data-stack", "A");
});

test("a reason leads to its paragraph beside the game, which stays as it is and is played on", async ({ page }) => {
  await openSaved(page, { start: questions });
  const before = await positionOn(page);
  await pickUp(page, "a1");
  await point(page, "c1");
  const link = page.locator("#why").getByRole("button", { name: "Rules" });
  // The way of the mouse to the link leads over other spaces.
  const to = (await link.boundingBox())!;
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 12 });
  await page.mouse.down();
  await page.mouse.up();
  await expect(paragraph(page, "move.attack")).toBeInViewport();
  await expect(paragraph(page, "move.attack").getByRole("heading")).toBeFocused();
  await expect(paragraph(page, "move.attack")).toHaveAttribute("data-looked-up", "");
  expect(await positionOn(page)).toBe(before);
  await expect(page.locator('[data-cell="a1"]')).toHaveAttribute("data-selected", "");
  // The board is beside it, not under it.
  const [board, panel] = [await page.locator("svg[data-board]").boundingBox(), await rules(page).boundingBox()];
  expect(board!.x + board!.width).toBeLessThanOrEqual(panel!.x + 1);
  await point(page, "a3");
  await expect.poll(() => positionOn(page)).not.toBe(before);
  await expect(rules(page)).toBeVisible();
  await rules(page).getByRole("button", { name: "Close", exact: true }).click();
  await expect(rules(page)).toHaveCount(0);
});

test("a reason is followed by keys, and by a finger's sheet", async ({ page }) => {
  await openSaved(page, { start: questions });
  await pickUp(page, "a1");
  await page.locator('[data-cell="b1"]').focus();
  await page.keyboard.press("Tab");
  await expect(page.locator("#why").getByRole("button", { name: "Rules" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(paragraph(page, "move.regroup").getByRole("heading")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rules(page)).toHaveCount(0);
  await expect(page.locator("[data-cell]:focus")).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  // A board that is still being fitted into the new window moves away under the pointer.
  await settled(page, "c1");
  await point(page, "c1");
  await page.locator("#why").getByRole("button", { name: "Rules" }).click();
  await expect(rules(page)).toHaveAttribute("aria-modal", "true");
  await expect(paragraph(page, "move.attack")).toBeInViewport();
  await page.keyboard.press("Escape");
  await expect(rules(page)).toHaveCount(0);
});

test("the prompt and a lesson lead to their paragraphs", async ({ page }) => {
  await openSaved(page, { start: questions });
  const before = await positionOn(page);
  await page.getByRole("button", { name: "What the rules say about it" }).click();
  await expect(paragraph(page, "turn.action")).toBeInViewport();
  expect(await positionOn(page)).toBe(before);
  await rules(page).getByRole("button", { name: "Close", exact: true }).click();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await openLesson(page, "eko-attack");
  await pickUp(page, "a1");
  await point(page, "f2");
  await answer(page).getByRole("button").click();
  await expect(paragraph(page, "move.attack")).toBeInViewport();
});

test("the rules follow the language, and a tried diagram stays", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => { if (/\/rules-/.test(request.url())) asked.push(request.url()); });
  await openSaved(page, { start: questions });
  expect(asked, "nothing is fetched before it is opened").toEqual([]);
  await readRules(page);
  expect(asked).toHaveLength(2);
  const attack = diagram(page, "move.attack");
  await tryIn(attack, "a3");
  for (const language of ["nl", "de", "fr", "en"]) {
    await speak(page, language);
    await expect(paragraph(page, "move.path")).toContainText(words(language, "eko", "move.path", "text"));
    await expect(paragraph(page, "variant.losses")).toContainText(words(language, "eko", "variant.losses", "D8 why"));
    await expect(rules(page)).toContainText(words(language, "eko", "move.attack", "diagram"));
    await expect(attack.locator('[data-cell="a3"]')).toHaveAttribute("data-stack", "A3");
  }
});

for (const [game, begin] of games) {
  test(`the rules of ${game} print on two pages in every language`, async ({ page }) => {
    await begin(page);
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await readRules(page);
      for (const language of width === 1280 ? ["nl", "de", "fr", "en"] : ["en"]) {
        await speak(page, language);
        await expect(page.locator("[data-paragraph]").first()).toContainText(words(language, game, written(game).paragraphs[0], "text"));
        const pdf = await page.pdf({ format: "A4" });
        const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)!.length;
        expect(pages, `${language} at ${width}`).toBeLessThanOrEqual(2);
      }
      await page.emulateMedia({ media: "print" });
      await expect(page.locator(".eko")).toBeHidden();
      await expect(page.locator("[data-paragraph]").last()).toBeVisible();
      await page.emulateMedia({ media: null });
      await rules(page).getByRole("button", { name: "Close", exact: true }).click();
    }
  });
}

test("rules that do not arrive are told, and fetched again", async ({ page }) => {
  await page.route("**/rules-eko-*.txt", (route) => route.fulfill({ body: "nonsense" }), { times: 1 });
  await open(page);
  await page.getByRole("button", { name: "The rules" }).click();
  await expect(rules(page).getByRole("alert")).toContainText(/did not arrive/);
  await rules(page).getByRole("button", { name: "Try again" }).click();
  await expect(paragraph(page, "parts.goal")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "The rules" })).toBeFocused();
});
