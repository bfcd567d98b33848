import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { pause } from "../client";
import type { Fault, Supply } from "./fault";
import type { Proxy } from "./proxy";

/** The time within which somebody commits, in milliseconds. */
const SOON = 5000;
/** The statement that ends all connections but ours, and tells how many were ended. */
const END_ALL_BUT_OURS = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";

/** Connections to PostgreSQL that are cut: anywhere, within a commit, and by the database itself. */
export function connections(proxy: Proxy, database: string, psql: string): Supply {
  const anywhere: Fault = {
    kind: "connections_cut",
    lasts: [50, 400],
    begin: async () => {
      proxy.closed = true;
      return proxy.cut() > 0;
    },
    end: async () => {
      proxy.closed = false;
    },
  };
  const within = (kind: string, what: "its answer" | "itself"): Fault => ({
    kind,
    lasts: [0, 0],
    begin: async () => {
      const before = proxy.cuts;
      proxy.cutNext(what);
      for (let waited = 0; proxy.cuts === before && waited < SOON; waited += 5) await pause(5);
      return proxy.cuts > before;
    },
    end: async () => proxy.cutNext(undefined),
  });
  const ended: Fault = {
    kind: "backends_ended",
    lasts: [0, 50],
    begin: async () => {
      const { stdout } = await promisify(execFile)(psql, [database, "--tuples-only", "--command", END_ALL_BUT_OURS]);
      return Number(stdout) > 0;
    },
    end: async () => undefined,
  };
  const faults = [within("commit_unanswered", "its answer"), anywhere, ended, within("commit_cut", "itself")];
  return { faults, left_out: {} };
}
