import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "../harness/test";
import { practice, skirmish, visitor } from "./browser";
import { figure } from "./runs";

/** Lighthouse's mobile scores of a page, 0 to 100. */
function scores(name: string, url: string, cookie: string): void {
  const folder = mkdtempSync(join(tmpdir(), "rookery-lighthouse-"));
  const report = join(folder, "report.json");
  execFileSync(
    "npx",
    [
      "--no-install",
      "lighthouse",
      url,
      "--quiet",
      "--output=json",
      `--output-path=${report}`,
      "--only-categories=performance,accessibility,best-practices",
      `--extra-headers=${JSON.stringify({ Cookie: cookie })}`,
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    { cwd: "bench/lighthouse", env: { ...process.env, CHROME_PATH: process.env.CHROMIUM }, stdio: ["ignore", "ignore", "pipe"] },
  );
  const { categories } = JSON.parse(readFileSync(report, "utf8")) as { categories: Record<string, { score: number }> };
  for (const [key, { score }] of Object.entries(categories)) {
    figure(`lighthouse_${name}_${key.replaceAll("-", "_")}`, [score * 100]);
  }
}

test("Lighthouse's opinion of the pages", async ({ browser, server }) => {
  const context = await visitor(browser, server);
  const table = await practice(await context.newPage());
  const battle = await skirmish(context, server);
  const { origin } = new URL(table);
  const cookie = (await context.cookies()).map((it) => `${it.name}=${it.value}`).join("; ");
  await context.close();
  scores("home", `${origin}/`, cookie);
  scores("lobby", `${origin}/lobby`, cookie);
  scores("table", table, cookie);
  scores("battle", battle, cookie);
  scores("replay", `${table}?moment=2`, cookie);
});
