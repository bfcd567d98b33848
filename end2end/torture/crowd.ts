import { expect } from "@playwright/test";
import type { Server } from "../harness/server";
import { Changer } from "./changer";
import { Client, pause } from "./client";
import type { Ledger } from "./ledger";
import { Newcomers } from "./newcomer";
import { Oracle } from "./oracle";
import { Talker } from "./talker";
import { Trio } from "./trio";

const TABLES = 3;
const CHANGERS = 2;
/** How long the last request of anybody may take, in milliseconds. */
const SOON = 20_000;

/** People who play, talk, sign up and change their passwords, all at once, until they are asked to rest. */
export class Crowd {
  private readonly oracle = new Oracle();
  private readonly trios: Trio[];
  private readonly newcomers: Newcomers;
  private talkers: Talker[] = [];
  private changers: Changer[] = [];
  private rests = false;
  private busy: Promise<unknown> = Promise.resolve();

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
    const working = [
      ...this.trios.map((it) => it.plays(ledger, resting)),
      ...this.talkers.map((it) => it.talk(ledger, resting)),
      ...this.changers.map((it) => it.change(ledger, resting)),
      this.newcomers.arrive(ledger, resting),
    ];
    // Whoever finds the world changed says so, and the others go on.
    const watched = working.map((it) =>
      it.catch((cause: unknown) => {
        ledger.add("lost", "surroundings");
        ledger.remark(String(cause));
      }),
    );
    this.busy = Promise.all(watched);
  }

  async rest(): Promise<void> {
    this.ledger.note("they rest");
    this.rests = true;
    let rested = false;
    const all = this.busy.then(() => {
      rested = true;
    });
    await Promise.race([all, pause(SOON)]);
    if (rested) return;
    // Somebody still asks, and is refused again and again.
    this.ledger.stuck += 1;
    this.ledger.remark("the server answers nobody any more");
    await this.server.kill();
    await this.server.restart();
    await all;
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
