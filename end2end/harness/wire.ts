import { type IncomingMessage, type ServerResponse, createServer, request } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { platform } from "node:os";

/** One response as it came from the server; the body of a stream grows. */
export interface Recorded {
  method: string;
  path: string;
  status: number;
  at: number;
  /** The headers, as JSON. */
  head: string;
  body: string;
}

/**
 * The path of what everybody is sent alike, when the page has come to rest; `server/src/tests/dictionary.rs` looks into
 * it.
 */
const PUBLIC = "/dictionary/";

let people = 1;

/**
 * One person's way to the server: it keeps every byte that comes back, streams included, but for a public page, and can
 * be cut. The browser's own records forget bodies and know nothing of streams.
 */
export class Wire {
  readonly recorded: Recorded[] = [];
  private readonly sockets = new Set<Socket>();
  private cut = false;
  /** Everybody has an address of their own, where the system has more than one for itself. */
  private readonly from = platform() === "linux" ? `127.0.0.${(people++ % 250) + 2}` : undefined;
  private readonly proxy = createServer((incoming, answer) => this.pass(incoming, answer));

  private constructor(private readonly port: () => number) {}

  static async to(port: () => number): Promise<Wire> {
    const wire = new Wire(port);
    wire.proxy.on("connection", (socket) => {
      if (wire.cut) socket.destroy();
      wire.sockets.add(socket);
      socket.once("close", () => wire.sockets.delete(socket));
    });
    await new Promise<void>((listening) => wire.proxy.listen(0, "127.0.0.1", listening));
    return wire;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.proxy.address() as AddressInfo).port}`;
  }

  /** Drops what is open and refuses what comes, like a train in a tunnel. */
  goOffline(): void {
    this.cut = true;
    for (const socket of this.sockets) socket.destroy();
  }

  goOnline(): void {
    this.cut = false;
  }

  async close(): Promise<void> {
    this.goOffline();
    await new Promise((closed) => this.proxy.close(closed));
  }

  private pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const { method = "GET", url: path = "/" } = incoming;
    // Uncompressed, so that the record can be searched.
    const headers = { ...incoming.headers, "accept-encoding": "identity" };
    const options = { host: "127.0.0.1", port: this.port(), method, path, headers, localAddress: this.from };
    const onward = request(options, (response) => {
      const status = response.statusCode ?? 0;
      const head = JSON.stringify(response.headers);
      const record: Recorded = { method, path, status, at: Date.now(), head, body: "" };
      if (!path.startsWith(PUBLIC)) this.recorded.push(record);
      answer.writeHead(status, response.headers);
      response.setEncoding("latin1");
      response.on("data", (bytes: string) => {
        record.body += bytes;
        answer.write(bytes, "latin1");
      });
      response.on("end", () => answer.end());
      response.on("error", () => answer.destroy());
    });
    // Like any reverse proxy whose server is away.
    onward.on("error", () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.on("close", () => onward.destroy());
    incoming.pipe(onward);
  }
}
