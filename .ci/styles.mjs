// Fails when a class is styled in two files of style/, or is styled and never used: node .ci/styles.mjs
// The class styled by a selector is the last one in it: `.bar > .medal svg` styles `medal`.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const NAME = /\.([a-z][a-z0-9-]*)/g;

/** Splits at a separator outside of brackets. */
function split(text, separator) {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if ("([".includes(sign)) depth++;
    if (")]".includes(sign)) depth--;
    if (depth === 0 && separator.test(sign)) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** The classes a selector styles; `outer` are those of the rule around it. */
function styled(selector, outer) {
  for (const compound of split(selector, /[\s>+~]/).reverse()) {
    const bare = compound.replace(/:(not|has|is|where)\((?:[^()]|\([^()]*\))*\)/g, "");
    const own = [...bare.matchAll(NAME)].map((match) => match[1]);
    if (compound.includes("&")) own.push(...outer);
    if (own.length > 0) return own;
  }
  return outer;
}

/** The classes that a style sheet styles, and all classes it names. */
export function classes(css) {
  const found = { styled: new Set(), named: new Set() };
  const open = [[]];
  let head = "";
  for (const sign of css.replace(/\/\*[^]*?\*\//g, "").replace(/"[^"]*"/g, '""')) {
    if (sign === "{") {
      const selectors = head.trim().startsWith("@") ? [] : split(head, /,/);
      const outer = open.at(-1);
      const inner = selectors.flatMap((selector) => styled(selector, outer));
      for (const name of inner) found.styled.add(name);
      for (const selector of selectors) for (const match of selector.matchAll(NAME)) found.named.add(match[1]);
      open.push(selectors.length > 0 ? inner : outer);
      head = "";
    } else if (sign === "}") {
      open.pop();
      head = "";
    } else if (sign === ";") head = "";
    else head += sign;
  }
  return found;
}

/** The words of a Rust file that can be classes: string literals outside other attributes, and `class:name`. */
export function rustWords(source) {
  const code = source.replace(/^\s*\/\/.*$/gm, "").split("#[cfg(test)]")[0];
  const words = new Set([...code.matchAll(/\bclass:([a-z][a-z0-9-]*)/g)].map((match) => match[1]));
  for (const [, attribute, text] of code.matchAll(/([A-Za-z][\w:-]*=)?(?:format!\()?"((?:[^"\\]|\\.)*)"/g)) {
    if (attribute && attribute !== "class=") continue;
    for (const word of text.split(/\s+/)) {
      if (/^[a-z][a-z0-9-]*$/.test(word)) words.add(word);
    }
  }
  return words;
}

/** The words in class attributes of a page or drawing. */
export const markupWords = (source) =>
  new Set([...source.matchAll(/\bclass="([^"]*)"/g)].flatMap((match) => match[1].split(/\s+/)));

/** What is wrong: `sheets` maps file names to CSS, `used` are the classes in use. */
export function problems(sheets, used) {
  const homes = new Map();
  const all = new Map();
  for (const [file, css] of Object.entries(sheets)) {
    const found = classes(css);
    for (const name of found.styled) homes.set(name, [...(homes.get(name) ?? []), file]);
    for (const name of found.named) all.set(name, file);
  }
  const twice = [...homes].filter(([, files]) => files.length > 1);
  const dead = [...all].filter(([name]) => !used.has(name));
  return [
    ...twice.map(([name, files]) => `.${name} is styled in ${files.length} files: ${files.join(", ")}`),
    ...dead.map(([name, file]) => `${file}: .${name} is used nowhere`),
  ];
}

function run() {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const read = (folder, ending) => readdirSync(`${root}/${folder}`, { recursive: true })
    .filter((name) => name.endsWith(ending)).sort()
    .map((name) => [`${folder}/${name}`, readFileSync(`${root}/${folder}/${name}`, "utf8")]);
  const used = new Set(read("src/web", ".rs").flatMap(([, text]) => [...rustWords(text)]));
  for (const file of ["index.html", "public/symbols.svg"]) {
    for (const word of markupWords(readFileSync(`${root}/${file}`, "utf8"))) used.add(word);
  }
  const found = problems(Object.fromEntries(read("style", ".css")), used);
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) run();
