// The moves that can be reached by clicking, found by clicking, without playing any.
import type { Page } from "@playwright/test";
import { pickUp, point } from "./hands";
import { expect } from "./harness";
import { meanings } from "./moves";
import { readMove } from "./notation";
import { expectCan, type Game } from "./play";
import { canOn, pickedUp, see, seeWhen } from "./see";

/** The moves that clicks on the board reach, with this stack picked up or none. */
async function reachedWith(page: Page, game: Game, legal: string[], selected?: string) {
  const seen = await expectCan(page, game, legal);
  const word = game.word(seen.position);
  expect(pickedUp(seen)).toBe(selected);
  const moves: string[] = [];
  for (const [space, words] of canOn(seen)) {
    const meant = meanings(legal, selected, space);
    // What needs no stack picked up has been looked at without one.
    if (selected && !meant.some((word) => word !== "select" && readMove(word).stack)) continue;
    if (meant.length > 1) {
      await point(page, space);
      const { chooser } = await seeWhen(page, (now) => now.chooser !== null);
      expect(new Set(chooser), `each button once on ${space}`).toHaveProperty("size", chooser!.length);
      moves.push(...chooser!.filter((word) => word !== "select"));
      expect(chooser!.includes("select"), `picking up ${space} is offered`).toBe(meant.includes("select"));
      await page.keyboard.press("Escape");
      await expect.poll(async () => (await see(page)).chooser, { intervals: [5, 10, 20, 50] }).toBeNull();
      await expect(page.locator("[data-cell]:focus"), "closing the chooser gives the focus back").toHaveCount(1);
    } else if (words !== "select") {
      // One meaning, played at once: it must be that of the word.
      const only = meant.map(readMove).filter((move) => word(move) === words);
      expect(only, `one ${words} on ${space}`).toHaveLength(1);
      moves.push(only[0].text);
    }
  }
  return moves;
}

/** Every move that can be reached by clicking is legal, and every legal one can be reached. */
export async function expectReachable(page: Page, game: Game, legal: string[]) {
  const start = await see(page);
  const reached = [...start.buttons, ...(await reachedWith(page, game, legal))];
  const stacks = Object.keys(start.spaces).filter((space) => start.spaces[space].can.split(" ").includes("select"));
  for (const stack of stacks) {
    await pickUp(page, stack);
    reached.push(...(await reachedWith(page, game, legal, stack)).filter((move) => readMove(move).stack));
    await expect(page.locator("[data-cell]:focus"), "the board has the focus").toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-selected]")).toHaveCount(0);
  }
  expect(reached.sort(), `moves by clicking at ${start.position}`).toEqual([...legal].sort());
  expect((await see(page)).position, "looking plays nothing").toBe(start.position);
}
