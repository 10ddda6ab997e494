// All that clicking reaches, looked through inside the page: quick enough for every step of a game.
// reach.ts does the same by hand, which is the proof that hands reach it too.
import type { Page } from "@playwright/test";
import { expect } from "./harness";
import { readMove } from "./notation";

interface Found {
  /** Moves that choosers offer, and `stack space word` where a click plays at once. */
  moves: string[];
  /** Offers to pick up a stack, as `chooser space` or `click space`. */
  picks: string[];
}

/**
 * Clicks on every space that says it can do something, with every stack picked up in turn. Spaces
 * in `single` are not clicked, as a click there plays at once: `stack>space`.
 */
function sweep(page: Page, single: string[]): Promise<Found> {
  return page.evaluate(async ({ atOnce }) => {
    const channel = new MessageChannel();
    const settled = () => new Promise<void>((resolve) => {
      channel.port1.onmessage = () => resolve();
      channel.port2.postMessage(0);
    });
    const found: Found = { moves: [], picks: [] };
    const name = (cell: Element) => cell.getAttribute("data-cell")!;
    const cells = [...document.querySelectorAll<SVGElement>("svg[data-board] [data-cell]")];
    const can = (cell: Element) => cell.getAttribute("data-can")?.split(" ") ?? [];
    const chosen = () => cells.find((cell) => cell.hasAttribute("data-selected"));
    const dialog = () => document.querySelector("[role=dialog], [role=menu]");
    const click = async (element: Element) => {
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
      return settled();
    };
    const escape = () => {
      const at = dialog() ?? chosen()!;
      at.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
      return settled();
    };
    const offers = () => {
      const buttons = [...dialog()!.querySelectorAll<HTMLElement>("button")];
      return { moves: buttons.flatMap((button) => button.dataset.move ?? []), pick: buttons.find((button) => /^pick up/i.test(button.textContent!.trim())) };
    };
    const pickUp = async (cell: Element) => {
      await click(cell);
      if (dialog()) await click(offers().pick!);
      if (chosen() !== cell) throw new Error(`${name(cell)} was not picked up`);
    };
    const look = async (stack?: Element) => {
      const from = stack ? name(stack) : "";
      for (const cell of cells.filter((one) => can(one).some((word) => word !== "select"))) {
        if (atOnce.includes(`${from}>${name(cell)}`)) {
          found.moves.push(`${from}>${name(cell)} ${can(cell).join("+")}`);
          continue;
        }
        await click(cell);
        if (!dialog()) throw new Error(`no chooser on ${name(cell)} with ${from || "nothing"} picked up`);
        const { moves, pick } = offers();
        found.moves.push(...moves);
        if (!!pick !== can(cell).includes("select")) throw new Error(`select on ${name(cell)}: said and offered differ`);
        await escape();
        if (dialog() || chosen() !== stack) throw new Error(`Escape did not just close the chooser on ${name(cell)}`);
      }
    };
    await look();
    for (const cell of cells.filter((one) => can(one).includes("select"))) {
      found.picks.push(name(cell));
      await pickUp(cell);
      await look(cell);
      await escape();
      if (chosen()) throw new Error(`Escape did not put ${name(cell)} down`);
    }
    return found;
  }, { atOnce: single });
}

/** Every move that clicking reaches is legal, and every legal one is reached, at this position. */
export async function expectSweep(page: Page, legal: string[], position: string) {
  const moves = legal.map(readMove).filter((move) => move.kind !== "button");
  const stacks = [...new Set(moves.flatMap((move) => move.stack ?? []))];
  const single = ["", ...stacks].flatMap((stack) => {
    const mine = moves.filter((move) => !move.stack || move.stack === stack);
    const picks = (space: string) => space !== stack && stacks.includes(space) && !mine.some((move) => move.stack && move.target === space);
    const targets = [...new Set(mine.map((move) => move.target!))];
    return targets.filter((space) => mine.filter((move) => move.target === space).length === 1 && !picks(space))
      .map((space) => `${stack}>${space}`);
  });
  const found = await sweep(page, single);
  expect(found.picks.sort(), `stacks to pick up at ${position}`).toEqual(stacks.sort());
  const direct = new Set(moves.filter((move) => !move.stack).map((move) => move.text));
  const listed = found.moves.filter((text) => !text.includes(">"));
  const atOnce = found.moves.filter((text) => text.includes(">")).map((text) => text.split(" ")[0]);
  expect(atOnce.sort(), `clicks that play at once at ${position}`).toEqual([...single].sort());
  const meant = (pair: string) => {
    const [stack, space] = pair.split(">");
    return moves.find((move) => move.target === space && (!move.stack || move.stack === stack))!.text;
  };
  const reached = [...listed, ...atOnce.map(meant)];
  const acts = reached.filter((text) => !direct.has(text));
  expect(acts.sort(), `moves with a stack at ${position}`)
    .toEqual(moves.filter((move) => move.stack).map((move) => move.text).sort());
  expect([...new Set(reached.filter((text) => direct.has(text)))].sort()).toEqual([...direct].sort());
}
