import { mkdirSync } from "node:fs";
import { test } from "@playwright/test";
import { Server } from "../harness/server";
import { pause } from "./client";
import { Crowd } from "./crowd";
import { letHappen } from "./faults";
import { WallClock } from "./faults/clock";
import { Disk } from "./faults/disk";
import { hung } from "./faults/hung";
import { locks } from "./faults/lock";
import { System } from "./faults/system";
import { Ledger } from "./ledger";
import { RunLog } from "./run-log";
import { Timed } from "./timed";

const FAULTS = Number(process.env.FAULTS ?? 17);

test(`${FAULTS} faults of disk, lock and clock, and nothing acknowledged is lost or doubled`, async ({}, info) => {
  test.skip(FAULTS === 0);
  const disk = await Disk.mount();
  // What steers the faults must not suffer from them.
  const beside = info.outputPath();
  mkdirSync(beside, { recursive: true });
  const [system, wall] = [System.environment(beside), WallClock.environment(beside)];
  const libraries = [system.LD_PRELOAD, wall.LD_PRELOAD].filter(Boolean).join(":");
  const environment = { ...system, ...wall, LD_PRELOAD: libraries, ROOKERY_DATABASE: disk.database };
  const log = new RunLog("faults");
  const server = await Server.start(0, environment, log.heard);
  const ledger = new Ledger(log);
  const timed = new Timed(server, ledger);
  const crowd = new Crowd(server, ledger);
  await timed.gather();
  await crowd.gather();
  const clock = new WallClock(timed, beside);
  const supplies = [disk.faults(server), System.faults(server, beside), locks(disk.file), clock.faults(), hung(server, timed)];
  await letHappen(server, ledger, { count: FAULTS, supplies });
  await pause(500);
  await crowd.rest();
  await crowd.verify();
  await server.stop();
  await disk.remove();
  ledger.close("faults");
});
