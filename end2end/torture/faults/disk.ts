import { execFile } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Server } from "../../harness/server";
import { type Fault, type Supply, supply } from "./fault";

const run = promisify(execFile);
/** Megabytes; a long run writes less. */
const SIZE = 96;
const BLOCK = Buffer.alloc(1 << 20, 1);

/** A small file system of its own for the data folder. */
export class Disk {
  readonly folder = mkdtempSync(join(tmpdir(), "rookery-torture-"));
  /** The reason why it could not be had, if so: then the folder lies where all others do. */
  missing: string | undefined;

  static async mount(): Promise<Disk> {
    const disk = new Disk();
    try {
      await run("mount", ["-t", "tmpfs", "-o", `size=${SIZE}m`, "none", disk.folder]);
    } catch {
      disk.missing = "no small file system can be mounted here";
    }
    return disk;
  }

  get database(): string {
    return `sqlite://${join(this.folder, "rookery.db")}?mode=rwc`;
  }

  get file(): string {
    return join(this.folder, "rookery.db");
  }

  /** Returns what can happen to it while this server writes there. */
  faults(server: Server): Supply {
    const full: Fault = { kind: "disk_full", lasts: [250, 600], begin: async () => this.fill(), end: async () => this.free() };
    const begin = () => this.refuse(server);
    const end = () => this.allow(server);
    return supply([full, { kind: "started_read_only", lasts: [0, 200], begin, end }], this.missing);
  }

  async remove(): Promise<void> {
    if (this.missing === undefined) await run("umount", [this.folder]);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get filler(): string {
    return join(this.folder, "filler");
  }

  /** To the last byte; whether there is none left. */
  private fill(): boolean {
    const file = openSync(this.filler, "w");
    for (let size = BLOCK.length; size > 0; ) {
      try {
        writeSync(file, BLOCK, 0, size);
      } catch {
        size >>= 1;
      }
    }
    closeSync(file);
    return statfsSync(this.folder).bavail === 0;
  }

  private free(): void {
    rmSync(this.filler, { force: true });
  }

  /** The server is started on a folder that nobody may write to; it may give up, or refuse to write. */
  private async refuse(server: Server): Promise<boolean> {
    await server.kill();
    await run("mount", ["-o", "remount,ro", this.folder]);
    await server.restart().catch(() => undefined);
    return true;
  }

  private async allow(server: Server): Promise<void> {
    await server.kill();
    await run("mount", ["-o", `remount,rw,size=${SIZE}m`, this.folder]);
    await server.restart();
  }
}
