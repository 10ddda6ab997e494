// Writes the lessons and the rules, and their texts in each language, into files named by their content,
// and their names into index.html: they are fetched when they are opened. Run after a build
// (src/after-build.mjs).
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { replaceOnce, shortHash } from "./build-files.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
const source = (name) => readFileSync(new URL(name, import.meta.url), "utf8");

/** Writes a file; returns the element that names it. */
function write(name, content) {
  const file = `${name}-${shortHash(content)}.txt`;
  writeFileSync(`${folder}/${file}`, content);
  return `<meta name="${name}" content="./${file}">`;
}

/** Writes the texts of a room in each language; returns the elements that name them. */
function writeTexts(room, name) {
  const texts = readdirSync(new URL(`${room}/texts/`, import.meta.url)).sort();
  return texts.map((text) => write(`${name}-${text.replace(/\.txt$/, "")}`, source(`${room}/texts/${text}`)));
}

const steps = ["eko", "cities", "puzzles"].map((name) => source(`lessons/${name}.txt`)).join("");
const lessons = [write("lessons", steps), ...writeTexts("lessons", "lessons")];
const rules = ["eko", "cities"].map((game) => write(`rules-${game}`, source(`rulebook/${game}.txt`)));
rules.push(...writeTexts("rulebook", "rules-words"));

let index = readFileSync(`${folder}/index.html`, "utf8");
index = replaceOnce(index, /<meta [^>]*name="?lessons"?[^>]*>/, lessons.join("\n    "));
index = replaceOnce(index, /<meta [^>]*name="?rules"?[^>]*>/, rules.join("\n    "));
writeFileSync(`${folder}/index.html`, index);
