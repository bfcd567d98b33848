import { expect, type Page } from "@playwright/test";

/** Waits until the page's script has taken over what the server has drawn; a mouse moves over it meanwhile. */
export async function hydrated(page: Page): Promise<void> {
  const touched = () => page.evaluate(touch).catch(() => undefined);
  await expect.poll(touched, { intervals: [50] }).toBe("true");
}

/** Waits until a table or a lesson has come alive by itself, and does nothing in the page meanwhile: for measuring. */
export async function alive(page: Page): Promise<void> {
  await page.locator("html[data-hydrated=true]").waitFor({ state: "attached" });
}

/** Runs in the page. A hydration root comes alive by itself. */
function touch(): string | undefined {
  if (!document.getElementById("hydration-data")) window.dispatchEvent(new Event("pointermove"));
  return document.documentElement.dataset.hydrated;
}
