import type { Page } from "@playwright/test";

/** The clock that measures in the page: set up before anything else runs there. */
interface Clock {
  /** Until the next picture is painted. */
  painted(): Promise<void>;
  /** Milliseconds from the act to the first picture in which what it does can be seen. */
  toPaint(act: () => void, seen: () => boolean): Promise<number>;
  /** Milliseconds from each event of this kind to the picture after it, from now on. */
  follow(kind: string): number[];
  /** Milliseconds between pictures, until it is stopped. */
  gaps(): { stop(): number[] };
}

/** The part of the DOM that TypeScript does not know yet. */
declare const scheduler: { postTask(task: () => void, options: { priority: "user-blocking" }): Promise<void> };

declare global {
  interface Window {
    clock: Clock;
  }
}

/** Every page that is opened in this tab from now on has a clock. */
export async function withClock(page: Page): Promise<void> {
  await page.addInitScript(setUp);
}

/** Runs in the page. */
function setUp(): void {
  /** Pictures after which an act has had no effect. */
  const MOST = 200;
  // What blocks the user comes right behind the picture, before all that the page has put off until then.
  const painted = () =>
    new Promise<void>((done) => {
      requestAnimationFrame(() => void scheduler.postTask(done, { priority: "user-blocking" }));
    });
  window.clock = {
    painted,
    toPaint: async (act, seen) => {
      await painted();
      const start = performance.now();
      act();
      for (let pictures = 0; pictures < MOST; pictures += 1) {
        await painted();
        const time = performance.now() - start;
        if (seen()) return time;
      }
      throw new Error("nothing of it is to be seen");
    },
    follow: (kind) => {
      const times: number[] = [];
      const heard = () => {
        const start = performance.now();
        void painted().then(() => times.push(performance.now() - start));
      };
      window.addEventListener(kind, heard, { capture: true });
      return times;
    },
    gaps: () => {
      const gaps: number[] = [];
      let last = 0;
      let going = true;
      const next = (now: number) => {
        if (last > 0) gaps.push(now - last);
        last = now;
        if (going) requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
      return {
        stop: () => {
          going = false;
          return gaps;
        },
      };
    },
  };
}
