// Every screen of Cities, and how to get there.
import { expect, type Page } from "@playwright/test";
import { middle, pickUp } from "../page/hands";
import { openCities, start } from "./game";
import { menu } from "../page/controls";
import { open } from "../page/harness";
import type { Screen } from "../eko/screens";

const names = ["Ann", "Bo"];
/** On e5 the attacker of d5 encloses f5 and g5; c6 is a hero, b7 an enemy city in its reach. */
export const enclosing = "1aaaaaaa2/10/10/10/2H7/3A1aaA2/10/10/10/1AAAAAA3 d3A,g3A,b4A,i4A,b7B,i7B,d8B,g8B A";
export const endless = "hhh7/10/10/10/10/10/10/10/10/HHH7 d3A,b7B A";
export const nearEnd = "aaa7/10/10/10/10/10/A9/10/10/AA8 a3B,d3A A";

async function inMenu(page: Page, item: string) {
  await openCities(page, { start, names });
  await menu(page, item);
  await expect(page.getByRole("dialog")).toBeVisible();
}

async function hover(page: Page, square: string) {
  const { x, y } = await middle(page, square);
  await page.mouse.move(x, y);
}

export async function openEditor(page: Page) {
  await open(page);
  await page.getByRole("radio", { name: "Cities" }).check();
  await page.getByRole("button", { name: "Enter a layout" }).click();
  await expect(page.getByRole("dialog", { name: "A start layout" })).toBeVisible();
}

export const citiesScreens: { [name: string]: Screen } = {
  "the form of Cities": async (page) => {
    await open(page);
    await page.getByRole("radio", { name: "Cities" }).check();
    await expect(page.getByRole("radio", { name: "Standard" })).toBeVisible();
  },
  "Cities": (page) => openCities(page, { start, names }),
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
    await openCities(page, { start, names });
    await menu(page);
  },
  "the rules of Cities in short": (page) => inMenu(page, "The rules in short"),
  "a new game beside one of Cities": (page) => inMenu(page, "New game"),
  "the end of Cities": async (page) => {
    await openCities(page, { start: nearEnd, plies: ["a4-a3"], names });
    await expect(page.getByRole("dialog").getByRole("heading", { name: /won/ })).toBeVisible();
  },
  "the editor of layouts": openEditor,
  "the editor of layouts with faults": async (page) => {
    await openEditor(page);
    await page.locator("[data-square=e5]").click();
    await expect(page.getByText(/the box holds 8/)).toBeVisible();
  },
};
