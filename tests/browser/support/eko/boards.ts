// The choice of the board in the form: pictures behind a heading.
import type { Page } from "@playwright/test";
import { chooseRadio } from "../page/controls";
import { expect } from "../page/harness";

const choice = (page: Page) => page.locator("details").filter({ has: page.locator("summary#board") });

/** Unfolds the boards, if they are folded. */
export async function unfoldBoards(page: Page) {
  if ((await choice(page).getAttribute("open")) === null) await choice(page).locator("summary").click();
  await expect(page.getByRole("radiogroup", { name: "Board" })).toBeVisible();
}

/** Chooses a board by its name. */
export async function chooseBoard(page: Page, name: string) {
  await unfoldBoards(page);
  await chooseRadio(page, { name, exact: true });
}

/** The chosen board is this one, by its name. */
export const expectBoard = (page: Page, name: string) => expect(choice(page).locator("summary .chosen")).toHaveText(name);
