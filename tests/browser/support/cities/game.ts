// Cities: positions taken apart, a player, and games on the page compared with the rules engine.
import { expect, type Page } from "@playwright/test";
import type { Engine } from "../page/engine";
import { openSaved, type Saved } from "../page/games";
import { canOf, readMove, type Move } from "../page/notation";
import { randomNumbers } from "../page/random";
import { canOn, sorted } from "../page/see";
import { expectPosition, pickedUp, see, type Seen } from "../page/see";

export const standard = "1aaaaaaaa1/10/10/10/10/10/10/10/10/1AAAAAAAA1 d3A,g3A,b4A,i4A,b7B,i7B,d8B,g8B";
export const start = `${standard} A`;

export interface Position {
  /** `A H a h` by square. */
  pieces: Map<string, string>;
  /** Who controls each city. */
  cities: Map<string, string>;
  turn: string;
}

/** Reads the text of a position. */
export function readCities(text: string): Position {
  const [rows, cities, turn] = text.split(" ");
  const pieces = new Map<string, string>();
  for (const [down, row] of rows.split("/").entries()) {
    let file = 0;
    for (const [part] of row.matchAll(/\d+|[AHah]/g)) {
      if (/\d/.test(part)) file += Number(part);
      else pieces.set(`${"abcdefghij"[file++]}${10 - down}`, part);
    }
  }
  const owners = cities.split(",").map((city): [string, string] => [city.slice(0, -1), city.slice(-1)]);
  return { pieces, cities: new Map(owners), turn };
}

const owner = (letter: string) => (letter === letter.toUpperCase() ? "A" : "B");

/** The word of `data-can` for a move. */
export function citiesWord(position: Position, { kind, stack, target }: Move): string {
  if (kind === "promote") return "promote";
  const piece = position.pieces.get(stack!)!;
  const city = position.cities.get(target!);
  if (piece.toUpperCase() === "H" || !city) return "move";
  return city === owner(piece) ? "promote" : "conquer";
}

/** The squares from which a move captures, by the position after it. */
export function captured(before: string, move: string, after: string): string[] {
  const { stack, target } = readMove(move);
  const stood = new Set([...readCities(before).pieces.keys()].filter((square) => square !== stack));
  if (target) stood.add(target);
  const left = readCities(after).pieces;
  return [...stood].filter((square) => !left.has(square)).sort();
}

/** The attributes of the squares say what the text of the position says. */
export function expectSquares(seen: Seen) {
  const { pieces, cities, turn } = readCities(seen.position);
  const shown = (pick: (square: string) => string | null) =>
    Object.fromEntries(Object.keys(seen.spaces).flatMap((square) => (pick(square) ? [[square, pick(square)]] : [])));
  expect(Object.keys(seen.spaces)).toHaveLength(100);
  expect(shown((square) => seen.spaces[square].stack)).toEqual(Object.fromEntries(pieces));
  expect(shown((square) => seen.spaces[square].city)).toEqual(Object.fromEntries(cities));
  expect(seen.phase).toBe(turn.startsWith("=") ? "over" : "act");
  if (!turn.startsWith("=")) expect(seen.turn).toBe(turn);
}

/** `data-can` of every square says what the engine allows, with what is picked up now. */
export async function expectCitiesCan(page: Page, legal: string[]): Promise<Seen> {
  const seen = await see(page);
  const position = readCities(seen.position);
  const can = canOf((move) => citiesWord(position, move), legal, pickedUp(seen));
  expect(sorted(canOn(seen)), `data-can at ${seen.position}`).toEqual(sorted(can));
  expect(seen.buttons).toEqual(legal.filter((move) => move === "pass"));
  return seen;
}

/** Opens the page on a game of Cities that was kept. */
export const openCities = (page: Page, saved: Saved) => openSaved(page, { game: "cities", ...saved });

/** Chooses Cities in the form and starts a game. */
export async function startCities(page: Page, names: string[] = []) {
  await page.getByRole("radio", { name: "Cities" }).check();
  for (const [seat, name] of names.entries()) {
    await page.getByRole("textbox", { name: `player ${"AB"[seat]}` }).fill(name);
  }
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(page.locator("svg[data-board=cities]")).toBeVisible();
}

/** Chooses among the legal moves: mostly what conquers or captures, now and then anything. */
export async function chooseCities(engine: Engine, position: string, legal: string[], random: () => number): Promise<string> {
  if (random() < 0.1) return legal[Math.floor(random() * legal.length)];
  const mine = readCities(position).turn;
  const worth = async (move: string) => {
    const after = readCities(await engine.play(position, [move]));
    const count = (map: Map<string, string>, of: (value: string) => boolean) => [...map.values()].filter(of).length;
    const cities = count(after.cities, (who) => who === mine);
    const [own, theirs] = [true, false].map((me) => count(after.pieces, (letter) => (owner(letter) === mine) === me));
    return { move, worth: 4 * cities + 2 * own - 3 * theirs + (after.turn === `=${mine}` ? 50 : 0) + 2 * random() };
  };
  let best = { move: legal[0], worth: -Infinity };
  for (const move of legal) {
    const one = await worth(move);
    if (one.worth > best.worth) best = one;
  }
  return best.move;
}

export interface Way {
  make: (move: string, legal: string[]) => Promise<void>;
  look?: (step: number, legal: string[], position: string) => Promise<void>;
  /** Stops after so many steps; otherwise the game must come to an end. */
  steps?: number;
}

/** Plays on from where the page stands, and compares it with the rules before every step. */
export async function playCities(page: Page, engine: Engine, seed: number, way: Way): Promise<Set<string>> {
  const random = randomNumbers(seed);
  const made = new Set<string>();
  let position = (await see(page)).position;
  for (let step = 0; step !== way.steps; step++) {
    const legal = await engine.legal(position);
    expectSquares(await expectCitiesCan(page, legal));
    if (legal.length === 0) return made;
    expect(step, "the game comes to an end").toBeLessThan(200);
    await way.look?.(step, legal, position);
    const move = await chooseCities(engine, position, legal, random);
    made.add(citiesWord(readCities(position), readMove(move)));
    const after = await engine.play(position, [move]);
    for (const square of captured(position, move, after)) made.add(square === readMove(move).target ? "loses itself" : "captures");
    await way.make(move, legal);
    position = await engine.step(position, move);
    await expectPosition(page, position, move);
  }
  return made;
}

/** A game by a seed as a record, by the engine alone. */
export async function recordCities(engine: Engine, seed: number, most = 400) {
  const random = randomNumbers(seed);
  const record = { game: "cities", start, plies: [] as string[], positions: [start] };
  for (let position = start; record.plies.length < most; ) {
    const legal = await engine.legal(position);
    if (legal.length === 0) break;
    const move = await chooseCities(engine, position, legal, random);
    position = await engine.play(position, [move]);
    record.plies.push(move);
    record.positions.push(position);
  }
  return record;
}
