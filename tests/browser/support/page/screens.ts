// Every screen of the page, those of both games among them, and how to get there.
import { citiesScreens } from "../cities/screens";
import { questions } from "../eko/positions";
import { unfoldBoards } from "../eko/boards";
import { recordEko } from "../eko/game";
import { ekoScreens } from "../eko/screens";
import { openSeated } from "./computer";
import { menu } from "./controls";
import { openSaved, saveText, type Screen, store } from "./games";
import { expect, open } from "./harness";
import { answer, learn, makeIn, openLesson } from "./lessons";
import { make } from "./moves";
import { openLink, refused, shareLink } from "./links";

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
  "all games": async (page) => {
    await store(page, {
      "eko.game": saveText({ start: questions, names: ["Cy", "Dee"] }),
      "eko.earlier": JSON.stringify([saveText({ start: questions, names: ["Ann", "Bo"] })]),
      "eko.damaged.1": "nonsense",
    });
    await open(page);
    await menu(page, "Your games");
    await expect(page.getByRole("dialog", { name: "Your games" }).locator("[data-entry]")).toHaveCount(1);
    await page.getByRole("button", { name: "More" }).last().click();
  },
  "a review": async (page, engine) => {
    await openSaved(page, await recordEko(engine, 4, 31, 40));
    await menu(page, "Look back");
    await expect(page.getByRole("slider", { name: "Step" })).toBeVisible();
  },
  "who plays for whom": async (page, engine) => {
    await openSeated(page, { start: engine.setup(4, 3) }, "human easy medium hard");
    await menu(page, "Players and computer");
    await expect(page.getByRole("dialog", { name: "Players and computer" })).toBeVisible();
  },
  "a computer player thinks": async (page, engine) => {
    await openSeated(page, { start: engine.setup(4, 3) }, "hard hard hard hard", { "eko.speed": "slow", "eko.opinion": "on" });
    await expect(page.getByRole("button", { name: "Move now" })).toBeVisible();
  },
  "computer players wait": async (page, engine) => {
    await openSeated(page, { start: engine.setup(2, 3) }, "hard hard", { "eko.speed": "slow" });
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("button", { name: "Go on" })).toBeVisible();
  },
  "the computer has stopped": async (page, engine) => {
    await page.route("**/eko-worker*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "postMessage(1)" }));
    await openSeated(page, { start: engine.setup(2, 3) }, "hard hard");
    await expect(page.getByText(/the computer player has stopped/i)).toBeVisible();
  },
  "a hint and the chances": async (page, engine) => {
    await openSeated(page, { start: engine.setup(4, 3) }, "human human human human", { "eko.opinion": "on" });
    await page.getByRole("button", { name: "Hint", exact: true }).click();
    await page.getByRole("button", { name: "Hint: where to?" }).click();
    await page.getByRole("button", { name: "Hint: why?" }).click();
    await expect(page.locator(".opinion")).toHaveCount(4);
  },
  "a link to share": async (page, engine) => {
    await store(page, { "eko.game": saveText({ start: engine.setup(2, 3), names: ["Ann", "Bo"] }) });
    await open(page);
    await shareLink(page);
  },
  "a damaged link": async (page) => {
    await openLink(page, "AQ");
    await expect(refused(page)).toBeVisible();
  },
  "the lessons": async (page) => {
    await open(page);
    await learn(page).click();
    await expect(page.locator("[data-key]").first()).toBeVisible();
  },
  "a wrong step in a lesson": async (page, engine) => {
    await open(page);
    await openLesson(page, "eko-attack");
    await makeIn(page, engine, (legal) => make(page, "a1-b1", legal));
    await expect(answer(page)).toBeVisible();
  },
  ...ekoScreens,
  ...citiesScreens,
};
