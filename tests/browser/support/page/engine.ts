// The rules, asked of the native program: what the page shows is compared with what it answers.
import { execFileSync, spawn, type ChildProcessByStdio } from "node:child_process";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";
import { fileURLToPath } from "node:url";

/** The program, as `make test-browser` builds it. */
const EKO = process.env.EKO ?? fileURLToPath(new URL("../../../../target/release/eko", import.meta.url));

/** One `eko COMMAND -`: a line goes in, a line comes out, in order. */
class Lines {
  private readonly child: ChildProcessByStdio<Writable, Readable, null>;
  private readonly waiting: { resolve: (line: string) => void; reject: (why: Error) => void }[] = [];

  constructor(command: string, game: string) {
    this.child = spawn(EKO, [command, "--game", game, "-"], { stdio: ["pipe", "pipe", "inherit"] });
    createInterface({ input: this.child.stdout }).on("line", (line) => this.waiting.shift()?.resolve(line));
    const gone = (why: unknown) => {
      for (const one of this.waiting.splice(0)) one.reject(new Error(`${EKO} ${command}: ${why}`));
    };
    this.child.on("error", gone).on("exit", (code) => gone(`ended with ${code}`));
  }

  async ask(line: string): Promise<string> {
    const answer = await new Promise<string>((resolve, reject) => {
      this.waiting.push({ resolve, reject });
      this.child.stdin.write(`${line}\n`);
    });
    if (answer.startsWith("error: ")) throw new Error(`${answer}: ${line}`);
    return answer;
  }

  end() {
    this.child.removeAllListeners("exit");
    this.child.stdin.end();
  }
}

/** The rules engine. */
export class Engine {
  private readonly moves: Lines;
  private readonly plays: Lines;

  constructor(game = "eko") {
    this.moves = new Lines("moves", game);
    this.plays = new Lines("play", game);
  }

  /** The legal moves, sorted; none in a finished game. */
  async legal(position: string): Promise<string[]> {
    const line = await this.moves.ask(position);
    return line === "" ? [] : line.split(" ");
  }

  /** The position after these moves. */
  play(position: string, moves: string[]): Promise<string> {
    return this.plays.ask([position, ...moves].join(" "));
  }

  /** The position after this move and after every `pass` and `end` that then plays itself. */
  async step(position: string, move: string): Promise<string> {
    return this.settle(await this.play(position, [move]));
  }

  /** The position once every lone `pass` and `end` is played. */
  async settle(position: string): Promise<string> {
    for (;;) {
      const legal = await this.legal(position);
      if (legal.length !== 1 || !["pass", "end"].includes(legal[0])) return position;
      position = await this.play(position, legal);
    }
  }

  /** The first position of a game. */
  setup(players: number, seed: number, ...more: string[]): string {
    const args = ["setup", "--players", `${players}`, "--seed", `${seed}`, ...more];
    return execFileSync(EKO, args, { encoding: "utf8" }).trimEnd();
  }

  end() {
    this.moves.end();
    this.plays.end();
  }
}
