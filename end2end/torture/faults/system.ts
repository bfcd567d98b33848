import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Environment, Server } from "../../harness/server";
import { type Fault, type Supply, supply } from "./fault";

const run = promisify(execFile);
/** libfiu's two libraries, if there are any. */
const LIBRARIES = process.env.TORTURE_FIU;

/** The system calls that fail while a fault lasts, by libfiu's names and the system's numbers. */
const WRITES = ["posix/io/rw/pwrite", "posix/io/rw/ftruncate"];
const SYNCS = ["posix/io/sync/fsync", "posix/io/sync/fdatasync"];
const EIO = 5;
const ENOSPC = 28;
const EROFS = 30;

/** System calls of the server that fail; sockets are spared. */
export class System {
  /** Returns what the server's environment needs for it, in this folder. */
  static environment(folder: string): Environment {
    return LIBRARIES ? { LD_PRELOAD: LIBRARIES, FIU_CTRL_FIFO: join(folder, "fiu") } : {};
  }

  static faults(server: Server, folder: string): Supply {
    const missing = LIBRARIES ? undefined : "there is no libfiu";
    const fault = (kind: string, points: string[], how: string): Fault => {
      const tell = (command: (point: string) => string) => control(server, folder, points.map(command));
      return {
        kind,
        lasts: [200, 500],
        begin: () => tell((name) => how.replace("NAME", name)),
        end: async () => {
          await tell((name) => `disable name=${name}`);
        },
      };
    };
    const always = (errno: number) => `enable name=NAME,failinfo=${errno}`;
    const often = (errno: number) => `enable_random name=NAME,probability=0.15,failinfo=${errno}`;
    const all = [
      fault("io_error_on_write", WRITES, often(EIO)),
      fault("io_error_on_sync", SYNCS, always(EIO)),
      fault("no_space_within", WRITES, often(ENOSPC)),
      fault("read_only", [...WRITES, ...SYNCS], always(EROFS)),
    ];
    return supply(all, missing);
  }
}

/** Tells the process, and whether there is one; one that is gone has no faults any more. */
async function control(server: Server, folder: string, commands: string[]): Promise<boolean> {
  if (!server.lives) return false;
  const told = commands.flatMap((it) => ["-c", it]);
  await run("fiu-ctrl", ["-f", join(folder, "fiu"), ...told, `${server.pid}`]);
  return true;
}
