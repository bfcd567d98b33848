import { devices, type Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

/** Words that no German sentence has. */
const ENGLISH = /\b(the|and|your|you|with|from|order|orders|this|which|units)\b/gi;

/** The modes of the miniatures game, which German players call so too. */
const TITLES = /A Game of Thrones|A Clash of Kings|A Storm of Swords|A Feast for Crows|The Winds of Winter/g;

/** English words among everything that can be read or heard on the page. */
async function english(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const spoken = [...document.querySelectorAll("[aria-label], [title], [placeholder]")].flatMap((it) =>
      ["aria-label", "title", "placeholder"].map((name) => it.getAttribute(name) ?? ""),
    );
    return [document.title, document.body.innerText, ...spoken];
  });
  return texts.flatMap((it) => it.replace(TITLES, "").match(ENGLISH) ?? []);
}

async function speak(page: Page, language: string): Promise<void> {
  await page.getByRole("contentinfo").getByRole("button", { name: language }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", language === "Deutsch" ? "de" : "en");
  await hydrated(page);
}

test("the footer turns the whole site German, and English again", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await speak(ann.page, "Deutsch");
  await expect(ann.page.locator("html")).toHaveAttribute("lang", "de");
  expect(await english(ann.page)).toEqual([]);

  await test.step("every page in reach", async () => {
    for (const path of ["/sign-up", "/sign-in", "/lobby", "/about", "/no-such-page"]) {
      await ann.page.goto(path);
      expect(await english(ann.page), path).toEqual([]);
    }
    // The page that is not there is answered with 404.
    ann.forgive(/404/);
  });

  await test.step("an order at a practice table", async () => {
    await ann.page.goto("/");
    await hydrated(ann.page);
    await ann.page.getByRole("button", { name: /^Jetzt spielen als/ }).click();
    await ann.page.waitForURL("**/tables/*");
    await hydrated(ann.page);
    // The address changes before the table is drawn.
    await ann.page.locator("[data-area]").first().waitFor();
    const winterfell = ann.page.getByRole("button", { name: /^Winterfell, Stark/ }).first();
    await winterfell.focus();
    await ann.page.keyboard.press("Enter");
    const token = { name: "Verteidigung +1", exact: true };
    await ann.page.getByRole("menuitem", token).or(ann.page.getByRole("button", token)).filter({ visible: true }).click();
    await expect(winterfell).toHaveAccessibleName(/Verteidigung plus 1, noch nicht abgeschickt/);
    expect(await english(ann.page)).toEqual([]);
  });

  await test.step("and back, at the same table", async () => {
    const table = ann.page.url();
    await ann.page.getByRole("button", { name: "Menü" }).click();
    await ann.page.getByRole("navigation", { name: "Menü" }).getByRole("button", { name: "English" }).click();
    await expect(ann.page.locator("html")).toHaveAttribute("lang", "en");
    await hydrated(ann.page);
    expect(ann.page.url()).toBe(table);
    await expect(ann.page.locator("html")).toHaveAttribute("lang", "en");
    await expect(ann.table.area("Winterfell")).toHaveAccessibleName(/defense plus 1, not sent yet/);
  });
});

test("the language is chosen without JavaScript, and the browser's is the first", async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false, locale: "de-DE" });
  await ann.page.goto("/sign-in?next=%2Flobby");
  await expect(ann.page.getByRole("heading", { level: 1 })).toHaveText("Anmelden");
  await ann.page.getByRole("contentinfo").getByRole("button", { name: "English" }).click();
  await expect(ann.page.getByRole("heading", { level: 1 })).toHaveText("Sign in");
  expect(ann.page.url()).toContain("/sign-in?next=%2Flobby");
});

test("on a small phone the tabs of a table stand in one row", { tag: "@thorough" }, async ({ person }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", { ...phone, viewport: { width: 360, height: 740 } });
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const table = ann.page.url();
  await ann.page.goto("/lobby");
  await speak(ann.page, "Deutsch");
  await ann.page.goto(table);
  const tabs = ann.page.getByRole("tab");
  await expect(tabs).toHaveCount(5);
  expect(new Set(await tabs.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top))).size).toBe(1);
});
