// A link holds the whole game: who opens it sees the same, and one that cannot be read harms nothing.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openCities } from "../../support/cities/game";
import { standardStart } from "../../support/cities/positions";
import { recordEko } from "../../support/eko/game";
import { openSeated } from "../../support/page/computer";
import { menu } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { go, openElsewhere, openLink, refused, shareLink, textOf } from "../../support/page/links";
import { randomNumbers } from "../../support/page/random";
import { expectPosition, positionOn } from "../../support/page/see";
import { clipped, expectInSight } from "../../support/page/sight";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Share a link" });
const seats = (page: Page) => page.locator("[data-player][data-seat]").evaluateAll((all) =>
  all.map((one) => [one.getAttribute("data-player"), one.getAttribute("data-seat")].join(" ")).sort());
const corpus = readFileSync(new URL("../../../data/links.tsv", import.meta.url), "utf8")
  .split("\n").filter((line) => line && !line.startsWith("#")).map((line) => line.split("\t"));

test("who opens the link sees the same position, names and seats, and can undo", async ({ page, context, engine }) => {
  const record = await recordEko(engine, 3, 54, 34);
  await openSaved(page, { ...record, names: ["Ann", "Zoë 東", "<b>Cy</b>"] });
  const link = await shareLink(page);
  const other = await openElsewhere(context, link);
  await expectPosition(other, await positionOn(page), "opening the link");
  for (const name of ["Ann", "Zoë 東", "<b>Cy</b>"]) await expect(other.getByText(name, { exact: false }).first()).toBeVisible();
  expect(await seats(other)).toEqual(await seats(page));
  expect(new URL(other.url()).hash).toBe("");
  await other.getByRole("button", { name: /^undo: /i }).click();
  const undone = await positionOn(other);
  expect(undone).not.toBe(await positionOn(page));
  await other.reload();
  await expectPosition(other, undone, "a reload goes on with the game, not from the link");
  await other.context().close();
});

test("the position alone, and a new game on the same board, can be shared", async ({ page, context, engine }) => {
  await openSeated(page, { start: engine.setup(2, 3), names: ["Ann", "Bo"] }, "medium human");
  const position = await positionOn(page);
  const [whole, here, fresh] = [await shareLink(page), await shareLink(page, "Position"), await shareLink(page, "New game")];
  expect(fresh.length).toBeLessThan(whole.length);
  const alone = await openElsewhere(context, here);
  await expectPosition(alone, position, "opening the position");
  const again = await openElsewhere(context, fresh);
  await expect(again.getByRole("grid")).toBeVisible();
  const [board] = position.split(" ");
  expect((await positionOn(again)).split(" ")[0]).toBe(board);
  expect(await positionOn(again)).not.toBe(position);
  expect(await seats(again)).toEqual(["A medium", "B human"]);
  for (const tab of [alone, again]) await tab.context().close();
});

test("a game is shared at a step that is looked back at, and its board alone", async ({ page, context, engine }) => {
  const record = await recordEko(engine, 2, 54, 20);
  await openSaved(page, { ...record, names: ["Ann", "Bo"] });
  await menu(page, "Look back");
  for (let step = 0; step < 3; step++) await page.getByRole("button", { name: "One step back" }).click();
  const ply = await page.locator("[data-review]").getAttribute("data-ply");
  const [seen, step] = [await positionOn(page), await shareLink(page, "This step")];
  expect(step).toMatch(new RegExp(`&ply=${ply}$`));
  const other = await openElsewhere(context, step);
  await expect(other.locator("[data-review]")).toHaveAttribute("data-ply", ply!);
  await expectPosition(other, seen, "opening the step");
  await expect(other.locator("[data-plies]")).toHaveAttribute("data-plies", `${record.plies.length}`);
  // A second link to another step of the game that is here by now.
  await go(other, textOf(step).replace(/\d+$/, "2"));
  await expect(other.locator("[data-review]")).toHaveAttribute("data-ply", "2");
  await other.context().close();
  const board = await openElsewhere(context, await shareLink(page, "Board"));
  await expect(board.locator("[data-plies]")).toHaveAttribute("data-plies", "0");
  expect((await positionOn(board)).split(" ")[0]).toBe(seen.split(" ")[0]);
  await expect(board.getByText("Ann")).toHaveCount(0);
  await board.context().close();
});

test("a game of Cities is shared as one of Ekö is", async ({ page, context }) => {
  await openCities(page, { start: standardStart, plies: ["b1-b3", "b10-b8"] });
  const other = await openElsewhere(context, await shareLink(page));
  await expectPosition(other, await positionOn(page), "opening the link");
  await other.context().close();
});

