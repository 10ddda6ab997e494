// A proxy that every request of a browser goes through, whoever makes it: the page, its worker, its
// service worker, or the browser for them.
import { createServer, request as ask, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export class Proxy {
  /** The requests for other hosts than this machine; none of them is passed on. */
  readonly elsewhere: string[] = [];
  /** The paths asked of this machine. */
  readonly here: string[] = [];
  private server?: Server;

  async start() {
    this.server = createServer((request, response) => {
      const url = new URL(request.url!);
      if (url.hostname !== "127.0.0.1") {
        this.elsewhere.push(url.href);
        response.writeHead(502).end();
        return;
      }
      this.here.push(url.pathname);
      const passed = ask(url, { method: request.method, headers: request.headers }, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      passed.on("error", () => response.destroy());
      request.pipe(passed);
    });
    // What is encrypted, and web sockets.
    this.server.on("connect", (request, socket) => {
      this.elsewhere.push(request.url!);
      socket.end("HTTP/1.1 502 Bad Gateway\r\n\r\n");
    });
    await new Promise<void>((done) => this.server!.listen(0, "127.0.0.1", done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop() {
    this.server?.closeAllConnections();
    await new Promise((done) => this.server!.close(done));
  }
}
