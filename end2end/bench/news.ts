import type { Page } from "@playwright/test";

/** The kind of what another has done, as the log tells it. */
export type Kind = "planning" | "march" | "battle" | "other";

/** The time that the page took from hearing of something to its paint. */
export interface News {
  kind: Kind;
  time: number;
}

/** All that the stream of a page has brought. */
interface Heard {
  news(): Promise<News[]>;
  /** Waits until nothing has come for a while. */
  rest(): Promise<void>;
}

/** The pause after which nothing more is on its way, in milliseconds: computers take less to answer. */
const PAUSE = 2000;

/** Notes all that this page's stream brings, from the next page on that is loaded. */
export async function withNews(page: Page): Promise<Heard> {
  await page.addInitScript(listen);
  return {
    news: () => page.evaluate(() => (window as unknown as { news: News[] }).news),
    rest: async () => {
      const count = () => page.evaluate(() => (window as unknown as { news: News[] }).news.length);
      for (let before = -1, now = await count(); now !== before; now = await count()) {
        before = now;
        await page.waitForTimeout(PAUSE);
      }
    },
  };
}

/** Runs in the page. */
function listen(): void {
  const news: News[] = [];
  (window as unknown as { news: News[] }).news = news;
  const last = () => [...document.querySelectorAll("[role=log] li")].at(-1)?.textContent ?? "";
  const kind = (words: string): Kind => {
    if (/\bbeats\b|battle|combat|card|retreat/i.test(words)) return "battle";
    if (/march/i.test(words)) return "march";
    return /order/i.test(words) ? "planning" : "other";
  };
  let before = "";
  const heard = () => {
    const start = performance.now();
    before ||= last();
    void window.clock.painted().then(() => {
      const time = performance.now() - start;
      const now = last();
      news.push({ kind: now === before ? "other" : kind(now), time });
      before = now;
    });
  };
  const Plain = window.EventSource;
  // Whoever listens first is called first, before the page has done anything.
  window.EventSource = class extends Plain {
    private readonly kinds = new Set<string>();

    constructor(url: string | URL, options?: EventSourceInit) {
      super(url, options);
      this.first("message");
    }

    override addEventListener(kind: string, ...rest: unknown[]): void {
      if (kind !== "open" && kind !== "error") this.first(kind);
      (super.addEventListener as (...all: unknown[]) => void)(kind, ...rest);
    }

    private first(kind: string): void {
      if (!this.kinds.has(kind)) super.addEventListener(kind, heard);
      this.kinds.add(kind);
    }
  };
}
