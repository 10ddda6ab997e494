// Splits the program of a release into the one that the page starts with and parts that are fetched
// later (`part!` in src/web/app/part.rs), and names the files by their content. Run after a build
// (src/after-build.mjs), when Trunk has made a page of the whole program: its files are replaced.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import { replaceOnce, shortHash } from "./build-files.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
const at = (name) => `${folder}/${name}`;
const root = new URL("..", import.meta.url);

/** Runs a program of .tools/bin, or of the path. */
function run(program, ...options) {
  const own = fileURLToPath(new URL(`.tools/bin/${program}`, root));
  try {
    execFileSync(existsSync(own) ? own : program, options, { stdio: ["ignore", "ignore", "inherit"] });
  } catch (error) {
    throw error.code === "ENOENT" ? new Error(`${program} is missing: make setup installs it`) : error;
  }
}

/** The program as it was linked: with its relocations, which the splitter needs. */
function linked() {
  const options = ["metadata", "--format-version", "1", "--no-deps", "--locked"];
  const { target_directory } = JSON.parse(execFileSync("cargo", options, { cwd: root, encoding: "utf8", maxBuffer: 1e8 }));
  return `${target_directory}/wasm32-unknown-unknown/page/eko-page.wasm`;
}

/** A wasm file without its sections for tools: names, features. */
function bare(wasm) {
  const kept = [wasm.subarray(0, 8)];
  for (let start = 8; start < wasm.length;) {
    let [size, shift, end] = [0, 0, start + 1];
    do { size |= (wasm[end] & 127) << shift; shift += 7; } while (wasm[end++] & 128);
    end += size;
    if (wasm[start] !== 0) kept.push(wasm.subarray(start, end));
    start = end;
  }
  return Buffer.concat(kept);
}

/** Writes the parts, by their names in the loader; returns the loader with the names of the files. */
function writeParts(parts) {
  let loader = readFileSync(`${parts}/__wasm_split.js`, "utf8");
  for (const name of readdirSync(parts).filter((name) => /^(split|chunk)_.*\.wasm$/.test(name))) {
    const wasm = bare(readFileSync(`${parts}/${name}`));
    // Those of `part!` have its name, what several of them share has a number.
    const file = name.replace(/^(split|chunk)_(.*)\.wasm$/, `eko-part-$2-${shortHash(wasm)}.wasm`);
    writeFileSync(at(file), wasm);
    loader = replaceOnce(loader, `new URL("./${name}", import.meta.url)`, `new URL("./${file}", import.meta.url)`);
  }
  return loader;
}

/** The page's script with the loader in it: they import each other, and arrive together as one file. */
function joined(script, loader) {
  const importsLoader = /^import \* as (\w+) from "\.\/__wasm_split\.js";?$/gm;
  const names = [...script.matchAll(importsLoader)].map(([, name]) => name);
  const loads = [...loader.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
  if (names.length === 0 || loads.length === 0) throw new Error("the script and its loader do not fit each other");
  return [
    script.replace(importsLoader, ""),
    replaceOnce(loader, 'import { initSync } from "./eko-page.js";', "").replace(/^export /gm, ""),
    ...names.map((name) => `const ${name} = { ${loads.join(", ")} };`),
  ].join("\n");
}

if (process.env.TRUNK_PROFILE === "release") {
  const work = mkdtempSync(`${tmpdir()}/eko-split-`);
  const [parts, main] = [`${work}/parts`, `${work}/main`];
  run("wasm-split-cli", linked(), parts, "--out-name", "eko-page");
  run("wasm-bindgen", `${parts}/eko-page.wasm`, "--target", "web", "--keep-lld-exports", "--no-typescript",
    "--remove-name-section", "--remove-producers-section", "--out-dir", main);
  const script = joined(readFileSync(`${main}/eko-page.js`, "utf8"), writeParts(parts));
  const wasm = bare(readFileSync(`${main}/eko-page_bg.wasm`));
  rmSync(work, { recursive: true });

  let index = readFileSync(at("index.html"), "utf8");
  for (const [content, ending] of [[script, ".js"], [wasm, "_bg.wasm"]]) {
    const [old, ...others] = readdirSync(folder).filter((name) => name.startsWith("eko-page-") && name.endsWith(ending));
    if (!old || others.length > 0) throw new Error(`not one file is eko-page-…${ending}`);
    const file = `eko-page-${shortHash(content)}${ending}`;
    rmSync(at(old));
    writeFileSync(at(file), content);
    index = replaceOnce(index, old, file);
  }
  writeFileSync(at("index.html"), index);
}
