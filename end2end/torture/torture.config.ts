import base from "../playwright.config";

// No browser: clients that ask as fast as they can, at servers to which everything happens; side by side, for each
// mostly waits.
export default {
  ...base,
  testDir: ".",
  // Whatever else Playwright runs meanwhile empties its own.
  outputDir: "../test-results-torture",
  testMatch: "*.torture.ts",
  workers: 3,
  timeout: 3_600_000,
  retries: 0,
  projects: [{ name: "torture" }],
};
