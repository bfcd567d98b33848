// From nothing to an army that can play, with every problem that is met on the way; and the pages of its cards.
import type { Locator, Page } from "@playwright/test";
import { expectAccessible, expectNamedAsShown } from "../harness/accessible";
import { expectFits } from "../harness/fits";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

const BUILDER = "/games/battlefield/armies";
/** Robb's direwolf, whose name American spelling would change. */
const DIREWOLF = /^Add Gr[ae]y Wind$/;

const problems = (page: Page): Locator => page.locator("section.army-problems");
const add = (page: Page, name: string): Locator => page.getByRole("link", { name: `Add ${name}`, exact: true });
const total = (page: Page): Locator => page.locator(".army-total");

/** The builder answers without loading the page. */
async function alive(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator(".lazy[data-alive] .army").waitFor();
}

async function build(page: Page): Promise<void> {
  await test.step("a faction and a size", async () => {
    await page.getByRole("navigation", { name: "Size of the game" }).getByRole("link", { name: "20 points" }).click();
    await page.getByRole("navigation", { name: "Faction" }).getByRole("link", { name: "House Stark" }).click();
    await expect(problems(page).locator("h2")).toHaveText("2 problems");
    await expect(problems(page)).toContainText("No commander");
    await expect(problems(page)).toContainText("No combat unit");
    await expect(page).toHaveURL(/size=20&army=stark$/);
  });
  await test.step("a unit that needs somebody", async () => {
    await page.getByRole("link", { name: DIREWOLF }).click();
    await expect(problems(page)).toContainText("needs Robb Stark");
    await expect(problems(page)).not.toContainText("No combat unit");
  });
  await test.step("a commander brings a unit and a deck", async () => {
    await problems(page).getByRole("link", { name: "Choose Robb Stark, The Wolf Lord" }).click();
    await expect(problems(page).locator("h2")).toHaveText("Can be used at 20 points, 15 points unused.");
    await expect(problems(page).getByRole("link", { name: /^Fits: / }).first()).toBeVisible();
    await expect(page.getByText("Deck of 20 cards")).toBeVisible();
    await expect(total(page)).toContainText("5 of 20 points");
  });
  await test.step("too much, and what mends it", async () => {
    await add(page, "House Umber Greataxes").click();
    await add(page, "House Umber Berserkers").click();
    await add(page, "Catelyn Stark, Lady of Winterfell").click();
    await expect(total(page)).toContainText("3 too many");
    await expect(problems(page).getByRole("link", { name: "Play 30 points" })).toBeVisible();
    await problems(page).getByRole("link", { name: "Remove Catelyn Stark, Lady of Winterfell (4)" }).click();
    await expect(problems(page).locator("h2")).toHaveText("Can be used at 20 points, 1 point unused.");
  });
  await test.step("somebody joins a unit", async () => {
    const row = page.getByRole("listitem").filter({ has: page.getByText("House Umber Berserkers") }).first();
    await row.getByText("Add an attachment").click();
    await row.getByRole("link", { name: /^Umber Champion/ }).click();
    await expect(page.getByLabel("The army as text, to copy")).toHaveValue(/umber_berserkers \+ umber_champion/);
    await expect(total(page)).toContainText("20 of 20 points");
    await expect(problems(page).locator("h2")).toHaveText("Ready to play at 20 points.");
  });
}

test("an army is built, shared by its address, and Back takes a step back", async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await ann.page.goto(BUILDER);
  await alive(ann.page);
  await ann.page.evaluate(() => Object.assign(window, { stayed: true }));
  await build(ann.page);
  expect(await ann.page.evaluate(() => "stayed" in window), "the page was not loaded again").toBe(true);
  const address = ann.page.url();
  await bob.page.goto(address);
  await expect(problems(bob.page).locator("h2")).toHaveText("Ready to play at 20 points.");
  await ann.page.goBack();
  await expect(total(ann.page)).toContainText("19 of 20 points");
  await ann.page.reload();
  await expect(total(ann.page)).toContainText("19 of 20 points");
});

test("the same without a script", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto(BUILDER);
  await build(ann.page);
  const text = await ann.page.getByLabel("The army as text, to copy").inputValue();
  await ann.page.goto(BUILDER);
  await ann.page.getByText("Paste an army").click();
  await ann.page.getByLabel("The text of an army").fill("army stark\nswords");
  await ann.page.getByRole("button", { name: "Use this army" }).click();
  await expect(ann.page.getByText("Line 2: There is no unit “swords”.")).toBeVisible();
  await ann.page.getByLabel("The text of an army").fill(text);
  await ann.page.getByRole("button", { name: "Use this army" }).click();
  await expect(total(ann.page)).toContainText("20 of 40 points");
  await ann.page.getByRole("link", { name: "Stark Sworn Swords", exact: true }).click();
  await expect(ann.page.getByRole("heading", { name: "Stark Sworn Swords" })).toBeVisible();
});

