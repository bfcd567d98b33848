import base from "../playwright.config";

// Figures, not checks: one after the other, so that none disturbs another.
export default {
  ...base,
  testDir: ".",
  testMatch: "*.bench.ts",
  workers: 1,
  fullyParallel: false,
  timeout: 600_000,
  reporter: [["./figures.ts"]],
  use: { ...base.use, trace: "off" as const, screenshot: "off" as const },
};
