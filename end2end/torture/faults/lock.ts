import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type Fault, type Supply, supply } from "./fault";

/** The server waits ten seconds for another process that writes. */
const BRIEF = [300, 2000] as const;
const LONG = [10_300, 11_000] as const;

/** Another process that writes to the database for a while. */
class Locked implements Fault {
  private holder: ChildProcess | undefined;

  constructor(
    readonly kind: string,
    readonly lasts: readonly [number, number],
    private readonly file: string,
  ) {}

  async begin(): Promise<boolean> {
    const holder = spawn("sqlite3", ["-batch", this.file], { stdio: ["pipe", "pipe", "ignore"] });
    this.holder = holder;
    holder.stdin?.write(".timeout 9000\nBEGIN IMMEDIATE;\nSELECT 'held';\n");
    const [told] = (await Promise.race([once(holder.stdout!, "data"), once(holder, "exit")])) as [unknown];
    return String(told).includes("held");
  }

  async end(): Promise<void> {
    const { holder } = this;
    if (!holder || holder.exitCode !== null) return;
    const gone = once(holder, "exit");
    holder.stdin?.end("ROLLBACK;\n");
    await gone;
  }
}

export function locks(file: string): Supply {
  const missing = spawnSync("sqlite3", ["-version"]).error ? "there is no sqlite3 to hold the lock" : undefined;
  return supply([new Locked("locked", BRIEF, file), new Locked("locked_for_long", LONG, file)], missing);
}
