import { once } from "node:events";
import { type AddressInfo, type Server as Listener, type Socket, connect, createServer } from "node:net";

/** A connection between the server and its database, both ends of it. */
interface Line {
  server: Socket;
  database: Socket;
}

/** The fate of the next commit: to let it through and keep its answer back, or not even let it through. */
type NextCommit = "its answer" | "itself";

/** Stands between the server and PostgreSQL, and cuts what goes through. */
export class Proxy {
  private readonly lines = new Set<Line>();
  private next: NextCommit | undefined;
  /** Nobody gets through. */
  closed = false;
  /** The number of commits that were cut. */
  cuts = 0;

  private constructor(
    private readonly listener: Listener,
    private readonly to: URL,
  ) {
    listener.on("connection", (it: Socket) => this.join(it));
  }

  static async before(database: string): Promise<Proxy> {
    const listener = createServer().listen(0, "127.0.0.1");
    await once(listener, "listening");
    return new Proxy(listener, new URL(database));
  }

  /** The database's address by way of here. */
  get url(): string {
    const by = new URL(this.to);
    by.host = `127.0.0.1:${(this.listener.address() as AddressInfo).port}`;
    return by.href;
  }

  /** Cuts all that is connected, wherever it is just now; how many there were. */
  cut(): number {
    const { size } = this.lines;
    for (const it of this.lines) this.end(it);
    return size;
  }

  /** Cuts the connection of the next commit. */
  cutNext(what: NextCommit | undefined): void {
    this.next = what;
  }

  close(): void {
    this.cut();
    this.listener.close();
  }

  private join(server: Socket): void {
    if (this.closed) {
      server.destroy();
      return;
    }
    const line = { server, database: connect(Number(this.to.port), this.to.hostname) };
    this.lines.add(line);
    for (const it of [line.server, line.database]) {
      it.setNoDelay(true);
      it.on("error", () => this.end(line));
      it.on("close", () => this.end(line));
    }
    line.database.on("data", (bytes: Buffer) => line.server.write(bytes));
    line.server.on("data", (bytes: Buffer) => this.pass(line, bytes));
  }

  private pass(line: Line, bytes: Buffer): void {
    const what = this.next;
    if (!what || !bytes.includes("COMMIT")) {
      line.database.write(bytes);
      return;
    }
    this.next = undefined;
    this.cuts += 1;
    // What was sent is still read there.
    if (what === "its answer") line.database.end(bytes);
    else line.database.destroy();
    line.server.destroy();
    this.lines.delete(line);
  }

  private end(line: Line): void {
    this.lines.delete(line);
    line.server.destroy();
    line.database.destroy();
  }
}
