import { test } from "../harness/test";
import { practice } from "./browser";
import { figure } from "./runs";

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
  figure("heap_round", [reached]);
  figure("heap_mb_round10", [all / 2 ** 20]);
  figure("heap_js_mb_round10", [heap.usedSize / 2 ** 20]);
});
