import type { Page } from "@playwright/test";
import { small } from "./targets";
import { expect } from "./test";

/** The sizes at which every page has to fit: small and usual phones, upright and lying, 200 % zoom, a desktop. */
export const SIZES = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 683, height: 425 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
] as const;

/** Up to this width a page is for fingers, too. */
const FINGERS = 1000;

/** At each of the sizes nothing scrolls sideways, is cut off, lies under something else or is too small for a finger. */
export async function expectFits(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settled(page);
    const found = await page.evaluate(faults);
    if (size.width < FINGERS) found.push(...(await page.evaluate(small)));
    expect.soft(found, `${what}, ${size.width}x${size.height}`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

/** Two pictures are painted, and what moves has arrived. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    // What goes with a scroll ends with it alone.
    const ending = document.getAnimations().filter((it) => it.timeline === document.timeline && it.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map((it) => it.finished));
  });
}

/** Runs in the page. */
function faults(): string[] {
  const found: string[] = [];
  const wide = document.documentElement.clientWidth;
  const name = (it: Element) => {
    const words = (it.getAttribute("aria-label") ?? it.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50);
    return `${it.tagName.toLowerCase()}${it.id ? `#${it.id}` : ""}.${String(it.getAttribute("class") ?? "")} "${words}"`;
  };
  /** The part of an element that its scrolling ancestors leave in sight; nothing if there is none. */
  const inSight = (it: Element): { left: number; top: number; right: number; bottom: number } | null => {
    const box = it.getBoundingClientRect();
    const left = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
    for (let up = it.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const clip = up === document.documentElement || up === document.body ? { left: 0, top: 0, right: wide, bottom: innerHeight } : up.getBoundingClientRect();
      left.left = Math.max(left.left, clip.left);
      left.right = Math.min(left.right, clip.right);
      left.top = Math.max(left.top, clip.top);
      left.bottom = Math.min(left.bottom, clip.bottom);
    }
    left.left = Math.max(left.left, 0);
    left.right = Math.min(left.right, wide);
    left.top = Math.max(left.top, 0);
    left.bottom = Math.min(left.bottom, innerHeight);
    return left.right - left.left > 4 && left.bottom - left.top > 4 ? left : null;
  };
  // What lies behind a modal dialog is dead until that closes.
  const modal = document.querySelector("dialog:modal");
  const alive = (it: Element) => !modal || modal.contains(it);
  const shown = (it: Element) =>
    alive(it) && it.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !it.closest("[hidden], .unseen, [aria-hidden=true]");

  const sideways = document.documentElement.scrollWidth - wide;
  if (sideways > 0) found.push(`the page scrolls sideways by ${sideways}`);
  const table = document.querySelector(".war-table")?.closest("main");
  const down = table ? table.scrollHeight - table.clientHeight : 0;
  if (down > 0) found.push(`the table scrolls as a whole by ${down}`);

  // Text that no scrolling brings into sight.
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const home = node.parentElement;
    if (!home || !node.textContent?.trim() || home.closest("svg, script, style, noscript, select, textarea, .skip") || !shown(home)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width < 2) continue;
    let scrolls = false;
    for (let up: Element | null = home; up && up !== document.body; up = up.parentElement) {
      const style = getComputedStyle(up);
      // What is cut short says so; anything but a line of text cannot.
      const short = style.textOverflow === "ellipsis" && !/flex|grid/.test(style.display);
      if (style.overflowX === "auto" || style.overflowX === "scroll" || (short && style.overflowX !== "visible")) scrolls = true;
      if (scrolls || style.overflowX === "visible") continue;
      const clip = up.getBoundingClientRect();
      // Words for screen readers alone.
      if (clip.width < 2 && style.clipPath !== "none") scrolls = true;
      if (!scrolls && clip.width > 2 && clip.height > 2 && (box.left < clip.left - 2 || box.right > clip.right + 2)) {
        found.push(`cut off: ${name(home)} by ${name(up).slice(0, 40)}`);
        scrolls = true;
      }
      // What is around a modal dialog does not clip it.
      if (up === modal) break;
    }
    if (!scrolls && (box.left < -2 || box.right > wide + 2)) found.push(`out of the page: ${name(home)}`);
  }

  // What can be pressed lies under nothing else.
  for (const it of document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary")) {
    if (it.closest("svg") || !shown(it)) continue;
    const box = it.getBoundingClientRect();
    const part = inSight(it);
    // What is half scrolled away comes with scrolling.
    if (!part || box.width < 2 || (part.right - part.left) * (part.bottom - part.top) < 0.9 * box.width * box.height) continue;
    const lines = it.getClientRects();
    const line = lines[0] ?? box;
    const at = document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2);
    if (!at || at === it || it.contains(at) || at.contains(it)) continue;
    // What lies under the buttons of an answer, of a form or of an army comes with scrolling.
    if (at.closest(".bar-buttons, .open-go, .army-reach") && !it.closest(".bar-buttons, .open-go, .army-reach")) continue;
    // A scene lies over the map until it is closed.
    if (at.closest(".moment, .battle-scene") && it.closest(".table-map")) continue;
    if (at.closest("label")?.contains(it) || (it as HTMLInputElement).labels?.[0]?.contains(at)) continue;
    found.push(`covered: ${name(it)} by ${name(at)}`);
  }
  return [...new Set(found)];
}
