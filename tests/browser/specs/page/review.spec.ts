// Looking back at a game: every ply of it can be shown, the game itself stays, and a branch can be played.
import { recordCities } from "../../support/cities/game";
import { recordEko } from "../../support/eko/game";
import { openSeated, plyOn, savedOn, somethingByHand, table, thinking } from "../../support/page/computer";
import { menu } from "../../support/page/controls";
import { readEko } from "../../support/eko/position";
import { hover } from "../../support/page/hands";
import { openSaved, test } from "../../support/page/games";
import { expect } from "../../support/page/harness";
import { expectPosition, positionOn } from "../../support/page/see";

const inReview = "[data-review]";

for (const game of ["eko", "cities"] as const) {
  test(`${game}: every ply is shown, nothing can be played there, and the game stays as it is`, async ({ page, engine, cities }) => {
    const record = game === "eko" ? await recordEko(engine, 3, 45, 30) : await recordCities(cities, 8, 20);
    await openSaved(page, record);
    const live = await positionOn(page);
    const saved = await savedOn(page);
    const plies = Number(await table(page).getAttribute("data-plies"));
    await menu(page, "Look back");
    await expect(page.locator(inReview)).toBeVisible();
    await page.getByRole("button", { name: "To the start" }).click();
    for (let ply = 0; ply <= plies; ply++) {
      await expectPosition(page, record.positions[ply], `ply ${ply}`);
      expect(await plyOn(page)).toBe(ply);
      await expect(page.locator("[data-can]")).toHaveCount(0);
      if (ply < plies) await page.getByRole("button", { name: "One step on" }).click();
    }
    await expect(page.getByRole("button", { name: "One step on" })).toBeDisabled();
    await page.getByRole("slider", { name: "Step" }).press("Home");
    await expectPosition(page, record.positions[0], "Home");
    expect(await savedOn(page)).toEqual(saved);
    await page.getByRole("button", { name: "Back to the game" }).click();
    await expect(page.locator(inReview)).toHaveCount(0);
    expect(await positionOn(page)).toBe(live);
    await expect(page.locator("[data-can]").first()).toBeVisible();
  });
}

test("a click in the move list shows the position after it, Escape leaves", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 54, 20);
  await openSaved(page, record);
  const live = await positionOn(page);
  await page.locator(".ply[data-to='5']").click();
  await expectPosition(page, record.positions[5], "ply 5");
  await expect(page.locator(".ply[aria-current]")).toHaveAttribute("data-to", "5");
  await page.getByRole("slider", { name: "Step" }).focus();
  await page.keyboard.press("ArrowRight");
  await expectPosition(page, record.positions[6], "the arrow key");
  await page.keyboard.press("Control+z");
  await expectPosition(page, record.positions[6], "no undo in a review");
  await page.keyboard.press("Escape");
  await expect(page.locator(inReview)).toHaveCount(0);
  expect(await positionOn(page)).toBe(live);
});

test("a game plays by itself to its end, and stops when it is asked to", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 54, 6);
  await openSaved(page, { ...record });
  await page.locator(".ply[data-to='0']").click();
  await page.getByRole("button", { name: "Play by itself" }).click();
  await expect.poll(() => plyOn(page)).toBe(2);
  await page.getByRole("button", { name: "Pause" }).click();
  const stopped = await plyOn(page);
  await page.waitForTimeout(1_500);
  expect(await plyOn(page)).toBe(stopped);
  await page.getByRole("button", { name: "Play by itself" }).click();
  await expect.poll(() => plyOn(page)).toBe(Number(await table(page).getAttribute("data-plies")));
  await expect(page.getByRole("button", { name: "Play by itself" })).toBeVisible();
});

test("a step has a comment, which is marked in the list, kept over a reload, and stays with its step", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 54, 10);
  await openSaved(page, record);
  await page.locator(".ply[data-to='4']").click();
  const field = page.getByRole("textbox", { name: "Comment on this step" });
  await field.click();
  await page.keyboard.type("<b>Bold</b>, but late ");
  await page.keyboard.press("Control+z");
  expect(await plyOn(page), "keys in the field are the field's").toBe(4);
  await field.fill("<b>Bold</b>, but late ");
  await page.getByRole("button", { name: "One step on" }).click();
  await expect(field).toHaveValue("");
  await field.fill("And then?");
  await page.getByRole("button", { name: "One step back" }).click();
  await expect(field).toHaveValue("<b>Bold</b>, but late");
  await expect(page.locator(".ply", { has: page.getByText("with a comment") })).toHaveCount(2);
  await page.reload();
  await expect(page.locator(".ply[data-to='4']")).toContainText("with a comment");
  await page.locator(".ply[data-to='4']").click();
  await expect(field).toHaveValue("<b>Bold</b>, but late");
  await field.fill("");
  await expect(page.locator(".ply[data-to='4']")).not.toContainText("with a comment");
});

