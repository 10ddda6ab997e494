// A phone in the hand: pulling down, small letters, long sheets.
import { marching } from "../../support/eko/positions";
import { screens } from "../../support/page/screens";
import { menu } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { expect } from "../../support/page/harness";

for (const [name, show] of Object.entries(screens)) {
  test(`${name}: pulling down does not reload, and fields are large enough not to be zoomed into`, async ({ page, engine }) => {
    await show(page, engine);
    const { small, pulled, zoom } = await page.evaluate(() => {
      const style = (element: Element) => getComputedStyle(element);
      const scrolls = [...document.querySelectorAll("*")].filter((element) =>
        /auto|scroll/.test(style(element).overflowY) && !element.matches("textarea, select"));
      const fields = [...document.querySelectorAll("input:not([type=radio], [type=checkbox], [type=file]), textarea, select")];
      return {
        small: fields.filter((field) => parseFloat(style(field).fontSize) < 16).map((field) => field.outerHTML.slice(0, 90)),
        pulled: [document.documentElement, ...scrolls]
          .filter((element) => style(element).overscrollBehaviorY === "auto")
          .map((element) => `${element.tagName}.${element.className}`),
        zoom: document.querySelector("meta[name=viewport]")!.getAttribute("content")!,
      };
    });
    expect(small).toEqual([]);
    expect(pulled).toEqual([]);
    expect(zoom).not.toMatch(/user-scalable|maximum-scale/);
  });
}

test("the button that closes the rules stays in sight", async ({ page }) => {
  await openSaved(page, { start: marching });
  await menu(page, "Rules");
  const sheet = page.locator("[data-sheet=rules] .dialog");
  // The text of the rules comes when they are opened.
  const scrolled = () => sheet.evaluate((one) => (one.scrollTo(0, one.scrollHeight), one.scrollTop));
  await expect.poll(scrolled).toBeGreaterThan(100);
  const close = sheet.getByRole("button", { name: "Close" });
  await expect(close).toBeInViewport({ ratio: 1 });
  await close.tap();
  await expect(sheet).toHaveCount(0);
});
