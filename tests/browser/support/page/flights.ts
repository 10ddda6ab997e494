// Pieces in motion, as the board's flight layer shows them.
import type { Page } from "@playwright/test";

/** What moved over the board after a move. */
export interface Flight {
  /** The points where its middle was, from its start to its end, on the screen. */
  points: { x: number; y: number }[];
  /** How visible it was in the end, from 0 to 1. */
  opacity: number;
}

/**
 * What flies when `move` is made. Each flight is stopped as it begins and looked at moment by
 * moment, which no loaded machine disturbs.
 */
export async function flightsOf(page: Page, move: () => Promise<unknown>): Promise<Flight[]> {
  await page.evaluate(() => {
    const flights: Flight[] = ((window as any).flights = []);
    const look = (piece: SVGGraphicsElement) => {
      const [animation] = piece.getAnimations();
      if (!animation) return flights.push({ points: [], opacity: 1 });
      animation.pause();
      const end = Number(animation.effect!.getComputedTiming().endTime);
      const points = Array.from({ length: 101 }, (_, percent) => {
        animation.currentTime = (end * percent) / 100;
        const own = piece.getScreenCTM()!;
        return { x: own.e, y: own.f };
      });
      flights.push({ points, opacity: Number(getComputedStyle(piece).opacity) });
      animation.finish();
    };
    const layer = document.querySelector("svg[data-board] .flight")!;
    new MutationObserver((changes) =>
      changes.flatMap((change) => [...change.addedNodes]).forEach((piece) => look(piece as SVGGraphicsElement)),
    ).observe(layer, { childList: true });
  });
  await move();
  // Flights begin in a frame after the move, and are gone in another.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))));
  return page.evaluate(() => (window as any).flights as Flight[]);
}
