// Every screen of the page, those of both games among them, and how to get there.
import { citiesScreens } from "../cities/screens";
import { questions } from "../eko/positions";
import { unfoldBoards } from "../eko/boards";
import { ekoScreens } from "../eko/screens";
import { menu } from "./controls";
import { saveText, type Screen, store } from "./games";
import { expect, open } from "./harness";

export const screens: { [name: string]: Screen } = {
  "start": (page) => open(page),
  "start with boards and variants unfolded": async (page) => {
    await open(page);
    await unfoldBoards(page);
    await page.getByText("Variants", { exact: true }).click();
    await expect(page.getByRole("combobox", { name: "Portal" })).toBeVisible();
  },
  "start with a bad seed": async (page) => {
    await open(page);
    await page.getByRole("textbox", { name: /^seed/i }).fill("seven");
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByText(/a seed is a whole number/i)).toBeVisible();
  },
  "a damaged save": async (page) => {
    await store(page, { "eko.game": "nonsense" });
    await open(page);
    await expect(page.getByText(/could not be read/).first()).toBeVisible();
  },
  "a newer save": async (page) => {
    await store(page, { "eko.game": saveText({ start: questions }).replace('"format":1', '"format":99') });
    await open(page);
    await expect(page.getByText(/newer version/)).toBeVisible();
  },
  "not saved": async (page) => {
    await page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => null }));
    await open(page);
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByText(/not saved/i)).toBeVisible();
  },
  "earlier games": async (page) => {
    await store(page, {
      "eko.game": saveText({ start: questions, names: ["Cy", "Dee"] }),
      "eko.earlier": JSON.stringify([saveText({ start: questions, names: ["Ann", "Bo"] })]),
      "eko.damaged.1": "nonsense",
    });
    await open(page);
    await menu(page, "Earlier games");
    await expect(page.getByRole("dialog", { name: "Earlier games" })).toBeVisible();
  },
  ...ekoScreens,
  ...citiesScreens,
};
