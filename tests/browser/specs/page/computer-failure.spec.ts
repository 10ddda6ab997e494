// A worker of the computer players that does not arrive, answers nonsense or stops: told, and tried again.
import { expect, test } from "@playwright/test";
import { openSeated, plyOn, somethingByHand, table, untilPeople } from "../../support/page/computer";
import type { Page } from "@playwright/test";

const start = "...../...../..... a1A2E,c1B1,a3A1,e3B2E - 3/3 - A:act";
const failed = (page: Page) => page.getByRole("alert").filter({ hasText: "The computer player has stopped" });

/** What is in the place of the worker's program. */
const broken: Record<string, Parameters<Page["route"]>[1]> = {
  "does not arrive": (route) => route.abort(),
  "is another page": (route) => route.fulfill({ contentType: "text/html", body: "<title>log in</title>" }),
  "answers nonsense": (route) => route.fulfill({ contentType: "text/javascript", body: "postMessage({ Hello: 1 })" }),
  "stops at once": (route) => route.fulfill({ contentType: "text/javascript", body: "throw new Error('out of memory')" }),
  "plays an illegal move": (route) => route.fulfill({
    contentType: "text/javascript",
    body: `postMessage("Ready"); onmessage = ({ data }) => data.Think &&
      postMessage({ Found: { stamp: data.Think.stamp, mv: "a1-e3", chances: [1, 0], nodes: 1 } });`,
  }),
};

for (const [what, answer] of Object.entries(broken)) {
  test(`a program that ${what}: the game goes on by hand, and another try works`, async ({ page }) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(String(error)));
    await page.route("**/eko-worker*.js", answer);
    await openSeated(page, { start }, "hard human", { "eko.thinking-time": "1" });
    await expect(failed(page)).toBeVisible();
    await expect(table(page)).not.toHaveAttribute("data-thinking", /./);
    await untilPeople(page);
    for (let step = 0; step < 6 && (await plyOn(page)) === 0; step++) await somethingByHand(page);
    expect(await plyOn(page)).toBeGreaterThan(0);
    await page.getByRole("button", { name: /^undo/i }).click();
    await page.unroute("**/eko-worker*.js");
    await failed(page).getByRole("button", { name: "Try again" }).click();
    await expect(failed(page)).toHaveCount(0);
    await expect.poll(() => plyOn(page)).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
}
