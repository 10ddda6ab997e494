// Records made by the rules engine alone, to be laid before the page.
import type { Engine } from "../page/engine";
import { choose } from "./player";
import { randomNumbers } from "../page/random";

export interface Record {
  start: string;
  /** All plies, those that play themselves too. */
  plies: string[];
  /** The position before the first ply and after each. */
  positions: string[];
  /** The positions at which somebody decides, and the last: where undo and redo stop. */
  stops: string[];
}

/** Plays a game by a seed, up to so many plies or to its end. */
export async function recordGame(engine: Engine, players: number, seed: number, most = 1000): Promise<Record> {
  const start = engine.setup(players, seed);
  const random = randomNumbers(seed);
  const record: Record = { start, plies: [], positions: [start], stops: [] };
  for (let position = start; ; ) {
    const legal = await engine.legal(position);
    const forced = legal.length === 1 && ["pass", "end"].includes(legal[0]);
    const last = legal.length === 0 || (record.plies.length >= most && !forced);
    if (!forced) record.stops.push(position);
    if (last) return record;
    const move = forced ? legal[0] : choose(position, legal, random);
    position = await engine.play(position, [move]);
    record.plies.push(move);
    record.positions.push(position);
  }
}
