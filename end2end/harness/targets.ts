/** Runs in the page: what can be pressed and is smaller than a finger, which wants 44 pixels each way. */
export function small(): string[] {
  // Links within a text may be as low as its lines; those of a message and of the log are what one goes for.
  const links = ".chat-line a, .plan-words a, .log-lines a, .history-bar a";
  const pressed = `button, select, summary, textarea, input:not([type=hidden]), [role=tab], ${links}`;
  const found: string[] = [];
  for (const it of document.querySelectorAll(pressed)) {
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (it.closest("[hidden], [inert], [aria-hidden=true], .unseen")) continue;
    // A box to tick is as large as what is written beside it.
    const ticked = it.matches("[type=checkbox], [type=radio]") ? (it as HTMLInputElement).labels?.[0] : null;
    const { width, height } = (ticked ?? it).getBoundingClientRect();
    if (width < 2 || (width > 43.5 && height > 43.5)) continue;
    const words = (it.getAttribute("aria-label") ?? it.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 40);
    found.push(`small: ${it.tagName.toLowerCase()}.${it.getAttribute("class") ?? ""} "${words}" ${Math.round(width)}x${Math.round(height)}`);
  }
  return [...new Set(found)];
}
