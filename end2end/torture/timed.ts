import type { Server } from "../harness/server";
import { Client } from "./client";
import type { Ledger } from "./ledger";
import { Oracle, type Page } from "./oracle";

const PLAYERS = 3;
/** How far what is left may be off, in milliseconds, besides the time that the requests took. */
const OFF = 2500;

/** A page, when it came, and how long it took. */
interface Look {
  page: Page;
  at: number;
  took: number;
}

/** How much time is left, when somebody looked, and how much had been given back until then. */
export interface Left extends Omit<Look, "page"> {
  milliseconds: number;
  given: number;
}

/** A table at which nobody answers, with an hour for each decision. */
export class Timed {
  private readonly clients: Client[];
  private table = "";

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
    if ((await this.left()).milliseconds <= 0) throw new Error("no clock runs");
  }

  /** Until the clock answers for somebody. */
  async left(): Promise<Left> {
    const { page, at, took } = await this.look();
    const deadlines = page.table.clocks.flatMap((it) => it.deadline ?? []);
    return { milliseconds: Math.min(...deadlines) - page.now, at, took, given: this.server.givenBack };
  }

  /** What was left then must be left now, less the time that has really passed, but for what was given back. */
  async compare(then: Left): Promise<void> {
    const now = await this.left();
    const expected = then.milliseconds - (now.at - then.at) + (now.given - then.given);
    const off = now.milliseconds - expected;
    if (Math.abs(off) > OFF + then.took + now.took) this.miss(`a deadline is off by ${off} milliseconds`);
  }

  /** Whether the server's clock is ahead of ours by so many milliseconds. */
  async isAhead(milliseconds: number): Promise<boolean> {
    const { page, at, took } = await this.look();
    return Math.abs(page.now - at - milliseconds) <= OFF + took;
  }

  miss(what: string): void {
    this.ledger.mistimed += 1;
    this.ledger.remark(what);
  }

  /** Read by an oracle of its own: nobody looks often at a table that rests. Its start may take longer than all else. */
  private async look(): Promise<Look> {
    const asked = Date.now();
    const body = await this.owner.look(this.table);
    const at = Date.now();
    const oracle = new Oracle();
    try {
      return { page: await oracle.read(body), at, took: at - asked };
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
