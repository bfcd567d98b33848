import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Prints the figures of each measurement as `key value` lines, and why one could not be taken. */
export default class Figures implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    for (const { type, description } of result.annotations) console.log(`${type} ${description}`);
    if (result.status !== "passed") console.log(`# ${test.title}: ${result.error?.message ?? result.status}`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
