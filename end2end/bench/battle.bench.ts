import { facing } from "../harness/battle";
import { alive } from "../harness/hydrated";
import { test } from "../harness/test";
import { Weight, skirmish, slowProcessor, visitor } from "./browser";
import { withClock } from "./clock";
import { measure, median, p98 } from "./runs";

test("what a first visit of a battle fetches", async ({ browser, server }) => {
  await measure(async () => {
    const before = await visitor(browser, server);
    const url = await skirmish(before, server);
    const context = await visitor(browser, server, { storageState: await before.storageState() });
    const page = await context.newPage();
    const weight = await Weight.of(await context.newCDPSession(page));
    await page.goto(url);
    await alive(page);
    await page.waitForTimeout(500);
    const [document, css] = ["Document", "Stylesheet"].map((kind) => weight.kind(kind));
    await Promise.all([before.close(), context.close()]);
    return {
      battle_readable_bytes_br: (document ?? 0) + (css ?? 0),
      battle_interactive_bytes_br: weight.all,
      battle_requests: weight.requests,
    };
  });
});

// The region, the arcs and the distances follow the tray.
test("how evenly a tray is dragged, on this processor and on one four times slower", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await bob.page.close();
  await withClock(ann.page);
  await ann.page.reload();
  await ann.battle.lives();
  await ann.battle.tray(/Bowmen/).click();
  // Nobody else is asked before the tray moves.
  await ann.battle.choice(/^Maneuver/).click();
  const drag = async () => {
    const ghost = await ann.page.locator("[data-ghost]").first().boundingBox();
    if (!ghost) throw new Error("no tray is there to be dragged");
    const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
    const { mouse } = ann.page;
    const gaps = await ann.page.evaluateHandle(() => window.clock.gaps());
    await mouse.move(x, y);
    await mouse.down();
    for (let step = 1; step <= 120; step += 1) {
      const turn = (step / 120) * 2 * Math.PI;
      await mouse.move(x + 60 * Math.sin(turn), y - 30 * (1 - Math.cos(turn)));
      await ann.page.evaluate(() => window.clock.painted());
    }
    await mouse.up();
    return gaps.evaluate((it) => it.stop());
  };
  await measure(async () => {
    const desktop = await drag();
    const cdp = await slowProcessor(ann.page);
    const slow = await drag();
    await cdp.detach();
    return {
      drag_frame_ms_p50: median(desktop),
      drag_frame_ms_p98: p98(desktop),
      drag_frame_ms_p50_4x: median(slow),
      drag_frame_ms_p98_4x: p98(slow),
    };
  });
});
