// Names the files of the worker by their content and writes the name into index.html: a page never
// meets the worker of another version. Run after a build (src/after-build.mjs).
import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { replaceOnce, shortHash } from "./build-files.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
const at = (name) => `${folder}/${name}`;

const wasm = readFileSync(at("eko-worker_bg.wasm"));
const wasmName = `eko-worker-${shortHash(wasm)}_bg.wasm`;
renameSync(at("eko-worker_bg.wasm"), at(wasmName));

// The glue starts the program itself: a worker has no page that would do it.
const glue = readFileSync(at("eko-worker.js"), "utf8");
if (!/\bwasm_bindgen = /.test(glue)) throw new Error("eko-worker.js has no wasm_bindgen");
const starts = `${glue}
wasm_bindgen({ module_or_path: new URL("${wasmName}", location.href) })
  .catch((error) => postMessage({ Failed: String(error) }));
`;
const glueName = `eko-worker-${shortHash(starts)}.js`;
writeFileSync(at(glueName), starts);
rmSync(at("eko-worker.js"));

const index = readFileSync(at("index.html"), "utf8");
writeFileSync(at("index.html"), replaceOnce(index, "./eko-worker.js", `./${glueName}`));
