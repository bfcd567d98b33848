import { besideTwin } from "../bench/beside";
import { median } from "../bench/runs";
import { streamSizes } from "../bench/stream-sizes";
import { firstScript, secondVisit } from "../bench/visit";
import budgets from "../budgets.json" with { type: "json" };
import { expect, test } from "../harness/test";

// Medians of many clicks take their time on a processor that is four times slower.
test.setTimeout(400_000);

/** No more than what `budgets.json` says. */
function expectWithin(name: keyof typeof budgets, value: number): void {
  test.info().annotations.push({ type: name, description: value.toFixed(2) });
  expect.soft(value, name).toBeLessThanOrEqual(budgets[name]);
}

test("a touch takes little longer than the browser itself takes", { tag: "@thorough" }, async ({ browser, server }) => {
  const { table, twin, ring, tab } = await besideTwin(browser, server);
  const own = median(twin);
  expectWithin("select_over_twin", median(table) / own);
  expectWithin("ring_over_twin", median(ring) / own);
  expectWithin("tab_over_twin", median(tab) / own);
});

test("a first visit computes little", { tag: "@thorough" }, async ({ browser, server }) => {
  const visits = [];
  for (let visit = 0; visit < 3; visit += 1) visits.push(await firstScript(browser, server));
  expectWithin("script_over_loop", median(visits.map((it) => it.script_over_loop)));
});

test("who comes back fetches little, and news are short", { tag: "@thorough" }, async ({ browser, people, server }) => {
  expectWithin("warm_reload_bytes", (await secondVisit(browser, server)).again);
  const news = await streamSizes(people, server);
  for (const name of ["stream_bytes_planning", "stream_bytes_march", "stream_bytes_battle"] as const) {
    expectWithin(name, news[name] ?? Number.NaN);
  }
});
