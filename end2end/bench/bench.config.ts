import base from "../playwright.config";

// Figures, not checks: one after the other, so that none disturbs another.
export default {
  ...base,
  testDir: ".",
  testMatch: "*.bench.ts",
  workers: 1,
  fullyParallel: false,
  timeout: 1_500_000,
  reporter: [["./figures.ts"]],
  // Whatever a page waits for comes within this, or never.
  use: { ...base.use, trace: "off" as const, screenshot: "off" as const, actionTimeout: 30_000 },
};
