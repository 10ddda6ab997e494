// The variants: their tiles, what each costs and shows, and whole games with all of them.
import { playEko, startEko } from "../../support/eko/game";
import { openSaved, test } from "../../support/page/games";
import { hover, pickUp, point } from "../../support/page/hands";
import { expect, expectAccessible, open } from "../../support/page/harness";
import { make } from "../../support/page/moves";
import { cell, expectPosition, positionOn } from "../../support/page/see";

const everything = ["--tiles", "P,P,Q,R,R,S,S,T,U,N,O"];

for (const [players, seed] of [[2, 3], [3, 4], [4, 5]]) {
  test(`a game of ${players} with the tiles of every variant shows what the rules allow`, async ({ page, engine }) => {
    await openSaved(page, { start: engine.setup(players, seed, ...everything) });
    await playEko(page, engine, seed, { make: (move, legal) => make(page, move, legal), steps: 80 });
  });
}

test("the tiles of the form are those of the command line", async ({ page, engine }) => {
  await open(page);
  await page.getByText("Variants", { exact: true }).click();
  await page.getByRole("combobox", { name: "Storm, three spaces" }).selectOption("2");
  await page.getByRole("combobox", { name: "Portal" }).selectOption("2");
  await page.getByRole("combobox", { name: "Moon temple" }).selectOption("1");
  await startEko(page, 3, 11);
  await expectPosition(page, engine.setup(3, 11, "--tiles", "P,P,R,R,O"), "the game of the form");
  await expectAccessible(page);
});

/** A's stacks stand beside storms: two zones, one of them crossed on the way. */
const storms = ".s.s./.s.s./.s.s. a1A3E,e1B1,c2B2E,a3A1 - 3/1 - A:act";

test("a destination shows its loss before the click, and zones what they cost", async ({ page, engine }) => {
  await openSaved(page, { start: storms, names: ["Ann", "Bo"] });
  await pickUp(page, "a1");
  await expect(cell(page, "b1")).toHaveAttribute("data-zone", "pays");
  await expect(cell(page, "b1")).toHaveAccessibleName(/move here, the storm takes 1/);
  await expect(page.locator(".over").getByText("−1").first()).toBeVisible();
  // The emperor is in the stack: who is lost is asked.
  await point(page, "b1");
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator('[data-move="a1-b1/1"]')).toContainText("your emperor stays");
  await expect(dialog.locator('[data-move="a1-b1/1E"]')).toContainText("your emperor among them");
  await dialog.locator('[data-move="a1-b1/1E"]').click();
  await expectPosition(page, await engine.step(storms, "a1-b1/1E"), "the loss");
  await expect(page.getByText(/Ann moves from a1 to b1\. The storm takes 1\./).first()).toBeVisible();
});

const lighthouse = "..u./.uu./.... a1A2,c1A1,b2A1,d3B1 - 3/1 - A:act";

test("who holds the lighthouse pays for no storm, and the page shows both", async ({ page }) => {
  await openSaved(page, { start: lighthouse });
  await expect(page.locator('.plate[data-player=A] [data-held=lighthouse]')).toHaveCount(1);
  await expect(page.locator('.landmark [data-of=A]')).toHaveCount(1);
  await pickUp(page, "a1");
  await expect(cell(page, "c2")).toHaveAttribute("data-zone", "free");
  await expect(cell(page, "c2")).toHaveAccessibleName(/possible: move here$/);
});

const portals = ".0./.../.../.3. a1A2,c4B1 - 0/0 - A:act";

test("portals say where they lead", async ({ page }) => {
  await openSaved(page, { start: portals });
  await hover(page, "b1");
  await expect(page.getByText("A stack on c1, in front of the open side, can step through to a4.")).toBeVisible();
  await expect(page.locator(".lead")).toHaveCount(1);
});

const temples = "n.o/.../... a2A2,c3B2 a1AC,c1AC 6/1 - A:act";

test("temple powers appear with their price, only while they can be used", async ({ page, engine }) => {
  await openSaved(page, { start: temples });
  await expect(page.getByText(/for 2 of the 6 ordinary discs in your reserve, return a disc/)).toBeVisible();
  await expect(cell(page, "c3")).toHaveAttribute("data-can", /sand/);
  await point(page, "c3");
  await expectPosition(page, await engine.step(temples, "N@c3"), "the Sand temple");
  await expect(page.getByText(/return a disc of an enemy stack/)).toHaveCount(0);
  const before = await positionOn(page);
  await pickUp(page, "a2");
  await point(page, "a3");
  const after = await engine.step(before, "a2-a3");
  await expectPosition(page, after, "the action");
  await expect(page.getByText(/Or use the Moon temple/)).toBeVisible();
  await point(page, "b2");
  await expectPosition(page, await engine.step(after, "O@b2"), "the Moon temple");
});

test("the open side of a portal is drawn towards the space in front of it, however the board is rotated", async ({ page, engine }) => {
  await openSaved(page, { start: engine.setup(2, 34, "--tiles", "R,R") });
  for (let rotation = 0; rotation < 6; rotation++) {
    const portals = await page.locator("[data-board] use[href='#portal']").evaluateAll((uses) => uses.map((use) => ({
      space: use.closest("[data-cell]")!.getAttribute("data-cell")!,
      drawn: Number(use.getAttribute("transform")!.match(/-?\d+/)![0]),
    })));
    expect(portals).toHaveLength(2);
    for (const { space, drawn } of portals) {
      await hover(page, space);
      const front = (await page.locator("#why").textContent())!.match(/A stack on (\w+), in front/)![1];
      const towards = await page.evaluate(([from, to]) => {
        const at = (name: string) => document.querySelector<SVGGraphicsElement>(`[data-cell="${name}"]`)!.getScreenCTM()!;
        return (Math.atan2(at(to).f - at(from).f, at(to).e - at(from).e) * 180) / Math.PI;
      }, [space, front]);
      expect((Math.round(towards - drawn) + 720) % 360, `${space} towards ${front} after ${rotation} rotations`).toBe(0);
    }
    await page.getByRole("button", { name: /^Rotate/ }).click();
  }
});
