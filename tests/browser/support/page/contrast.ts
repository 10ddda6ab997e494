// Contrast as it is on the screen: what is drawn against what lies around it there.
import type { Browser, Page } from "@playwright/test";

/** Something drawn: where it is found, and how it is to stand out. */
export interface Figure {
  name: string;
  selector: string;
  /** A text is measured by its letters' colour, a shape by whatever of it lies along its outline. */
  text?: boolean;
}

export interface Measured { name: string; which: number; ratio: number }

/** Soft shadows belong to the ground; lamps glow into it. */
const SHADOWS = ".i-cast, .b-cast, .c-cast, .i-shadow, .i-beam, .m-glow, .m-glow-small";

/** Adds a rule to the page, which its policy lets no style element do; answers how to take it away. */
async function hide(page: Page, selector: string) {
  await page.evaluate((hidden) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`${hidden} { visibility: hidden !important; }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, selector);
  return () => page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
}

const shot = async (page: Page) => (await page.screenshot({ animations: "disabled" })).toString("base64");

/**
 * The contrast of each element of each figure. Along three quarters of its outline it is at least this:
 * a point just outside is compared with the drawing's points near it (so a line of ink counts), and
 * a point of a letter with what lies next to the letter.
 */
export async function contrasts(page: Page, browser: Browser, figures: Figure[]): Promise<Measured[]> {
  await page.mouse.move(0, 0);
  const show = await hide(page, SHADOWS);
  const all = await shot(page);
  const looked = [];
  for (const figure of figures) {
    const elements = await page.locator(figure.selector).evaluateAll((found) => found
      .filter((element) => {
        const { top, bottom } = (element.closest(".players") ?? document.documentElement).getBoundingClientRect();
        const box = element.getBoundingClientRect();
        return element.checkVisibility() && box.top >= top && box.bottom <= bottom;
      })
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return { x, y, width, height, fill: getComputedStyle(element).fill };
      }));
    if (!elements.length) throw new Error(`nothing is ${figure.name}: ${figure.selector}`);
    const back = await hide(page, figure.selector);
    looked.push({ ...figure, elements, without: await shot(page) });
    await back();
  }
  await show();
  const canvas = await browser.newPage();
  const measured = await canvas.evaluate(async ({ all, looked, width }) => {
    const pixels = async (base64: string) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext("2d")!;
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    };
    const linear = Array.from({ length: 256 }, (_, byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const light = (r: number, g: number, b: number) => 0.2126 * linear[r] + 0.7152 * linear[g] + 0.0722 * linear[b];
    const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    const drawn = await pixels(all);
    const scale = drawn.width / width;
    const found = [];
    for (const { name, text, elements, without } of looked) {
      const ground = await pixels(without);
      for (const [which, box] of elements.entries()) {
        const [left, top] = [Math.floor(box.x * scale) - 12, Math.floor(box.y * scale) - 12].map((at) => Math.max(at, 0));
        const right = Math.min(Math.ceil((box.x + box.width) * scale) + 12, drawn.width - 1);
        const bottom = Math.min(Math.ceil((box.y + box.height) * scale) + 12, drawn.height - 1);
        const [w, h] = [right - left + 1, bottom - top + 1];
        const own = text ? box.fill.match(/\d+/g)!.slice(0, 3).map(Number) : [];
        const member = new Uint8Array(w * h);
        const [lightDrawn, lightGround] = [new Float32Array(w * h), new Float32Array(w * h)];
        for (let place = 0; place < w * h; place++) {
          const at = 4 * ((top + Math.floor(place / w)) * drawn.width + left + (place % w));
          const [one, other] = [drawn.data, ground.data];
          lightDrawn[place] = light(one[at], one[at + 1], one[at + 2]);
          lightGround[place] = light(other[at], other[at + 1], other[at + 2]);
          let [changed, strange] = [0, 0];
          for (let part = 0; part < 3; part++) {
            changed = Math.max(changed, Math.abs(one[at + part] - other[at + part]));
            if (text) strange = Math.max(strange, Math.abs(one[at + part] - own[part]));
          }
          member[place] = Number(changed > 8 && strange < 24);
        }
        // In px of the screenshot: the width of a line of ink, and something of the face inside it.
        const reach = text ? 3 : 10;
        const side = Number(!!text);
        const best = [];
        for (let y = reach; y < h - reach; y++) {
          for (let x = reach; x < w - reach; x++) {
            const place = y * w + x;
            // A letter's own point on its edge, or the point of the ground beside a shape.
            if (member[place] !== side) continue;
            if (![1, -1, w, -w].some((step) => member[place + step] !== side)) continue;
            const here = text ? light(own[0], own[1], own[2]) : lightGround[place];
            let most = 1;
            for (let dy = -reach; dy <= reach; dy++) {
              for (let dx = -reach; dx <= reach; dx++) {
                const near = place + dy * w + dx;
                if (member[near] !== side) most = Math.max(most, ratio(here, lightDrawn[near]));
              }
            }
            best.push(most);
          }
        }
        best.sort((a, b) => a - b);
        found.push({ name, which, ratio: best.length > 8 ? best[Math.floor(best.length / 4)] : 0 });
      }
    }
    return found;
  }, { all, looked, width: page.viewportSize()!.width });
  await canvas.close();
  return measured;
}
