import type { Server } from "../harness/server";
import { pause } from "./client";
import type { Fault, Supply } from "./faults/fault";
import type { Ledger } from "./ledger";
import { within } from "../harness/own-time";

/** The time within which the server must work again when a fault is over, in milliseconds of its own time. */
const SOON = 15_000;
/** The counts that show that it does, more often than could have been under way. */
const SIGNS = ["answers", "messages"];
const UNDER_WAY = 2;
/** The length, in milliseconds, from which a fault happens only once in so many. */
const LASTING = 5000;
const SELDOM = 20;
/** The number of times that a fault is tried that takes no hold. */
const TRIES = 3;

/** Lets so many faults happen, one after the other, each kind in its turn, while people go on. */
export async function letHappen(server: Server, ledger: Ledger, { count, supplies }: { count: number; supplies: Supply[] }): Promise<void> {
  for (const it of supplies) Object.assign(ledger.left_out, it.left_out);
  const all = supplies.flatMap((it) => it.faults);
  const usual = all.filter((it) => it.lasts[1] < LASTING);
  const seldom = all.filter((it) => it.lasts[1] >= LASTING);
  ledger.asked += count;
  ledger.kinds += usual.length;
  if (usual.length === 0) return;
  for (let n = 0; n < count; n += 1) {
    const rare = n % SELDOM === SELDOM / 2 ? seldom[Math.floor(Math.random() * seldom.length)] : undefined;
    const fault = rare ?? usual[n % usual.length];
    let tries = 0;
    while (fault && tries < TRIES && !(await happen(fault, server, ledger))) tries += 1;
  }
}

/** Lets a fault happen, and tells whether it has really happened. */
async function happen(fault: Fault, server: Server, ledger: Ledger): Promise<boolean> {
  ledger.note(`${fault.kind} begins`);
  const tookHold = await fault.begin();
  const [least, most] = fault.lasts;
  await pause(least + Math.random() * (most - least));
  await fault.end();
  ledger.note(`${fault.kind} is over`);
  if (tookHold) ledger.add("faults", fault.kind);
  else ledger.remark(`${fault.kind} took no hold`);
  const before = { ...ledger.acknowledged };
  const goesOn = () => SIGNS.every((it) => (ledger.acknowledged[it] ?? 0) > (before[it] ?? 0) + UNDER_WAY);
  const over = await within(SOON, () => [server.pid], () => goesOn() || !server.lives);
  if (over && server.lives) return tookHold;
  ledger.stuck += 1;
  ledger.remark(`after ${fault.kind} the server ${server.lives ? "did nothing any more" : "was gone"}`);
  await server.kill();
  await server.restart();
  return tookHold;
}
