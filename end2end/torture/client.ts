import type { Server } from "../harness/server";
import type { Page } from "./oracle";

/** The answer that came back; whoever has it was told something for certain. */
export interface Told {
  status: number;
  body: string;
  headers: Headers;
}

/** The time that a client waits before it tries again what was not answered. */
const AGAIN = 30;
/** Longer than the server waits for anything: from then on nobody answers. */
const PATIENCE = 30_000;

export const pause = (milliseconds: number) => new Promise<void>((done) => setTimeout(done, milliseconds));

/** A password of this name's owner, the nth. */
export const secret = (name: string, nth = 0) => `${name} counts ${nth} ravens`;

/** Somebody with a session. */
export class Client {
  private cookie = "";
  /** The number of requests that were lost with the server, or failed on its side. */
  unanswered = 0;

  constructor(
    readonly name: string,
    private readonly server: Server,
  ) {}

  async signUp(): Promise<void> {
    const told = await this.insist("sign_up", { name: this.name, password: secret(this.name), next: "/lobby" });
    if (told.status !== 200) throw new Error(`${this.name} was not signed up: ${told.status} ${told.body}`);
  }

  /** Tells whether this password opens the account. */
  async signsIn(password: string): Promise<boolean> {
    return (await this.insist("sign_in", { name: this.name, password, next: "/lobby" })).status === 200;
  }

  /** Opens a table and returns its id; where the first answer was lost, there are two. */
  async open(players: number, more: Record<string, string> = {}): Promise<string> {
    const told = await this.insist("create_table", { name: "Under the axe", players: `${players}`, audience: "open", ...more });
    const id = (told.headers.get("location") ?? "").split("/tables/")[1];
    if (!id) throw new Error(`${this.name} opened no table: ${told.status} ${told.body}`);
    return id;
  }

  async take(table: string, seat: number): Promise<void> {
    await this.insist("take_seat", { table, seat: `${seat}` });
  }

  /** The table's page as it was sent, for an oracle to read. */
  async look(table: string): Promise<string> {
    const told = await this.insist("table", { id: table });
    if (told.status !== 200) throw new Error(`${this.name} sees no table ${table}: ${told.status} ${told.body}`);
    return told.body;
  }

  /** Answers, and returns the status of the acknowledgement or the refusal. */
  async answer(table: string, page: Page, move: { decision: number; action: unknown }): Promise<number> {
    const form = { table, decision: `${move.decision}`, action: JSON.stringify(move.action), seat: `${page.my_seat}`, since: `${page.seq}` };
    return (await this.insist("answer", form)).status;
  }

  /** The same request again and again, until a server lives long enough to answer it. */
  async insist(endpoint: string, form: Record<string, string>): Promise<Told> {
    for (;;) {
      const told = await this.attempt(endpoint, form);
      if (told) return told;
      await pause(AGAIN);
    }
  }

  /** One request; nothing where it was not acknowledged: a lost connection, a fault of the server, a limit. */
  async attempt(endpoint: string, form: Record<string, string>): Promise<Told | undefined> {
    try {
      const answer = await this.post(endpoint, form);
      // The body belongs to the answer: without it nothing was acknowledged.
      const body = await answer.text();
      if (answer.status < 500 && answer.status !== 429) {
        // The browser is remembered by a cookie of its own; the session is the one that counts here.
        const session = answer.headers.getSetCookie().find((it) => it.startsWith("rookery="));
        this.cookie = session?.split(";")[0] || this.cookie;
        return { status: answer.status === 302 ? 200 : answer.status, body, headers: answer.headers };
      }
    } catch {
      // Nobody is there.
    }
    this.unanswered += 1;
    return undefined;
  }

  private async post(endpoint: string, form: Record<string, string>): Promise<Response> {
    const origin = `http://127.0.0.1:${this.server.port}`;
    return fetch(`${origin}/api/${endpoint}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { origin, accept: "application/json", cookie: this.cookie },
      redirect: "manual",
      signal: AbortSignal.timeout(PATIENCE),
    });
  }
}
