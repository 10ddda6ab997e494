// A page translator replaces text nodes; what the page changes afterwards is still seen to change.
import type { Page } from "@playwright/test";
import { recordCities } from "../../support/cities/game";
import { recordEko } from "../../support/eko/game";
import { menu, redoButton, undoButton } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { expect } from "../../support/page/harness";
import { positionOn } from "../../support/page/see";

/** Replaces the text nodes that may be translated, now and whenever there are new ones, as translators do. */
async function translate(page: Page) {
  await page.evaluate(() => {
    const replace = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
      for (const text of texts) {
        const parent = text.parentElement!;
        if (!text.data.trim() || parent.closest("font, script, style, textarea, svg")) continue;
        if (parent.closest("[translate]")?.getAttribute("translate") === "no") continue;
        const outer = document.createElement("font");
        outer.appendChild(document.createElement("font")).textContent = text.data;
        parent.replaceChild(outer, text);
      }
    };
    replace();
    new MutationObserver(replace).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Everything that is to be read on the page. */
const texts = (page: Page) => page.evaluate(() => document.body.innerText.replace(/\s+/g, " "));

for (const game of ["eko", "cities"]) {
  test(`a game of ${game} reads the same on a page that is being translated`, async ({ page, browser, engine, cities }) => {
    const record = game === "eko" ? await recordEko(engine, 3, 45, 30) : await recordCities(cities, 8, 20);
    await openSaved(page, record);
    // Another browser: the two would take turns to save in one.
    const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
    await openSaved(other, record);
    await translate(page);
    const both = async (step: (one: Page) => Promise<unknown>, after: string) => {
      for (const one of [page, other]) await step(one);
      expect(await positionOn(page)).toBe(await positionOn(other));
      await expect.poll(async () => (await texts(page)) === (await texts(other)), { message: after }).toBe(true);
    };
    await both(async () => {}, "at first");
    for (let steps = 0; steps < 6; steps++) await both((one) => undoButton(one).click(), `undo ${steps}`);
    await both((one) => menu(one, "The rules"), "the rules");
    expect(await page.locator("font").count(), "the rules are translated").toBeGreaterThan(0);
    await both((one) => one.keyboard.press("Escape"), "the rules closed");
    for (let steps = 0; steps < 4; steps++) await both((one) => redoButton(one).click(), `redo ${steps}`);
    await both((one) => menu(one, "Resign"), "resigning");
    await both((one) => one.getByRole("dialog").getByRole("button", { name: "Resign" }).click(), "the end");
  });
}
