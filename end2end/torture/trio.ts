import type { Server } from "../harness/server";
import { Client, pause } from "./client";
import type { Ledger } from "./ledger";
import type { Move, Oracle, Page } from "./oracle";

const PLAYERS = 3;

/** A game, and what its players were told to be done. */
interface Game {
  id: string;
  done: Map<number, { client: Client; page: Page; move: Move }>;
}

/** Three who play together, one game after the other. */
export class Trio {
  readonly clients: Client[];
  private readonly games: Game[] = [];

  constructor(
    server: Server,
    private readonly oracle: Oracle,
    name: string,
  ) {
    this.clients = Array.from({ length: PLAYERS }, (_, at) => new Client(`${name} ${"ABC"[at]}`, server));
  }

  async gather(): Promise<void> {
    await Promise.all(this.clients.map((it) => it.signUp()));
    await this.begin();
  }

  /** The table of the first game. */
  get table(): string {
    return this.games[0]?.id ?? "";
  }

  get owner(): Client {
    const [owner] = this.clients;
    if (!owner) throw new Error("nobody is there");
    return owner;
  }

  /** Everybody answers what they are asked, until all rest. */
  async plays(ledger: Ledger, resting: () => boolean): Promise<void> {
    while (!resting()) {
      const game = this.games.at(-1);
      if (!game) return;
      await Promise.all(this.clients.map((it) => this.play(game, it, { ledger, resting })));
      if (!resting()) await this.begin();
    }
  }

  /**
   * Checks that what was acknowledged stands, all of it and once; by how many entries the server has stored for each
   * table.
   */
  async verify(ledger: Ledger, entries: Map<string, number>): Promise<void> {
    for (const game of this.games) await this.count(game, ledger, entries.get(game.id) ?? 0);
    ledger.unanswered += this.clients.reduce((sum, it) => sum + it.unanswered, 0);
  }

  private async begin(): Promise<void> {
    const id = await this.owner.open(PLAYERS);
    for (const [seat, it] of this.clients.entries()) await it.take(id, seat);
    this.games.push({ id, done: new Map() });
  }

  /** Until the game is over. */
  private async play(game: Game, client: Client, { ledger, resting }: { ledger: Ledger; resting: () => boolean }): Promise<void> {
    while (!resting()) {
      const page = await this.look(client, game);
      if (page.table.status === "Over") return;
      for (const move of page.answers) {
        const status = await client.answer(game.id, page, move);
        if (status === 200) {
          game.done.set(move.decision, { client, page, move });
          ledger.add("acknowledged", "answers");
        } else if (status !== 422) {
          // Another's answer may have closed the question meanwhile; nothing else may be wrong with it.
          throw new Error(`${client.name}: ${JSON.stringify(move)} was refused with ${status}`);
        }
      }
      await pause(20);
    }
  }

  private async look(client: Client, game: Game): Promise<Page> {
    return this.oracle.read(await client.look(game.id));
  }

  private async count(game: Game, ledger: Ledger, entries: number): Promise<void> {
    // The first entry is the start.
    const more = entries - 1 - game.done.size;
    const before = (await this.look(this.owner, game)).seq;
    let refused = 0;
    for (const { client, page, move } of game.done.values()) {
      if ((await client.answer(game.id, page, move)) !== 200) refused += 1;
    }
    // What stands is acknowledged once more; what does not is taken for a new answer, or refused.
    const anew = (await this.look(this.owner, game)).seq - before;
    const lost = Math.max(refused + anew, -more);
    if (lost > 0) ledger.remark(`table ${game.id}: of ${game.done.size} answers ${lost} are gone`);
    ledger.add("lost", "answers", lost);
    ledger.add("doubled", "answers", Math.max(more, 0));
  }
}
