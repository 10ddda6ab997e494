// A smoke game by mouse and keyboard, the same in every engine. A browser is an object with
// `open(url)`, `run(function, ...arguments)` in the page, `click(x, y)` and `press(key)`.
import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";

/** The first result that is neither null nor false; fails after ten seconds. */
async function eventually(browser, what, look, ...given) {
  for (const end = Date.now() + 10_000; Date.now() < end; await wait(50)) {
    const found = await browser.run(look, ...given);
    if (found !== null && found !== false) return found;
  }
  throw new Error(`${what} did not appear within ten seconds`);
}

/** Opens the page, and collects the errors that nothing catches there. */
async function openPage(browser, url) {
  await browser.open(url);
  await browser.run(() => {
    window.uncaught = [];
    addEventListener("error", (event) => window.uncaught.push(event.message));
    addEventListener("unhandledrejection", (event) => window.uncaught.push(String(event.reason)));
  });
}

/** Clicks the middle of the button of this name, where nothing else covers it. */
async function pressButton(browser, name) {
  const at = await eventually(browser, `the button “${name}”`, (name) => {
    const named = (element) => element.getAttribute("aria-label") ?? element.textContent.trim();
    const button = [...document.querySelectorAll("button, summary, label")].find((b) => named(b) === name && !b.disabled);
    if (!button) return null;
    button.scrollIntoView({ block: "nearest" });
    const box = button.getBoundingClientRect();
    const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    return button.contains(document.elementFromPoint(at.x, at.y)) ? at : null;
  }, name);
  await browser.click(at.x, at.y);
}

/** Clicks the middle of a space of the board. */
async function pointAt(browser, space) {
  const at = await eventually(browser, `the space ${space}`, (space) => {
    const drawn = document.querySelector(`[data-cell="${space}"]`)?.getScreenCTM();
    const hit = drawn && document.elementFromPoint(drawn.e, drawn.f)?.closest("[data-cell]");
    return hit?.getAttribute("data-cell") === space ? { x: drawn.e, y: drawn.f } : null;
  }, space);
  await browser.click(at.x, at.y);
}

/** The first space with this kind of action, as the board shows it now. */
const spaceThatCan = (browser, action) => eventually(browser, `a space that can ${action}`, (action) =>
  document.querySelector(`[data-can~="${action}"]`)?.getAttribute("data-cell") ?? null, action);

const position = (browser) => browser.run(() => document.querySelector("[data-position]").dataset.position);

/** Waits until the position is another one than before. */
const positionAfter = (browser, before) => eventually(browser, "another position", (before) => {
  const now = document.querySelector("[data-position]").dataset.position;
  return now === before ? null : now;
}, before);

/** Declines emperor swaps until the first action. */
async function declineSwaps(browser) {
  while ((await browser.run(() => document.querySelector("[data-phase]").dataset.phase)).startsWith("swap")) {
    const before = await position(browser);
    await pressButton(browser, "Leave him here");
    await positionAfter(browser, before);
    // The next player's click on the same button must be no double click with this one.
    await wait(600);
  }
}

/** A stack is picked up and moved, the move undone and redone, and kept over a reload. */
async function playEko(browser, url) {
  await openPage(browser, url);
  await pressButton(browser, "Start the game");
  await eventually(browser, "the board of Ekö", () => document.querySelector("svg[data-board=eko]") !== null);
  await declineSwaps(browser);
  const start = await position(browser);
  const { stack, target } = await pickUpAStackThatMoves(browser);
  await pointAt(browser, target);
  const moved = await positionAfter(browser, start);
  const shown = await browser.run((space) => document.querySelector(`[data-cell="${space}"]`).dataset.stack ?? null, target);
  assert.ok(shown, `the stack of ${stack} stands on ${target}`);
  await browser.press("Control+z");
  assert.equal(await positionAfter(browser, moved), start, "undo restores the position");
  await browser.press("Control+y");
  assert.equal(await positionAfter(browser, start), moved, "redo restores the move");
  await openPage(browser, url);
  await eventually(browser, "the board again", () => document.querySelector("svg[data-board=eko]") !== null);
  assert.equal(await position(browser), moved, "a reload keeps the game");
}

/** Picks up one stack after the other until one can move. */
async function pickUpAStackThatMoves(browser) {
  const stacks = await browser.run(() =>
    [...document.querySelectorAll("[data-can~=select]")].map((space) => space.getAttribute("data-cell")));
  for (const stack of stacks) {
    await pointAt(browser, stack);
    await eventually(browser, `${stack} picked up`, (stack) =>
      document.querySelector(`[data-cell="${stack}"][data-selected]`) !== null, stack);
    const target = await browser.run(() =>
      document.querySelector("[data-can=move], [data-can=regroup], [data-can=attack]")?.getAttribute("data-cell") ?? null);
    if (target) return { stack, target };
    await pointAt(browser, stack);
  }
  throw new Error("no stack can move");
}

/** A piece of Cities moves by the keyboard alone. */
async function playCities(browser, url) {
  await browser.run(() => localStorage.clear());
  await openPage(browser, url);
  await pressButton(browser, "Cities");
  await pressButton(browser, "Start the game");
  await eventually(browser, "the board of Cities", () => document.querySelector("svg[data-board=cities]") !== null);
  const start = await position(browser);
  const piece = await spaceThatCan(browser, "select");
  await focus(browser, piece);
  await browser.press("Enter");
  await eventually(browser, `${piece} picked up`, (piece) =>
    document.querySelector(`[data-cell="${piece}"][data-selected]`) !== null, piece);
  await browser.press("n");
  const target = await eventually(browser, "the focus on a target", () => {
    const here = document.activeElement;
    return here?.matches("[data-can~=move]") ? here.getAttribute("data-cell") : null;
  });
  await browser.press("Enter");
  await positionAfter(browser, start);
  const shown = await browser.run((space) => document.querySelector(`[data-cell="${space}"]`).dataset.stack, target);
  assert.equal(shown, "A", `the attacker stands on ${target}`);
}

/** Puts the keyboard focus on a space, as the Tab key would on the board's tab stop. */
const focus = (browser, space) =>
  browser.run((space) => document.querySelector(`[data-cell="${space}"]`).focus(), space);

/** Plays both smoke games; the program must not stop meanwhile, and no error be left uncaught. */
export async function smoke(browser, url) {
  for (const play of [playEko, playCities]) {
    await play(browser, url);
    const stopped = await browser.run(() => document.getElementById("panic")?.textContent ?? null);
    assert.equal(stopped, null, "the program runs on");
    assert.deepEqual(await browser.run(() => window.uncaught), [], "no error is left uncaught");
  }
}
