// WebKit: WebKitGTK's MiniBrowser, driven over WebDriver.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { Builder, Capabilities, Key, Origin } from "selenium-webdriver";

const DRIVER = process.env.WEBKIT_DRIVER ?? "/usr/bin/WebKitWebDriver";
const PORT = 20_000 + (process.pid % 20_000);

/** The program of the small browser that the WebKitGTK library brings. */
function miniBrowser() {
  const libraries = readdirSync("/usr/lib", { recursive: false }).flatMap((folder) =>
    ["webkit2gtk-4.1", "webkit2gtk-4.0", "webkitgtk-6.0"].map((name) => `/usr/lib/${folder}/${name}/MiniBrowser`));
  const found = libraries.find((path) => existsSync(path));
  if (!found) throw new Error("no MiniBrowser below /usr/lib: is webkit2gtk-driver installed?");
  return found;
}

/** Keys by their names in the browser, as WebDriver sends them. */
const KEYS = { Enter: Key.ENTER, Control: Key.CONTROL };

/** Starts WebKit; it needs a display, such as that of xvfb-run. */
export async function webkit() {
  const service = spawn(DRIVER, [`--port=${PORT}`], { stdio: "ignore" });
  await wait(500);
  const capabilities = new Capabilities().setBrowserName("MiniBrowser");
  capabilities.set("webkitgtk:browserOptions", { binary: miniBrowser(), args: ["--automation"] });
  const driver = await new Builder().usingServer(`http://127.0.0.1:${PORT}`).withCapabilities(capabilities).build();
  const found = await driver.getCapabilities();
  await driver.manage().window().setRect({ width: 1280, height: 800 });
  return {
    version: `WebKitGTK ${found.getBrowserVersion()}`,
    open: (url) => driver.get(url),
    run: (work, ...given) => driver.executeScript(`return (${work}).apply(null, arguments)`, ...given),
    click: (x, y) =>
      driver.actions().move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT }).click().perform(),
    async press(keys) {
      const all = keys.split("+").map((key) => KEYS[key] ?? key);
      const actions = driver.actions();
      for (const key of all) actions.keyDown(key);
      for (const key of all.reverse()) actions.keyUp(key);
      await actions.perform();
    },
    async close() {
      await driver.quit().catch(() => {});
      service.kill();
    },
  };
}
