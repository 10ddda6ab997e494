// What a beginner must not miss: an emperor's capture, what a refused click would need, and why the turn cannot end.
import { questions, swapping } from "../../support/eko/positions";
import { openSeated, untilPeople } from "../../support/page/computer";
import { prompt } from "../../support/page/controls";
import { openSaved, test } from "../../support/page/games";
import { hover, pickUp, point } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { openLesson } from "../../support/page/lessons";
import { cell } from "../../support/page/see";

const names = ["Ann", "Bo"];
/** Longer than a notice stays that says no more than what played itself. */
const A_WHILE = 7_000;
/** The place of the end of the turn, while it is not possible. */
const slot = "[data-needed]";

test("whose emperor is taken, and what that brings, stays beside what played itself", async ({ page }) => {
  await openSaved(page, { start: "..... a1A3,b1B1E,e1B1 - 0/0 - A:act", names });
  await pickUp(page, "a1");
  await point(page, "b1");
  const notice = page.locator("[data-notice]");
  await expect(notice).toHaveText(/Ann captures the emperor of Bo: \+3 points, now 3 of 12\. Ann has no discs to place/);
  await page.waitForTimeout(A_WHILE);
  await expect(notice).toContainText("Ann captures the emperor of Bo");
  // Whoever moves next has read it.
  await pickUp(page, "e1");
  await expect(notice).toContainText("Ann captures the emperor of Bo");
  await point(page, "d1");
  await expect(notice).not.toContainText("Ann captures");
});

test("an emperor that the computer takes is told while its person looks at the board", async ({ page }) => {
  await openSeated(page, { start: "..... a1A1E,c1B3,e1A2 - 0/0 - B:act", names }, "human hard");
  await untilPeople(page);
  const notice = page.locator("[data-notice]");
  await expect(notice).toContainText("Bo captures the emperor of Ann: +3 points, now 3 of 12.");
  await page.waitForTimeout(A_WHILE);
  await expect(notice).toContainText("Bo captures the emperor of Ann");
});

test("two captured emperors that are exchanged at once are told as that", async ({ page }) => {
  await openSaved(page, { start: "..... a1A3,b1B1E,e1B1 - 0/0 AB A:act", names });
  await pickUp(page, "a1");
  await point(page, "b1");
  await expect(page.locator("[data-notice]")).toContainText(/Ann captures the emperor of Bo\. Both held one, so the two are exchanged at once\./);
});

test("a building that another takes the place of is told, and the points of its owner", async ({ page }) => {
  await openSaved(page, { start: ".r.../..... a1A3,e1B1E b1BC 0/0 - A:act", names });
  await pickUp(page, "a1");
  await point(page, "b1");
  await expect(page.locator("[data-notice]")).toContainText("Ann replaces the camp of Bo, who now has 0 of 12 points.");
});

test("behind a missing path the path is named first, then the size of the stack", async ({ page }) => {
  await openSaved(page, { start: "...../. a1A2,b1A1,d1B3,e1B1 - 0/0 - A:act" });
  await pickUp(page, "a1");
  await hover(page, "d1");
  await expect(page.locator("#why")).toContainText(/Blocked: no path of empty spaces.*Too strong: 3 discs there, you come with 2/);
  await expect(page.locator("#why [data-rule]")).toHaveAttribute("data-rule", "move.path");
  await point(page, "d1");
  await expect(page.getByRole("status")).toContainText(/d1.*Blocked/);
});

test("a reachable stack is refused for its size alone", async ({ page }) => {
  await openSaved(page, { start: "..... a1A2,d1B3,e1B1 - 0/0 - A:act" });
  await pickUp(page, "a1");
  await hover(page, "d1");
  await expect(page.locator("#why")).toContainText("Too strong: 3 discs there, you come with 2");
  await expect(page.locator("#why")).not.toContainText("Blocked");
});

for (const [start, words] of [
  ["..... a1A3,e1B1 - 0/0 - A:act", "First do one action: move a stack, or build."],
  ["..... a1A3,e1B1 - 2/0 - A:rein", "First place at least one disc of your reserve."],
  [swapping, "First exchange your emperor with one of your discs, or leave him."],
] as const) {
  test(`the end of the turn says, before it is possible: ${words}`, async ({ page }) => {
    await openSaved(page, { start });
    const why = page.locator("#why");
    if (start === swapping) {
      // Leaving the emperor is the button in its place.
      await expect(page.locator(slot)).toHaveCount(0);
      await expect(page.locator("[data-move=end]")).toHaveAttribute("title", words);
      return;
    }
    await expect(page.locator("[data-move=end]")).toBeDisabled();
    await expect(page.locator(slot)).toHaveAttribute("title", words);
    const box = (await page.locator("[data-move=end]").boundingBox())!;
    const at = [box.x + box.width / 2, box.y + box.height / 2] as const;
    await page.mouse.move(...at);
    await expect(why).toContainText(words);
    await page.mouse.move(5, 5);
    await expect(why).not.toContainText(words);
    await page.mouse.click(...at);
    await expect(why).toContainText(words);
    await page.mouse.move(5, 5);
    await page.locator(slot).blur();
    await expect(why).not.toContainText(words);
    await page.locator(slot).focus();
    await expect(why).toContainText(words);
    await expect(page.locator(slot)).toHaveAccessibleName(words);
  });
}

test("the most that a stack can hold is said, and what threatens it there", async ({ page }) => {
  await openSaved(page, { start: "..... a1A2,b1A2,c1A1,e1B1 - 0/0 - A:act" });
  await pickUp(page, "a1");
  await hover(page, "b1");
  await expect(page.locator("#why")).toContainText(/the most a stack can hold.*kamikaze/i);
});

test("a full stack says that none can join it; one that would be too high is picked up instead, and why", async ({ page }) => {
  await openSaved(page, { start: "..... b1A4,d1A2,e1B1 - 0/0 - A:act" });
  await hover(page, "b1");
  await expect(page.locator("#why")).toContainText(/full stack of 4.*kamikaze/i);
  await pickUp(page, "d1");
  await point(page, "b1");
  await expect(cell(page, "b1")).toHaveAttribute("data-selected", "");
  await expect(page.locator("[data-notice]")).toHaveText(/Not joined: together 6 discs, at most 4 in a stack\. This stack is picked up instead\./);
  await expect(page.getByRole("status")).toContainText("Not joined");
});

test("the swap says why it may be good, and the first hint what to look for", async ({ page }) => {
  await openSaved(page, { start: swapping });
  await expect(prompt(page)).toContainText(/safer place for your emperor\? His captor gains 3 points/);
  await openSaved(page, { start: "....... a1A2E,c1B3,e1A4,g1B1E - 5/5 - A:act" });
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await expect(page.locator("#why")).toContainText("look at what it can take, join or build");
});

test("a reg is named in plain words", async ({ page }) => {
  await openSaved(page, { start: questions });
  await expect(cell(page, "d2")).toHaveAccessibleName(/reg \(stone desert\)/);
});

test("on the way to the mountain a lesson says that no stack moves onto it", async ({ page }) => {
  await page.goto("/");
  await openLesson(page, "eko-moving");
  await pickUp(page, "c1");
  await point(page, "c5");
  await expect(page.locator("#why")).toContainText("none can move onto it");
});
