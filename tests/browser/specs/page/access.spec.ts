// Everybody can use every screen: automatic checks, roles, names, and words with room to grow.
import { recordEko } from "../../support/eko/game";
import { readEko } from "../../support/eko/position";
import { openSaved, test } from "../../support/page/games";
import { point } from "../../support/page/hands";
import { expect, expectAccessible } from "../../support/page/harness";
import { pretend, unmarked } from "../../support/page/language";
import { screens } from "../../support/page/screens";
import { clipped } from "../../support/page/sight";

/** Banners about what happened before keep their words; lessons and rules have texts of their own. */
const untold = /damaged|newer|lesson|the rules/;
const names = ["Ann", "Bo", "Cy", "Dee", "Annabella", "Bartholomew", "Ekö"];

for (const [name, show] of Object.entries(screens)) {
  test(`${name}: a change of the language leaves no old word; nothing is clipped, with longer words and with larger ones`, async ({ page, engine }) => {
    await show(page, engine);
    expect(await clipped(page), "as it is").toEqual([]);
    await page.evaluate(() => { document.documentElement.style.fontSize = "200%"; });
    expect(await clipped(page), "200 % text").toEqual([]);
    await page.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await pretend(page);
    if (!untold.test(name)) await expect.poll(() => unmarked(page, names), "words of the old language").toEqual([]);
    expect(await clipped(page), "words 40 % longer").toEqual([]);
  });
}

test("words that are cut off would be noticed", async ({ page, engine }) => {
  await screens["the end"](page, engine);
  const button = page.getByRole("button", { name: "Look at the board" });
  await button.evaluate((one) => (one.style.cssText = "max-width: 30px; min-width: 0; flex: none; white-space: nowrap"));
  expect((await clipped(page)).join()).toContain("Look at the board");
});

const terrain: { [letter: string]: RegExp } = {
  ".": /movement space/, r: /reg/, c: /canyon/, m: /mountain/, k: /capital/, x: /abyss/,
};
const doing: { [word: string]: RegExp } = {
  select: /pick up/, move: /move/, regroup: /join/, attack: /attack/, kamikaze: /kamikaze/, build: /build/,
  reinforce: /reinforce/, swap: /emperor/,
};

test("the board is a grid whose cells say space, terrain, pieces, and what can be done", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 54, 34);
  await openSaved(page, { ...record, names: ["Ann", "Bo"] });
  const position = readEko(record.positions.at(-1)!);
  const cells = page.getByRole("grid").getByRole("row").getByRole("gridcell");
  await expect(cells).toHaveCount(position.terrain.size);
  const possible = page.locator("[data-can~=select]").first();
  await point(page, (await possible.getAttribute("data-cell"))!);
  const shown = await cells.evaluateAll((all) => all.map((one) => ({
    label: one.getAttribute("aria-label") ?? "",
    space: one.getAttribute("data-cell")!,
    can: one.getAttribute("data-can")?.split(" ") ?? [],
  })));
  expect(shown.flatMap((one) => one.can).length).toBeGreaterThan(3);
  for (const { label, space, can } of shown) {
    expect(label).toMatch(new RegExp(`^${space}\\b`));
    expect(label).toMatch(terrain[position.terrain.get(space)!]);
    const stack = position.stacks.get(space);
    const building = position.buildings.get(space);
    expect(/stack of/.test(label)).toBe(!!stack);
    if (stack) {
      expect(label).toContain({ A: "Ann", B: "Bo" }[stack.owner]!);
      expect(/the emperor/.test(label.split("possible")[0])).toBe(stack.emperor);
      if (stack.discs > 1 || !stack.emperor) expect(label).toContain(`${stack.discs} disc`);
    }
    if (building) expect(label).toContain(`${{ C: "camp", T: "tower", K: "castle" }[building[1]]} of ${{ A: "Ann", B: "Bo" }[building[0]]}`);
    expect(/possible:/.test(label)).toBe(can.length > 0);
    for (const word of can) expect(label.split("possible:")[1]).toMatch(doing[word]);
  }
});