test("a link opened over a running game keeps that one among the earlier games", async ({ page, engine }) => {
  await openSaved(page, { ...(await recordEko(engine, 2, 34, 20)), names: ["Ann", "Bo"] });
  const mine = await positionOn(page);
  const [text, held] = corpus[0];
  await openLink(page, text);
  await page.reload();
  const record = JSON.parse(held);
  await expectPosition(page, await engine.play(record.start, record.plies.split(" ")), "the link and a reload");
  await menu(page, "Your games");
  await page.getByRole("dialog", { name: "Your games" }).getByRole("button", { name: /Ann, Bo/ }).click();
  await expectPosition(page, mine, "going back");
  await go(page, text);
  await expect.poll(() => positionOn(page)).not.toBe(mine);
  expect(new URL(page.url()).hash).toBe("");
});

test("a link to the running game makes no second one of it", async ({ page, engine }) => {
  await openSaved(page, { ...(await recordEko(engine, 2, 34, 20)), names: ["Ann", "Bo"] });
  const mine = await positionOn(page);
  const text = textOf(await shareLink(page));
  await page.keyboard.press("Escape");
  await go(page, text);
  await expect(page.getByText("Opened the game of the link.").first()).toBeVisible();
  await expectPosition(page, mine, "opening the link to the running game");
  await menu(page, "Your games");
  await expect(page.locator("[data-entry]")).toHaveCount(1);
  await expect(page.locator("[data-entry]")).toContainText("on the table");
});

const middle = (text: string) => text.length >> 1;
const damaged: Record<string, (text: string) => string> = {
  "cut off": (text) => text.slice(0, -1),
  "changed in one character": (text) => text.slice(0, middle(text)) + (text[middle(text)] === "A" ? "B" : "A") + text.slice(middle(text) + 1),
  "with something of a link behind it": (text) => `${text}A`,
  "without anything": () => "",
};
for (const [how, damage] of Object.entries(damaged)) {
  test(`a link ${how} is refused in words, and the kept game is untouched`, async ({ page, engine }) => {
    await openSaved(page, await recordEko(engine, 2, 34, 20));
    const kept = () => page.evaluate(() => localStorage.getItem("eko.game"));
    const [mine, before] = [await positionOn(page), await kept()];
    await openLink(page, damage(corpus[0][0]));
    await expect(refused(page)).toContainText(/the link was not opened, and nothing has changed: /i);
    await expect(page.getByRole("alert").filter({ hasText: /the link/i })).toHaveCount(1);
    await go(page, damage(corpus[1][0]));
    await expect(refused(page)).toHaveCount(1);
    expect([await positionOn(page), await kept()]).toEqual([mine, before]);
    expect(new URL(page.url()).hash).toBe("");
    await page.getByRole("button", { name: "Close this message" }).click();
    await expect(refused(page)).toHaveCount(0);
  });
}

test("hundreds of damaged links, one after the other, are each refused in words, and nothing is lost", async ({ page, engine }) => {
  await openSaved(page, await recordEko(engine, 2, 34, 20));
  const kept = () => page.evaluate(() => [localStorage.getItem("eko.game"), localStorage.getItem("eko.earlier")]);
  const [mine, before] = [await positionOn(page), await kept()];
  const random = randomNumbers(12);
  const below = (most: number) => Math.floor(random() * most);
  const signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const ways: ((text: string) => string)[] = [
    (text) => text.slice(0, below(text.length)),
    (text) => text.slice(1 + below(text.length)),
    (text) => { const at = below(text.length); return text.slice(0, at) + signs[(signs.indexOf(text[at]) + 1 + below(63)) % 64] + text.slice(at + 1); },
    (text) => { const at = below(text.length); return text.slice(0, at) + text.slice(at + 1); },
    (text) => { const at = below(text.length); return text.slice(0, at) + signs[below(64)] + text.slice(at); },
    (text) => text + signs[below(64)].repeat(1 + below(3)),
    (text) => Array.from(text, () => signs[below(64)]).join(""),
  ];
  const sound = new Set(corpus.map(([text]) => text));
  const texts = Array.from({ length: 420 }, (_, number) => ways[number % ways.length](corpus[number % corpus.length][0]));
  const said = await page.evaluate(async (links) => {
    const words = () => document.querySelector("[data-found=link] p")?.textContent ?? "";
    const until = async (holds: () => boolean) => {
      for (let turns = 0; turns < 500 && !holds(); turns++) await new Promise((done) => setTimeout(done, 2));
      return holds();
    };
    const silent: string[] = [];
    for (const link of links) {
      location.hash = `g=${link}`;
      if (!(await until(() => location.hash === "" && words() !== ""))) silent.push(link);
      document.querySelector<HTMLElement>("[data-found=link] button")?.click();
      if (!(await until(() => words() === ""))) silent.push(`stays: ${link}`);
    }
    return silent;
  }, texts.filter((text) => !sound.has(text)));
  expect(said, "links without an answer").toEqual([]);
  expect([await positionOn(page), await kept()]).toEqual([mine, before]);
});

