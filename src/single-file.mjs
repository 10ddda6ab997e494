// Puts the page into one HTML file that works from a disk: node src/single-file.mjs DIST OUTPUT
// Programs are packed (gzip, base64) and become blobs when the file is opened; the policy of the file
// names its own script and style sheet by their hashes, and allows no address of any host.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { gzipSync } from "node:zlib";
import { replaceOnce, sha256 } from "./build-files.mjs";

const [dist, output] = process.argv.slice(2);
if (!output) throw new Error("usage: node src/single-file.mjs DIST OUTPUT");

/** The name of the one file of the page that matches. */
function only(pattern) {
  const names = readdirSync(dist).filter((name) => pattern.test(name));
  if (names.length !== 1) throw new Error(`${names.length} files match ${pattern} in ${dist}`);
  return names[0];
}
const text = (name) => readFileSync(`${dist}/${name}`, "utf8");
const hash = (content) => `'sha256-${sha256(content, "base64")}'`;

const names = {
  page: only(/^eko-page.*\.js$/),
  pageWasm: only(/^eko-page.*\.wasm$/),
  // Those of the page that are fetched later; a build for development has none.
  parts: readdirSync(dist).filter((name) => /^eko-part-.*\.wasm$/.test(name)),
  worker: only(/^eko-worker.*\.js$/),
  workerWasm: only(/^eko-worker.*\.wasm$/),
  boot: only(/^boot-.*\.js$/),
  offline: only(/^offline-.*\.js$/),
  style: only(/^page-.*\.css$/),
};

const texts = readdirSync(dist).filter((name) => /^texts-.*\.json$/.test(name));

const packed = (id, name) =>
  `<script type="application/gzip" id="${id}">${gzipSync(readFileSync(`${dist}/${name}`), { level: 9 }).toString("base64")}</script>`;

// Where the worker's script asks for its program (src/worker-files.mjs).
const workerProgram = `new URL("${names.workerWasm}", location.href)`;
if (!text(names.worker).includes(workerProgram)) throw new Error(`${names.worker} does not ask for its program`);

/** Unpacks the programs before `boot.js` looks for their addresses. */
const unpack = `
const unpacked = async (id) => {
  const bytes = Uint8Array.from(atob(document.getElementById(id).textContent), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")));
};
const blob = (content, type) => URL.createObjectURL(new Blob([content], { type }));
const wasm = async (id) => blob(await (await unpacked(id)).arrayBuffer(), "application/wasm");
const script = async (id) => (await unpacked(id)).text();
document.getElementById("page-wasm").href = await wasm("packed-page-wasm");
let page = await script("packed-page");
for (const part of ${JSON.stringify(names.parts)}) {
  const address = JSON.stringify(await wasm(\`packed-\${part}\`));
  page = page.replace(\`new URL("./\${part}", import.meta.url)\`, () => address);
}
document.getElementById("page-js").href = blob(page, "text/javascript");
// A worker of a file may read no other blob, so its script holds its program.
const program = document.getElementById("packed-worker-wasm").textContent;
const worker = (await script("packed-worker")).replace(${JSON.stringify(workerProgram)}, () =>
  \`fetch("data:application/gzip;base64,\${program}").then((packed) =>
    new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), { headers: { "content-type": "application/wasm" } }))\`);
for (const file of document.querySelectorAll("meta[name^=texts-]")) {
  file.content = blob(await script(\`packed-\${file.name}\`), "application/json");
}
document.querySelector("meta[name=worker]").content = blob(worker, "text/javascript");
`;
const program = `${unpack}\n${text(names.boot)}`;
const style = text(names.style);
const icon = `data:image/svg+xml,${encodeURIComponent(text("favicon.svg"))}`;
const policy = [
  "default-src 'none'", `script-src ${hash(program)} blob: 'wasm-unsafe-eval'`, `style-src ${hash(style)}`,
  "img-src data: blob:", "connect-src blob: data:", "worker-src blob:", "base-uri 'none'", "form-action 'none'",
].join("; ");

let html = text("index.html");
html = replaceOnce(html, /(?<=http-equiv="?Content-Security-Policy"? content=")[^"]*/i, policy);
html = replaceOnce(html, /<link [^>]*id="page-wasm"[^>]*>/, '<link id="page-wasm">');
html = replaceOnce(html, /<link [^>]*id="page-js"[^>]*>/, '<link id="page-js">');
html = replaceOnce(html, /<link [^>]*rel="stylesheet"[^>]*>/, `<style>${style}</style>`);
html = replaceOnce(html, /(?<=<link [^>]*rel="icon"[^>]*href=")[^"]*/, icon);
html = replaceOnce(html, /<link [^>]*rel="manifest"[^>]*>/, "");
html = replaceOnce(html, /<link [^>]*rel="apple-touch-icon"[^>]*>/, "");
// The lessons, the rules and their texts stand in the file itself.
html = html.replace(/(?<=name="(?:lessons|rules)[^"]*" content=")\.\/([^"]*)/g, (_, name) =>
  `data:text/plain;charset=utf-8;base64,${readFileSync(`${dist}/${name}`).toString("base64")}`);
html = replaceOnce(html, /(?<=name="service-worker" content=")[^"]*/, "");
html = replaceOnce(html, new RegExp(`<script [^>]*${names.offline}[^>]*></script>`), "");
html = replaceOnce(html, new RegExp(`<script [^>]*${names.boot}[^>]*></script>`), "");
const parts = [
  packed("packed-page", names.page), packed("packed-page-wasm", names.pageWasm),
  ...names.parts.map((part) => packed(`packed-${part}`, part)),
  packed("packed-worker", names.worker), packed("packed-worker-wasm", names.workerWasm),
  ...texts.map((name) => packed(`packed-${name.match(/^texts-[a-z]+/)[0]}`, name)),
  `<script type="module">${program}</script>`,
];
html = replaceOnce(html, /<\/body>/, `${parts.join("\n")}\n</body>`);
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, html);
console.log(`${output}: ${(html.length / 1e6).toFixed(2)} MB`);
