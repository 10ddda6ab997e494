// Games recorded by the rules engine alone, to be opened on the page.
import { Engine } from "./engine";
import type { Game } from "./play";
import { randomNumbers } from "./random";

export interface GameRecord {
  start: string;
  /** All plies, forced ones among them. */
  plies: string[];
  /** The position before the first ply and after each. */
  positions: string[];
  /** The positions with a decision, and the last: where undo and redo stop. */
  stops: string[];
}

/** Plays a game by a seed, up to this number of plies or to its end. */
export async function record(engine: Engine, game: Game, start: string, seed: number, most = 1000): Promise<GameRecord> {
  const random = randomNumbers(seed);
  const played: GameRecord = { start, plies: [], positions: [start], stops: [] };
  for (let position = start; ; ) {
    const legal = await engine.legal(position);
    const forced = legal.length === 1 && ["pass", "end"].includes(legal[0]);
    const last = legal.length === 0 || (played.plies.length >= most && !forced);
    if (!forced) played.stops.push(position);
    if (last) return played;
    const move = forced ? legal[0] : await game.choose(engine, position, legal, random);
    position = await engine.play(position, [move]);
    played.plies.push(move);
    played.positions.push(position);
  }
}
