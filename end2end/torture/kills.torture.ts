import { expect, test } from "@playwright/test";
import { spend } from "../harness/own-time";
import { Server } from "../harness/server";
import { pause } from "./client";
import { Crowd } from "./crowd";
import { Ledger } from "./ledger";
import { RunLog } from "./run-log";

const KILLS = Number(process.env.KILLS ?? 20);

test(`${KILLS} times killed, and nothing acknowledged is lost or doubled`, async () => {
  test.skip(KILLS === 0);
  const log = new RunLog("kills");
  const server = await Server.start(0, {}, log.heard);
  const ledger = new Ledger(log);
  const crowd = new Crowd(server, ledger);
  await crowd.gather();
  for (; ledger.kills < KILLS; ledger.kills += 1) {
    // Of its own time: on a busy machine it would else be killed before it has answered anybody.
    await spend(50 + Math.random() * 700, () => [server.pid]);
    log.note(`kill ${ledger.kills + 1}`);
    expect(server.lives, "it lives until it is killed").toBe(true);
    await server.kill();
    await server.restart();
  }
  await pause(1000);
  await crowd.rest();
  await crowd.verify();
  await server.stop();
  ledger.close("kills");
});
