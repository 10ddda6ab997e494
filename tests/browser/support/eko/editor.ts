// The workshop, the editor of boards.
import { unfoldBoards } from "./boards";
import type { Page } from "@playwright/test";
import { expect, open } from "../page/harness";

export const hex = (page: Page, q: number, r: number) => page.locator(`[data-hex="${q} ${r}"]`);
export const boardText = (page: Page) => page.getByRole("textbox", { name: "The board as text" });
export const boardName = (page: Page) => page.getByRole("textbox", { name: "Name of the board" });
export const facesText = (page: Page) => page.getByRole("textbox", { name: /All faces as text/ });
export const boardErrors = (page: Page) => page.locator(".faults");

/** The tiles of the standard board for two, and the hexagons of their centres. */
export const standardTiles: [string, number, number][] =
  [["A", 0, 0], ["B", 2, 1], ["C", -1, 3], ["D", -3, 2], ["E", -2, -1], ["F", 1, -3], ["G", 3, -2]];

/** Opens the workshop from the form. */
export async function openWorkshop(page: Page) {
  await unfoldBoards(page);
  await page.getByRole("button", { name: "Build a board" }).click();
  await expect(page.getByRole("dialog", { name: "The workshop" })).toBeVisible();
}

/** Opens the page, and the workshop on it. */
export async function openEditor(page: Page) {
  await open(page);
  await openWorkshop(page);
}

/** Opens the workshop, and in it the faces of the tiles. */
export async function openFaces(page: Page) {
  await openWorkshop(page);
  await page.getByText("Faces of the large tiles").click();
}

/** Places a tile from the box with its centre on a hexagon. */
export async function placeTile(page: Page, letter: string, q: number, r: number) {
  await page.getByRole("button", { name: `Tile ${letter}, 1 left` }).click();
  await hex(page, q, r).click();
}

/** Fills in the board as text and reads it. */
export async function readBoard(page: Page, board: string) {
  await boardText(page).fill(board);
  await page.getByRole("button", { name: "Read the text" }).last().click();
}

/** Keeps the board by this name. */
export async function keepBoard(page: Page, name: string) {
  await boardName(page).fill(name);
  await page.getByRole("button", { name: "Keep this board" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
}
