// What the code of a program weighs, by crate and module: node .ci/weigh.mjs FILE.wasm [DEPTH]
// The file needs its names: target/wasm32-unknown-unknown/page/eko-page.wasm has them.
import { readFileSync } from "node:fs";

const [file, depth = "2"] = process.argv.slice(2);
if (!file) throw new Error("usage: node .ci/weigh.mjs FILE.wasm [DEPTH]");
const wasm = readFileSync(file);
let at = 8;

function number() {
  let [value, shift] = [0, 0];
  for (let byte = 128; byte & 128; shift += 7) {
    byte = wasm[at++];
    value += (byte & 127) * 2 ** shift;
  }
  return value;
}
function text() {
  const length = number();
  at += length;
  return wasm.toString("utf8", at - length, at);
}

const sections = [];
while (at < wasm.length) {
  const id = wasm[at++];
  const size = number();
  const start = at;
  const name = id === 0 ? text() : "";
  sections.push({ id, name, start: at, end: start + size });
  at = start + size;
}
const section = (id, name = "") => sections.find((one) => one.id === id && one.name === name);

function importedFunctions() {
  at = section(2).start;
  let functions = 0;
  for (let left = number(); left > 0; left--) {
    text();
    text();
    const kind = wasm[at++];
    if (kind === 0) functions++;
    if (kind === 1) at++;
    if (kind === 1 || kind === 2) {
      const bounds = number();
      number();
      if (bounds & 1) number();
    } else if (kind === 3) at += 2;
    else number();
  }
  return functions;
}

function functionSizes() {
  at = section(10).start;
  return Array.from({ length: number() }, () => {
    const size = number();
    at += size;
    return size;
  });
}

function functionNames() {
  const names = new Map();
  const part = section(0, "name");
  if (!part) throw new Error(`${file} has no names`);
  for (at = part.start; at < part.end;) {
    const kind = wasm[at++];
    const size = number();
    const end = at + size;
    if (kind === 1) for (let left = number(); left > 0; left--) names.set(number(), text());
    at = end;
  }
  return names;
}

/** The path of a function: of `<A as B>::c` that of A, or of B where A is none of a crate's. */
function path(mangled) {
  if (!mangled.startsWith("_ZN")) return mangled;
  const parts = [];
  for (let rest = mangled.slice(3); /^\d/.test(rest);) {
    const length = parseInt(rest, 10);
    const digits = `${length}`.length;
    parts.push(rest.slice(digits, digits + length));
    rest = rest.slice(digits + length);
  }
  const plain = parts.slice(0, -1).join("::")
    .replace(/\$LT\$/g, "<").replace(/\$GT\$/g, ">").replace(/\$RF\$/g, "&").replace(/\$BP\$/g, "*")
    .replace(/\$LP\$/g, "(").replace(/\$RP\$/g, ")").replace(/\$C\$/g, ",").replace(/\$u([0-9a-f]+)\$/g, (_, code) => String.fromCharCode(parseInt(code, 16)))
    .replace(/\.\./g, "::").replace(/^_(?=<)/, "");
  return plain;
}

function group(name) {
  const own = /[a-z]\w*(::\w+)*/.exec(name.replace(/^<[^a-z]*as /, "").replace(/\b(mut|const|dyn) /g, ""));
  return own ? own[0].split("::").slice(0, Number(depth)).join("::") : name;
}

const first = importedFunctions();
const names = functionNames();
const groups = new Map();
let whole = 0;
functionSizes().forEach((size, index) => {
  const key = group(path(names.get(first + index) ?? "?"));
  const found = groups.get(key) ?? { size: 0, count: 0 };
  groups.set(key, { size: found.size + size, count: found.count + 1 });
  whole += size;
});
for (const { id, name, start, end } of sections) {
  if (id === 11) console.log(`${(end - start).toString().padStart(9)}  data`);
  if (id === 10) console.log(`${(end - start).toString().padStart(9)}  code`);
}
for (const [key, { size, count }] of [...groups].sort((a, b) => b[1].size - a[1].size)) {
  if (size > whole / 400) console.log(`${size.toString().padStart(9)} ${((100 * size) / whole).toFixed(1).padStart(5)} % ${count.toString().padStart(6)}  ${key}`);
}
