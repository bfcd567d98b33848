import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, NodeResult } from "axe-core";
import { settled } from "./fits";
import { expect } from "./test";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** All that axe knows, and what another color scheme changes of that. */
const RULES = {
  light: { resultTypes: ["violations"] },
  dark: { resultTypes: ["violations"], runOnly: { type: "rule", values: ["color-contrast", "link-in-text-block"] } },
};

/** axe finds nothing serious or critical on the page as it stands, in light and in dark. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  // Evaluated, not added as a script: the page's content security policy stays as it is.
  await page.evaluate(AXE);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await settled(page);
    const results = (await page.evaluate(`axe.run(document, ${JSON.stringify(RULES[colorScheme])})`)) as AxeResults;
    const grave = results.violations
      .filter((it) => it.impact === "serious" || it.impact === "critical")
      .map((it) => `${it.id}: ${it.help}\n${it.nodes.map(described).join("\n")}`);
    expect(grave, `${what}, ${colorScheme}`).toEqual([]);
  }
}

/** Expects that whatever shows words is called by them: who speaks to the page presses what they read. */
export async function expectNamedAsShown(page: Page, what: string): Promise<void> {
  await page.evaluate(AXE);
  const rule = "{ runOnly: { type: 'rule', values: ['label-content-name-mismatch'] } }";
  const results = (await page.evaluate(`axe.run({ exclude: [['svg']] }, ${rule})`)) as AxeResults;
  const found = results.violations.flatMap((it) => it.nodes.map(described));
  expect(found, what).toEqual([]);
}

function described(node: NodeResult): string {
  return `  ${node.html}\n    ${node.any.map((it) => it.message).join("\n    ")}`;
}
