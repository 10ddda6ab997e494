// Positions and moves as text (the notation of the command line), taken apart.

export interface Stack { owner: string; discs: number; emperor: boolean }

export interface Position {
  terrain: Map<string, string>;
  stacks: Map<string, Stack>;
  buildings: Map<string, string>;
  seats: string[];
  turn: string;
  /** `swap3`, `act`, `rein` …, `over`. */
  phase: string;
}

function entries(field: string): [string, string][] {
  if (field === "-") return [];
  return field.split(",").map((word) => {
    const [, space, rest] = /^([a-z]\d+)([A-D].*)$/.exec(word)!;
    return [space, rest];
  });
}

/** Reads the text of a position. */
export function readPosition(text: string): Position {
  const [board, stacks, buildings, reserves, , turn] = text.split(" ");
  const [player, phase] = turn.startsWith("=") ? ["", "over"] : turn.split(":");
  const stack = (word: string): Stack => ({ owner: word[0], discs: Number(word[1]), emperor: word.endsWith("E") });
  const rows = board.split("/").map((row) => [...row]);
  const terrain = rows.flatMap((row, r) => row.map((letter, q): [string, string] => [`${"abcdefghijklmnopqrstuvwxyz"[q]}${r + 1}`, letter]));
  return {
    terrain: new Map(terrain.filter(([, letter]) => letter !== "_")),
    stacks: new Map(entries(stacks).map(([space, word]) => [space, stack(word)])),
    buildings: new Map(entries(buildings)),
    seats: [..."ABCD"].slice(0, reserves.split("/").length),
    turn: player,
    phase,
  };
}

export interface Move {
  text: string;
  kind: "move" | "build" | "swap" | "reinforce" | "moon" | "sand" | "promote" | "button";
  march: boolean;
  /** The stack that acts: of a move or a build. */
  stack?: string;
  /** The space that is clicked for it. */
  target?: string;
  /** Discs that the storms take. */
  losses: number;
}

/** Reads a move of either game. */
export function readMove(text: string): Move {
  const plain = { text, march: text.startsWith("!"), losses: 0 };
  if (text === "pass" || text === "end") return { ...plain, kind: "button" };
  const promoted = /^([a-j]\d+)\^$/.exec(text)?.[1];
  if (promoted) return { ...plain, kind: "promote", stack: promoted, target: promoted };
  const temple = /^([NO])@([a-z]\d+)E?$/.exec(text);
  if (temple) return { ...plain, kind: temple[1] === "N" ? "sand" : "moon", target: temple[2] };
  const found = /^!?(?:~([a-z]\d+)|([a-z]\d+)-([a-z]\d+)(?:\/(\d)E?)?|([a-z]\d+)\*([a-z]\d+)[CTK]E?|([a-z]\d+)\+\d?E?)$/.exec(text);
  if (!found) throw new Error(`not a move: ${text}`);
  const [, swap, from, to, losses, builder, site, on] = found;
  if (swap) return { ...plain, kind: "swap", target: swap };
  if (from) return { ...plain, kind: "move", stack: from, target: to, losses: Number(losses ?? 0) };
  if (builder) return { ...plain, kind: "build", stack: builder, target: site };
  return { ...plain, kind: "reinforce", target: on };
}

/** The word of `data-can` for a move. */
export function canWord(position: Position, move: Move): string {
  if (move.kind !== "move") return move.kind;
  const from = position.stacks.get(move.stack!)!;
  const met = position.stacks.get(move.target!);
  if (!met) return "move";
  if (met.owner === from.owner) return "regroup";
  return from.discs - move.losses === 1 && met.discs === 4 ? "kamikaze" : "attack";
}

/** Space by space, the words that a click has to offer with this stack picked up, or none. */
export function expectedCan(position: Position, legal: string[], selected?: string): Map<string, string> {
  return canOf((move) => canWord(position, move), legal, selected);
}

/** The same in any game, where `word` says what a move is in `data-can`. */
export function canOf(word: (move: Move) => string, legal: string[], selected?: string): Map<string, string> {
  const can = new Map<string, Set<string>>();
  const add = (space: string, word: string) => can.set(space, (can.get(space) ?? new Set()).add(word));
  const moves = legal.map(readMove);
  const targets = new Set(moves.filter((move) => move.stack && move.stack === selected).map((move) => move.target));
  for (const move of moves) {
    if (move.kind === "button") continue;
    if (!move.stack || move.stack === selected) add(move.target!, word(move));
    // Where the stack picked up can go, a click goes there and does not pick up another.
    else if (!targets.has(move.stack)) add(move.stack, "select");
  }
  return new Map([...can].map(([space, words]) => [space, [...words].sort().join(" ")]));
}
