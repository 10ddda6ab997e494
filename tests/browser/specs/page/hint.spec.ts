// A hint is told in three steps and never played; what the computer thinks of the game is shown on request.
import { menu } from "../../support/page/controls";
import { openSeated, plyOn, somethingByHand, table, untilPeople } from "../../support/page/computer";
import { test } from "../../support/page/games";
import { expect } from "../../support/page/harness";
import { cell } from "../../support/page/see";

const games = [
  // The only good move takes the stack that could take the emperor.
  { game: "eko", start: "....... a1A2E,c1B3,e1A4,g1B1E - 5/5 - A:act", from: "e1", to: "c1", phrase: /e1 → c1/, why: /takes 3 discs/i },
  { game: "cities", start: "a8a/10/10/10/10/5A4/2Aa6/10/10/A8A b1A,c10B A", from: "f5", to: "e4", phrase: /f5.*e4/, why: /captured.*d4|d4.*captured/i },
];

for (const { game, start, from, to, phrase, why } of games) {
  test(`${game}: first with what, then where to, then why; nothing is played`, async ({ page }) => {
    await openSeated(page, { game, start }, "human human");
    await expect(page.locator("[data-hint]")).toHaveCount(0);
    const line = page.locator("#why");
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await expect(page.locator("[data-hint]")).toHaveCount(1);
    await expect(cell(page, from)).toHaveAttribute("data-hint", "");
    await expect(line).not.toContainText(phrase);
    await page.getByRole("button", { name: "Hint: where to?" }).click();
    await expect(page.locator("[data-hint]")).toHaveCount(2);
    await expect(cell(page, to)).toHaveAttribute("data-hint", "");
    await expect(line).toContainText(phrase);
    await expect(line).not.toContainText(why);
    await page.getByRole("button", { name: "Hint: why?" }).click();
    await expect(line).toContainText(why);
    expect(await plyOn(page)).toBe(0);
    await somethingByHand(page);
    await somethingByHand(page);
    await expect.poll(() => plyOn(page)).toBeGreaterThan(0);
    await expect(page.locator("[data-hint]")).toHaveCount(0);
  });
}

test("the chances are shown once they are asked for, for every player, and follow the game", async ({ page, engine }) => {
  await openSeated(page, { start: engine.setup(3, 7) }, "human easy easy");
  await untilPeople(page);
  const opinions = page.locator("[data-seat] .opinion");
  await expect(opinions).toHaveCount(0);
  await menu(page, "Players and computer");
  await page.getByLabel("Show what the computer thinks of the game").check();
  await page.keyboard.press("Escape");
  await expect(opinions).toHaveCount(3);
  const sum = async () => {
    const words = await opinions.locator(".visually-hidden").allTextContents();
    return words.map((text) => Number(/(\d+) %, \S/.exec(text)![1])).reduce((all, one) => all + one, 0);
  };
  expect(Math.abs((await sum()) - 100)).toBeLessThan(3);
  await somethingByHand(page);
  await untilPeople(page);
  await expect(opinions).toHaveCount(3);
  await page.reload();
  await expect(opinions).toHaveCount(3);
});

test("no hint while a computer player is to move, nor after the end", async ({ page, engine }) => {
  await openSeated(page, { start: engine.setup(2, 7) }, "hard hard", { "eko.thinking-time": "10", "eko.speed": "slow" });
  await expect(table(page)).toHaveAttribute("data-thinking", /[AB]/);
  await expect(page.getByRole("button", { name: "Hint", exact: true })).toBeDisabled();
});
