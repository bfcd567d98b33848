import type { Browser } from "@playwright/test";
import type { Server } from "../harness/server";
import { offers, picks, tabs } from "./acts";
import { practice, rested, slowProcessor, visitor } from "./browser";
import { withClock } from "./clock";
import { learned, openTwin } from "./twin";

/** Turns of a table and its twin, and clicks on each area in each of them. */
const [TURNS, CLICKS] = [10, 2];

/** Milliseconds to the paint of what an area may do at four times throttle. */
interface Beside {
  table: number[];
  /** The same without a framework. */
  twin: number[];
  /** The times where nothing is done. */
  floor: number[];
  /** The times where no area was picked before. */
  ring: number[];
  /** To another panel. */
  tab: number[];
}

/** Picks areas of a table and of its twin turn by turn, so that both have the same machine. */
export async function besideTwin(browser: Browser, server: Server): Promise<Beside> {
  const [ours, plain] = [await visitor(browser, server), await visitor(browser, server)];
  const [page, twin] = [await ours.newPage(), await plain.newPage()];
  for (const it of [page, twin]) await withClock(it);
  await practice(page);
  // Before all of it has come, a click may do nothing.
  await rested(page);
  await openTwin(twin, await learned(page));
  await rested(page);
  for (const it of [page, twin]) await slowProcessor(it);
  const times: Beside = { table: [], twin: [], floor: [], ring: [], tab: [] };
  const nothing = () => twin.evaluate(() => window.clock.toPaint(() => {}, () => true));
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.bringToFront();
    times.table.push(...(await picks(page, CLICKS)));
    times.ring.push(...(await offers(page, CLICKS)));
    times.tab.push(...(await tabs(page, 1)));
    await twin.bringToFront();
    times.twin.push(...(await picks(twin, CLICKS)));
    for (let more = 0; more < CLICKS; more += 1) times.floor.push(await nothing());
  }
  for (const it of [ours, plain]) await it.close();
  return times;
}
