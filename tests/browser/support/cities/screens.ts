// Every screen of Cities, and how to get there.
import type { Page } from "@playwright/test";
import { menu } from "../page/controls";
import type { Screen } from "../page/games";
import { hover, pickUp } from "../page/hands";
import { expect, open } from "../page/harness";
import { openEditor, square } from "./editor";
import { openCities } from "./game";
import { enclosing, endless, nearEnd, standardStart } from "./positions";

const names = ["Ann", "Bo"];

async function inMenu(page: Page, item: string) {
  await openCities(page, { start: standardStart, names });
  await menu(page, item);
  await expect(page.getByRole("dialog")).toBeVisible();
}

export const citiesScreens: { [name: string]: Screen } = {
  "the form of Cities": async (page) => {
    await open(page);
    await page.getByRole("radio", { name: "Cities" }).check();
    await expect(page.getByRole("radio", { name: "Standard" })).toBeVisible();
  },
  "Cities": (page) => openCities(page, { start: standardStart, names }),
  "Cities with a piece picked up and captures shown": async (page) => {
    await openCities(page, { start: enclosing, names });
    await pickUp(page, "d5");
    await hover(page, "e5");
    await expect(page.locator("[data-captures]")).toHaveAttribute("data-captures", "f5 g5");
  },
  "Cities, a refused target": async (page) => {
    await openCities(page, { start: enclosing, names });
    await pickUp(page, "d5");
    await hover(page, "h7");
    await expect(page.getByText(/steps away/)).toBeVisible();
  },
  "Cities without attackers": (page) => openCities(page, { start: endless, names }),
  "the menu of Cities": async (page) => {
    await openCities(page, { start: standardStart, names });
    await menu(page);
  },
  "the rules of Cities": (page) => inMenu(page, "The rules"),
  "a new game beside one of Cities": (page) => inMenu(page, "New game"),
  "the end of Cities": async (page) => {
    await openCities(page, { start: nearEnd, plies: ["a4-a3"], names });
    await expect(page.getByRole("dialog").getByRole("heading", { name: /won/ })).toBeVisible();
  },
  "the editor of layouts": openEditor,
  "the editor of layouts with faults": async (page) => {
    await openEditor(page);
    await square(page, "e5").click();
    await expect(page.getByText(/the box holds 8/)).toBeVisible();
  },
};
