import { alive } from "../harness/hydrated";
import { test } from "../harness/test";
import { PHONE, slowLine, slowProcessor } from "./browser";
import { figure, measure } from "./runs";
import { traced } from "./trace";
import { firstScript, firstVisit, newcomer, secondVisit } from "./visit";

test("what a first visit of a table fetches, and how long its script takes", async ({ browser, server }) => {
  await measure(async () => ({ ...(await firstVisit(browser, server)), ...(await firstScript(browser, server)) }));
});

test("what is fetched for moments that have not come yet, and by who comes back", async ({ browser, server }) => {
  const { ahead, again } = await secondVisit(browser, server);
  figure("bytes_ahead_br", [ahead]);
  figure("warm_reload_bytes", [again]);
});

test("when a table is to be seen on a slow phone", async ({ browser, server }) => {
  await measure(async () => {
    const { page, url } = await newcomer(browser, server, PHONE);
    await slowLine(await slowProcessor(page));
    await page.goto(url, { waitUntil: "commit" });
    await alive(page);
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
    await page.context().close();
    return { lcp_ms_slow4g_4x: seen.lcp, cls: seen.cls };
  });
});

test("what the main thread does until a table answers", async ({ browser, server }) => {
  await measure(async () => {
    const { page, url } = await newcomer(browser, server);
    await slowProcessor(page);
    const sum = await traced(browser, page, "first-visit", async () => {
      await page.goto(url, { waitUntil: "commit" });
      await alive(page);
    });
    await page.context().close();
    return Object.fromEntries(Object.entries(sum).map(([kind, time]) => [`first_visit_${kind}_ms_4x`, time]));
  });
});
