import type { Page } from "@playwright/test";

/** The map of a table page, and what a click on each area that wants an order makes of it. */
export interface Twin {
  /** The map within what it lies in, and the way to the style sheet. */
  page: string;
  /** By the number of the area: the classes of every area, and the tokens around the one that was clicked. */
  picked: Record<string, { classes: Record<string, string>; ring: string }>;
}

/** The address of the twin of a page: nowhere on the server. */
const TWIN = "/twin";

/** Learns from a table page what its map shows, before and after clicks. */
export async function learned(page: Page): Promise<Twin> {
  return page.evaluate(async () => {
    const map = document.querySelector<HTMLElement>(".map");
    if (!map) throw new Error("there is no map");
    let shell: Element = map.cloneNode(true) as Element;
    const { width, height } = map.getBoundingClientRect();
    (shell as HTMLElement).style.cssText = `position: fixed; inset: 0 auto auto 0; width: ${width}px; height: ${height}px`;
    for (let up = map.parentElement; up && up !== document.body; up = up.parentElement) {
      const around = up.cloneNode(false) as Element;
      around.append(shell);
      shell = around;
    }
    const style = document.querySelector("link[rel=stylesheet]")?.outerHTML ?? "";
    const twin: Twin = {
      page: `<!DOCTYPE html><html lang="en"><head><title>Twin</title>${style}</head><body>${shell.outerHTML}</body></html>`,
      picked: {},
    };
    const areas = [...document.querySelectorAll("[data-area]")];
    const number = (it: Element) => it.getAttribute("data-area") ?? "";
    for (const area of areas.filter((it) => it.ariaLabel?.endsWith("needs an order"))) {
      const ring = () => document.querySelector(`.map [role=menu][aria-label="Orders for ${area.ariaLabel?.split(",")[0]}"]`);
      await window.clock.toPaint(
        () => area.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true })),
        () => ring() !== null,
      );
      twin.picked[number(area)] = {
        classes: Object.fromEntries(areas.map((it) => [number(it), it.getAttribute("class") ?? ""])),
        ring: ring()?.outerHTML ?? "",
      };
    }
    return twin;
  });
}

/**
 * Shows the same map without any framework: a plain script sets the same classes and the same ring
 * on a click. What it takes is what the browser itself takes for style, layout and paint.
 */
export async function openTwin(page: Page, twin: Twin): Promise<void> {
  await page.route(`**${TWIN}`, (route) => route.fulfill({ contentType: "text/html", body: twin.page }));
  await page.goto(TWIN);
  await page.evaluate((picked) => {
    const map = document.querySelector(".map");
    const areas = [...document.querySelectorAll("[data-area]")];
    const rings = new Map(
      Object.entries(picked).map(([area, { ring }]) => {
        const drawn = document.createElementNS("http://www.w3.org/2000/svg", "g");
        drawn.innerHTML = ring;
        return [area, drawn.firstElementChild];
      }),
    );
    map?.addEventListener("click", (event) => {
      const area = (event.target as Element).closest("[data-area]")?.getAttribute("data-area") ?? "";
      const now = picked[area];
      const ring = rings.get(area)?.cloneNode(true);
      if (!now || !ring) return;
      for (const it of areas) {
        const wanted = now.classes[it.getAttribute("data-area") ?? ""] ?? "";
        if (it.getAttribute("class") !== wanted) it.setAttribute("class", wanted);
      }
      map.querySelector("[role=menu]")?.remove();
      map.querySelector(".map-overlay")?.append(ring);
    });
  }, twin.picked);
}
