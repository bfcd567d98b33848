import { type ChildProcess, spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { BINARY } from "../harness/server";

/** A legal answer to an open question. */
export interface Move {
  decision: number;
  action: unknown;
}

/** Reads packed games and says what an absent player would answer; the rules live in the server's program alone. */
export class Oracle {
  private readonly process: ChildProcess = spawn(BINARY, ["unpack", "--answers"], { stdio: ["pipe", "pipe", "inherit"] });
  private readonly waiting: ((line: string) => void)[] = [];

  constructor() {
    const { stdout } = this.process;
    if (!stdout) throw new Error("the program has no output");
    createInterface({ input: stdout }).on("line", (line) => this.waiting.shift()?.(line));
  }

  /** The answers to all questions of this page's viewer. */
  async answers(packed: string): Promise<Move[]> {
    const line = await new Promise<string>((told) => {
      this.waiting.push(told);
      this.process.stdin?.write(`${packed}\n`);
    });
    if (!line) throw new Error("a game that was sent could not be unpacked");
    return JSON.parse(line) as Move[];
  }

  end(): void {
    this.process.stdin?.end();
  }
}
