// Writes the service worker with the list of all files and their hashes. Run after a build
// (src/after-build.mjs), and only for a release: while the page is worked on, none is kept.
import { readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { replaceOnce, sha256, shortHash } from "./build-files.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
const at = (name) => `${folder}/${name}`;

/** The files below the folder, by their address. Hosts send `index.html` for the folder itself. */
function files() {
  const names = readdirSync(folder, { recursive: true }).map((name) => name.replaceAll("\\", "/"));
  return Object.fromEntries(names.filter((name) => statSync(at(name)).isFile()).sort().map((name) => {
    return [name === "index.html" ? "./" : `./${name}`, `sha256-${sha256(readFileSync(at(name)), "base64")}`];
  }));
}

if (process.env.TRUNK_PROFILE === "release") {
  const index = readFileSync(at("index.html"), "utf8");
  writeFileSync(at("index.html"), replaceOnce(index, 'name="service-worker" content=""', 'name="service-worker" content="./service-worker.js"'));
  const list = JSON.stringify(files(), null, 2);
  const version = shortHash(list);
  let worker = readFileSync(new URL("service-worker.js", import.meta.url), "utf8");
  worker = replaceOnce(worker, "const FILES = {};", `const FILES = ${list};`);
  worker = replaceOnce(worker, 'const VERSION = "";', `const VERSION = "${version}";`);
  writeFileSync(at("service-worker.js"), worker);
}
