import { type Page, expect } from "@playwright/test";

/** The modules of the client among these addresses, whatever page they are for. */
export const modules = (addresses: string[]) => addresses.filter((it) => it.endsWith(".wasm")).map((it) => it.replace(/^.*\/|(\.\w+)?\.wasm$/g, ""));

/** Keeps a module, the later part of a table, from the page until what this returns is called. */
export async function heldBack(page: Page, module = "board"): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await page.route(new RegExp(`/${module}(\\.\\w+)?\\.wasm`), async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

/** From the next page on, its parts are taken over this many milliseconds apart. */
export async function slowly(page: Page, apart: number): Promise<void> {
  await page.addInitScript((apart) => {
    const later = window.setTimeout.bind(window);
    window.setTimeout = ((what: TimerHandler, wait?: number) => later(what, wait || apart)) as typeof setTimeout;
  }, apart);
}

/** From the next page on, what nobody has asked for does not come when the page has come to rest. */
export async function neverRests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const skip = ((what: TimerHandler, wait?: number) => (wait === 3000 ? 0 : later(what, wait))) as typeof setTimeout;
    window.setTimeout = skip;
  });
}

/** Waits until an element of the page hears events of this kind: until its part of the page lives. */
export async function hears(page: Page, selector: string, kind: string): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const listens = async () => {
    const { result } = await cdp.send("Runtime.evaluate", { expression: `document.querySelector(${JSON.stringify(selector)})` });
    if (!result.objectId) return false;
    const { listeners } = await cdp.send("DOMDebugger.getEventListeners", { objectId: result.objectId });
    return listeners.some((it) => it.type === kind);
  };
  await expect.poll(listens, { intervals: [50] }).toBe(true);
  await cdp.detach();
}
