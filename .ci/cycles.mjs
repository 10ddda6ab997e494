// Fails on a cycle between modules: node .ci/cycles.mjs
// On the page the folders of src/web count as one module each; in the library, each file below GROUPS does.
// A name that a module re-exports counts for the file that defines it. Test modules do not count.
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The folders of the library inside which no files may form a cycle. */
const GROUPS = ["eko", "cities", "core", "record", "table", "games", "lessons", "rulebook", "ai"];

/** Rust without comments, texts, and what is compiled for tests only. */
export function strip(source) {
  const code = source
    .replace(/\/\*[^]*?\*\//g, "")
    .replace(/r(#*)"[^]*?"\1|"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\.)'|\/\/.*/g, (text) => (text.startsWith("//") ? "" : '""'));
  let out = "";
  let at = 0;
  for (const match of code.matchAll(/#\[cfg\((?:all\()?test\b[^\]]*\]/g)) {
    if (match.index < at) continue;
    out += code.slice(at, match.index);
    at = match.index + match[0].length;
    // The item ends with its braces or with a semicolon.
    for (let depth = 0; at < code.length; at++) {
      if (code[at] === "{") depth++;
      if (code[at] === "}" && --depth === 0) break;
      if (code[at] === ";" && depth === 0) break;
    }
    at++;
  }
  return out + code.slice(at);
}

/** The paths of a `use` tree: `a::{b, c as d}` gives a::b named b and a::c named d. */
export function expand(tree, prefix = []) {
  const text = tree.trim();
  const brace = text.indexOf("{");
  if (brace >= 0) {
    const outer = text.slice(0, brace).split("::").map((part) => part.trim()).filter(Boolean);
    const parts = [""];
    let depth = 0;
    for (const sign of text.slice(brace + 1, text.lastIndexOf("}"))) {
      if (sign === "{") depth++;
      if (sign === "}") depth--;
      if (sign === "," && depth === 0) parts.push("");
      else parts[parts.length - 1] += sign;
    }
    return parts.filter((part) => part.trim()).flatMap((part) => expand(part, [...prefix, ...outer]));
  }
  const [path, name] = text.split(/\s+as\s+/);
  const full = [...prefix, ...path.split("::").map((part) => part.trim()).filter(Boolean)];
  if (full.at(-1) === "self") full.pop();
  return [{ path: full, name: name?.trim() ?? full.at(-1) }];
}

/** The module of a file: src/eko/mod.rs is eko, src/web/ui/art.rs is web::ui::art. */
export const moduleOf = (file) =>
  file.replace(/\.rs$/, "").replace(/(^|\/)(mod|lib|main)$/, "").split("/").filter(Boolean).join("::");

/** Reads the modules of a crate: `files` maps names below src/ to texts. */
export function read(files) {
  const modules = new Map();
  for (const [file, source] of Object.entries(files)) {
    const code = strip(source);
    const uses = [];
    const rest = code.replace(/(\bpub(?:\([^)]*\))?\s+)?\buse\s+([^;]+);/g, (_, pub, tree) => {
      for (const one of expand(tree)) uses.push({ ...one, pub: Boolean(pub) });
      return "";
    });
    const inline = [...rest.matchAll(/\b([A-Za-z_]\w*)((?:\s*::\s*[A-Za-z_]\w*)+)/g)]
      .map(([text]) => text.split("::").map((part) => part.trim()));
    modules.set(moduleOf(file), { code: rest, uses, inline });
  }
  return modules;
}

/** The module that defines what a path names, or nothing for another crate. */
export function resolve(modules, from, path, seen = new Set()) {
  const key = `${from} ${path.join("::")}`;
  if (seen.has(key)) return undefined;
  seen.add(key);
  let [first, ...rest] = path;
  let here;
  const child = (module, name) => (module ? `${module}::${name}` : name);
  if (first === "crate") here = "";
  else if (first === "self") here = from;
  else if (first === "super") here = from.split("::").slice(0, -1).join("::");
  else if (modules.has(child(from, first))) here = child(from, first);
  else {
    const use = modules.get(from)?.uses.find(({ name, path: to }) => name === first && to[0] !== first);
    return use && resolve(modules, from, [...use.path, ...rest], seen);
  }
  while (rest[0] === "super") {
    here = here.split("::").slice(0, -1).join("::");
    rest = rest.slice(1);
  }
  for (; rest.length > 0; rest = rest.slice(1)) {
    const [name] = rest;
    if (name === "*") return here;
    if (modules.has(child(here, name))) {
      here = child(here, name);
      continue;
    }
    const module = modules.get(here);
    const use = module?.uses.find((one) => one.name === name);
    const named = use && resolve(modules, here, [...use.path, ...rest.slice(1)], seen);
    if (named !== undefined) return named;
    for (const glob of module?.uses.filter((one) => one.pub && one.name === "*") ?? []) {
      const inside = resolve(modules, here, glob.path.slice(0, -1), seen);
      if (inside !== undefined && defines(modules, inside, name)) return inside;
    }
    return modules.has(here) ? here : undefined;
  }
  return modules.has(here) ? here : undefined;
}

const defines = (modules, module, name) =>
  new RegExp(`\\b(struct|enum|trait|fn|type|const|static)\\s+${name}\\b`).test(modules.get(module)?.code ?? "");

/** The modules that each module uses. A re-export is not a use. */
export function edges(modules) {
  const graph = new Map();
  for (const [name, { uses, inline }] of modules) {
    const paths = [...uses.filter((use) => !use.pub).map((use) => use.path), ...inline];
    const to = paths.map((path) => resolve(modules, name, path)).filter((target) => target !== undefined && target !== name);
    graph.set(name, new Set(to));
  }
  return graph;
}

/** The graph between groups of modules, with a module for each edge; modules without a group are left out. */
export function grouped(graph, group) {
  const out = new Map();
  for (const [from, targets] of graph) {
    const source = group(from);
    if (source === undefined) continue;
    if (!out.has(source)) out.set(source, new Map());
    for (const to of targets) {
      const target = group(to);
      if (target !== undefined && target !== source) out.get(source).set(target, from);
    }
  }
  return out;
}

/** A cycle in words; a folder is followed by the module in it that makes the edge. */
const words = (graph, cycle) => cycle.map((group, at) => {
  const by = at + 1 < cycle.length ? graph.get(group).get(cycle[at + 1]) : group;
  return by === group ? group : `${group} (${by})`;
}).join(" → ");

/** A shortest cycle through each strongly connected part of a graph. */
export function cycles(graph) {
  const found = [];
  const done = new Set();
  for (const start of [...graph.keys()].sort()) {
    if (done.has(start)) continue;
    const before = new Map();
    const queue = [start];
    for (const at of queue) {
      for (const to of graph.get(at)?.keys() ?? []) {
        if (to === start) {
          const cycle = [start];
          for (let step = at; step !== start; step = before.get(step)) cycle.splice(1, 0, step);
          for (const module of cycle) done.add(module);
          found.push([...cycle, start]);
          queue.length = 0;
          break;
        }
        if (!before.has(to) && to !== start) {
          before.set(to, at);
          queue.push(to);
        }
      }
    }
  }
  return found;
}

/** All cycles of the library and of the page. */
export function check(files) {
  const isPage = (name) => name.startsWith("web/") || name === "main.rs";
  const part = (page) => read(Object.fromEntries(Object.entries(files)
    .filter(([name]) => isPage(name) === page && !name.startsWith("bin/"))));
  const library = edges(part(false));
  const inside = (folder) => (module) => (module === folder || module.startsWith(`${folder}::`) ? module : undefined);
  const onPage = (module) => {
    const [web, folder] = module.split("::");
    return web === "web" ? [web, folder].filter(Boolean).join("::") : undefined;
  };
  const graphs = [...GROUPS.map((folder) => grouped(library, inside(folder))), grouped(edges(part(true)), onPage)];
  return graphs.flatMap((graph) => cycles(graph).map((cycle) => words(graph, cycle)));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("../src", import.meta.url));
  const names = readdirSync(root, { recursive: true }).map((name) => name.replaceAll("\\", "/")).filter((name) => name.endsWith(".rs"));
  const found = check(Object.fromEntries(names.map((name) => [name, readFileSync(`${root}/${name}`, "utf8")])));
  for (const cycle of found) console.error(`modules form a cycle: ${cycle}`);
  if (found.length > 0) process.exit(1);
}
