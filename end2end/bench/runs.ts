import { test } from "../harness/test";

/** The figures that one run has measured, by name. */
export type Taken = Record<string, number>;

/** Each figure is the median of so many runs, each in a browser that knows nothing yet. */
const RUNS = 5;

/** Returns what lies below all but every fiftieth. */
export function p98(values: number[]): number {
  return part(values, 0.98);
}

/** Returns what lies below all but every twentieth. */
export function p95(values: number[]): number {
  return part(values, 0.95);
}

export function mean(values: number[]): number {
  return values.reduce((sum, it) => sum + it, 0) / values.length;
}

export function median(values: number[]): number {
  return part(values, 0.5);
}

function part(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Measures several times, and prints what it finds. */
export async function measure(take: (run: number) => Promise<Taken>): Promise<void> {
  const runs: Taken[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await take(run));
  const names = new Set(runs.flatMap((it) => Object.keys(it)));
  for (const name of names) {
    // Not every run has met everything.
    const values = runs.map((it) => it[name] ?? Number.NaN).filter((it) => !Number.isNaN(it));
    if (values.length > 0) figure(name, values);
  }
}

/** Prints `name value`, and for a median how far the runs lie apart. */
export function figure(name: string, values: number[]): void {
  const written = (value: number) => value.toFixed(decimals(name));
  const annotations = test.info().annotations;
  annotations.push({ type: name, description: written(median(values)) });
  const range = [Math.min(...values), Math.max(...values)].map(written).join(" to ");
  if (values.length > 1) annotations.push({ type: "#", description: `${name}: ${range} in ${values.length} runs` });
}

/** Bytes and counts are whole; a ratio needs two places. */
function decimals(name: string): number {
  if (/bytes|requests|nodes|count|round$/.test(name)) return 0;
  return /over|share|cls/.test(name) ? 3 : 1;
}
