import type { Server } from "../../harness/server";
import type { Reading, Timed } from "../timed";
import { type Supply, supply } from "./fault";

/** Longer than a server hangs that gives nothing back for it, in milliseconds. */
const LONG = [6000, 7000] as const;

/** The process stands still, as on a machine that has too much to do, and goes on. */
export function hung(server: Server, timed: Timed): Supply {
  let before: Reading | undefined;
  const begin = async () => {
    before = await timed.read();
    return process.kill(server.pid, "SIGSTOP");
  };
  const end = async () => {
    process.kill(server.pid, "SIGCONT");
    if (before) await timed.compare(before);
  };
  return supply([{ kind: "hung", lasts: LONG, begin, end }], undefined);
}
