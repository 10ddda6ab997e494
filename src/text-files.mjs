// Writes the texts of each language into a file of its own, named by its content, and what is said
// before the program runs into index.html. Run after a build (src/after-build.mjs). The texts stand in
// the order of their keys, as the program counts them (build.rs, which also compares the languages).
import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { replaceOnce, shortHash } from "./build-files.mjs";

const folder = process.env.TRUNK_STAGING_DIR;
const locales = new URL("locales/", import.meta.url);
const NUMBER = /_(zero|one|two|few|many|other)$/;

/** The texts of a language by their keys joined by dots. */
function flatten(value, path = "", texts = {}) {
  for (const [key, inside] of Object.entries(value)) {
    if (typeof inside === "string") texts[path + key] = inside;
    else flatten(inside, `${path}${key}.`, texts);
  }
  return texts;
}

/** Fails unless each text that counts has exactly the forms that the language knows for whole numbers. */
function checkNumbers(tag, texts) {
  const rules = new Intl.PluralRules(tag);
  const needed = [...new Set(Array.from({ length: 1001 }, (_, number) => rules.select(number)))].sort().join();
  for (const key of Object.keys(texts).filter((each) => each.endsWith("_other"))) {
    const base = key.replace(NUMBER, "");
    const found = Object.keys(texts).filter((each) => each.replace(NUMBER, "") === base && each !== base);
    const forms = found.map((each) => each.match(NUMBER)[1]).sort().join();
    if (forms !== needed) throw new Error(`${tag}.json: ${base} has the forms ${forms}; the language needs ${needed}`);
  }
}

const tags = readdirSync(locales).map((name) => name.replace(/\.json$/, "")).sort();
const languages = tags.map((tag) => [tag, JSON.parse(readFileSync(new URL(`${tag}.json`, locales), "utf8"))]);
const flat = languages.map(([tag, { before, ...texts }]) => [tag, flatten(texts)]);
const keys = [...new Set(flat.flatMap(([, texts]) => Object.keys(texts)))].sort();

const files = flat.map(([tag, texts]) => {
  checkNumbers(tag, texts);
  // A form that only other languages know is never asked for.
  const content = JSON.stringify(keys.map((key) => texts[key] ?? texts[key.replace(NUMBER, "_other")]));
  const name = `texts-${tag}-${shortHash(content)}.json`;
  writeFileSync(`${folder}/${name}`, content);
  return `<meta name="texts-${tag}" content="./${name}">`;
});

const before = Object.fromEntries(languages.map(([tag, texts]) => [tag, texts.before]));
let index = readFileSync(`${folder}/index.html`, "utf8");
index = replaceOnce(index, '<meta name="texts">', files.join("\n    "));
index = index.replace(/(data-words="(\w+)"[^>]*>)(?=<)/g, (_, start, name) => start + before.en[name]);
index = replaceOnce(index, /(?<=<script type="application\/json" id="words">)/, JSON.stringify(before).replaceAll("<", "\\u003c"));
const everyLanguage = tags.map((tag) => `<p lang="${tag}">${before[tag].script}</p>`).join("\n      ");
index = replaceOnce(index, /(?<=<noscript>)/, `\n      ${everyLanguage}`);
writeFileSync(`${folder}/index.html`, index);
