import { test } from "@playwright/test";
import { Server } from "../harness/server";
import { pause } from "./client";
import { Crowd } from "./crowd";
import { letHappen } from "./faults";
import { connections } from "./faults/connections";
import { Proxy } from "./faults/proxy";
import { Ledger } from "./ledger";
import { RunLog } from "./run-log";

const FAULTS = Number(process.env.POSTGRES_FAULTS ?? 3);
/** The database, and a client of its own. */
const DATABASE = process.env.TORTURE_POSTGRES;
const PSQL = process.env.TORTURE_PSQL ?? "psql";

test(`${FAULTS} times cut off from PostgreSQL, and nothing acknowledged is lost or doubled`, async () => {
  test.skip(FAULTS === 0 || !DATABASE);
  if (!DATABASE) return;
  const proxy = await Proxy.before(DATABASE);
  const log = new RunLog("postgres");
  const server = await Server.start(0, { ROOKERY_DATABASE: proxy.url }, log.heard);
  const ledger = new Ledger(log);
  const crowd = new Crowd(server, ledger);
  await crowd.gather();
  await letHappen(server, ledger, { count: FAULTS, supplies: [connections(proxy, DATABASE, PSQL)] });
  await pause(500);
  await crowd.rest();
  await crowd.verify();
  await server.stop();
  proxy.close();
  ledger.close("postgres");
});
