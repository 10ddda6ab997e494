// Joins style/ into target/page.css, the one style sheet of the page: node style/join.mjs [OUTPUT]
// A folder is a layer. Trunk does not follow @import, and a file each would be a request each.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";

/** The layers, from the weakest to the strongest. */
export const LAYERS = ["tokens", "base", "components", "games", "utilities"];

const root = fileURLToPath(new URL(".", import.meta.url));

/** The style files below style/, in alphabetical order, each with its layer. */
export function files(folder = root) {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
  return names.filter((name) => name.endsWith(".css")).sort().map((name) => {
    const layer = name.split("/")[0].replace(/\.css$/, "");
    if (!LAYERS.includes(layer)) throw new Error(`style/${name}: no layer is named ${layer}`);
    return { name, layer, text: readFileSync(`${folder}/${name}`, "utf8") };
  });
}

/** The style sheet, without comments and indentation. */
export function join(folder = root) {
  const layers = files(folder).map(({ layer, text }) => `@layer ${layer} {\n${text}}\n`);
  const all = `@layer ${LAYERS.join(", ")};\n${layers.join("")}`;
  return all.replace(/\/\*[^]*?\*\//g, "").replace(/\n\s+/g, "\n");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const output = process.argv[2] ?? fileURLToPath(new URL("../target/page.css", import.meta.url));
  mkdirSync(dirname(output), { recursive: true });
  writeFileSync(output, join());
}
