import base from "../playwright.config";

// Pictures, not checks: `cargo xtask pictures` writes them, people look at them.
export default {
  ...base,
  testDir: ".",
  testMatch: "*.pictures.ts",
  grepInvert: undefined,
  retries: 0,
  timeout: 900_000,
  use: { ...base.use, trace: "off" as const, screenshot: "off" as const, actionTimeout: 30_000 },
};
