import { expect } from "@playwright/test";
import type { Server } from "../harness/server";
import { Changer } from "./changer";
import { Client } from "./client";
import type { Ledger } from "./ledger";
import { Newcomers } from "./newcomer";
import { Oracle } from "./oracle";
import { within } from "../harness/own-time";
import { Talker } from "./talker";
import { Trio } from "./trio";

const TABLES = 3;
const CHANGERS = 2;
/** The time that the last request of anybody may take, in milliseconds of the server's time and ours. */
const SOON = 20_000;
/** By then a new server has answered whoever still asked, or nobody ever will. */
const LAST = 60_000;

/** People who play, talk, sign up and change their passwords, all at once, until they are asked to rest. */
export class Crowd {
  private readonly oracle = new Oracle();
  private readonly trios: Trio[];
  private readonly newcomers: Newcomers;
  private talkers: Talker[] = [];
  private changers: Changer[] = [];
  private rests = false;
  /** The names of those who are busy, with what they do. */
  private readonly busy = new Set<string>();

  constructor(
    private readonly server: Server,
    private readonly ledger: Ledger,
  ) {
    this.trios = Array.from({ length: TABLES }, (_, n) => new Trio(server, this.oracle, `Player ${n}`));
    this.newcomers = new Newcomers(server);
  }

  /** Gathers them; from then on they are busy. */
  async gather(): Promise<void> {
    const changing = Array.from({ length: CHANGERS }, (_, n) => new Client(`Changer ${n}`, this.server));
    await Promise.all([...this.trios.map((it) => it.gather()), ...changing.map((it) => it.signUp())]);
    this.changers = changing.map((it) => new Changer(it));
    this.talkers = this.trios.map((it) => new Talker(it.owner, it.table));
    const { ledger } = this;
    const resting = () => this.rests;
    for (const [n, it] of this.trios.entries()) void this.watch(`table ${n}`, it.plays(ledger, resting));
    for (const [n, it] of this.talkers.entries()) void this.watch(`talker ${n}`, it.talk(ledger, resting));
    for (const [n, it] of this.changers.entries()) void this.watch(`changer ${n}`, it.change(ledger, resting));
    void this.watch("newcomers", this.newcomers.arrive(ledger, resting));
  }

  /** Watches over some work: whoever finds the world changed says so, and the others go on. */
  private async watch(name: string, work: Promise<void>): Promise<void> {
    this.busy.add(name);
    await work.catch((cause: unknown) => this.gone(cause));
    this.busy.delete(name);
  }

  async rest(): Promise<void> {
    this.ledger.note("they rest");
    this.rests = true;
    if (await this.rested(SOON)) return;
    // Somebody still asks, and is refused again and again.
    this.ledger.stuck += 1;
    this.ledger.remark(`the server answers nobody any more: ${[...this.busy].join(", ")}`);
    await this.server.kill();
    await this.server.restart();
    if (!(await this.rested(LAST))) throw new Error(`without an end: ${[...this.busy].join(", ")}`);
  }

  private rested(soon: number): Promise<boolean> {
    return within(soon, () => [this.server.pid, this.oracle.pid, process.pid], () => this.busy.size === 0);
  }

  /** Compares what was acknowledged with what a new process finds: only what is on the disk counts. */
  async verify(): Promise<void> {
    this.ledger.note("what was acknowledged is looked for");
    await this.server.kill();
    await this.server.restart();
    const checked = await this.server.check();
    expect(checked).toContain("lead to their stored states");
    const entries = new Map([...checked.matchAll(/^(\w+): (\d+) entries/gm)].map(([, table, number]) => [table ?? "", Number(number)]));
    for (const it of this.changers) await it.verify(this.ledger);
    await this.newcomers.verify(this.ledger);
    const games = this.trios.map((it) => it.verify(this.ledger, entries));
    const talks = this.talkers.map((it) => it.verify(this.ledger));
    await Promise.all([...games, ...talks].map((it) => it.catch((cause) => this.gone(cause))));
    this.oracle.end();
  }

  /** A whole table, or somebody's session. */
  private gone(cause: unknown): void {
    this.ledger.add("lost", "surroundings");
    this.ledger.remark(String(cause));
  }
}
