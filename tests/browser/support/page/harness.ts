// What every browser test stands on: a page that is watched while it runs.
import AxeBuilder from "@axe-core/playwright";
import { test as base, expect, type Page } from "@playwright/test";

/** Where the page is served: the root of a host, and a folder of it. */
export const places = ["/", "/a/b/"];

/**
 * The same `test` as Playwright's, but a test also fails when the page or a worker of it asks another
 * host for anything, misses a file, breaks the content-security policy, or writes an error to the console.
 */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, context, baseURL }, use) => {
      const faults: string[] = [];
      const own = new URL(baseURL!).hostname;
      context.on("request", (request) => {
        const url = new URL(request.url());
        if (url.protocol.startsWith("http") && url.hostname !== own) faults.push(`asked ${url}`);
      });
      page.on("response", (response) => {
        if (response.status() >= 400) faults.push(`${response.status()} ${response.url()}`);
      });
      page.on("pageerror", (error) => faults.push(`uncaught ${error}`));
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(`console: ${message.text()}`);
      });
      await page.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", (event) =>
          console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
        ),
      );
      await use();
      expect(faults, "nothing went wrong on the page").toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens the page and waits until the program has taken over from the loading text. */
export async function open(page: Page, place = "/") {
  await page.goto(place);
  await expect(page.locator("#loading")).toHaveCount(0);
  await expect(page.locator("h1").first()).toBeVisible();
}

/** Automatic accessibility checks find nothing: all of them, or those of these rules. */
export async function expectAccessible(page: Page, ...rules: string[]) {
  const builder = new AxeBuilder({ page });
  const { violations } = await (rules.length ? builder.withRules(rules) : builder).analyze();
  const list = violations.flatMap((v) => v.nodes.map((n) => `${v.id}: ${v.help}: ${n.target}`));
  expect(list).toEqual([]);
}

export { expect };
