import type { CDPSession, Page } from "@playwright/test";
import { test } from "../harness/test";

/** A figure of this run: printed as `name value`. */
export function figure(name: string, value: number, digits = 0): void {
  test.info().annotations.push({ type: name, description: value.toFixed(digits) });
}

/** What lies below all but every fiftieth. */
export function p98(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.98))] ?? Number.NaN;
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

/** Every byte that comes in from now on, compressed as it came, by the kind of what was asked for. */
export async function weighed(cdp: CDPSession): Promise<{ bytes: Map<string, number>; requests: () => number }> {
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  const kinds = new Map<string, string>();
  const bytes = new Map<string, number>();
  cdp.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
  cdp.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? "Other";
    bytes.set(kind, (bytes.get(kind) ?? 0) + encodedDataLength);
  });
  return { bytes, requests: () => kinds.size };
}
