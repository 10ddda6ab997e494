// Games on the page: begun by the form, put into the storage, played to the end.
import { test as base } from "./harness";
import { expect, type Page } from "@playwright/test";
import { Engine } from "./engine";
import { canWord, readMove, readPosition } from "./notation";
import { choose, dice } from "./player";
import { expectCan } from "./reach";
import { expectPosition, see, type Seen } from "./see";

/** The tests of the page, with the rules engine beside it. */
export const test = base.extend<object, { engine: Engine; cities: Engine }>({
  /** The same for Cities. */
  cities: [
    async ({}, use) => {
      const engine = new Engine("cities");
      await use(engine);
      engine.end();
    },
    { scope: "worker" },
  ],
  engine: [
    async ({}, use) => {
      const engine = new Engine();
      await use(engine);
      engine.end();
    },
    { scope: "worker" },
  ],
});

/** Fills in the form and starts a game. */
export async function startGame(page: Page, players: number, seed: number, names: string[] = []) {
  await page.getByRole("radio", { name: String(players) }).check();
  for (const [seat, name] of names.entries()) {
    await page.getByRole("textbox", { name: `player ${"ABCD"[seat]}` }).fill(name);
  }
  await page.getByRole("textbox", { name: /^seed/i }).fill(String(seed));
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("svg[data-board=eko]")).toBeVisible();
}

export interface Saved { game?: string; start: string; plies?: string[]; at?: number; names?: string[] }

/** A game as the page keeps it. */
export function saveText({ game = "eko", start, plies = [], at = plies.length, names = [] }: Saved): string {
  return JSON.stringify({ format: 1, rules: 1, game, names, start, plies: plies.join(" "), at });
}

/** Puts texts into the storage before the page is there. */
export async function store(page: Page, texts: Record<string, string>) {
  await page.route("**/empty", (route) => route.fulfill({ contentType: "text/html", body: "<title>empty</title>" }));
  await page.goto("/empty");
  await page.evaluate((all) => Object.entries(all).forEach(([key, text]) => localStorage.setItem(key, text)), texts);
}

/** Opens the page on a game that was kept. */
export async function openSaved(page: Page, saved: Saved, place = "/") {
  await store(page, { "eko.game": saveText(saved) });
  await page.goto(place);
  await expect(page.locator("svg[data-board]")).toBeVisible();
}

/** The attributes of the spaces say what the text of the position says. */
export function expectBoard(seen: Seen) {
  const position = readPosition(seen.position);
  expect(seen.turn).toBe(position.turn === "" ? seen.turn : position.turn);
  expect(seen.phase).toBe(position.phase);
  const shown = (pick: (space: string) => string | null) =>
    Object.fromEntries(Object.keys(seen.spaces).sort().flatMap((space) => (pick(space) ? [[space, pick(space)]] : [])));
  const stacks = [...position.stacks].map(([space, stack]): [string, string] =>
    [space, `${stack.owner}${stack.discs}${stack.emperor ? "E" : ""}`]);
  expect(shown((space) => seen.spaces[space].stack)).toEqual(Object.fromEntries(stacks));
  expect(shown((space) => seen.spaces[space].building)).toEqual(Object.fromEntries(position.buildings));
  expect(shown((space) => seen.spaces[space].terrain)).toEqual(Object.fromEntries(position.terrain));
}

export interface Way {
  /** Makes a move on the page. */
  make: (move: string, legal: string[]) => Promise<void>;
  /** Looks at more before each move. */
  look?: (step: number, legal: string[], position: string) => Promise<void>;
  /** Stops after so many steps; otherwise the game must come to an end. */
  steps?: number;
}

/** The kinds of step that a game should show. */
function kinds(position: string, move: string): string[] {
  const { kind, march, text, target } = readMove(move);
  const board = readPosition(position);
  const met = board.stacks.get(target ?? "");
  return [
    kind === "button" ? text : canWord(board, readMove(move)),
    ...(march ? ["march"] : []),
    ...(kind === "build" && text.includes("K") ? ["castle"] : []),
    ...(["build", "reinforce"].includes(kind) && text.endsWith("E") ? [`${kind} with the emperor`] : []),
    ...(met?.emperor && met.owner !== board.turn ? ["capture"] : []),
  ];
}

/**
 * Plays on from where the page stands; before every step the board must show what the rules say.
 * Returns the kinds of step that were made.
 */
export async function play(page: Page, engine: Engine, seed: number, way: Way): Promise<Set<string>> {
  const random = dice(seed);
  const made = new Set<string>();
  let position = (await see(page)).position;
  for (let step = 0; step !== way.steps; step++) {
    const legal = await engine.legal(position);
    expectBoard(await expectCan(page, legal));
    if (legal.length === 0) return made;
    expect(step, "the game comes to an end").toBeLessThan(400);
    await way.look?.(step, legal, position);
    const move = choose(position, legal, random);
    for (const kind of kinds(position, move)) made.add(kind);
    await way.make(move, legal);
    position = await engine.step(position, move);
    await expectPosition(page, position, move);
  }
  return made;
}
