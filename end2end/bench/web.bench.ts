import type { Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";
import { test } from "../harness/test";
import { figure, p98, slowLine, slowProcessor, weighed } from "./browser";

/** A practice table of somebody without an account. */
async function practice(page: Page): Promise<string> {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: "Play a practice table" }).click();
  await page.waitForURL("**/tables/*");
  await page.locator("[data-area]").first().waitFor();
  return page.url();
}

test("what a first visit of a table fetches, and how long its script takes", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${server.port}` });
  const url = await practice(await context.newPage());
  const page = await context.newPage();
  const cdp = await slowProcessor(page);
  await cdp.send("Performance.enable");
  const { bytes, requests } = await weighed(cdp);
  await page.goto(url, { waitUntil: "commit" });
  await hydrated(page);
  const { metrics } = await cdp.send("Performance.getMetrics");
  const script = metrics.find((it) => it.name === "ScriptDuration")?.value ?? Number.NaN;
  // The stream of the table is open for ever; everything else has come.
  await page.waitForTimeout(500);
  const of = (kind: string) => bytes.get(kind) ?? 0;
  const all = () => [...bytes.values()].reduce((a, b) => a + b, 0);
  const interactive = all();
  figure("bytes_readable_br", of("Document") + of("Stylesheet"));
  figure("bytes_interactive_br", interactive);
  figure("requests", requests());
  figure("script_ms_4x", script * 1000);
  // What is fetched ahead, for moments that have not come yet.
  await page.waitForTimeout(8000);
  figure("bytes_ahead_br", all() - interactive);
  await context.close();
});

test("when a table is to be seen on a slow phone", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${server.port}`, viewport: { width: 390, height: 844 } });
  const url = await practice(await context.newPage());
  const page = await context.newPage();
  const cdp = await slowProcessor(page);
  await slowLine(cdp);
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.goto(url, { waitUntil: "commit" });
  await hydrated(page);
  const seen = await page.evaluate(
    () =>
      new Promise<{ lcp: number; cls: number }>((done) => {
        let lcp = 0;
        let cls = 0;
        new PerformanceObserver((list) => (lcp = list.getEntries().at(-1)?.startTime ?? lcp)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
        new PerformanceObserver((list) => {
          for (const it of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
            if (!it.hadRecentInput) cls += it.value;
          }
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => done({ lcp, cls }), 500);
      }),
  );
  figure("lcp_ms_slow4g_4x", seen.lcp);
  figure("cls", seen.cls, 3);
  await context.close();
});

/** Milliseconds from a click on each of these areas to the paint after it. */
async function clicks(page: Page, rounds: number): Promise<number[]> {
  return page.evaluate(async (rounds) => {
    const painted = () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => done();
          channel.port2.postMessage(0);
        });
      });
    const areas = [...document.querySelectorAll("[data-area]")].filter((it) => /needs an order|can be picked|has an order/.test(it.ariaLabel ?? ""));
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const area of areas) {
        await painted();
        const start = performance.now();
        area.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        await painted();
        times.push(performance.now() - start);
      }
    }
    return times;
  }, rounds);
}

test("from picking an area to the paint of what it may do, and from another's move to its paint", async ({ person }) => {
  const ann = await person("Ann");
  const page = ann.page;
  await page.addInitScript(() => {
    const times: number[] = [];
    (window as unknown as { patches: number[] }).patches = times;
    const Plain = window.EventSource;
    window.EventSource = class extends Plain {
      override set onmessage(handler: ((event: MessageEvent) => void) | null) {
        super.onmessage = (event) => {
          const start = performance.now();
          handler?.call(this, event);
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.onmessage = () => times.push(performance.now() - start);
            channel.port2.postMessage(0);
          });
        };
      }
    };
  });
  await practice(page);
  const cdp = await slowProcessor(page);
  figure("select_to_paint_ms_p98_4x", p98(await clicks(page, 20)), 1);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await ann.answers.plan();
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  for (let round = 0; round < 3; round += 1) {
    await ann.answers.untilPlanning();
    await ann.answers.plan();
  }
  const patches = await page.evaluate(() => (window as unknown as { patches: number[] }).patches);
  figure("patches", patches.length);
  figure("patch_ms_p98_4x", p98(patches), 1);
});

test("what a page weighs in memory in the tenth round", async ({ person }) => {
  const ann = await person("Ann");
  await practice(ann.page);
  const cdp = await ann.page.context().newCDPSession(ann.page);
  const round = async () => Number(/Round (\d+)/.exec(await ann.page.title().then(() => ann.page.locator("body").innerText()))?.[1] ?? 0);
  let reached = await round();
  while (!(await ann.answers.untilPlanning())) {
    reached = await round();
    if (reached >= 10) break;
    await ann.answers.plan();
  }
  await cdp.send("HeapProfiler.collectGarbage");
  const heap = (await cdp.send("Runtime.getHeapUsage")) as { usedSize: number; embedderHeapUsedSize?: number; backingStorageSize?: number };
  const all = heap.usedSize + (heap.embedderHeapUsedSize ?? 0) + (heap.backingStorageSize ?? 0);
  figure("heap_round", reached);
  figure("heap_mb_round10", all / 2 ** 20, 1);
  figure("heap_js_mb_round10", heap.usedSize / 2 ** 20, 1);
});
