// A player of Cities who repeats a game by its seed, and brings it to an end.
import { Engine } from "../page/engine";
import { owner, readCities } from "./position";

/** Chooses among the legal moves: mostly what conquers or captures, now and then anything. */
export async function choose(engine: Engine, position: string, legal: string[], random: () => number): Promise<string> {
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
