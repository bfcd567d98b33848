import { renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../../harness/server";
import type { Timed } from "../timed";
import { type Fault, type Supply, supply } from "./fault";

/** The library of libfaketime, if there is one. */
const LIBRARY = process.env.TORTURE_FAKETIME;
const HOUR = 3600;

/** The clock on the wall is set by some hours and, in the end, right again. */
export class WallClock {
  constructor(
    private readonly timed: Timed,
    private readonly folder: string,
  ) {}

  /** Returns what the server's environment needs for it, in this folder; the file must be there first. */
  static environment(folder: string): Environment {
    if (!LIBRARY) return {};
    set(folder, 0);
    return {
      LD_PRELOAD: LIBRARY,
      FAKETIME_TIMESTAMP_FILE: file(folder),
      FAKETIME_CACHE_DURATION: "1",
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    };
  }

  faults(): Supply {
    const missing = LIBRARY ? undefined : "there is no libfaketime";
    const by = (kind: string, sign: number): Fault => ({
      kind,
      lasts: [100, 400],
      begin: () => this.step(sign * (2 + Math.ceil(Math.random() * 6)) * HOUR),
      end: async () => {
        if (!(await this.step(0))) this.timed.miss("the clock that was set right is not followed");
      },
    });
    return supply([by("clock_forwards", 1), by("clock_back", -1)], missing);
  }

  /** Afterwards the deadlines are as far away as before. Whether the server has followed. */
  private async step(seconds: number): Promise<boolean> {
    const before = await this.timed.read();
    set(this.folder, seconds);
    const followed = await this.timed.follows(seconds * 1000);
    await this.timed.compare(before);
    return followed;
  }
}

function file(folder: string): string {
  return join(folder, "clock");
}

/** In one go, for it is read at any moment. */
function set(folder: string, seconds: number): void {
  writeFileSync(`${file(folder)}.new`, `${seconds < 0 ? "-" : "+"}${Math.abs(seconds)}`);
  renameSync(`${file(folder)}.new`, file(folder));
}
