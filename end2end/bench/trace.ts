import { mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Browser, Page } from "@playwright/test";

/** An event of Chromium's trace; times are microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args: { name?: string; data?: { cpuProfile?: Chunk; timeDeltas?: number[] } };
}

/** A part of the processor's profile: new functions, and which of them ran at each look. */
interface Chunk {
  nodes?: { id: number; callFrame: { functionName: string; codeType: string } }[];
  samples?: number[];
}

const CATEGORIES = ["devtools.timeline", "v8", "v8.execute", "v8.wasm", "disabled-by-default-v8.cpu_profiler", "disabled-by-default-v8.gc"];

/** The kinds of work of the main thread, by the names of the trace; whatever else it runs is script. */
const KINDS: [kind: string, names: RegExp][] = [
  ["profiler", /LogCode|CpuProfiler|^V8\.(StackGuard|HandleInterrupts)/],
  ["gc", /^(V8\.GC|MinorGC|MajorGC|BlinkGC|CppGC)/],
  ["compile", /^(v8\.(compile|wasm|parse)|V8\.(Compile|Optimize|Parse)|wasm\.)/],
  ["layout", /^Layout$/],
  ["style", /^(UpdateLayoutTree|ParseAuthorStyleSheet)$/],
  ["paint", /^(Paint|PrePaint|Layerize|Commit|UpdateLayer|CompositeLayers)$/],
  ["html", /^ParseHTML$/],
  ["script", /^(EvaluateScript|v8\.|FunctionCall|RunMicrotasks|V8\.|EventDispatch|TimerFire|FireAnimationFrame)/],
];

/** Records while `act` goes on, keeps the trace as a file of `target/bench`, and says what took how many milliseconds. */
export async function traced(browser: Browser, page: Page, name: string, act: () => Promise<void>): Promise<Record<string, number>> {
  const path = resolve("../target/bench", `${name}.json`);
  mkdirSync(dirname(path), { recursive: true });
  await browser.startTracing(page, { path, categories: CATEGORIES });
  await act();
  const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as { traceEvents: TraceEvent[] };
  return summary(traceEvents);
}

function summary(events: TraceEvent[]): Record<string, number> {
  const threads = events.filter((it) => it.name === "thread_name" && it.args.name === "CrRendererMain");
  const sums = threads.map(({ pid, tid }) => byKind(events.filter((it) => it.pid === pid && it.tid === tid)));
  const all = (sum: Record<string, number>) => Object.values(sum).reduce((a, b) => a + b, 0);
  // The page that was opened is the one with most to do.
  const busiest = sums.map(all).indexOf(Math.max(...sums.map(all)));
  // The profiler itself takes time, which is nobody else's.
  const { script = 0, profiler: _, ...sum } = sums[busiest] ?? {};
  const share = wasmShare(events.filter((it) => it.pid === threads[busiest]?.pid));
  return { ...sum, script_wasm: script * share, script_js: script * (1 - share) };
}

/** Milliseconds of each kind on one thread, without what runs inside it and is of another kind. */
function byKind(events: TraceEvent[]): Record<string, number> {
  const sum: Record<string, number> = Object.fromEntries(KINDS.map(([kind]) => [kind, 0]));
  const open: { end: number; kind: string }[] = [];
  const known = events.flatMap(({ name, ph, ts, dur = 0 }) => {
    const kind = KINDS.find(([, names]) => names.test(name))?.[0];
    return kind && ph === "X" ? [{ ts, dur, kind }] : [];
  });
  known.sort((a, b) => a.ts - b.ts || b.dur - a.dur);
  for (const { ts, dur, kind } of known) {
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= ts) open.pop();
    const around = open.at(-1);
    if (around) sum[around.kind] = (sum[around.kind] ?? 0) - dur / 1000;
    sum[kind] = (sum[kind] ?? 0) + dur / 1000;
    open.push({ end: ts + dur, kind });
  }
  return sum;
}

/** Returns how much of the script's time was spent in WebAssembly. */
function wasmShare(events: TraceEvent[]): number {
  const chunks = events.filter((it) => it.name === "ProfileChunk").map((it) => it.args.data ?? {});
  const frames = new Map(chunks.flatMap((it) => it.cpuProfile?.nodes ?? []).map((it) => [it.id, it.callFrame]));
  let [wasm, script] = [0, 0];
  for (const { cpuProfile, timeDeltas = [] } of chunks) {
    for (const [at, id] of (cpuProfile?.samples ?? []).entries()) {
      const frame = frames.get(id);
      // The engine's own work, such as rest and collecting garbage, has a name in brackets.
      if (!frame || frame.functionName.startsWith("(")) continue;
      script += timeDeltas[at] ?? 0;
      if (frame.codeType === "wasm") wasm += timeDeltas[at] ?? 0;
    }
  }
  return script > 0 ? wasm / script : 0;
}
