import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect } from "./test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** axe finds nothing serious or critical on the page as it stands. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Evaluated, not added as a script: the page's content security policy stays as it is.
  await page.evaluate(AXE);
  const results = (await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")) as AxeResults;
  const grave = results.violations
    .filter((it) => it.impact === "serious" || it.impact === "critical")
    .map((it) => `${it.id}: ${it.help}\n${it.nodes.map((node) => `  ${node.html}`).join("\n")}`);
  expect(grave, what).toEqual([]);
}
