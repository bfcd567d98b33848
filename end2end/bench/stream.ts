import { type IncomingMessage, get } from "node:http";
import type { Person } from "../harness/person";
import type { Server } from "../harness/server";

/** The text that the server sends to keep a stream open. */
const BEAT = ":\n\n";

/** After so many milliseconds without a word, nothing more comes of what was done. */
const QUIET = 700;

/** A table's stream as this person's browser hears it, in bytes as they are sent. */
export class Stream {
  private bytes = 0;
  private last = Date.now();

  private constructor(private readonly answer: IncomingMessage) {
    answer.on("data", (chunk: Buffer) => {
      if (chunk.equals(Buffer.from(BEAT))) return;
      this.bytes += chunk.length;
      this.last = Date.now();
    });
  }

  /** Opens the page anew, and listens where it listens. */
  static async of(person: Person, server: Server): Promise<Stream> {
    const asked = person.page.waitForRequest((it) => it.resourceType() === "eventsource");
    await person.page.reload();
    const request = await asked;
    const headers = { cookie: (await request.headerValue("cookie")) ?? "", "accept-encoding": "br, gzip", accept: "text/event-stream" };
    // Past the record of the wire, which asks for everything uncompressed.
    const { pathname, search } = new URL(request.url());
    const url = `http://127.0.0.1:${server.port}${pathname}${search}`;
    const answer = await new Promise<IncomingMessage>((answered) => get(url, { headers }, answered));
    if (answer.statusCode !== 200) throw new Error(`the stream was refused: ${answer.statusCode}`);
    return new Stream(answer);
  }

  /** The bytes that come of an act. */
  async during(act: () => Promise<unknown>): Promise<number> {
    await this.silence();
    const before = this.bytes;
    await act();
    await this.silence();
    return this.bytes - before;
  }

  close(): void {
    this.answer.destroy();
  }

  private async silence(): Promise<void> {
    this.last = Date.now();
    while (Date.now() - this.last < QUIET) await new Promise((wait) => setTimeout(wait, 50));
  }
}
