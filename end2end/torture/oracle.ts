import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { BINARY } from "../harness/server";

/** A legal answer to an open question. */
export interface Move {
  decision: number;
  action: unknown;
}

/** The values of a table's page, as far as a client must know. */
export interface Page {
  seq: number;
  my_seat: number | null;
  /** The server's clock, in milliseconds since 1970. */
  now: number;
  table: { status: string; clocks: { deadline: number | null }[] };
  /** The answers that an absent player would give to all questions of this page's viewer. */
  answers: Move[];
}

/** Reads packed pages and says what an absent player would answer; the rules live in the server's program alone. */
export class Oracle {
  private readonly process: ChildProcess = spawn(BINARY, ["unpack", "--answers"], { stdio: ["pipe", "pipe", "inherit"] });
  private readonly waiting: ((line: string | undefined) => void)[] = [];
  private gone = false;

  constructor() {
    const { stdout } = this.process;
    if (!stdout) throw new Error("the program has no output");
    createInterface({ input: stdout })
      .on("line", (line) => this.waiting.shift()?.(line))
      // Whoever asks a program that is gone would wait for ever.
      .on("close", () => {
        this.gone = true;
        for (const it of this.waiting.splice(0)) it(undefined);
      });
  }

  /** The page that the server has sent as this JSON. */
  async read(body: string): Promise<Page> {
    if (this.gone) throw new Error("the program that reads pages is gone");
    const packed = JSON.parse(body) as string;
    const line = await new Promise<string | undefined>((told) => {
      this.waiting.push(told);
      this.process.stdin?.write(`${packed}\n`);
    });
    if (!line) throw new Error("a table that was sent could not be unpacked");
    return JSON.parse(line) as Page;
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  end(): void {
    this.process.stdin?.end();
  }
}