test("a ready-made army is one press away, and prints its cards", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.page.goto(BUILDER);
  await alive(ann.page);
  await ann.page.getByRole("link", { name: /^For 30 points Robb Stark/ }).first().click();
  await expect(problems(ann.page).locator("h2")).toHaveText(/^(Ready to play|Can be used) at 30 points/);
  await expect(ann.page.locator(".army-sheet")).toBeHidden();
  await ann.page.emulateMedia({ media: "print" });
  await expect(ann.page.locator(".army-sheet")).toBeVisible();
  await expect(ann.page.locator(".army-sheet").getByText("Northern Steel")).toBeVisible();
  await expect(problems(ann.page)).toBeHidden();
});

test("an army is kept in the account, opened again and deleted", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.signUp();
  await ann.page.goto(`${BUILDER}?size=20&army=stark-sworn_swords*robb_wolf_lord`);
  await alive(ann.page);
  await ann.page.getByLabel("Save this army as").fill("Wolves");
  await ann.page.getByRole("button", { name: "Save", exact: true }).click();
  const mine = ann.page.getByRole("region", { name: "Your armies" });
  await expect(mine.getByRole("link", { name: "Wolves" })).toBeVisible();
  await expect(ann.page.getByText("Saved.", { exact: true }), "the page stays where it was saved").toBeInViewport();
  await ann.page.goto(BUILDER);
  await alive(ann.page);
  await mine.getByRole("link", { name: "Wolves" }).click();
  await expect(total(ann.page)).toContainText("5 of 20 points");
  await mine.getByRole("button", { name: "Delete the army Wolves" }).click();
  await expect(mine).toHaveCount(0);
});

test("an army that was pasted is kept like any other", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.signUp();
  await ann.page.goto(BUILDER);
  await alive(ann.page);
  await ann.page.getByText("Paste an army").click();
  await ann.page.getByLabel("The text of an army").fill("army stark\nsworn_swords + robb_wolf_lord");
  await ann.page.getByRole("button", { name: "Use this army" }).click();
  await expect(total(ann.page)).toContainText("5 of 40 points");
  await ann.page.getByLabel("Save this army as").fill("Wolves");
  await ann.page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(ann.page).toHaveURL(/size=40&army=stark-sworn_swords\*robb_wolf_lord$/);
  await expect(ann.page.getByRole("region", { name: "Your armies" }).getByRole("link", { name: "Wolves" })).toBeVisible();
});

test("what a unit can do is found by word", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/help?game=battlefield");
  const search = ann.page.getByRole("searchbox", { name: "Search rules, units and cards" });
  await search.fill("sundering");
  await search.press("Enter");
  const found = ann.page.getByRole("region", { name: "Results" });
  await found.getByRole("link", { name: "Abilities: Sundering" }).click();
  await expect(ann.page.getByRole("heading", { name: "Sundering", exact: true })).toBeVisible();
});

test("rules are found by the words people use, without a script", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/games/battlefield/skirmish");
  await ann.page.getByRole("banner").getByRole("link", { name: "Rules", exact: true }).click();
  await expect(ann.page.getByRole("heading", { name: "Rules of the miniatures game" })).toBeVisible();
  const search = ann.page.getByRole("searchbox", { name: "Search rules, units and cards" });
  await search.fill("firing into melee");
  await search.press("Enter");
  const found = ann.page.getByRole("region", { name: "Results" });
  await found.getByRole("link", { name: "Ranged attacks: Shooting into a melee" }).click();
  await expect(ann.page.getByRole("heading", { name: "Shooting into a melee" })).toBeVisible();
  await expect(ann.page.getByText("takes a panic test")).toBeVisible();
});

test("axe finds nothing serious, and everything fits", { tag: "@thorough" }, async ({ person }) => {
  test.setTimeout(120_000);
  const ann = await person("Ann");
  const flawed = `${BUILDER}?size=20&army=stark-outriders*sworn_captain-umber_greataxes-bowmen-ncu*catelyn`;
  const chapters = ["charge", "five-modes", "ground", "units-stark", "cards", "abilities", "terrain", "modes"].map((it) => `/help/${it}?game=battlefield`);
  for (const path of [BUILDER, flawed, "/help?game=battlefield", "/help?game=battlefield&q=wolf", ...chapters]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectAccessible(ann.page, path);
    await expectNamedAsShown(ann.page, path);
    await expectFits(ann.page, path);
  }
});
