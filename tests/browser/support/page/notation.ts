// Moves of either game in the notation of the command line, and what clicks have to offer for them.
export interface Move {
  text: string;
  kind: "move" | "build" | "swap" | "reinforce" | "moon" | "sand" | "promote" | "button";
  march: boolean;
  /** The stack that acts: of a move or a build. */
  stack?: string;
  /** The space that is clicked for it. */
  target?: string;
  /** The number of discs lost to storms. */
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

/** Space by space, the words of `data-can` with this stack picked up, or none; `word` is that of a move. */
export function expectedCan(word: (move: Move) => string, legal: string[], selected?: string): Map<string, string> {
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
