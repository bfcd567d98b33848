import type { Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

const FRAME = /\/frame\.tables\.wasm/;

/** Marks this page; what this returns says whether it is still the same one. */
async function marked(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { marked: true }));
  return () => page.evaluate(() => "marked" in window);
}

test("what is around a table comes alive and leaves the table as it is", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.page.reload();
  await hydrated(ann.page);
  const same = await marked(ann.page);
  await ann.table.order("Winterfell", "Defense +1");
  const map = await ann.page.locator(".map").elementHandle();
  // A rule is read above the page, and the frame knows how.
  await ann.page.getByRole("link", { name: /^Rules: / }).first().click();
  await expect(ann.page.getByRole("dialog")).toBeVisible();
  await ann.page.keyboard.press("Escape");
  expect(await map?.evaluate((it) => it.isConnected)).toBe(true);
  await expect(ann.table.area("Winterfell")).toHaveAccessibleName(/defense plus 1, not sent yet/);
  // A link of the header leads on without another page.
  await ann.page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await ann.page.getByRole("link", { name: "Lobby" }).click();
  await expect(ann.page.getByRole("heading", { level: 1, name: "Your tables" })).toBeVisible();
  expect(await same()).toBe(true);
  await ann.page.goBack();
  await expect(ann.table.area("Winterfell")).toHaveAccessibleName(/defense plus 1, not sent yet/);
});

test("a rule that cannot be read above the table is read on its own page", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  ann.forgive(/Failed to load resource|Failed to fetch/);
  await ann.page.route(FRAME, (route) => route.abort());
  await ann.page.reload();
  await hydrated(ann.page);
  await ann.page.getByRole("link", { name: /^Rules: / }).first().click();
  await expect(ann.page).toHaveURL(/\/help\//);
  await expect(ann.page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a seat is taken without another page", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await bob.table.open(await ann.lobby.create({ name: "The Trident", players: 3 }));
  await hydrated(bob.page);
  const same = await marked(bob.page);
  await bob.waitingRoom.take("Lannister");
  await expect(bob.page.getByText("Bob (you)")).toBeVisible();
  // Whoever was there before hears of it, too.
  await expect(ann.page.getByText("Bob", { exact: true }).first()).toBeVisible();
  expect(await same()).toBe(true);
});
