/** A thing on the map, as large as it is drawn, in CSS pixels. */
export interface Thing {
  kind: "name" | "building" | "icon" | "order" | "unit" | "number" | "token" | "plate";
  of: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  round: boolean;
}

/** Runs in the page: all that is shown on the map, and whose it is. */
export function things(): Thing[] {
  const sheet = document.querySelector<SVGSVGElement>(".map-sheet");
  if (!sheet) throw new Error("there is no map");
  const found: Thing[] = [];
  const pen = document.createElement("canvas").getContext("2d");
  const called = (it: Element | null) => (it?.getAttribute("aria-label") ?? it?.getAttribute("data-plate") ?? "?").split(",")[0] ?? "?";
  const areas = [...document.querySelectorAll<SVGGElement>(".m-area")];
  const shown = (it: Element) => it.checkVisibility() && it.getBoundingClientRect().width > 0;

  const put = (kind: Thing["kind"], of: string, { left, top, right, bottom }: Omit<Thing, "kind" | "of" | "round">, round = false) =>
    found.push({ kind, of, left, top, right, bottom, round });
  /** Measures a disc: what is round is measured by its middle: a star on its rim makes it no larger. */
  const disc = (kind: Thing["kind"], of: string, it: SVGGraphicsElement, radius: number) => {
    const at = it.getScreenCTM();
    if (!at) return;
    const reach = radius * at.a;
    put(kind, of, { left: at.e - reach, top: at.f - reach, right: at.e + reach, bottom: at.f + reach }, true);
  };

  for (const it of sheet.querySelectorAll<SVGTextElement>(".m-land-name, .m-sea-name")) {
    if (!shown(it) || !pen) continue;
    const [at, box, style] = [it.getScreenCTM(), it.getBBox(), getComputedStyle(it)];
    if (!at) continue;
    pen.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    // The box of a text has room for letters that it does not have.
    const ink = pen.measureText(it.textContent ?? "");
    const line = Number(it.getAttribute("y"));
    const [top, bottom] = [line - ink.actualBoundingBoxAscent, line + ink.actualBoundingBoxDescent];
    put("name", it.textContent ?? "", {
      left: at.e + box.x * at.a,
      right: at.e + (box.x + box.width) * at.a,
      top: at.f + top * at.d,
      bottom: at.f + bottom * at.d,
    });
  }

  const outlines = areas.flatMap((area) => {
    const shape = document.querySelector<SVGPathElement>(`#m-a${area.dataset.area}`);
    return shape ? [[area, shape] as const] : [];
  });
  for (const it of sheet.querySelectorAll<SVGUseElement>(".m-icon > use")) {
    if (!shown(it)) continue;
    const figure = it.getAttribute("href") ?? "";
    const at = (it.parentNode as SVGGElement).transform.baseVal[0]?.matrix;
    const of = called(outlines.find(([, shape]) => shape.isPointInFill(new DOMPoint(at?.e, at?.f)))?.[0] ?? null);
    put(/castle|stronghold|anchor/.test(figure) ? "building" : "icon", of, it.getBoundingClientRect(), figure === "#f-anchor");
  }

  for (const area of areas) {
    const of = called(area);
    for (const it of area.querySelectorAll<SVGGraphicsElement>(".m-order > use, .m-order > g > [href=\"#f-order-back\"]")) disc("order", of, it, 20);
    for (const it of area.querySelectorAll<SVGGraphicsElement>(".m-token > *")) disc("token", of, it, 12.6);
    for (const it of area.querySelectorAll<SVGCircleElement>(".m-badge > circle")) disc("number", of, it, it.r.baseVal.value);
    for (const it of area.querySelectorAll(".m-shield > use")) put("token", of, it.getBoundingClientRect());
    for (const it of area.querySelectorAll(".m-unit > g:not(.m-badge) > *")) put("unit", of, it.getBoundingClientRect());
  }
  for (const it of sheet.querySelectorAll(".m-plate")) {
    put("plate", called(areas.find((area) => area.dataset.area === (it as SVGGElement).dataset.plate) ?? null), it.getBoundingClientRect());
  }
  return found;
}

/** By less nobody sees that one thing covers another, in CSS pixels. */
const SEEN = 1.5;
/** No icon is smaller, in CSS pixels. */
const LEAST = 16;

/** The figures of an army stand in ranks, one before the other, and a number on its figure. */
const ranked = (a: Thing, b: Thing) => a.of === b.of && [a, b].every((it) => it.kind === "unit" || it.kind === "number");

/** A plate is laid over pieces, where it must; never over a name. */
const laid = (a: Thing, b: Thing) => [a, b].some((it) => it.kind === "plate") && ![a, b].some((it) => it.kind === "name");

/** Returns how many pairs of things there are, and those that cover each other. */
export function covered(all: Thing[]): { pairs: number; covered: string[] } {
  const pairs = all.flatMap((a, at) => all.slice(at + 1).flatMap((b) => (ranked(a, b) || laid(a, b) ? [] : [[a, b] as const])));
  const covered = pairs.flatMap(([a, b]) => {
    const by = shared(a, b);
    return by > SEEN ? [`${a.kind} of ${a.of} and ${b.kind} of ${b.of}: ${by.toFixed(1)} px`] : [];
  });
  return { pairs: pairs.length, covered };
}

/** The icons and pieces that are too small. */
export function small(all: Thing[]): string[] {
  return all.flatMap((it) => {
    const size = Math.max(it.right - it.left, it.bottom - it.top);
    return it.kind === "name" || size > LEAST ? [] : [`${it.kind} of ${it.of}: only ${size.toFixed(1)} px`];
  });
}

/** By how many pixels two things reach into each other. */
function shared(a: Thing, b: Thing): number {
  const least = Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  if (least <= 0 || !(a.round || b.round)) return least;
  const [one, two] = [core(a), core(b)];
  const apart = Math.hypot(gap(one.x, two.x), gap(one.y, two.y));
  return Math.min(least, one.radius + two.radius - apart);
}

type Side = readonly [number, number];

/** Returns the middle and the radius of what is round, and the box of all else. */
function core({ left, top, right, bottom, round }: Thing): { x: Side; y: Side; radius: number } {
  if (!round) return { x: [left, right], y: [top, bottom], radius: 0 };
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { x: [x, x], y: [y, y], radius: (right - left) / 2 };
}

const gap = (a: Side, b: Side) => Math.max(0, a[0] - b[1], b[0] - a[1]);
