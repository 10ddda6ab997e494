// Writes the lessons, and their texts in each language, into files named by their content, and their
// names into index.html. Run after a build (src/after-build.mjs).
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { replaceOnce, shortHash } from "./build-files.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
const source = (name) => readFileSync(new URL(`lessons/${name}`, import.meta.url), "utf8");

/** Writes a file; returns the element that names it. */
function write(name, content) {
  const file = `${name}-${shortHash(content)}.txt`;
  writeFileSync(`${folder}/${file}`, content);
  return `<meta name="${name}" content="./${file}">`;
}

const texts = readdirSync(new URL("lessons/texts/", import.meta.url)).sort();
const elements = [
  write("lessons", ["eko.txt", "cities.txt", "puzzles.txt"].map(source).join("")),
  ...texts.map((name) => write(`lessons-${name.replace(/\.txt$/, "")}`, source(`texts/${name}`))),
];
const index = readFileSync(`${folder}/index.html`, "utf8");
writeFileSync(`${folder}/index.html`, replaceOnce(index, /<meta [^>]*name="?lessons"?[^>]*>/, elements.join("\n    ")));
