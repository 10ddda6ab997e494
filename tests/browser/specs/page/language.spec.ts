// Four languages: chosen by the browser or by people, in the middle of a turn too, and room for their words.
// That a change reaches every word of every screen is watched in access.spec.ts.
import type { Page } from "@playwright/test";
import { recordEko } from "../../support/eko/game";
import { choosing, questions } from "../../support/eko/positions";
import { menu } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { pickUp, point } from "../../support/page/hands";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { languages, pretend, speak } from "../../support/page/language";
import { positionOn } from "../../support/page/see";
import { clipped } from "../../support/page/sight";

const names = ["Ann", "Bo"];
const language = (page: Page) => page.locator("html").getAttribute("lang");
const list = (page: Page) => page.locator("label.language select");

/** Screens whose words people meet first. */
const main: { [name: string]: (page: Page) => Promise<unknown> } = {
  "the start": (page) => open(page),
  "a table with a stack picked up": async (page) => {
    await openSaved(page, { start: questions });
    await pickUp(page, "a1");
  },
  "a chooser": async (page) => {
    await openSaved(page, { start: choosing });
    await point(page, "a1");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the menu": async (page) => {
    await openSaved(page, { start: questions });
    await menu(page);
  },
  "the rules": async (page) => {
    await openSaved(page, { start: questions });
    await menu(page, "The rules");
  },
};

for (const [locale, expected, words] of [
  ["nl-BE", "nl", "Spel beginnen"], ["de-AT", "de", "Spiel beginnen"], ["fr-CA", "fr", "Commencer la partie"], ["pt-BR", "en", "Start the game"],
]) {
  test.describe(() => {
    test.use({ locale });
    test(`a browser in ${locale} gets the page in ${expected}, and no other texts`, async ({ page }) => {
      const asked: string[] = [];
      page.on("request", (request) => /texts-/.test(request.url()) && asked.push(request.url()));
      await open(page);
      expect(await language(page)).toBe(expected);
      await expect(page.getByRole("button", { name: words })).toBeVisible();
      expect(asked.map((one) => one.match(/texts-(\w+)-/)![1])).toEqual([expected]);
    });
  });
}

test.describe(() => {
  test.use({ locale: "de-DE" });
  test("what is said before the program runs is in the language of the browser", async ({ browser, baseURL }) => {
    const page = await (await browser.newContext({ locale: "de-DE", baseURL, serviceWorkers: "block" })).newPage();
    await page.route("**/*.wasm", (route) => route.abort());
    await page.goto("/");
    await expect(page.getByRole("alert")).toContainText("Das Spiel konnte nicht geladen werden");
    await expect(page.getByRole("button", { name: "Noch einmal versuchen" })).toBeVisible();
  });
});

test("the language changes in the middle of a turn: game, picked-up stack and list stay, and it is remembered", async ({ page, engine }) => {
  await openSaved(page, { ...(await recordEko(engine, 2, 54, 34)), names });
  const space = (await page.locator("[data-can~=select]").first().getAttribute("data-cell"))!;
  await pickUp(page, space);
  const before = await positionOn(page);
  await menu(page);
  await list(page).focus();
  await list(page).selectOption({ label: "Deutsch" });
  await expect(page.getByRole("dialog", { name: "Menü" })).toBeVisible();
  await expect(list(page)).toBeFocused();
  expect(await language(page)).toBe("de");
  await page.keyboard.press("Escape");
  expect(await positionOn(page)).toBe(before);
  await expect(page.locator(`[data-cell="${space}"]`)).toHaveAttribute("data-selected", "");
  await expect(page.locator(`[data-cell="${space}"]`)).toHaveAccessibleName(/Stapel von Ann.*aufgenommen/);
  await expect(page.getByRole("button", { name: /^Rückgängig: / })).toBeVisible();
  await page.reload();
  await expect(page.locator("svg[data-board]")).toBeVisible();
  expect(await language(page)).toBe("de");
  expect(await positionOn(page)).toBe(before);
  await expect(page.locator(`[data-cell="${space}"]`)).toHaveAttribute("data-selected", "");
});

test("texts that do not arrive are told, and the old language stays", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ baseURL, serviceWorkers: "block" })).newPage();
  await openSaved(page, { start: questions });
  await pickUp(page, "a1");
  await page.route("**/texts-fr-*.json", (route) => route.abort());
  await menu(page);
  await list(page).selectOption("fr");
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-message]")).toContainText("texts of this language did not arrive");
  expect(await language(page)).toBe("en");
  await expect(page.locator('[data-cell="a1"]')).toHaveAttribute("data-selected", "");
  await page.unroute("**/texts-fr-*.json");
  await menu(page);
  await expect(list(page)).toHaveValue("en");
  await list(page).selectOption("fr");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});

for (const [name, show] of Object.entries(main)) {
  test(`${name}: in every language automatic checks find nothing, and nothing is clipped at 320 px or at 200 %`, async ({ page }) => {
    await show(page);
    const look = async (what: string) => {
      await page.setViewportSize({ width: 320, height: 640 });
      // What is placed by its size is placed again when the window tells of it.
      await expect.poll(() => clipped(page), what).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
      expect(await clipped(page), `${what} at 200 %`).toEqual([]);
      await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    };
    for (const each of languages.filter((one) => one !== "en")) {
      await speak(page, each);
      await expectAccessible(page);
    }
    for (const each of languages) {
      await speak(page, each);
      await look(each);
    }
    await pretend(page);
    await look("longer");
  });
}

for (const [width, height] of [[390, 844], [360, 640], [320, 640], [1280, 720]]) {
  test(`${width} × ${height}, in German: no word of the menu is broken, and it scrolls to its end`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, { start: questions });
    await menu(page);
    await speak(page, "de");
    const broken = await page.locator(".menu > button").evaluateAll((all) => all.flatMap((button) => {
      const walker = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const faults: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of node.textContent!.matchAll(/\p{L}+/gu)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map((line) => line.top)).size > 1) faults.push(word[0]);
        }
      }
      return faults;
    }));
    expect(broken).toEqual([]);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 5000);
    await expect(page.getByRole("dialog", { name: "Menü" }).locator("button, label, a").last()).toBeInViewport();
  });
}

for (const [width, height] of [[390, 844], [320, 640]]) {
  test(`${width} × ${height}: the names of the players have room in every language`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page);
    for (const each of languages) {
      await speak(page, each);
      const narrow = await page.locator(".seat:visible input").evaluateAll((all) => (all as HTMLInputElement[]).flatMap((field) => {
        // A name of twelve letters, without the edges of the field.
        field.value = "Bartholomäus";
        return field.scrollWidth > field.clientWidth ? [`${field.clientWidth} of ${field.scrollWidth}`] : [];
      }));
      expect(narrow, each).toEqual([]);
    }
  });
}
