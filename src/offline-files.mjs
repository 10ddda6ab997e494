// Writes the service worker with the list of all files and their hashes. Run after a build
// (src/after-build.mjs), and only for a release: while the page is worked on, none is kept.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";

const folder = process.env.TRUNK_STAGING_DIR;
const at = (name) => `${folder}/${name}`;

/** The files below the folder, by their address. Hosts send `index.html` for the folder itself. */
function files() {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
  return Object.fromEntries(names.filter((name) => statSync(at(name)).isFile()).sort().map((name) => {
    const hash = createHash("sha256").update(readFileSync(at(name))).digest("base64");
    return [name === "index.html" ? "./" : `./${name}`, `sha256-${hash}`];
  }));
}

/** Replaces a text that occurs once. */
function replaced(text, from, to) {
  if (text.split(from).length !== 2) throw new Error(`not once: ${from}`);
  return text.replace(from, () => to);
}

if (process.env.TRUNK_PROFILE === "release") {
  const index = readFileSync(at("index.html"), "utf8");
  writeFileSync(at("index.html"), replaced(index, 'name="service-worker" content=""', 'name="service-worker" content="./service-worker.js"'));
  const list = JSON.stringify(files(), null, 2);
  const version = createHash("sha256").update(list).digest("hex").slice(0, 16);
  let worker = readFileSync(new URL("service-worker.js", import.meta.url), "utf8");
  worker = replaced(worker, "const FILES = {};", `const FILES = ${list};`);
  worker = replaced(worker, 'const VERSION = "";', `const VERSION = "${version}";`);
  writeFileSync(at("service-worker.js"), worker);
}
