import type { Page } from "@playwright/test";

/** The names on a miniatures' table that lie over another name or on a unit, and the heights of their letters in pixels. */
export async function plates(page: Page): Promise<{ over: string[]; letters: number[] }> {
  return page.locator(".battle-sheet").evaluate((sheet) => {
    const names = [...sheet.querySelectorAll<SVGGraphicsElement>(".b-label:has(.b-name)")];
    const units = [...sheet.querySelectorAll(".b-tray .b-cloth, .b-ghost .b-cloth")].map((it) => it.getBoundingClientRect());
    const plate = (it: Element) => it.querySelector(".b-plate")?.getBoundingClientRect() ?? new DOMRect();
    const meet = (one: DOMRect, other: DOMRect) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    const over = names.filter((it, at) => {
      const own = plate(it);
      return names.slice(at + 1).some((other) => meet(own, plate(other))) || units.some((unit) => meet(own, unit));
    });
    const height = (it: SVGGraphicsElement) => Number(it.getAttribute("font-size")) * (it.getScreenCTM()?.a ?? 0);
    return {
      over: over.map((it) => it.textContent),
      letters: [...sheet.querySelectorAll<SVGGraphicsElement>(".b-name")].map(height),
    };
  });
}
