import base from "../playwright.config";

// No browser: clients that answer as fast as they can, at a server that is killed again and again.
export default { ...base, testDir: ".", testMatch: "*.torture.ts", workers: 1, timeout: 1_800_000, retries: 0 };
