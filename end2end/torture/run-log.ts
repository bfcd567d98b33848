import { appendFileSync, mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

/** The folder that no run clears away; `cargo xtask torture` says where it lies. */
const FOLDER = resolve(process.env.TORTURE_LOGS ?? "../target/torture");

/**
 * The lines that the server of one part has written, and what happened to it, on the disk while it goes on: whatever
 * ends the run, it stays.
 */
export class RunLog {
  private readonly file: string;

  /** Begins one beside those of other runs. */
  constructor(part: string) {
    mkdirSync(FOLDER, { recursive: true });
    this.file = join(FOLDER, `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${part}.log`);
  }

  /** As the server wrote it. */
  readonly heard = (text: string): void => appendFileSync(this.file, text);

  /** A line of the harness, by the clock that nobody sets. */
  note(text: string): void {
    this.heard(`--- ${new Date().toISOString()} ${text}\n`);
  }

  /** The part has passed: nobody needs it. */
  forget(): void {
    rmSync(this.file, { force: true });
  }
}
