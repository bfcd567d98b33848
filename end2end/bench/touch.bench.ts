import { test } from "../harness/test";
import { offers, tabs } from "./acts";
import { besideTwin } from "./beside";
import { PHONE, practice, rested, slowProcessor, visitor } from "./browser";
import { withClock } from "./clock";
import { measure, median, p98 } from "./runs";

test("from a click on an area or a panel to its paint, beside a twin without a framework", async ({ browser, server }) => {
  await measure(async () => {
    const { table, twin, floor, ring, tab } = await besideTwin(browser, server);
    return {
      select_to_paint_ms_p98_4x: p98(table),
      select_to_paint_ms_p50_4x: median(table),
      twin_select_to_paint_ms_p98_4x: p98(twin),
      twin_select_to_paint_ms_p50_4x: median(twin),
      select_to_paint_over_twin: p98(table) / p98(twin),
      select_to_paint_p50_over_twin: median(table) / median(twin),
      floor_to_paint_ms_p98_4x: p98(floor),
      ring_open_ms_p98_4x: p98(ring),
      tab_change_ms_p98_4x: p98(tab),
    };
  });
});

test("from a touch to the sheet of orders on a phone, and to another panel", async ({ browser, server }) => {
  await measure(async () => {
    const context = await visitor(browser, server, PHONE);
    const page = await context.newPage();
    await withClock(page);
    await practice(page);
    await rested(page);
    await slowProcessor(page);
    const sheet = await offers(page, 20);
    const tab = await tabs(page, 5);
    await context.close();
    return { sheet_open_ms_p98_4x: p98(sheet), phone_tab_change_ms_p98_4x: p98(tab) };
  });
});

test("from each move of a unit that is carried to its paint", async ({ person, server }) => {
  const ann = await person("Ann");
  await ann.signUp();
  await withClock(ann.page);
  await measure(async () => {
    await ann.table.open(await server.import("two-marches", { Stark: ann.name }));
    await rested(ann.page);
    const [from, to] = [await ann.table.unit("Winterfell").boundingBox(), await ann.table.area("Castle Black").locator(".m-hit").boundingBox()];
    if (!from || !to) throw new Error("both areas are on the map");
    const cdp = await slowProcessor(ann.page);
    const times = await ann.page.evaluateHandle(() => window.clock.follow("pointermove"));
    const mouse = ann.page.mouse;
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await mouse.down();
    for (let way = 0; way < 3; way += 1) {
      await mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 20 });
      await mouse.move(from.x + from.width / 2, from.y + from.height / 2, { steps: 20 });
    }
    await mouse.up();
    const moved = await times.jsonValue();
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    return { march_drag_ms_p98_4x: p98(moved), march_drag_count: moved.length };
  });
});
