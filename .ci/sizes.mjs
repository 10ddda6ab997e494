// Fails when a Rust file is longer than 400 lines: node .ci/sizes.mjs
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const MOST = 400;

/** The files that are too long: `files` maps names to texts. */
export const tooLong = (files) => Object.entries(files)
  .map(([name, text]) => [name, text.split("\n").length - 1])
  .filter(([, lines]) => lines > MOST)
  .map(([name, lines]) => `${name} has ${lines} lines, ${MOST} are allowed`);

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const names = ["src", "tests/rules"].flatMap((folder) =>
    readdirSync(`${root}/${folder}`, { recursive: true }).map((name) => `${folder}/${name}`));
  const sources = names.filter((name) => name.endsWith(".rs"));
  const found = tooLong(Object.fromEntries(sources.map((name) => [name, readFileSync(`${root}/${name}`, "utf8")])));
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exit(1);
}
