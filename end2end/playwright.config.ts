import { defineConfig, devices } from "@playwright/test";

const LONGEST = ["accessible.spec.ts", "archive.spec.ts", "sizes.spec.ts", "whole-game.spec.ts"];

// Every test has a server and a database of its own, so they may run side by side.
export default defineConfig({
  testDir: "./tests",
  // What takes seconds where nothing else runs; a fault is told by what was waited for.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  fullyParallel: true,
  workers: 2,
  // Where both cores are busy a page may be late, and now and then twice; a fault shows itself each time.
  retries: process.env.CI ? 2 : 0,
  forbidOnly: !!process.env.CI,
  // One for most things that people do runs each time. The others, a whole game and thousands of pages have commands of
  // their own: `cargo xtask test --only thorough`, `whole-game`, `loads`.
  ...(process.env.ROOKERY_LONG ? { grep: new RegExp(`@${process.env.ROOKERY_LONG}\\b`) } : { grepInvert: /@(thorough|long|loads)\b/ }),
  // A picture that is missing is a failure, not a new baseline; `--update-snapshots` makes one.
  updateSnapshots: "none",
  snapshotPathTemplate: "{testDir}/{testFilePath}-snapshots/{arg}{ext}",
  reporter: [["list"]],
  // The longest begin first: nothing else would be left to run beside their end.
  projects: [
    { name: "first", testMatch: LONGEST },
    { name: "rest", testIgnore: LONGEST },
  ],
  use: {
    ...devices["Desktop Chrome"],
    viewport: { width: 1440, height: 900 },
    // Marks that pulse on three maps at once keep both cores of a small machine busy.
    contextOptions: { reducedMotion: "reduce" },
    screenshot: "only-on-failure",
    trace: "on-first-retry",
    launchOptions: {
      executablePath: process.env.CHROMIUM,
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
