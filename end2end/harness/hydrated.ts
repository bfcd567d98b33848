import { expect, type Page } from "@playwright/test";

/** Waits until the page's script has taken over what the server has drawn; a mouse moves over it meanwhile. */
export async function hydrated(page: Page): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate(() => {
        window.dispatchEvent(new Event("pointermove"));
        return document.documentElement.dataset.hydrated;
      }),
    )
    .toBe("true");
}