test("on the start screen a damaged link and one of a newer version say so", async ({ page }) => {
  await openLink(page, corpus[0][0].slice(1));
  await expect(refused(page)).toContainText(/incomplete, or was changed/);
  await expectInSight(page, { "the message": refused(page).locator("p") });
  await expectAccessible(page);
  // Format 2, no content, and its checksum.
  await go(page, "Auu83g");
  await expect(refused(page)).toContainText(/a newer version of this page wrote it/);
  await expect(page.getByRole("button", { name: "Start the game" })).toBeVisible();
});

test("what cannot belong to a link is cut off, and its key may be a capital letter", async ({ page }) => {
  await open(page);
  for (const behind of [".", ")", ",", "&utm_source=chat", "%20", "%0D%0A"]) {
    await page.evaluate(([text, more]) => { location.hash = `G=${text}${more}`; }, [corpus[0][0], behind]);
    await expect(page.getByText("Opened the game of the link.").first()).toBeVisible();
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
    await expect(refused(page), behind).toHaveCount(0);
  }
});

test("any other fragment is left alone", async ({ page }) => {
  await open(page, "/#top");
  expect(new URL(page.url()).hash).toBe("#top");
  await expect(refused(page)).toHaveCount(0);
});

test("each link of earlier versions opens a game", async ({ page }) => {
  await open(page);
  for (const [text, held] of corpus) {
    await go(page, text);
    await expect.poll(() => page.evaluate(() => location.hash)).toBe("");
    await expect(refused(page), held).toHaveCount(0);
    // The board at least: a lone move plays itself.
    const board = held.startsWith("{") ? JSON.parse(held).start.split(" ")[0] : held.match(/\S*\/\S*/)![0].replace(/;$/, "");
    const rows = async () => (await positionOn(page)).split(" ")[0];
    if (!held.includes('"cities"')) await expect.poll(rows, held).toBe(board);
  }
});

test("the link is copied, or selected where the page may not copy", async ({ page, context, engine }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openSaved(page, { start: engine.setup(2, 3) });
  const link = await shareLink(page);
  await dialog(page).getByRole("button", { name: "Copy the link" }).click();
  await expect(dialog(page).getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.evaluate(() => { navigator.clipboard.writeText = () => Promise.reject(new Error("no")); });
  await dialog(page).getByRole("button", { name: "Copy the link" }).click();
  await expect(dialog(page).getByText(/may not copy.*copy it by hand/i)).toBeVisible();
  const selected = await dialog(page).locator("[data-link]").evaluate((one: HTMLTextAreaElement) =>
    [document.activeElement === one, one.value.slice(one.selectionStart, one.selectionEnd)]);
  expect(selected).toEqual([true, link]);
});

test("the browser's share sheet gets the link, and there is no button where there is no sheet", async ({ page, engine }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined, configurable: true }));
  await openSaved(page, { start: engine.setup(2, 3) });
  await shareLink(page);
  const button = dialog(page).getByRole("button", { name: "Share …" });
  await expect(button).toHaveCount(0);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", {
    value: (data: object) => { Object.assign(window, { given: data }); return Promise.reject(new DOMException("closed", "AbortError")); },
  }));
  await page.reload();
  const link = await shareLink(page);
  await button.click();
  expect(await page.evaluate(() => (window as never as { given: { url: string } }).given.url)).toBe(link);
});

test("the dialog says how long the link is, draws it, and is accessible in both themes", async ({ page, engine }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await openSaved(page, await recordEko(engine, 2, 34, 30));
  const link = await shareLink(page);
  await expect(dialog(page).getByText(`${link.length} characters.`)).toBeVisible();
  const code = dialog(page).locator("[data-qr]");
  await expect(code).toHaveRole("img");
  const [side, drawn] = await code.evaluate((svg: SVGSVGElement) => [svg.viewBox.baseVal.width, svg.querySelector("path")!.getAttribute("d")!]);
  expect((Number(side) - 8 - 17) % 4, "the modules of a QR code with its margin").toBe(0);
  expect(drawn).toMatch(/^M4 4h7v1h-7z/);
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
});

for (const [width, height] of [[390, 844], [320, 640], [1280, 720]]) {
  test(`${width} × ${height}: nothing of the dialog is clipped, and copying is in sight`, async ({ page, engine }) => {
    await page.setViewportSize({ width, height });
    await openSaved(page, { ...(await recordEko(engine, 4, 31, 60)), names: ["Ann", "Bo", "Cy", "Dee"] });
    await shareLink(page);
    expect(await clipped(page)).toEqual([]);
    await expectInSight(page, { copy: dialog(page).getByRole("button", { name: "Copy the link" }) });
    await dialog(page).locator("[data-qr]").scrollIntoViewIfNeeded();
    await expectInSight(page, { code: dialog(page).locator("[data-qr]") });
  });
}
