import { test } from "../harness/test";
import { practice, slowProcessor } from "./browser";
import { withClock } from "./clock";
import { type News, withNews } from "./news";
import { measure, median, p98 } from "./runs";

/** Rounds of the game in each run: with a processor this slow one takes about two minutes. */
const ROUNDS = 1;

test("from another's move to its paint", async ({ person }) => {
  await measure(async (run) => {
    const ann = await person(`Ann ${run}`);
    await withClock(ann.page);
    const { news, rest } = await withNews(ann.page);
    // Whoever looks for buttons by their names computes the style of the whole page, at a quarter of the speed.
    ann.table.rest = rest;
    await practice(ann.page);
    await slowProcessor(ann.page);
    for (let round = 0; round < ROUNDS; round += 1) {
      await ann.answers.plan();
      await ann.answers.untilPlanning();
    }
    const heard = await news();
    await ann.context.close();
    const times = (kind: News["kind"]) => heard.filter((it) => it.kind === kind).map((it) => it.time);
    const of = (kind: News["kind"]) => p98(times(kind));
    return {
      patch_count: heard.length,
      patch_ms_p98_4x: p98(heard.map((it) => it.time)),
      patch_ms_p50_4x: median(heard.map((it) => it.time)),
      patch_march_ms_p50_4x: median(times("march")),
      patch_planning_ms_p98_4x: of("planning"),
      patch_march_ms_p98_4x: of("march"),
      patch_battle_ms_p98_4x: of("battle"),
      patch_other_ms_p98_4x: of("other"),
    };
  });
});
