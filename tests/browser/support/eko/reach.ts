// The moves that can be reached by clicking, found by clicking, without playing any.
import { expect, type Page } from "@playwright/test";
import { meanings } from "../page/moves";
import { pickUp, point } from "../page/hands";
import { canWord, expectedCan, readMove, readPosition } from "../page/notation";
import { canOn, pickedUp, see, seeWhen, sorted } from "../page/see";

/** `data-can` of every space says what the engine allows, with what is picked up now. */
export async function expectCan(page: Page, legal: string[]) {
  const seen = await see(page);
  const can = expectedCan(readPosition(seen.position), legal, pickedUp(seen));
  expect(sorted(canOn(seen)), `data-can at ${seen.position}`).toEqual(sorted(can));
  expect(seen.buttons.sort(), "buttons outside the board")
    .toEqual(legal.filter((move) => readMove(move).kind === "button").sort());
  return seen;
}

/** The moves that clicks on the board reach, with this stack picked up or none. */
async function reachedWith(page: Page, legal: string[], selected?: string) {
  const seen = await expectCan(page, legal);
  expect(pickedUp(seen)).toBe(selected);
  const moves: string[] = [];
  for (const [space, words] of canOn(seen)) {
    const meant = meanings(legal, selected, space);
    // What does not need the stack picked up has been looked at without one.
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
      // One meaning, played at once: it must be the one that the word says.
      const only = meant.map(readMove).filter((move) => canWord(readPosition(seen.position), move) === words);
      expect(only, `one ${words} on ${space}`).toHaveLength(1);
      moves.push(only[0].text);
    }
  }
  return moves;
}

/** Every move that can be reached by clicking is legal, and every legal one can be reached. */
export async function expectReachable(page: Page, legal: string[]) {
  const start = await see(page);
  const reached = [...start.buttons, ...(await reachedWith(page, legal))];
  const stacks = Object.keys(start.spaces).filter((space) => start.spaces[space].can.split(" ").includes("select"));
  for (const stack of stacks) {
    await pickUp(page, stack);
    reached.push(...(await reachedWith(page, legal, stack)).filter((move) => readMove(move).stack));
    await expect(page.locator("[data-cell]:focus"), "the board has the focus").toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.locator("[data-selected]")).toHaveCount(0);
  }
  expect(reached.sort(), `moves by clicking at ${start.position}`).toEqual([...legal].sort());
  expect((await see(page)).position, "looking plays nothing").toBe(start.position);
}
