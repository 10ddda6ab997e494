// The smoke games in the engines that the other browser tests do not use: node run.mjs
// Serves dist/ itself. ENGINES="firefox" picks some.
import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { firefox } from "./firefox.mjs";
import { smoke } from "./smoke.mjs";
import { webkit } from "./webkit.mjs";

const ENGINES = { firefox, webkit };
const chosen = (process.env.ENGINES ?? "firefox webkit").split(/\s+/).filter(Boolean);
const unknown = chosen.filter((name) => !ENGINES[name]);
if (unknown.length) throw new Error(`there is no engine ${unknown}; there are ${Object.keys(ENGINES).join(" and ")}`);

const port = 20_000 + ((process.pid + 7) % 20_000);
const server = spawn(process.execPath, [fileURLToPath(new URL("../browser/serve.mjs", import.meta.url))], {
  env: { ...process.env, PORT: String(port), STRICT_PORT: "1" },
  stdio: ["ignore", "pipe", "inherit"],
});
await new Promise((listening, failed) => {
  server.stdout.once("data", listening);
  server.once("exit", () => failed(new Error("dist/ could not be served")));
});

let failures = 0;
for (const name of chosen) {
  const begun = Date.now();
  let browser;
  try {
    browser = await ENGINES[name]();
    await smoke(browser, `http://127.0.0.1:${port}/`);
    console.log(`ok      ${name} (${browser.version}): Ekö and Cities, ${((Date.now() - begun) / 1000).toFixed(1)} s`);
  } catch (error) {
    failures += 1;
    console.error(`FAILED  ${name} (${browser?.version ?? "did not start"}): ${error.stack}`);
  } finally {
    await browser?.close();
  }
}
server.kill();
console.log(`${chosen.length - failures} of ${chosen.length} engines passed`);
process.exitCode = failures ? 1 : 0;
