import type { Locator } from "@playwright/test";
import { expectAccessible } from "../harness/accessible";
import type { Person } from "../harness/person";
import type { Server } from "../harness/server";
import { plain } from "../harness/secrets";
import { expect, test } from "../harness/test";

type People = (...names: string[]) => Promise<Person[]>;

/** Greyjoy is about to march to Riverrun, which is Lannister's. */
async function beforeTheMarch(people: People, server: Server) {
  const [greyjoy, lannister] = await people("Ann", "Bob");
  if (!greyjoy || !lannister) throw new Error("two people were asked for");
  const path = await server.import("standing", { Greyjoy: greyjoy.name, Lannister: lannister.name });
  for (const it of [greyjoy, lannister]) {
    await it.table.open(path);
    await it.table.map.waitFor();
  }
  return { greyjoy, lannister, path };
}

async function march(greyjoy: Person): Promise<void> {
  await expect(greyjoy.table.instruction).toContainText("March from Seagard");
  await greyjoy.table.pick("Riverrun");
  await greyjoy.table.confirm();
}

const sheetOf = (it: Person) => it.page.getByRole("dialog", { name: "Standing orders" });

async function opened(it: Person): Promise<Locator> {
  await it.page.getByRole("button", { name: "Standing orders" }).click();
  await expect(sheetOf(it).getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await expect(sheetOf(it).getByRole("status")).toHaveText(/^(Saved|Nothing to save)\.$/);
  return sheetOf(it);
}

const kind = (sheet: Locator, title: string) => sheet.locator("summary").filter({ hasText: title });
const choice = (sheet: Locator, name: string) => sheet.getByRole("combobox", { name, exact: true });

/** Support for oneself, Ser Kevan, the Blade where it turns the battle. */
async function foresees(sheet: Locator): Promise<void> {
  await choice(sheet, "Support in Stoney Sept").selectOption("only my own battles");
  await kind(sheet, "House cards").click();
  await choice(sheet, "Against").selectOption("Greyjoy");
  await choice(sheet, "When").selectOption("defending");
  await sheet.getByRole("button", { name: "Choose cards" }).click();
  const rule = sheet.getByRole("group", { name: "Cards against Greyjoy, defending" });
  const standing = sheet.getByRole("region", { name: "Active standing orders" });
  await expect(standing, "no rule before a card is chosen").not.toContainText("Cards against Greyjoy");
  const hound = rule.getByRole("button", { name: "The Hound" });
  await expect(hound.locator(".card-strength")).toHaveText("2");
  await expect(hound).toContainText("2 fortifications");
  await rule.getByRole("button", { name: "Ser Kevan Lannister" }).click();
  await rule.getByRole("button", { name: "The Hound" }).click();
  await expect(rule.getByRole("button", { name: /^2\. .*The Hound/ })).toHaveAttribute("aria-pressed", "true");
  await kind(sheet, "In battle").click();
  await choice(sheet, "Valyrian Steel Blade").selectOption("only if it wins the battle");
  await choice(sheet, "How long: Valyrian Steel Blade").selectOption("once");
  await kind(sheet, "In battle").click();
  await expect(kind(sheet, "In battle"), "closed, it tells what stands").toContainText("only if it wins the battle; once.");
  await expect(kind(sheet, "Marches")).toContainText("Ask me");
  await expect(sheet.getByRole("status")).toContainText("Not saved yet");
}

test("a march with support, cards and the Blade needs no visit of the defender", { tag: "@thorough" }, async ({ people, server }) => {
  const { greyjoy, lannister, path } = await beforeTheMarch(people, server);
  const sheet = await opened(lannister);
  await expect(sheet).toContainText("No standing orders: you'll be asked everything.");
  await foresees(sheet);
  await expectAccessible(lannister.page, "standing orders");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect(sheet.getByRole("status")).toHaveText("Saved.");
  await expect(lannister.page.getByRole("button", { name: "Standing orders (3)", includeHidden: true })).toBeAttached();
  const standing = sheet.getByRole("region", { name: "Active standing orders" }).getByRole("listitem");
  await expect(standing).toHaveText([
    /^Support in Stoney Sept: only my own battles; this round\./,
    /^Cards against Greyjoy, defending: Ser Kevan Lannister, The Hound; this round\./,
    /^Valyrian Steel Blade: only if it wins the battle; once\./,
  ]);
  // A page that is loaded anew begins with that number.
  expect(await (await lannister.context.request.get(path)).text()).toContain("Standing orders (3)");
  expect(await (await greyjoy.context.request.get(path)).text()).not.toContain("Standing orders (");
  await lannister.lobby.open();

  await march(greyjoy);
  await greyjoy.table.readResults();
  await greyjoy.answers.choose(/Dagmar Cleftjaw/);
  await expect(greyjoy.table.result).toContainText(/Lannister holds .+, 6 to 6/);
  await expect(greyjoy.table.result).toContainText("Tied strength: the house that ranks higher on the Fiefdoms track wins.");
  expect(plain(lannister.received("/pkg/")), "it is found where it is").toContain("WhereItTurns");
  expect(plain(greyjoy.received("/pkg/")), "what was saved is nobody else's").not.toContain("WhereItTurns");

  await lannister.table.open(path);
  const after = await opened(lannister);
  await expect(after.getByRole("region", { name: "Active standing orders" })).not.toContainText("Valyrian Steel Blade");
  await expect(after.getByRole("region", { name: "Active standing orders" })).toContainText("Ser Kevan Lannister");
});

test("what answers an open question says so before it is saved", { tag: "@thorough" }, async ({ people, server }) => {
  const { greyjoy, lannister } = await beforeTheMarch(people, server);
  await march(greyjoy);
  await expect(lannister.table.bar.getByRole("group", { name: "Support from Stoney Sept" })).toBeVisible();
  const sheet = await opened(lannister);
  await choice(sheet, "Every other Support order").selectOption("nobody, not even me");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect(sheet.getByRole("alert")).toContainText("You're being asked something right now, and this will answer it at once");
  await expect(lannister.table.bar.getByRole("group", { name: "Support from Stoney Sept" })).toBeAttached();
  await sheet.getByRole("button", { name: "Save and answer now" }).click();
  await expect(sheet.getByRole("status")).toHaveText("Saved.");
  await lannister.page.keyboard.press("Escape");
  await expect(sheetOf(lannister)).toHaveCount(0);
  await expect(lannister.table.choice(/^Ser Kevan Lannister/)).toBeVisible();
});

test("standing orders on a phone, by keyboard, cleared one by one and all at once", { tag: "@thorough" }, async ({ person, server, people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const bob = await person("Bob", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await bob.signUp();
  const path = await server.import("standing", { Greyjoy: ann.name, Lannister: bob.name });
  await bob.table.open(path);
  await bob.page.getByRole("button", { name: "Standing orders" }).focus();
  await bob.page.keyboard.press("Enter");
  const sheet = sheetOf(bob);
  await foresees(sheet);
  await expectAccessible(bob.page, "standing orders on a phone");
  const standing = sheet.getByRole("region", { name: "Active standing orders" });
  await standing.getByRole("button", { name: /^Clear: Valyrian Steel Blade/ }).click();
  await expect(standing.getByRole("listitem")).toHaveCount(2);
  await standing.getByRole("button", { name: "Clear all" }).click();
  await expect(standing).toContainText("No standing orders");
  await sheet.getByRole("button", { name: "Discard changes" }).focus();
  await expect(sheet.getByRole("status")).toHaveText("Nothing to save.");

  await choice(sheet, "Support in Stoney Sept").selectOption("only my own battles");
  await bob.page.keyboard.press("Escape");
  await expect(sheetOf(bob)).toHaveCount(0);
  await expect(bob.page.getByText("Unsaved changes")).toBeVisible();
  await bob.page.getByRole("button", { name: "Standing orders" }).click();
  await expect(choice(sheet, "Support in Stoney Sept"), "the draft is kept").toHaveValue("1");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect(sheet.getByRole("status")).toHaveText("Saved.");
  await bob.page.keyboard.press("Escape");
  await bob.page.reload();
  await bob.table.map.waitFor();
  await expect(bob.page.getByRole("button", { name: "Standing orders (1)" })).toBeVisible();
});

const marchOf = (sheet: Locator) => sheet.getByRole("group", { name: "March from Stoney Sept", exact: true });
const choiceOf = (sheet: Locator, place: number) => marchOf(sheet).getByRole("group", { name: `Choice ${place}`, exact: true });

/** To Riverrun if it is free, else a knight to Harrenhal, else nobody moves. */
async function marchesBeforehand(sheet: Locator): Promise<void> {
  await kind(sheet, "Marches").click();
  const add = marchOf(sheet).getByRole("button", { name: "Add a choice" });
  await add.focus();
  await add.press("Enter");
  await expect(choiceOf(sheet, 1).getByRole("combobox", { name: "Where to" })).toBeFocused();
  await choiceOf(sheet, 1).getByRole("combobox", { name: "Where to" }).selectOption("Harrenhal");
  await choiceOf(sheet, 1).getByRole("combobox", { name: "Who goes" }).selectOption("1 knight");
  await add.press("Enter");
  await choiceOf(sheet, 2).getByRole("combobox", { name: "Where to" }).selectOption("Riverrun");
  const up = choiceOf(sheet, 2).getByRole("button", { name: "Choice 2 up" });
  await up.focus();
  await up.press("Enter");
  await expect(choiceOf(sheet, 1).getByRole("button", { name: "Choice 1 down" }), "the focus goes along").toBeFocused();
  await choice(marchOf(sheet), "If none of these hold").selectOption("nobody moves");
  await expect(marchOf(sheet)).toContainText(
    "March from Stoney Sept: all units to Riverrun if nobody else is there; otherwise 1 knight to Harrenhal if nobody else is there; otherwise nobody moves; this round.",
  );
}

test("a march decided beforehand goes by what others have done, and nobody sees it", { tag: "@thorough" }, async ({ people, server }) => {
  const [greyjoy, lannister] = await people("Ann", "Bob");
  if (!greyjoy || !lannister) throw new Error("two people were asked for");
  const path = await server.import("conditional-march", { Greyjoy: greyjoy.name, Lannister: lannister.name });
  for (const it of [greyjoy, lannister]) {
    await it.table.open(path);
    await it.table.map.waitFor();
  }
  const sheet = await opened(lannister);
  await marchesBeforehand(sheet);
  await expectAccessible(lannister.page, "a march beforehand");
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect(sheet.getByRole("status")).toHaveText("Saved.");
  await lannister.lobby.open();

  await greyjoy.table.pick("Seagard");
  await greyjoy.table.pick("Riverrun");
  await greyjoy.table.confirm();
  await expect(greyjoy.table.log.filter({ hasText: /Lannister march.*Harrenhal/ })).toHaveCount(1);
  await expect(greyjoy.table.instruction).toContainText("March from Greywater Watch");
  expect(plain(lannister.received("/pkg/")), "it is found where it is").toContain("NobodyElse");
  expect(plain(greyjoy.received("/pkg/")), "what was saved is nobody else's").not.toContain("NobodyElse");

  await lannister.table.open(path);
  await expect(lannister.table.area("Harrenhal")).toHaveAccessibleName(/Lannister.*1 knight/);
  await expect(lannister.table.area("Stoney Sept")).toHaveAccessibleName(/Lannister.*1 footman/);
  await expect(await opened(lannister), "it has marched, and is gone").toContainText("No standing orders: you'll be asked everything.");
});

test("a march beforehand on a phone, choice by choice", { tag: "@thorough" }, async ({ person, server, people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const bob = await person("Bob", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await bob.signUp();
  const path = await server.import("conditional-march", { Greyjoy: ann.name, Lannister: bob.name });
  await bob.table.open(path);
  const sheet = await opened(bob);
  await marchesBeforehand(sheet);
  await expectAccessible(bob.page, "a march beforehand on a phone");
  for (const button of await marchOf(sheet).getByRole("button").all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), (await button.getAttribute("aria-label")) ?? "a button").toBeGreaterThan(43.5);
  }
  const wide = await sheet.evaluate((it) => it.scrollWidth - it.clientWidth);
  expect(wide, "nothing scrolls sideways").toBeLessThanOrEqual(0);
  const remove = choiceOf(sheet, 2).getByRole("button", { name: "Remove Choice 2" });
  await remove.focus();
  await remove.press("Enter");
  await expect(choiceOf(sheet, 1).getByRole("button", { name: "Remove Choice 1" })).toBeFocused();
  await bob.page.keyboard.press("Enter");
  await expect(marchOf(sheet)).toContainText("March from Stoney Sept: nobody moves; this round.");
  await choice(marchOf(sheet), "If none of these hold").selectOption("Ask me");
  await expect(sheet.getByRole("region", { name: "Active standing orders" })).toContainText("No standing orders");
  await expect(sheet.getByRole("status")).toHaveText("Nothing to save.");
});
