// What the page weighs and how quickly it answers: make measure. Needs dist/ and the program eko.
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { chromium } from "@playwright/test";

const SLOW_DOWN = 4;
/** Lighthouse's "fast 3G": 1.6 Mbit/s down, 150 ms there and back. */
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm" };

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
const files = new Map(readdirSync(dist).map((name) => [`/${name}`, brotliCompressSync(readFileSync(dist + name), best)]));

const asked = new Set();
const server = createServer((request, response) => {
  const path = request.url === "/" ? "/index.html" : request.url;
  const body = files.get(path);
  if (!body) return response.writeHead(404).end();
  asked.add(path);
  response.writeHead(200, { "content-encoding": "br", "content-type": TYPES[extname(path)] ?? "application/octet-stream" }).end(body);
});
await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
const address = `http://127.0.0.1:${server.address().port}/`;

const browser = await chromium.launch({ executablePath: process.env.CHROME || undefined });
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const ms = (value) => `${Math.round(value)} ms`;

/** Slows a page down, and its network if there is one to be like. */
async function slow(page, network) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  if (!network) return;
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", network);
}

const startButton = (page) => page.getByRole("button", { name: "Start the game" });

/** Notes in the page itself when there is a button to start a game. */
function note() {
  const seen = new MutationObserver(() => {
    if (![...document.querySelectorAll("button")].some((button) => button.textContent.includes("Start the game"))) return;
    window.ready = performance.now();
    seen.disconnect();
  });
  seen.observe(document, { childList: true, subtree: true });
}
const ready = async (page) => (await page.waitForFunction(() => window.ready)).jsonValue();
const now = (page) => page.evaluate(() => performance.now());

/** A first visit, from the address: to a form that can be filled in, and from its button to the board; and the files of both. */
async function boot(network) {
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.addInitScript(note);
  const page = await context.newPage();
  await slow(page, network);
  asked.clear();
  await page.goto(address, { waitUntil: "commit" });
  const shown = await ready(page);
  const first = [...asked].sort();
  await startButton(page).click();
  const clicked = await now(page);
  await page.locator("svg[data-board]").waitFor();
  const played = (await now(page)) - clicked;
  const later = [...asked].filter((path) => !first.includes(path)).sort();
  await context.close();
  return { ready: shown, played, first, later };
}

/** Later visits, answered by the service worker. People have a profile, in which a browser keeps what it compiled. */
async function later() {
  const profile = mkdtempSync(`${tmpdir()}/eko-profile-`);
  const context = await chromium.launchPersistentContext(profile, { executablePath: process.env.CHROME || undefined });
  await context.addInitScript(note);
  const first = await context.newPage();
  await first.goto(address);
  await first.locator("html[data-copy=ready]").waitFor();
  await first.close();
  const times = [];
  for (let run = 0; run < 9; run++) {
    const page = await context.newPage();
    await slow(page);
    await page.goto(address, { waitUntil: "commit" });
    times.push(await ready(page));
    await page.close();
  }
  await context.close();
  rmSync(profile, { recursive: true });
  return times;
}

/** Opens the page on a saved game; the steps of computer players are as fast as can be. */
async function openSaved(save, options, context) {
  const page = await (context ?? browser).newPage(options);
  await page.goto(`${address}favicon.svg`);
  await page.evaluate((text) => {
    localStorage.setItem("eko.game", text);
    localStorage.setItem("eko.speed", "fast");
  }, JSON.stringify({ format: 1, rules: 1, game: "eko", names: [], plies: "", at: 0, ...save }));
  await page.goto(address);
  return page;
}

/** A new game on a board of the seed. */
const setup = (players) => execFileSync(process.env.EKO, ["setup", "--players", `${players}`, "--seed", "1"], { encoding: "utf8" }).trim();

/** Picks stacks up and puts them down, plays and takes back; how long until the screen shows it. */
async function clicks(players) {
  const plies = Array(players).fill("pass").join(" ");
  const page = await openSaved({ start: setup(players), plies, at: players }, { viewport: { width: 1280, height: 720 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOW_DOWN });
  await page.evaluate(() => {
    window.answers = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (entry.name === "click") {
          const { startTime, processingStart, processingEnd, duration } = entry;
          window.answers.push({ own: processingEnd - processingStart, work: processingEnd - startTime, shown: duration });
        };
      }
    }).observe({ type: "event", durationThreshold: 16 });
  });
  const undo = page.getByRole("button", { name: /^undo/i });
  let made = 0;
  const pointAt = async (space) => {
    const { x, y } = await space.evaluate((drawn) => ({ x: drawn.getScreenCTM().e, y: drawn.getScreenCTM().f }));
    await page.mouse.click(x, y);
  };
  const position = () => page.locator("[data-position]").getAttribute("data-position");
  for (let round = 0; round < 12; round++) {
    const before = await position();
    await pointAt(page.locator("[data-can~=select]").nth(round));
    await page.locator("[data-selected]").waitFor();
    await pointAt(page.locator("[data-can]:not([data-can~=select])").first());
    made += 2;
    if ((await position()) !== before) {
      await undo.click();
      made++;
    }
    // A chooser, then the stack.
    for (let presses = 0; presses < 2; presses++) await page.keyboard.press("Escape");
    // Not the second half of a double click, and all answers are in.
    await page.waitForTimeout(500);
  }
  const answers = await page.evaluate(() => window.answers);
  await page.close();
  return { made, answers };
}

