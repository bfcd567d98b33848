import type { Browser, BrowserContext, BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";
import type { Server } from "../harness/server";

/** A phone's screen. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** A browser that has never been here. */
export async function visitor(browser: Browser, server: Server, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ baseURL: `http://127.0.0.1:${server.port}`, ...options });
}

/** A practice table of somebody without an account. */
export async function practice(page: Page): Promise<string> {
  await page.goto("/");
  await hydrated(page);
  await page.getByRole("button", { name: /^Play now/ }).click();
  await page.waitForURL("**/tables/*");
  await page.locator("[data-area]").first().waitFor();
  return page.url();
}

/** The address of a battle against the computer, for this browser. */
export async function skirmish(context: BrowserContext, server: Server): Promise<string> {
  // As a browser without a script sends it: the answer leads to the table.
  const headers = { Origin: `http://127.0.0.1:${server.port}`, Accept: "text/html" };
  const opened = await context.request.post("/api/skirmish", { form: { size: "30" }, headers });
  return opened.url();
}

/** Waits until the parts of the page that nobody needs at once are there, too. */
export async function rested(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForTimeout(5000);
}

/** A processor four times as slow as this one. */
export async function slowProcessor(page: Page): Promise<CDPSession> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return cdp;
}

/** The line that Lighthouse calls slow 4G: 1.6 Mbit/s down, 150 ms there and back. */
export async function slowLine(cdp: CDPSession): Promise<void> {
  await cdp.send("Network.enable");
  await cdp.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (0.75 * 1024 * 1024) / 8,
  });
}

/** The bytes that came in, compressed as they came, by the kind of what was asked for. */
export class Weight {
  private readonly kinds = new Map<string, string>();
  private readonly bytes = new Map<string, number>();

  /** Counts from now on; what lies in the browser's cache weighs nothing. */
  static async of(cdp: CDPSession): Promise<Weight> {
    const weight = new Weight();
    await cdp.send("Network.enable");
    cdp.on("Network.responseReceived", ({ requestId, type }) => weight.kinds.set(requestId, type));
    cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = weight.kinds.get(requestId) ?? "Other";
      weight.bytes.set(kind, weight.kind(kind) + encodedDataLength);
    });
    return weight;
  }

  kind(kind: string): number {
    return this.bytes.get(kind) ?? 0;
  }

  get all(): number {
    return [...this.bytes.values()].reduce((sum, it) => sum + it, 0);
  }

  get requests(): number {
    return this.kinds.size;
  }
}
