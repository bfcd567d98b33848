import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { alive } from "../harness/hydrated";
import type { Server } from "../harness/server";
import { Weight, practice, slowProcessor, visitor } from "./browser";
import type { Taken } from "./runs";

/** A browser with nothing in its cache, on the way to a practice table of its own. */
export async function newcomer(browser: Browser, server: Server, options: BrowserContextOptions = {}): Promise<{ page: Page; url: string }> {
  const before = await visitor(browser, server);
  const url = await practice(await before.newPage());
  const context = await visitor(browser, server, { ...options, storageState: await before.storageState() });
  await before.close();
  return { page: await context.newPage(), url };
}

/** Measures what a first visit of a table fetches, and how long its script takes. */
export async function firstVisit(browser: Browser, server: Server): Promise<Taken> {
  const { page, url } = await newcomer(browser, server);
  const cdp = await slowProcessor(page);
  await cdp.send("Performance.enable");
  const weight = await Weight.of(cdp);
  await page.goto(url, { waitUntil: "commit" });
  await alive(page);
  const { metrics } = await cdp.send("Performance.getMetrics");
  const script = 1000 * (metrics.find((it) => it.name === "ScriptDuration")?.value ?? Number.NaN);
  // The stream of the table is open for ever; everything else has come.
  await page.waitForTimeout(500);
  const taken = {
    bytes_readable_br: weight.kind("Document") + weight.kind("Stylesheet"),
    css_bytes_br: weight.kind("Stylesheet"),
    bytes_interactive_br: weight.all,
    requests: weight.requests,
    script_ms_4x: script,
    map_nodes: await page.locator(".map *").count(),
  };
  await page.context().close();
  return taken;
}

/**
 * Measures what the script of a first visit costs the page's thread, beside a plain loop there, both in the thread's
 * own time: on the clock, with a slowed processor, the same visit takes up to half as much again.
 */
export async function firstScript(browser: Browser, server: Server): Promise<{ script_cpu_ms: number; script_over_loop: number }> {
  const { page, url } = await newcomer(browser, server);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Performance.enable", { timeDomain: "threadTicks" });
  await page.goto(url, { waitUntil: "commit" });
  await alive(page);
  const spent = async (name: string) => {
    const { metrics } = await cdp.send("Performance.getMetrics");
    return 1000 * (metrics.find((it) => it.name === name)?.value ?? Number.NaN);
  };
  const script = await spent("ScriptDuration");
  await page.waitForTimeout(500);
  const loops: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    const before = await spent("TaskDuration");
    await page.evaluate(loop);
    loops.push((await spent("TaskDuration")) - before);
  }
  await page.context().close();
  return { script_cpu_ms: script, script_over_loop: script / Math.min(...loops) };
}

/** Runs in the page: work that is always the same. */
function loop(): number {
  let sum = 1;
  for (let step = 0; step < 50_000_000; step += 1) sum = (Math.imul(sum, 1664525) + step) | 0;
  return sum;
}

/** The bytes that a second visit fetches, once all that comes later has come. */
export async function secondVisit(browser: Browser, server: Server): Promise<{ ahead: number; again: number }> {
  const { page, url } = await newcomer(browser, server);
  const weight = await Weight.of(await page.context().newCDPSession(page));
  await page.goto(url);
  await alive(page);
  const first = weight.all;
  await page.waitForTimeout(8000);
  const rest = weight.all;
  await page.reload();
  await alive(page);
  await page.waitForTimeout(500);
  const visits = { ahead: rest - first, again: weight.all - rest };
  await page.context().close();
  return visits;
}
