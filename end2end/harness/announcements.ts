import { type Page, expect } from "@playwright/test";

/**
 * The announcements that a screen reader would say of its own accord: of whatever changes in the page's live regions.
 */
export class Announcements {
  private readonly heard: string[] = [];

  private constructor() {}

  /** Listens from the next page on that `page` loads. */
  static async at(page: Page): Promise<Announcements> {
    const announcements = new Announcements();
    await page.exposeFunction("hear", (words: string) => announcements.heard.push(words));
    await page.addInitScript(listen);
    return announcements;
  }

  /** Waits until words like these have been said since the last call that waited for any. */
  async expectHeard(words: RegExp): Promise<void> {
    await expect(() => expect(this.heard.join("\n")).toMatch(words)).toPass({ timeout: 30_000 });
    this.heard.length = 0;
  }
}

/** Runs in the page. */
function listen(): void {
  const live = "[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]";
  const { hear } = window as unknown as { hear: (words: string) => void };
  const changed = (records: MutationRecord[]) => {
    const news = new Set<Element | Text>();
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      // What nobody sees because it is not there, nobody hears; what is only out of sight, is heard.
      if (!region?.checkVisibility() || region.closest("[aria-hidden=true]")) continue;
      if (region.matches("[role=status], [aria-atomic=true]")) news.add(region);
      else if (target instanceof Text) news.add(target);
      else for (const it of addedNodes) if (it instanceof Element || it instanceof Text) news.add(it);
    }
    for (const it of news) {
      const words = it.textContent?.trim();
      if (words) hear(words);
    }
  };
  new MutationObserver(changed).observe(document, { subtree: true, childList: true, characterData: true });
}
