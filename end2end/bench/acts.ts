import type { Page } from "@playwright/test";

/** Clicks every area that wants an order, so many times: milliseconds to the paint of its tokens. */
export async function picks(page: Page, rounds: number): Promise<number[]> {
  return page.evaluate(async (rounds) => {
    const areas = [...document.querySelectorAll(".map [data-area]")].filter((it) => it.ariaLabel?.endsWith("needs an order"));
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const area of areas) {
        const offered = `[role=menu][aria-label="Orders for ${area.ariaLabel?.split(",")[0]}"]`;
        const click = () => void area.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        times.push(await window.clock.toPaint(click, () => document.querySelector(offered) !== null));
      }
    }
    return times;
  }, rounds);
}

/** Opens the tokens of an area where none are open: milliseconds to the paint of the ring or sheet. */
export async function offers(page: Page, rounds: number): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await closeOffers(page);
    times.push(
      await page.evaluate(async () => {
        const area = [...document.querySelectorAll(".map [data-area]")].find((it) => it.ariaLabel?.endsWith("needs an order"));
        const offered = () => [...document.querySelectorAll(":is([role=menu], [role=dialog])[aria-label^='Orders for ']")];
        const click = () => void area?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
        return window.clock.toPaint(click, () => offered().some((it) => it.checkVisibility()));
      }),
    );
  }
  return times;
}

/** Leaves the tokens of an area: by the sheet's button on a phone, whose fingers leave the keyboard's focus elsewhere. */
export async function closeOffers(page: Page): Promise<void> {
  const close = page.getByRole("dialog", { name: /^Orders for / }).getByRole("button", { name: "Close" });
  if (await close.isVisible()) await close.click();
  else await page.keyboard.press("Escape");
  const offered = page.locator(":is([role=menu], [role=dialog])[aria-label^='Orders for ']");
  await offered.filter({ visible: true }).first().waitFor({ state: "hidden" });
}

/** Goes through all panels, so many times: milliseconds to the paint of each. */
export async function tabs(page: Page, rounds: number): Promise<number[]> {
  return page.evaluate(async (rounds) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const tab of document.querySelectorAll<HTMLElement>("[role=tab]")) {
        const panel = () => document.getElementById(tab.getAttribute("aria-controls") ?? "");
        if (panel()?.checkVisibility()) continue;
        times.push(await window.clock.toPaint(() => tab.click(), () => panel()?.checkVisibility() ?? false));
      }
    }
    return times;
  }, rounds);
}
