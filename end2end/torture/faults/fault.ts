/** Something that goes wrong for a while. */
export interface Fault {
  readonly kind: string;
  /** For how many milliseconds: at least, at most. */
  readonly lasts: readonly [number, number];
  /** Begins the fault, and tells whether it took hold: only then has anything gone wrong. */
  begin(): Promise<boolean>;
  end(): Promise<void>;
}

/** The faults of a group that this machine can have, and the reasons why not the rest. */
export interface Supply {
  faults: Fault[];
  left_out: Record<string, string>;
}

/** The group, or its names with the reason why it cannot be had. */
export function supply(faults: Fault[], missing: string | undefined): Supply {
  if (missing === undefined) return { faults, left_out: {} };
  return { faults: [], left_out: Object.fromEntries(faults.map((it) => [it.kind, missing])) };
}
