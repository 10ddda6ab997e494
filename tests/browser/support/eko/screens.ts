// Every screen of Ekö, and how to get there.
import type { Page } from "@playwright/test";
import { menu } from "../page/controls";
import { Engine } from "../page/engine";
import { openSaved, type Screen } from "../page/games";
import { pickUp, point } from "../page/hands";
import { expect } from "../page/harness";
import { recordEko } from "./game";
import { choosing, questions } from "./positions";

const names = ["Ann", "Bo", "Cy", "Dee"];
const midGame: Screen = async (page, engine) => openSaved(page, { ...(await recordEko(engine, 4, 31, 60)), names });

async function inMenu(page: Page, engine: Engine, item: string) {
  await midGame(page, engine);
  await menu(page, item);
  await expect(page.getByRole("dialog")).toBeVisible();
}

export const ekoScreens: { [name: string]: Screen } = {
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
  "the menu": async (page, engine) => {
    await midGame(page, engine);
    await menu(page);
  },
  "a new game beside a running one": (page, engine) => inMenu(page, engine, "New game"),
  "the rules": (page, engine) => inMenu(page, engine, "The rules"),
  "resigning": (page, engine) => inMenu(page, engine, "Resign"),
  "agreeing on a draw": (page, engine) => inMenu(page, engine, "Agree on a draw"),
  "the move list": async (page, engine) => {
    await midGame(page, engine);
    const list = page.locator("details").filter({ hasText: "Moves" });
    if ((await list.getAttribute("open")) === null) await page.getByRole("button", { name: "Moves" }).click();
    await expect(list.getByRole("listitem").first()).toBeVisible();
  },
  "the end": async (page, engine) => {
    await openSaved(page, { ...(await recordEko(engine, 3, 45)), names: names.slice(0, 3) });
    await expect(page.getByRole("dialog").getByRole("heading", { name: /won/ })).toBeVisible();
  },
  "the board after the end": async (page, engine) => {
    await openSaved(page, await recordEko(engine, 2, 54));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
};
