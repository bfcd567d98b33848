import type { Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

const alive = (page: Page) => page.locator("html[data-hydrated]");

/** Nothing comes by itself, three seconds after the page. */
async function withoutTimer(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const skip = ((what: TimerHandler, wait?: number) => (wait === 3000 ? 0 : later(what, wait))) as typeof setTimeout;
    window.setTimeout = skip;
  });
}

for (const [sign, touch] of [
  ["a key", (page: Page) => page.keyboard.press("Tab")],
  ["a mouse", (page: Page) => page.mouse.move(200, 200)],
] as const) {
  test(`a page without a map comes alive with ${sign}, and not before`, { tag: "@thorough" }, async ({ person }) => {
    const ann = await person("Ann");
    await withoutTimer(ann.page);
    await ann.page.goto("/learn");
    await ann.page.waitForLoadState("networkidle");
    await expect(alive(ann.page)).not.toBeAttached();
    await touch(ann.page);
    await expect(alive(ann.page)).toBeAttached();
  });
}

test("a page that nobody touches comes alive by itself", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.page.goto("/learn");
  await expect(alive(ann.page)).toBeAttached();
});

test("who signs out before the page is alive leaves no draft in the browser", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.signUp();
  await ann.page.evaluate(() => localStorage.setItem("draft 0 0", "{}"));
  await ann.page.goto("/lobby");
  const form = ann.page.getByRole("banner").locator("form", { has: ann.page.getByRole("button", { name: "Sign out" }) }).first();
  // As a browser sends it in which no script has taken the form over.
  await form.evaluate((it) => (it as HTMLFormElement).submit());
  await expect(ann.page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  await hydrated(ann.page);
  await expect.poll(() => ann.page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith("draft ")))).toEqual([]);
});
