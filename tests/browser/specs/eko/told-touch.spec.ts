// The place of the end of the turn under a finger: it answers who taps it, and nobody else.
import { openSaved, test } from "../../support/page/games";
import { finger, pickUp, press } from "../../support/page/hands";
import { expect } from "../../support/page/harness";

test("the tap that makes a step asks nothing; a tap on the end of the turn is answered until the next step", async ({ page }) => {
  await openSaved(page, { start: "..... a1A1E,b1A1,d1B1,e1B1E - 0/0 - A:swap2", names: ["Ann", "Bo"] });
  const line = page.locator("#why");
  await press(page, "[data-move=pass]", finger);
  await press(page, "[data-move=pass]", finger);
  await expect(page.locator("[data-phase^=act]")).toHaveCount(1);
  await expect(page.locator("[data-needed]")).toBeVisible();
  await expect(line).not.toContainText("First do one action");
  await press(page, "[data-needed]", finger);
  await expect(line).toContainText("First do one action");
  await pickUp(page, "a1", finger);
  await expect(line).not.toContainText("First do one action");
});
