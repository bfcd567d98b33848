import { readFileSync, readdirSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** The time between two looks, in milliseconds. */
const STEP = 20;

/** The times for which the threads of some processes ran, and waited for a processor, in milliseconds. */
export interface Turns {
  ran: number;
  waited: number;
}

/**
 * Tells whether `done` comes within so many milliseconds of the processes' own time. While all of them rest it goes as
 * any clock does; while they wait for their turn, on a machine with more to do, it goes as slowly as they do.
 */
export async function within(milliseconds: number, processes: () => number[], done: () => boolean | Promise<boolean>): Promise<boolean> {
  let [left, before, looked] = [milliseconds, turns(processes()), performance.now()];
  while (!(await done())) {
    if (left <= 0) return false;
    await pause(STEP);
    const [now, after] = [performance.now(), turns(processes())];
    left -= own(now - looked, { ran: after.ran - before.ran, waited: after.waited - before.waited });
    [before, looked] = [after, now];
  }
  return true;
}

/** Lets so many milliseconds of the processes' own time go by. */
export async function spend(milliseconds: number, processes: () => number[]): Promise<void> {
  await within(milliseconds, processes, () => false);
}

/**
 * Returns how much of a span was theirs: all in which they wanted no processor, and of the rest the share that they
 * had.
 */
export function own(span: number, { ran, waited }: Turns): number {
  // Where one has ended, what it had is gone from the sum.
  const [had, missed] = [Math.max(ran, 0), Math.max(waited, 0)];
  const wanted = Math.min(had + missed, span);
  return wanted === 0 ? span : span - wanted + (wanted * had) / (had + missed);
}

function turns(processes: number[]): Turns {
  const threads = processes.flatMap((it) => tasks(it)).map((it) => schedule(it));
  return { ran: sum(threads.map((it) => it[0])), waited: sum(threads.map((it) => it[1])) };
}

/** None where the process is gone, or the system does not say. */
function tasks(process: number): string[] {
  try {
    return readdirSync(`/proc/${process}/task`).map((it) => `/proc/${process}/task/${it}/schedstat`);
  } catch {
    return [];
  }
}

function schedule(file: string): [number, number] {
  try {
    const [ran, waited] = readFileSync(file, "utf8").split(" ").map((it) => Number(it) / 1e6);
    return [ran ?? 0, waited ?? 0];
  } catch {
    return [0, 0];
  }
}

function sum(all: number[]): number {
  return all.reduce((sum, it) => sum + it, 0);
}
