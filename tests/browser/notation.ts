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
  kind: "move" | "build" | "swap" | "reinforce" | "promote" | "button";
  march: boolean;
  /** The stack that acts: of a move or a build. */
  stack?: string;
  /** The space that is clicked for it. */
  target?: string;
}

/** Reads a move of the base game, or of Cities. */
export function readMove(text: string): Move {
  if (text === "pass" || text === "end") return { text, kind: "button", march: false };
  const promoted = /^([a-j]\d+)\^$/.exec(text)?.[1];
  if (promoted) return { text, kind: "promote", march: false, stack: promoted, target: promoted };
  const found = /^(!?)(?:~([a-z]\d+)|([a-z]\d+)-([a-z]\d+)|([a-z]\d+)\*([a-z]\d+)[CTK]E?|([a-z]\d+)\+\d?E?)$/.exec(text);
  if (!found) throw new Error(`not a move of the base game: ${text}`);
  const [, bang, swap, from, to, builder, site, on] = found;
  const march = bang === "!";
  if (swap) return { text, kind: "swap", march, target: swap };
  if (from) return { text, kind: "move", march, stack: from, target: to };
  if (builder) return { text, kind: "build", march, stack: builder, target: site };
  return { text, kind: "reinforce", march, target: on };
}

/** The word of `data-can` for a move. */
export function canWord(position: Position, move: Move): string {
  if (move.kind !== "move") return move.kind;
  const from = position.stacks.get(move.stack!)!;
  const met = position.stacks.get(move.target!);
  if (!met) return "move";
  if (met.owner === from.owner) return "regroup";
  return from.discs === 1 && met.discs === 4 ? "kamikaze" : "attack";
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
