import { expect, test } from "../harness/test";
import { PHONE, practice, rested, slowProcessor, visitor } from "./browser";
import { withClock } from "./clock";
import { type Taken, measure, median, p98 } from "./runs";

/** Milliseconds of a frame, sixty of which make a second. */
const FRAME = 1000 / 60;

/** Returns how evenly pictures came, by the milliseconds between them. */
function evenness(name: string, gaps: number[]): Taken {
  const missed = gaps.reduce((sum, it) => sum + Math.max(0, Math.round(it / FRAME) - 1), 0);
  return {
    [`${name}_frame_ms_p50_4x`]: median(gaps),
    [`${name}_frame_ms_p98_4x`]: p98(gaps),
    [`${name}_missed_share_4x`]: missed / (missed + gaps.length),
  };
}

test("how evenly the map moves under a finger and two on a phone", async ({ browser, server }) => {
  await measure(async () => {
    const context = await visitor(browser, server, PHONE);
    const page = await context.newPage();
    await withClock(page);
    await practice(page);
    await rested(page);
    const map = await page.locator(".map").boundingBox();
    if (!map) throw new Error("there is no map");
    const [x, y] = [map.x + map.width / 2, map.y + map.height / 2];
    const cdp = await slowProcessor(page);
    const sheet = page.locator(".map-sheet");
    const during = async (act: () => Promise<unknown>) => {
      const before = (await sheet.getAttribute("viewBox")) ?? "";
      const gaps = await page.evaluateHandle(() => window.clock.gaps());
      await act();
      const found = await gaps.evaluate((it) => it.stop());
      // While it moves, its picture does; only once it rests is it drawn anew.
      await expect(sheet, "the map has moved").not.toHaveAttribute("viewBox", before);
      return found;
    };
    const pinch = (scaleFactor: number) => cdp.send("Input.synthesizePinchGesture", { x, y, scaleFactor, relativeSpeed: 300, gestureSourceType: "touch" });
    const drag = (xDistance: number, yDistance: number) =>
      cdp.send("Input.synthesizeScrollGesture", { x, y, xDistance, yDistance, speed: 300, gestureSourceType: "touch", preventFling: true });
    const zoom = [...(await during(() => pinch(2))), ...(await during(() => pinch(0.7)))];
    const pan = [...(await during(() => drag(-120, -120))), ...(await during(() => drag(120, 120)))];
    await context.close();
    return { ...evenness("pan", pan), ...evenness("zoom", zoom) };
  });
});
