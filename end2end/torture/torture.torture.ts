import { setTimeout as wait } from "node:timers/promises";
import { Server } from "../harness/server";
import { expect, test } from "@playwright/test";
import { Client, type Page } from "./client";
import { type Move, Oracle } from "./oracle";

const KILLS = Number(process.env.KILLS ?? 20);
const TABLES = 4;
const PLAYERS = 3;

/** A table, what its players were told to be done, and the revision at which it began. */
interface Trio {
  id: string;
  clients: Client[];
  began: number;
  done: Map<number, { client: Client; page: Page; move: Move }>;
}

async function gathered(server: Server, n: number): Promise<Trio> {
  const clients = Array.from({ length: PLAYERS }, (_, at) => new Client(`Player ${n} ${"ABC"[at]}`, server));
  for (const it of clients) await it.signUp();
  const [owner] = clients;
  if (!owner) throw new Error("nobody is there");
  const id = await owner.lay(PLAYERS);
  for (const [seat, it] of clients.entries()) await it.take(id, seat);
  return { id, clients, began: (await owner.page(id)).seq, done: new Map() };
}

/** Answers whatever this client is asked, until the axe rests or the game is over. */
async function plays(trio: Trio, client: Client, oracle: Oracle, resting: () => boolean): Promise<void> {
  while (!resting()) {
    const page = await client.page(trio.id);
    const moves = page.game ? await oracle.answers(page.game) : [];
    for (const move of moves) {
      const status = await client.answer(trio.id, page, move);
      if (status === 200) trio.done.set(move.decision, { client, page, move });
      // Another's answer has closed the question meanwhile.
      else expect(status, `${client.name}: ${JSON.stringify(move)}`).toBe(422);
    }
    if (moves.length === 0) await wait(20);
  }
}

test(`${KILLS} times killed, and nothing acknowledged is lost or doubled`, async () => {
  const server = await Server.start();
  const oracle = new Oracle();
  const trios: Trio[] = [];
  for (let n = 0; n < TABLES; n += 1) trios.push(await gathered(server, n));
  let rests = false;
  const playing = trios.flatMap((trio) => trio.clients.map((it) => plays(trio, it, oracle, () => rests)));

  for (let kill = 0; kill < KILLS; kill += 1) {
    await wait(50 + Math.random() * 700);
    await server.kill();
    await server.restart();
  }
  await wait(1000);
  rests = true;
  await Promise.all(playing);

  let acknowledged = 0;
  for (const trio of trios) {
    const pages = await Promise.all(trio.clients.map((it) => it.page(trio.id)));
    const seqs = new Set(pages.map((it) => it.seq));
    expect(seqs.size, "everybody is at the same revision").toBe(1);
    expect([...seqs][0], "as many entries as answers were acknowledged").toBe(trio.began + trio.done.size);
    for (const { client, page, move } of trio.done.values()) {
      expect(await client.answer(trio.id, page, move), "what was acknowledged stands").toBe(200);
    }
    const after = await Promise.all(trio.clients.map((it) => it.page(trio.id)));
    expect(after.map((it) => it.seq), "and was not done again").toEqual(pages.map((it) => it.seq));
    acknowledged += trio.done.size;
  }
  expect(await server.check()).toContain("lead to their stored states");
  const lost = trios.flatMap((it) => it.clients).reduce((sum, it) => sum + it.lost, 0);
  console.log(`kills ${KILLS}\nacknowledged ${acknowledged}\nlost_with_the_server ${lost}`);
  expect(acknowledged).toBeGreaterThan(KILLS);
  oracle.end();
  await server.stop();
});