/** Computer players play each other, the strongest: how long the page is busy with each of their steps. */
async function computers() {
  const page = await openSaved({ start: setup(2), seats: "hard hard" }, { viewport: { width: 1280, height: 720 } });
  await page.locator("[data-thinking]").waitFor();
  await page.evaluate(() => {
    window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((task) => task.duration))).observe({ type: "longtask" });
  });
  await page.waitForTimeout(20_000);
  const [tasks, plies] = await page.evaluate(() => [window.tasks, document.querySelector("[data-ply]").dataset.ply]);
  await page.close();
  return { tasks, plies };
}

/** Keeps the memory of the program that a page or a worker starts. */
function keepMemory() {
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const real = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const made = await real.apply(WebAssembly, given);
      globalThis.programMemory ??= (made.instance ?? made).exports.memory;
      return made;
    };
  }
}

/** Sixty games of computer players in one page: what page, worker and document hold after the 5th and the 60th. */
async function games() {
  const start = ".....k./......./.c.m.../......./....... a1A1E,c1A1,g1B1E,c3A2,f4B2,e5B1 - 6/6 - A:act";
  const save = { format: 1, rules: 1, game: "eko", names: [], start, plies: "", at: 0, seats: "easy beginner" };
  const context = await browser.newContext({ serviceWorkers: "block" });
  await context.addInitScript(keepMemory);
  await context.route("**/eko-worker*.js", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${keepMemory})();${await response.text()}` });
  });
  const page = await openSaved(save, {}, context);
  const cdp = await context.newCDPSession(page);
  await cdp.send("Performance.enable");
  const programs = () => Promise.all([page, ...page.workers()].map((program) => program.evaluate(() => globalThis.programMemory.buffer.byteLength)));
  const held = [];
  for (let game = 1; game <= 60; game++) {
    await page.locator("[data-phase=over]").waitFor({ timeout: 300_000 });
    if (game === 5 || game === 60) {
      await cdp.send("HeapProfiler.collectGarbage");
      const { metrics } = await cdp.send("Performance.getMetrics");
      const of = (name) => metrics.find((metric) => metric.name === name).value;
      held.push({ heap: of("JSHeapUsedSize"), nodes: of("Nodes"), listeners: of("JSEventListeners"), programs: await programs() });
    }
    // The same small board again, as a file: a new deal on it has other lengths.
    const buffer = Buffer.from(JSON.stringify(save));
    await page.locator("input[type=file]").first().setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
    await page.locator("[data-turn]:not([data-phase=over])").waitFor();
  }
  await context.close();
  return held;
}

const kb = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const weight = (paths) => paths.reduce((sum, path) => sum + files.get(path).length, 0);
const boots = { here: [], slow: [] };
for (let run = 0; run < 5; run++) {
  boots.here.push(await boot());
  boots.slow.push(await boot(FAST_3G));
}
const [{ first, later: game }] = boots.slow;
console.log("first load, brotli:");
for (const path of first) console.log(`  ${kb(files.get(path).length).padStart(9)}  ${path.slice(1)}`);
console.log(`  ${kb(weight(first)).padStart(9)}  to the start screen`);
for (const path of game) console.log(`  ${kb(files.get(path).length).padStart(9)}  ${path.slice(1)}`);
console.log(`  ${kb(weight([...first, ...game])).padStart(9)}  with the first game`);
const times = (runs, key) => ms(median(runs.map((run) => run[key])));
console.log(`start screen ready at ${SLOW_DOWN}× CPU slow-down: ${times(boots.here, "ready")}; on fast 3G as well: ${times(boots.slow, "ready")}`);
console.log(`from its button to the board: ${times(boots.here, "played")}; on fast 3G as well: ${times(boots.slow, "played")}`);
console.log(`start screen of a later visit, from the kept copy at ${SLOW_DOWN}× CPU slow-down: ${ms(median(await later()))}`);
for (const players of [2, 4]) {
  const { made, answers } = await clicks(players);
  const of = (key) => answers.map((answer) => answer[key]);
  console.log(`click to picture, ${players} players, ${SLOW_DOWN}× CPU slow-down: median ${ms(median(of("shown")))}, worst ${ms(Math.max(...of("shown")))}; ` +
    `our own work: median ${ms(median(of("own")))}, worst ${ms(Math.max(...of("own")))}; ` +
    `until it is done: median ${ms(median(of("work")))}, worst ${ms(Math.max(...of("work")))} (${answers.length} of ${made} clicks took 16 ms or more)`);
}
for (const name of [...files.keys()].filter((name) => name.includes("worker"))) {
  console.log(`the computer players' program, not in the first load: ${kb(files.get(name).length)}  ${name.slice(1)}`);
}
const { tasks, plies } = await computers();
console.log(`computer players, ${plies} plies in 20 s: ${tasks.length} tasks of the page over 50 ms` +
  (tasks.length ? `, worst ${ms(Math.max(...tasks))}` : ""));
const [early, late] = await games();
console.log(`60 games of computer players in one page, after the 5th and the 60th: heap ${kb(early.heap)} and ${kb(late.heap)}, ` +
  `${early.nodes} and ${late.nodes} nodes, ${early.listeners} and ${late.listeners} listeners; ` +
  `memory of the programs of page and workers ${early.programs.map(kb).join(" + ")} and ${late.programs.map(kb).join(" + ")}`);
await browser.close();
server.close();
