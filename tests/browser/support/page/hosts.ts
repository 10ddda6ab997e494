// Hosts of a test's own: they serve a copy of the page, can be stopped, and get another version of it.
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import sirv from "sirv";

const dist = process.env.DIST ?? fileURLToPath(new URL("../../../../dist", import.meta.url));
const list = fileURLToPath(new URL("../../../../src/offline-files.mjs", import.meta.url));

/** A folder with a copy of the page, served at `/` and at `/a/b/`. */
export class Host {
  readonly folder = mkdtempSync(`${tmpdir()}/eko-host-`);
  private server?: Server;
  private port = 0;

  constructor() {
    cpSync(dist, this.folder, { recursive: true });
    this.writeList();
  }

  get url() {
    return `http://127.0.0.1:${this.port}/`;
  }

  async start() {
    const files = sirv(this.folder, { dev: true, etag: true });
    this.server = createServer((request, response) => {
      request.url = request.url!.replace(/^\/a\/b\//, "/");
      files(request, response, () => response.writeHead(404).end("Not found"));
    });
    await new Promise<void>((done) => this.server!.listen(this.port, "127.0.0.1", done));
    this.port = (this.server.address() as AddressInfo).port;
  }

  async stop() {
    this.server?.closeAllConnections();
    await new Promise((done) => (this.server ? this.server.close(done) : done(undefined)));
    this.server = undefined;
  }

  /** Puts another version in place of this one: each file with a hash in its name gets another name. */
  newVersion(mark: string) {
    const named = readdirSync(this.folder).filter((name) => /-[0-9a-f]{12,16}(_bg)?\.\w+$/.test(name));
    for (const name of readdirSync(this.folder).filter((name) => /\.(js|html)$/.test(name))) {
      let text = readFileSync(this.path(name), "utf8");
      for (const old of named) text = text.replaceAll(old, this.renamed(old, mark));
      if (name === "index.html") text = text.replace(/<html lang="en"[^>]*/, `$& data-version="${mark}"`);
      writeFileSync(this.path(name), text);
    }
    for (const old of named) renameSync(this.path(old), this.path(this.renamed(old, mark)));
    this.writeList();
  }

  /** The files whose names match. */
  files(pattern: RegExp) {
    return readdirSync(this.folder).filter((name) => pattern.test(name));
  }

  remove(name: string) {
    rmSync(this.path(name));
  }

  /** Changes a file without changing the list of files, as hosts do in the middle of an upload. */
  spoil(name: string) {
    appendFileSync(this.path(name), "\n");
  }

  async delete() {
    await this.stop();
    rmSync(this.folder, { recursive: true });
  }

  private path(name: string) {
    return `${this.folder}/${name}`;
  }

  private renamed(name: string, mark: string) {
    return name.replace(/-[0-9a-f]{12,16}/, `-${mark.repeat(16).slice(0, 16)}`);
  }

  private writeList() {
    rmSync(this.path("service-worker.js"), { force: true });
    const index = readFileSync(this.path("index.html"), "utf8");
    writeFileSync(this.path("index.html"), index.replace(/name="service-worker" content="[^"]*"/, 'name="service-worker" content=""'));
    const env = { ...process.env, TRUNK_STAGING_DIR: this.folder, TRUNK_PROFILE: "release" };
    execFileSync("node", [list], { env });
  }
}