test("a branch is a game of its own; the other one is kept", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 54, 20);
  await openSaved(page, record);
  const live = await positionOn(page);
  await page.locator(".ply[data-to='7']").click();
  await page.getByRole("button", { name: "Play from here" }).click();
  await expect(page.locator(inReview)).toHaveCount(0);
  await expectPosition(page, record.positions[7], "the branch");
  expect(await table(page).getAttribute("data-plies")).toBe("7");
  for (let step = 0; (await plyOn(page)) === 7; step++) await somethingByHand(page, step);
  await menu(page, "Your games");
  await page.getByRole("dialog").getByRole("button", { name: /Wave, Star: \d+ turns/ }).first().click();
  await expectPosition(page, live, "going back");
});

test("in a review nobody can resign, nothing is refused on the board, and the whole game is shared", async ({ page, engine, browser }) => {
  const record = await recordEko(engine, 2, 54, 20);
  await openSaved(page, record);
  await page.locator(".ply[data-to='1']").click();
  const sheet = await menu(page);
  for (const item of ["Resign", "Agree on a draw", "Look back"]) {
    await expect(sheet.getByRole("button", { name: item })).toBeDisabled();
  }
  await sheet.getByRole("button", { name: "Share a link" }).click();
  const link = await page.locator("[data-link]").inputValue();
  await page.keyboard.press("Escape");
  await hover(page, readEko(record.positions[1]).stacks.keys().next().value!);
  await expect(page.locator("#why.aside")).toBeVisible();
  await expect(page.locator(".ply[data-taken-back]")).toHaveCount(0);
  const other = await browser.newPage();
  await other.goto(link);
  await expectPosition(other, record.positions.at(-1)!, "the game shared");
  await other.close();
});

test("a computer player waits while its game is looked back at, and goes on after it", async ({ page, engine }) => {
  await openSeated(page, { start: engine.setup(2, 7) }, "easy easy");
  await expect.poll(() => plyOn(page)).toBeGreaterThan(3);
  await page.locator(".ply[data-to='1']").click();
  expect(await thinking(page)).toBeNull();
  const { at } = await savedOn(page);
  await page.waitForTimeout(1_500);
  expect((await savedOn(page)).at).toBe(at);
  expect(await plyOn(page)).toBe(1);
  await page.getByRole("button", { name: "Back to the game" }).click();
  await expect.poll(() => plyOn(page)).toBeGreaterThan(at);
});

test("a finished game is looked back at from its result", async ({ page, engine }) => {
  const record = await recordEko(engine, 2, 11);
  await openSaved(page, record);
  await page.getByRole("dialog").getByRole("button", { name: "Look back" }).click();
  await expectPosition(page, record.positions[0], "the start");
  await expect(table(page)).not.toHaveAttribute("data-phase", "over");
  await page.getByRole("button", { name: "To the last step" }).click();
  await expect(table(page)).toHaveAttribute("data-phase", "over");
  await expect(page.getByRole("dialog"), "the result is not told again").toHaveCount(0);
});

test("a line for each player shows how it went, in words for the step that is shown", async ({ page, engine }) => {
  const record = await recordEko(engine, 3, 45, 40);
  await openSaved(page, { ...record, names: ["Ann", "Bo", "Cy"] });
  await menu(page, "Look back");
  const graph = page.getByRole("img", { name: /^How it went/ });
  await expect(graph.locator("polyline")).toHaveCount(3);
  for (const ply of [40, 0, 25]) {
    await page.getByRole("slider", { name: "Step" }).fill(String(ply));
    await expect.poll(() => plyOn(page)).toBe(ply);
    const points = await page.locator(".plate .plate-points").allTextContents();
    const [a, b, c] = points.map((text) => Number(/\d+/.exec(text)![0]));
    await expect(graph).toHaveAttribute("aria-label", `How it went, step by step. Now Ann ${a}, Bo ${b}, Cy ${c}.`);
  }
});
