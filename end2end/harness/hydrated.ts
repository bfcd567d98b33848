import type { Page } from "@playwright/test";

/** Waits until the page's script has taken over what the server has drawn. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator("html[data-hydrated=true]").waitFor({ state: "attached" });
}
