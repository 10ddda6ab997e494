// Every screen of the page, and how to get there.
import { expect, type Page } from "@playwright/test";
import { pickUp, point } from "../page/hands";
import { menu } from "../page/controls";
import type { Engine } from "../page/engine";
import { openSaved, saveText, store } from "../page/games";
import { open } from "../page/harness";
import { citiesScreens } from "../cities/screens";
import { questions } from "./questions";
import { recordGame } from "./record";

export type Screen = (page: Page, engine: Engine) => Promise<unknown>;

const names = ["Ann", "Bo", "Cy", "Dee"];
const midGame: Screen = async (page, engine) => openSaved(page, { ...(await recordGame(engine, 4, 31, 60)), names });
const choosing = "...../...r./.x.k. a1A1,c1B3,e3A2 - 5/0 - A:rein";

async function inMenu(page: Page, engine: Engine, item: string) {
  await midGame(page, engine);
  await menu(page, item);
  await expect(page.getByRole("dialog")).toBeVisible();
}

export const screens: { [name: string]: Screen } = {
  "start": (page) => open(page),
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
  "swap": async (page, engine) => openSaved(page, { start: engine.setup(3, 1), names: names.slice(0, 3) }),
  "action": midGame,
  "action with a stack picked up": async (page) => {
    await openSaved(page, { start: questions, names: names.slice(0, 2) });
    await pickUp(page, "a1");
  },
  "a refused target": async (page) => {
    await openSaved(page, { start: questions });
    await pickUp(page, "a1");
    await point(page, "e1");
    await expect(page.getByText(/too strong/i).first()).toBeVisible();
  },
  "reinforcement": (page) => openSaved(page, { start: choosing }),
  "the chooser": async (page) => {
    await openSaved(page, { start: choosing });
    await point(page, "e3");
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a notice": async (page) => {
    await openSaved(page, { start: questions });
    await pickUp(page, "a1");
    await point(page, "a3");
    await expect(page.getByRole("main").getByText(/so the turn ends/)).toBeVisible();
  },
  "not saved": async (page) => {
    await page.addInitScript(() => Object.defineProperty(window, "localStorage", { get: () => null }));
    await open(page);
    await page.getByRole("button", { name: "Start the game" }).click();
    await expect(page.getByText(/not saved/i)).toBeVisible();
  },
  "the menu": async (page, engine) => {
    await midGame(page, engine);
    await menu(page);
  },
  "a new game beside a running one": (page, engine) => inMenu(page, engine, "New game"),
  "the rules in short": (page, engine) => inMenu(page, engine, "The rules in short"),
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
  "resigning": (page, engine) => inMenu(page, engine, "Resign"),
  "agreeing on a draw": (page, engine) => inMenu(page, engine, "Agree on a draw"),
  "the move list": async (page, engine) => {
    await midGame(page, engine);
    const list = page.locator("details").filter({ hasText: "Moves" });
    if ((await list.getAttribute("open")) === null) await page.getByRole("button", { name: "Moves" }).click();
    await expect(list.getByRole("listitem").first()).toBeVisible();
  },
  "the end": async (page, engine) => {
    await openSaved(page, { ...(await recordGame(engine, 3, 45)), names: names.slice(0, 3) });
    await expect(page.getByRole("dialog").getByRole("heading", { name: /won/ })).toBeVisible();
  },
  "the board after the end": async (page, engine) => {
    await openSaved(page, await recordGame(engine, 2, 54));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
  ...citiesScreens,
};
