/** Something that goes wrong for a while. */
export interface Fault {
  readonly kind: string;
  /** For how many milliseconds: at least, at most. */
  readonly lasts: readonly [number, number];
  /** Whether it took hold: only then has anything gone wrong. */
  begin(): Promise<boolean>;
  end(): Promise<void>;
}

/** What this machine can have of a group of faults, and why not the rest. */
export interface Supply {
  faults: Fault[];
  left_out: Record<string, string>;
}

/** The group, or its names with the reason why it cannot be had. */
export function supply(faults: Fault[], missing: string | undefined): Supply {
  if (missing === undefined) return { faults, left_out: {} };
  return { faults: [], left_out: Object.fromEntries(faults.map((it) => [it.kind, missing])) };
}
