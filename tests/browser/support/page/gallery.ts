// Positions that show everything that is drawn on a board, and where to find it.
import { standardStart } from "../cities/positions";
import type { Figure } from "./contrast";

export interface Gallery { game?: string; start: string; pickUp?: string; figures: Figure[] }

const board = "pp.uu..../p..u.k.../........./........./rrrr...../cccc...../mmmm.....";
const buildings = "a5AC,b5BC,c5CC,d5DC,a6AT,b6BT,c6CT,d6DT,a7AK,b7BK,c7CK,d7DK";
const badge = (id: string): Figure => ({ name: id, selector: `.over use[href="#badge-${id}"]` });
const figure: Figure = { name: "a figure on a badge", selector: ".over text", text: true };

const ekoPieces: Figure[] = [
  { name: "a stack", selector: "[data-board] .space .stack" },
  { name: "a count", selector: "[data-board] .count", text: true },
  { name: "an emblem", selector: "[data-board] .space .stack use[href^='#top-']" },
  { name: "a building", selector: "[data-board] .space .building" },
  { name: "the emblem of a building", selector: "[data-board] .building .crest" },
  { name: "a landmark", selector: "[data-board] .landmark" },
  { name: "a captive", selector: ".tally dd span:has(+ *, > .visually-hidden) > svg" },
];

export const galleries: { [name: string]: Gallery } = {
  "pieces of Ekö": {
    start: `${board} a3A1,c3B1,e3C1E,g3D1E,a4A2,c4B3,e4C4,g4D2 ${buildings} 5/5/5/5 BA,AB A:act`,
    figures: ekoPieces,
  },
  "emperors of Ekö": {
    start: `${board} a3A1E,c3B1E,e3C1,g3D1,a4A4,c4B2,e4C3,g4D4 ${buildings} 5/5/5/5 DC,CD B:act`,
    figures: ekoPieces,
  },
  "pieces of Cities": {
    game: "cities",
    start: standardStart.replace("10/10/10/10/10/10/10/10", "10/10/10/4H1h3/10/10/10/10"),
    figures: [
      { name: "a piece", selector: "[data-board] .space .stack" },
      { name: "the emblem of a piece", selector: "[data-board] .stack .crest" },
      { name: "a city", selector: "[data-board] .city" },
    ],
  },
};
