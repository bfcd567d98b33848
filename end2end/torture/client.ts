import type { Server } from "../harness/server";

/** What a table's page says, as far as a client must know. */
export interface Page {
  seq: number;
  my_seat: number | null;
  game: string | null;
}

/** How long a client waits before it tries again what the dead server did not answer. */
const AGAIN = 30;

/** Somebody with a session, who sends everything again until it is acknowledged. */
export class Client {
  private cookie = "";
  /** How many requests were lost with the server. */
  lost = 0;

  constructor(
    readonly name: string,
    private readonly server: Server,
  ) {}

  async signUp(): Promise<void> {
    const answer = await this.post("sign_up", { name: this.name, password: `${this.name} counts ravens`, next: "/lobby" });
    this.cookie = (answer.headers.getSetCookie()[0] ?? "").split(";")[0] ?? "";
    if (!this.cookie) throw new Error(`${this.name} was not signed up: ${answer.status}`);
  }

  /** Lays a table and returns its id; asked twice it would lay two, so it is asked once. */
  async lay(players: number): Promise<string> {
    const answer = await this.post("create_table", { name: "Under the axe", players: `${players}`, audience: "open" });
    return (answer.headers.get("location") ?? "").split("/tables/")[1] ?? "";
  }

  async take(table: string, seat: number): Promise<void> {
    await this.insist("take_seat", { table, seat: `${seat}` });
  }

  async page(table: string): Promise<Page> {
    return (await this.insist("table", { id: table })).json() as Promise<Page>;
  }

  /** Answers, and returns the status of the acknowledgement or the refusal. */
  async answer(table: string, page: Page, move: { decision: number; action: unknown }): Promise<number> {
    const form = { table, decision: `${move.decision}`, action: JSON.stringify(move.action), seat: `${page.my_seat}`, since: `${page.seq}` };
    return (await this.insist("answer", form)).status;
  }

  /** The same request again and again, until a server lives long enough to answer it. */
  private async insist(endpoint: string, form: Record<string, string>): Promise<Response> {
    for (;;) {
      try {
        const answer = await this.post(endpoint, form);
        // The body belongs to the answer: without it nothing was acknowledged.
        const body = await answer.text();
        if (answer.status < 500) return new Response(body, { status: answer.status === 302 ? 200 : answer.status });
      } catch {
        // Nobody is there.
      }
      this.lost += 1;
      await new Promise((wait) => setTimeout(wait, AGAIN));
    }
  }

  private async post(endpoint: string, form: Record<string, string>): Promise<Response> {
    const origin = `http://127.0.0.1:${this.server.port}`;
    return fetch(`${origin}/api/${endpoint}`, {
      method: "POST",
      body: new URLSearchParams(form),
      headers: { origin, accept: "application/json", cookie: this.cookie },
      redirect: "manual",
    });
  }
}
