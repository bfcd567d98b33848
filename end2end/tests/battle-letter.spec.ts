// A set-up by letter: whatever it asks can be answered in advance.
import { expectAccessible } from "../harness/accessible";
import { plain } from "../harness/secrets";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

/** Opens a table of 20 points at which Ann and Bob sit, and returns its path. */
async function sits(ann: Person, bob: Person, mode: string, query = ""): Promise<string> {
  await ann.page.goto(`/lobby/new?game=battlefield${query}`);
  await ann.page.getByLabel("Table name").fill("By letter");
  await ann.lobby.options();
  await ann.page.getByLabel("Game mode").selectOption(mode);
  await ann.page.getByRole("radio", { name: /^20 points/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  const path = new URL(ann.page.url()).pathname;
  await ann.waitingRoom.take("First army");
  await bob.page.goto(path);
  await bob.waitingRoom.take("Second army");
  return path;
}

/** Opens the sheet of orders, and ticks what it says of the set-up. */
async function ticks(who: Person, boxes: RegExp[]): Promise<void> {
  await who.battle.drawer("Plans");
  await who.page.getByText("Plans for the enemy's turn and the set-up").click();
  for (const label of boxes) await who.page.getByLabel(label).check();
}

/** Decides all that the set-up may ask, with a line-up. */
async function linesUp(who: Person): Promise<void> {
  await ticks(who, [/^Place no terrain/, /^Place objective markers/, /^Take the first zone/]);
  await who.page.getByRole("button", { name: "Suggest a line-up" }).click();
  await expect(who.page.locator(".battle-line-up li").first()).toBeVisible();
}

async function saves(who: Person): Promise<void> {
  await who.page.getByRole("button", { name: "Save plans" }).click();
  await expect(who.page.getByText("Saved.", { exact: true })).toBeVisible();
  await who.battle.shut();
}

test("two people set up a battle in two visits of each", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await sits(ann, bob, "Thrones");
  await test.step("the first visit of each: the army", async () => {
    for (const it of [ann, bob]) {
      await it.battle.lives();
      await it.battle.anything();
    }
  });
  const line = ann.page.locator(".battle-line-up li");
  await test.step("Ann decides the rest, with a line-up of her own", async () => {
    await linesUp(ann);
    const east = line.first().getByLabel("Inches from the west");
    const fits = await east.inputValue();
    await east.fill("200");
    await east.blur();
    await expect(line.first().locator(".refusal"), "what does not fit says why").toBeVisible();
    await east.fill(fits);
    await east.blur();
    await expect(line.locator(".refusal")).toHaveCount(0);
    await expectAccessible(ann.page, "a line-up");
    const facing = line.first().getByLabel("Facing in degrees");
    // Turned by less, a corner would leave the zone.
    await facing.fill("180");
    await facing.blur();
    await expect(line.locator(".refusal")).toHaveCount(0);
    await saves(ann);
  });
  await test.step("nobody else receives it", async () => {
    await bob.page.reload();
    await bob.battle.lives();
    expect(plain(ann.received("/pkg/")), "it is found where it is").toContain("Considerate");
    expect(plain(bob.received("/pkg/"))).not.toContain("Considerate");
  });
  await test.step("Bob does the same, and the first round begins", async () => {
    await linesUp(bob);
    await saves(bob);
    for (const it of [ann, bob]) await expect(it.battle.head).toContainText("Round 1", { timeout: 30_000 });
  });
});

test("what begins and where it stands is left to the boxes", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await sits(ann, bob, "Clash");
  for (const it of [ann, bob]) {
    await it.battle.lives();
    await it.battle.anything();
  }
  for (const it of [ann, bob]) {
    await ticks(it, [/^Place no terrain/, /^Take the first zone/, /^Start with the commander's unit/, /^Deploy the rest automatically/]);
    await saves(it);
  }
  for (const it of [ann, bob]) await expect(it.battle.head).toContainText("Round 1", { timeout: 30_000 });
});

test("the page says which considerate answer the clock would give", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await sits(ann, bob, "Thrones", "&preset=slow");
  for (const it of [ann, bob]) await it.page.getByRole("button", { name: "Ready", exact: true }).click();
  await bob.battle.lives();
  await expect(bob.page.locator(".due-zero")).toContainText(/the considerate answer is given\. House .*points: /);
});
