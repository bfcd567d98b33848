import type { Server } from "../harness/server";
import { Client } from "./client";
import type { Ledger } from "./ledger";
import { Oracle, type Page } from "./oracle";

const PLAYERS = 3;
/** How far what is left may be off, in milliseconds: requests take their time. */
const OFF = 2500;

/** How much time is left, when somebody looked, and how much had been given back until then. */
export interface Left {
  milliseconds: number;
  at: number;
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
    const page = await this.page();
    const deadlines = page.table.clocks.flatMap((it) => it.deadline ?? []);
    return { milliseconds: Math.min(...deadlines) - page.now, at: Date.now(), given: this.server.givenBack };
  }

  /** What was left then must be left now, less the time that has really passed, but for what was given back. */
  async compare(then: Left): Promise<void> {
    const now = await this.left();
    const expected = then.milliseconds - (now.at - then.at) + (now.given - then.given);
    const off = now.milliseconds - expected;
    if (Math.abs(off) > OFF) this.miss(`a deadline is off by ${off} milliseconds`);
  }

  /** Whether the server's clock is ahead of ours by so many milliseconds. */
  async isAhead(milliseconds: number): Promise<boolean> {
    const { now } = await this.page();
    return Math.abs(now - Date.now() - milliseconds) <= OFF;
  }

  miss(what: string): void {
    this.ledger.mistimed += 1;
    this.ledger.remark(what);
  }

  /** Read by an oracle of its own: nobody looks often at a table that rests. */
  private async page(): Promise<Page> {
    const oracle = new Oracle();
    try {
      return await oracle.read(await this.owner.look(this.table));
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
