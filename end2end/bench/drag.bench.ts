import { type Browser, type BrowserContextOptions, expect, type Page } from "@playwright/test";
import type { Server } from "../harness/server";
import { test } from "../harness/test";
import { BattlePage } from "../pages/battle";
import { PHONE, rested, skirmish, slowProcessor, visitor } from "./browser";
import { withClock } from "./clock";
import { type Taken, mean, measure, p95 } from "./runs";
import { traced } from "./trace";

/** So many steps a hand makes: three seconds of them, one for each picture of a screen that shows sixty a second. */
const STEPS = 180;
const STEP_MS = 1000 / 60;

/** The kinds of a trace that are a cost of each picture. */
const KINDS = ["script_wasm", "script_js", "style", "layout", "paint", "gc"];

/** A skirmish with one's own turn, whose first unit has begun a Maneuver. */
async function maneuvering(browser: Browser, server: Server, options: BrowserContextOptions): Promise<Page> {
  const context = await visitor(browser, server, options);
  const url = await skirmish(context, server);
  const page = await context.newPage();
  await withClock(page);
  await page.goto(url);
  const battle = new BattlePage(page);
  await battle.lives();
  await rested(page);
  const maneuver = battle.choice(/^Maneuver/);
  const begin = page.getByRole("button", { name: /^Begin with / });
  const pass = battle.choice(/^Pass$/);
  // Whatever may be asked before, as a card at the start of the turn, is passed.
  await expect(async () => {
    if (await begin.isVisible()) await begin.click();
    else if (await pass.isVisible()) await battle.answer(/^Pass$/);
    await expect(maneuver).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
  await maneuver.click();
  await page.locator("[data-ghost]").first().waitFor();
  return page;
}

/** Puts the pointer down on the ghost, leads it in three loops past friends and the edge of its reach, and lifts it. */
async function dragged(page: Page, touch: boolean): Promise<number[]> {
  const ghost = await page.locator("[data-ghost] .b-ghost-body").first().boundingBox();
  const field = await page.locator(".battle-sheet").boundingBox();
  if (!ghost || !field) throw new Error("no tray is there to be dragged");
  const [x, y] = [ghost.x + ghost.width / 2, ghost.y + ghost.height / 2];
  const wide = Math.min(field.width, field.height) / 12;
  const at = (step: number) => {
    const turn = (step / STEPS) * 6 * Math.PI;
    // It ends elsewhere than it began.
    return { x: x + 2 * wide * Math.sin(turn) + (wide * step) / STEPS, y: y - wide * Math.sin(turn / 3) + (wide / 2) * (1 - Math.cos(turn)) };
  };
  const cdp = await page.context().newCDPSession(page);
  const send = (type: "down" | "move" | "up", point: { x: number; y: number }): Promise<unknown> => {
    if (touch) {
      const types = { down: "touchStart", move: "touchMove", up: "touchEnd" } as const;
      return cdp.send("Input.dispatchTouchEvent", { type: types[type], touchPoints: type === "up" ? [] : [point] });
    }
    const types = { down: "mousePressed", move: "mouseMoved", up: "mouseReleased" } as const;
    return cdp.send("Input.dispatchMouseEvent", { type: types[type], button: "left", buttons: type === "up" ? 0 : 1, clickCount: 1, ...point });
  };
  await send("down", at(0));
  const gaps = await page.evaluateHandle(() => window.clock.gaps());
  const began = performance.now();
  // A hand does not wait until the page has followed.
  const sent: Promise<unknown>[] = [];
  for (let step = 1; step <= STEPS; step += 1) {
    const due = began + step * STEP_MS - performance.now();
    if (due > 0) await new Promise((done) => setTimeout(done, due));
    sent.push(send("move", at(step)));
  }
  await Promise.all(sent);
  const found = await gaps.evaluate((it) => it.stop());
  await send("up", at(STEPS));
  await cdp.detach();
  return found;
}

async function drag(name: string, browser: Browser, server: Server, options: BrowserContextOptions): Promise<Taken> {
  const page = await maneuvering(browser, server, options);
  const touch = options.hasTouch === true;
  const before = await page.locator("[data-ghost]").first().getAttribute("transform");
  const cdp = await slowProcessor(page);
  const gaps = await dragged(page, touch);
  await expect(page.locator("[data-ghost]").first(), "the ghost has moved").not.toHaveAttribute("transform", before ?? "");
  // The profiler takes its time as well: what it finds is of a drag of its own.
  const sum = await traced(browser, page, name, async () => void (await dragged(page, touch)));
  await cdp.detach();
  await page.context().close();
  const kinds = KINDS.map((kind) => [`${name}_${kind}_ms_picture`, (sum[kind] ?? 0) / STEPS]);
  return {
    [`${name}_frames_per_s`]: 1000 / mean(gaps),
    [`${name}_frame_p95_ms`]: p95(gaps),
    ...(Object.fromEntries(kinds) as Taken),
  };
}

test("how many pictures a second a drag has on a processor four times slower", async ({ browser, server }) => {
  await measure(() => drag("battle_drag", browser, server, { viewport: { width: 1440, height: 900 } }));
});

test("the same under a finger on a phone", async ({ browser, server }) => {
  await measure(() => drag("battle_drag_phone", browser, server, PHONE));
});
