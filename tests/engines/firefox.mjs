// Firefox, driven over WebDriver BiDi.
import puppeteer from "puppeteer-core";

/** Starts Firefox; FIREFOX=path chooses one. */
export async function firefox() {
  const driver = await puppeteer.launch({
    browser: "firefox",
    executablePath: process.env.FIREFOX ?? "/usr/bin/firefox-esr",
    headless: true,
  });
  const page = await driver.newPage();
  await page.setViewport({ width: 1280, height: 720 });
  return {
    version: await driver.version(),
    open: (url) => page.goto(url),
    run: (work, ...given) => page.evaluate(work, ...given),
    click: (x, y) => page.mouse.click(x, y),
    async press(keys) {
      const all = keys.split("+");
      for (const key of all) await page.keyboard.down(key);
      for (const key of all.reverse()) await page.keyboard.up(key);
    },
    close: () => driver.close(),
  };
}
