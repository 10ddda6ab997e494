// The teacher's view by fingers: a tap tells, another on the same stack looks at it, and taps draw.
import { finger, point } from "../../support/page/hands";
import { openSaved, test } from "../../support/page/games";
import { expect, expectAccessible } from "../../support/page/harness";
import { clipped } from "../../support/page/sight";
import { positionOn } from "../../support/page/see";
import { lookedAt, marksOn, opened, teach } from "../../support/page/teacher";

test("taps look at stacks, tell why not, and draw", async ({ page }) => {
  await openSaved(page, { start: "......./....... a1A2E,d1B1,g1B2E,c2A1,g2A1 - 5/5 - A:act", names: ["Ann", "Bo"] });
  const before = await positionOn(page);
  await teach(page);
  await point(page, "g1", finger);
  expect(await lookedAt(page)).toBe("g1");
  await point(page, "a1", finger);
  await expect(page.locator("#why [data-rule]")).toBeVisible();
  expect(await lookedAt(page)).toBe("g1");
  await point(page, "a1", finger);
  expect(await lookedAt(page)).toBe("a1");
  await opened(page).getByRole("button", { name: "Draw" }).tap();
  await point(page, "c2", finger);
  await point(page, "d1", finger);
  expect(await marksOn(page)).toEqual(["c2-d1"]);
  expect(await positionOn(page)).toBe(before);
  await expectAccessible(page);
});

for (const lang of ["de", "fr"]) {
  test(`at 320 px and in ${lang} nothing of the bar is clipped`, async ({ page }) => {
    await page.addInitScript((lang) => { localStorage.setItem("eko.teacher", "on"); localStorage.setItem("eko.language", lang); }, lang);
    await page.setViewportSize({ width: 320, height: 568 });
    await openSaved(page, { start: "......./....... a1A2E,d1B1,g1B2E,c2A1,g2A1 - 5/5 - A:act", names: ["Ann", "Bo"] });
    await expect(page.locator("[data-teacher] button")).toHaveCount(3);
    await expect.poll(() => clipped(page)).toEqual([]);
  });
}
