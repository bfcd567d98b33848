import { skirmish } from "../harness/battle";
import { expect, test } from "../harness/test";

/** Clicks from the home page to the first charge, shot or march, at most. */
const CLICKS = 10;
/** And so long, in milliseconds: a minute. */
const TIME = 60_000;

test("from home to the first march within ten clicks and a minute", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  const began = Date.now();
  let clicks = 0;
  const press = async (what: { click: () => Promise<void> }): Promise<void> => {
    await what.click();
    clicks += 1;
  };
  await press(ann.page.getByRole("button", { name: "Fight a skirmish now" }));
  await ann.page.waitForURL("**/tables/*");
  await ann.battle.lives();
  await expect(ann.battle.head).toContainText("Round 1. It's your turn.");
  const march = ann.battle.choice(/^March/);
  // Whatever may be asked before, as a card at the start of the turn, is passed.
  while (!(await march.isVisible()) && clicks < CLICKS) {
    await expect(ann.battle.question).toBeVisible({ timeout: 20_000 });
    const begin = ann.page.getByRole("button", { name: /^Begin with / });
    const pass = ann.battle.choice(/^Pass$/);
    await expect(begin.or(pass).or(march).first()).toBeVisible();
    if (await begin.isVisible()) {
      await press(begin);
      await expect(begin).toBeHidden();
    } else if (await pass.isVisible()) {
      await press(pass);
      if (await ann.battle.confirm.isVisible()) await press(ann.battle.confirm);
    }
  }
  await press(march);
  await press(ann.battle.confirm);
  await expect(ann.page.locator(".battle-log")).toContainText(/march/i);
  const spent = Date.now() - began;
  test.info().annotations.push({ type: "quick start", description: `${String(clicks)} clicks, ${String(spent)} ms` });
  expect(clicks).toBeLessThanOrEqual(CLICKS);
  expect(spent).toBeLessThan(TIME);
});

test("a battle is given up with one question, and the end offers the other army", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await skirmish(ann);
  await ann.page.getByText("Concede", { exact: true }).click();
  await ann.page.getByRole("button", { name: "Yes, concede" }).click();
  const end = ann.page.locator(".battle-end");
  await expect(end.getByRole("heading", { level: 2 })).toHaveText("The field is Lannister's");
  await expect(end).toContainText("Stark conceded.");
  await expect(end).toContainText("One round · ");
  await expect(end.getByText("The battle ended before anybody scored a point or dealt a wound.")).toBeVisible();
  await expect(end.locator(".ending-plot")).toHaveCount(0);
  await expect(end.locator(".battle-remains use"), "the field as it was left").toHaveCount(3);
  await expect(ann.page.locator(".battle-hand")).toBeHidden();
  await end.getByRole("button", { name: "Again, with the other army" }).click();
  await expect(ann.battle.head).toContainText("Round 1. It's your turn.");
  await expect(end).toBeHidden();
});

test("on a phone the end comes also over one's cards", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { viewport: { width: 390, height: 844 } });
  await skirmish(ann);
  await ann.battle.cards();
  await expect(ann.battle.question).toBeHidden();
  await expect(ann.page.locator(".tactics-card .card-short").first(), "a card says what it does").toBeVisible();
  await ann.battle.more();
  await ann.page.getByText("Concede", { exact: true }).click();
  await ann.page.getByRole("button", { name: "Yes, concede" }).click();
  await expect(ann.page.locator(".battle-end")).toBeVisible();
  await expect(ann.page.locator("#open-cards"), "no hand is left").toBeHidden();
});
