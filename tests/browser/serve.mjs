// Serves dist/ as any static host would, at / and at /a/b/: node serve.mjs
// PORT is where to begin (8080); HOST where to listen (127.0.0.1); DIST another folder.
import { createServer } from "node:http";
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const dist = process.env.DIST ?? fileURLToPath(new URL("../../dist", import.meta.url));
if (!existsSync(`${dist}/index.html`)) {
  console.error("dist/ is missing: run `trunk build --release` first");
  process.exit(1);
}
// Workers do not share the policy of the page: theirs is a header of their script (README).
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const setHeaders = (response, path) => {
  if (path.endsWith(".js")) response.setHeader("Content-Security-Policy", policy);
  // As GitHub Pages does: a frame in a sandbox belongs to no host (docs/embed.md).
  response.setHeader("Access-Control-Allow-Origin", "*");
};
const files = sirv(dist, { etag: true, maxAge: 0, setHeaders });
const host = process.env.HOST ?? "127.0.0.1";
let port = Number(process.env.PORT ?? 8080);

const server = createServer((request, response) => {
  request.url = request.url.replace(/^\/a\/b\//, "/");
  files(request, response, () => response.writeHead(404).end("Not found"));
});
server.on("error", (error) => {
  if (error.code !== "EADDRINUSE" || process.env.STRICT_PORT) throw error;
  server.listen(++port, host);
});
server.on("listening", () => console.log(`\n  Ekö is at http://${host}:${port}/  (Ctrl+C stops it)\n`));
server.listen(port, host);
