import { isDeepStrictEqual } from "node:util";
import type { Moved, Server } from "../harness/server";
import { Client } from "./client";
import type { Ledger } from "./ledger";
import { Oracle, type Page } from "./oracle";
import { within } from "../harness/own-time";

const PLAYERS = 3;
/** The time by which the server's clock may be off, in milliseconds, besides the time that the requests took. */
const OFF = 2500;
/**
 * The time within which the server must have said what it has moved, in milliseconds of its own time: its log comes by
 * another way than its pages.
 */
const SOON = 5000;

/** A look at a page: what it said, and when by clocks of ours: one that nobody sets, and the one on the wall. */
interface Look {
  deadline: number;
  /** The server's clock. */
  now: number;
  at: number;
  wall: number;
  took: number;
}

/** A look at a moment at which the server moved nothing. */
export interface Reading extends Look {
  moved: Moved;
}

/** A table at which nobody answers, with an hour for each decision. */
export class Timed {
  private readonly clients: Client[];
  private table = "";
  /** The deadline less all by which the server has moved it: always the same. */
  private asked = 0;

  constructor(
    private readonly server: Server,
    private readonly ledger: Ledger,
  ) {
    this.clients = Array.from({ length: PLAYERS }, (_, at) => new Client(`Patient ${"ABC"[at]}`, server));
  }

  async gather(): Promise<void> {
    for (const it of this.clients) await it.signUp();
    const pace = { "pace[kind]": "correspondence", "pace[planning]": "1", "pace[reaction]": "1" };
    this.table = await this.owner.open(PLAYERS, pace);
    for (const [seat, it] of this.clients.entries()) await it.take(this.table, seat);
    for (const it of this.clients) await it.insist("confirm_seat", { table: this.table });
    const { deadline, now, moved } = await this.read();
    if (!Number.isFinite(deadline) || deadline <= now) throw new Error("no clock runs");
    this.asked = deadline - moved.set - moved.givenBack;
  }

  /** Returns what the table's page says, once nothing is moved meanwhile. */
  async read(): Promise<Reading> {
    for (;;) {
      const before = this.server.moved;
      const look = await this.look();
      const { moved } = this.server;
      if (isDeepStrictEqual(before, moved)) return { ...look, moved };
    }
  }

  /**
   * The deadline has moved by what the server says, to the millisecond, and its clock has gone on as ours has, but for what
   * it says. So what was left is left, less the time that has really passed, and nothing depends on how long anything took.
   */
  async compare(then: Reading): Promise<void> {
    let off: string | undefined;
    const fits = async () => {
      off = this.off(then, await this.read());
      if (off) this.ledger.note(`not yet: ${off}`);
      return !off;
    };
    if (!(await within(SOON, () => [this.server.pid], fits)) && off) this.miss(off);
  }

  /** Returns what is not as it should be. */
  private off(then: Reading, now: Reading): string | undefined {
    const deadline = now.deadline - now.moved.set - now.moved.givenBack - this.asked;
    if (deadline !== 0) return `a deadline is off by ${deadline} milliseconds from what the server says`;
    const clock = now.now - then.now - (now.moved.set - then.moved.set) - (now.at - then.at);
    if (Math.abs(clock) > OFF + then.took + now.took) return `the server's clock is off by ${Math.round(clock)} milliseconds`;
    return undefined;
  }

  /** Tells whether the server's clock is ahead of the one on the wall by so many milliseconds. */
  private async isAhead(milliseconds: number): Promise<boolean> {
    const { now, wall, took } = await this.look();
    return Math.abs(now - wall - milliseconds) <= OFF + took;
  }

  /** Tells whether its clock is so far ahead, as it must be soon after the one on the wall was set. */
  follows(milliseconds: number): Promise<boolean> {
    return within(SOON, () => [this.server.pid], () => this.isAhead(milliseconds));
  }

  miss(what: string): void {
    this.ledger.mistimed += 1;
    this.ledger.remark(what);
  }

  /** Read by an oracle of its own: nobody looks often at a table that rests. Its start may take longer than all else. */
  private async look(): Promise<Look> {
    const asked = performance.now();
    const body = await this.owner.look(this.table);
    const [at, wall] = [performance.now(), Date.now()];
    const oracle = new Oracle();
    try {
      const page = await oracle.read(body);
      return { deadline: first(page), now: page.now, at, wall, took: at - asked };
    } finally {
      oracle.end();
    }
  }

  private get owner(): Client {
    const [owner] = this.clients;
    if (!owner) throw new Error("nobody is there");
    return owner;
  }
}

/** Returns when the clock answers for somebody. */
function first(page: Page): number {
  return Math.min(...page.table.clocks.flatMap((it) => it.deadline ?? []));
}
