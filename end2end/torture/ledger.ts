import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { RunLog } from "./run-log";

/** The folder in which `cargo xtask torture` looks for what each part has counted. */
const RESULTS = process.env.TORTURE_RESULTS;

/** As many remarks as somebody reads. */
const SOME = 20;

type Counts = Record<string, number>;

/** The record of what was done, and what of it was found again. */
export class Ledger {
  kills = 0;
  /** Told by the server that it is done, by kind. */
  readonly acknowledged: Counts = {};
  /** Of that, what was not there any more; with what is known of it. */
  readonly lost: Counts = {};
  /** Done more than once. */
  readonly doubled: Counts = {};
  /** The number of times that each kind of fault was there. */
  readonly faults: Counts = {};
  /** The number of faults that were to happen, and of how many kinds they could be. */
  asked = 0;
  kinds = 0;
  /** Kinds that this machine cannot have, and why. */
  readonly left_out: Record<string, string> = {};
  /** Deadlines that came too early or too late. */
  mistimed = 0;
  /** Times after which the server did not work again by itself. */
  stuck = 0;
  unanswered = 0;
  readonly remarks: string[] = [];

  constructor(private readonly log: RunLog) {}

  add(to: "acknowledged" | "lost" | "doubled" | "faults", kind: string, count = 1): void {
    if (count < 0) throw new Error(`${count} ${kind} are ${to}`);
    if (count > 0) this[to][kind] = (this[to][kind] ?? 0) + count;
  }

  remark(text: string): void {
    this.remarks.push(text);
    this.note(text);
  }

  /** Of no weight, but good to know beside what the server wrote. */
  note(text: string): void {
    this.log.note(text);
  }

  get done(): number {
    return total(this.acknowledged);
  }

  /** Leaves the figures for the command, and fails where something is missing. */
  close(name: string): void {
    const { log, ...figured } = this;
    const figures = JSON.stringify({ ...figured, name }, undefined, 1);
    log.note(figures);
    if (RESULTS) {
      mkdirSync(RESULTS, { recursive: true });
      writeFileSync(join(RESULTS, `${name}.json`), figures);
    }
    const { lost, doubled, mistimed, stuck } = this;
    expect({ lost, doubled, mistimed, stuck }, this.remarks.slice(0, SOME).join("\n")).toEqual({ lost: {}, doubled: {}, mistimed: 0, stuck: 0 });
    expect(total(this.faults), this.remarks.slice(0, SOME).join("\n")).toBe(this.kinds > 0 ? this.asked : 0);
    expect(this.done, "it was no idle time").toBeGreaterThan(this.kills + total(this.faults));
    log.forget();
  }
}

function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, it) => sum + it, 0);
}
