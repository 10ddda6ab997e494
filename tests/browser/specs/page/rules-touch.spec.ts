// The rules by finger: a reason leads to its paragraph in a sheet, and a move is tried in its diagram.
import { questions } from "../../support/eko/positions";
import { openSaved, test } from "../../support/page/games";
import { finger, pickUp, point } from "../../support/page/hands";
import { expect } from "../../support/page/harness";
import { diagram, paragraph, rules } from "../../support/page/rules";
import { positionOn } from "../../support/page/see";

test("a tapped reason opens its paragraph, a tap tries the move in its diagram, and the game stays", async ({ page }) => {
  await openSaved(page, { start: questions });
  const before = await positionOn(page);
  await pickUp(page, "a1", finger);
  await point(page, "c1", finger);
  await page.locator("#why").getByRole("button", { name: "Rules" }).tap();
  await expect(paragraph(page, "move.attack")).toBeInViewport();
  await expect(rules(page)).toHaveAttribute("aria-modal", "true");
  const attack = diagram(page, "move.attack");
  await attack.getByRole("button", { name: "Try it" }).tap();
  await attack.locator('[data-cell="a3"] .area').tap();
  await expect(attack.locator('[data-cell="a3"]')).toHaveAttribute("data-stack", "A3");
  await attack.getByRole("button", { name: "Again" }).tap();
  await expect(attack.locator('[data-cell="a3"]')).toHaveAttribute("data-stack", "B2");
  await rules(page).getByRole("button", { name: "Close", exact: true }).tap();
  await expect(rules(page)).toHaveCount(0);
  expect(await positionOn(page)).toBe(before);
});
