// Pictures of the miniatures game: the set-up, what is asked, a charge and its dice, the drawers, a skirmish, its end.
// Each moment is a test of its own: one that cannot be reached loses no other.
import { answeredUntil, facing, onPhone, passedUntil, passesUntil, settingUp, untilDice } from "../harness/battle";
import { hydrated } from "../harness/hydrated";
import type { Person } from "../harness/person";
import type { Server } from "../harness/server";
import { expect, test } from "../harness/test";
import { shoot } from "./shoot";

// Most take twenty seconds; one that is stuck is given up.
test.describe.configure({ timeout: 120_000 });

/** Ann's Sworn Swords are chosen, and the action that they begin by a press on their enemy. */
async function aimed({ battle, page }: Person): Promise<void> {
  await battle.tray(/^Sworn Swords/).click();
  await battle.tray(/^Guardsmen/).click();
  await expect(page.locator(".battle-chosen")).toContainText(/Charge Guardsmen/);
  await expect(page.locator(".battle-forecast")).toContainText(/arrives/);
}

test("terrain is placed, and a plan of all of it", async ({ person }) => {
  const ann = await person("Ann");
  await settingUp(ann);
  await answeredUntil(ann, "Place a piece of terrain");
  await expect(ann.battle.choice("Suggest all"), "it begins with a suggestion of all").toHaveCount(0);
  await shoot(ann, "battle-terrain-plan");
  await ann.page.getByRole("group", { name: "Pieces" }).getByRole("button").first().click();
  await shoot(ann, "battle-terrain");
});

test("the line-up of a whole army, and a unit of it beyond the line", async ({ person }) => {
  const ann = await person("Ann");
  const { battle, page } = ann;
  await settingUp(ann);
  await answeredUntil(ann, "Deploy a unit");
  const deploy = battle.choice("Deploy my army");
  await expect(deploy).toBeEnabled();
  await shoot(ann, "battle-deploy");
  await page.locator(".b-planned").first().focus();
  await page.keyboard.press("Enter");
  for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowUp");
  await expect(deploy, "in its place is what draws it back").toHaveCount(0);
  await shoot(ann, "battle-deploy-over");
  await battle.choice("Left hook").click();
  await page.locator(".battle-chip").nth(1).click();
  await page.locator(".battle-chip").nth(2).click({ modifiers: ["Shift"] });
  await expect(page.locator(".b-all")).toBeVisible();
  await shoot(ann, "battle-deploy-together");
});

test("who activates, and a unit that is chosen with its actions", async ({ people, server }) => {
  const { ann } = await facing(people, server);
  await shoot(ann, "battle-select");
  await ann.battle.tray(/^Sworn Swords/).click();
  await expect(ann.battle.ahead).toContainText("Charge");
  await shoot(ann, "battle-choose");
});

test("an action is asked once its unit activates", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.tray(/^Sworn Swords/).click();
  await ann.battle.confirm.click();
  await passedUntil([ann, bob], ann, /Choose an action/);
  await shoot(ann, "battle-action");
  await ann.battle.choice(/^Maneuver/).click();
  await expect(ann.page.locator("[data-ghost]")).toHaveCount(1);
  await shoot(ann, "battle-maneuver");
});

test("an enemy is pressed, and the charge drafted", async ({ people, server }) => {
  const { ann } = await facing(people, server);
  await aimed(ann);
  await shoot(ann, "battle-charge");
});

test("the die of a charge, for both", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await aimed(ann);
  await ann.battle.confirm.click();
  await untilDice(ann, bob);
  await shoot(ann, "battle-charged");
  await shoot(bob, "battle-charged-enemy");
});

/** Ann's Guardsmen attack Bob's Sworn Swords, who can answer with an ability. */
async function attacking(people: (...names: string[]) => Promise<Person[]>, server: Server): Promise<{ ann: Person; bob: Person }> {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await server.import("answer", { "A House Lannister": "Ann", "B House Stark": "Bob" }, "unlimited", "battlefield");
  for (const it of [ann, bob]) await it.battle.open(path);
  await ann.battle.tray(/^Guardsmen/).click();
  await ann.battle.tray(/^Sworn Swords/).click();
  await expect(ann.page.locator(".battle-chosen")).toContainText(/Attack Sworn Swords/);
  return { ann, bob };
}

/** The attack that Ann has drafted, to its end. */
async function attacked(ann: Person, bob: Person): Promise<void> {
  await ann.battle.confirm.click();
  const ended = ({ battle }: Person) => battle.log.filter({ hasText: /activation ends/ });
  await expect(async () => {
    for (const it of [ann, bob]) {
      // Whoever is asked after it would begin the next.
      if ((await ended(it).count()) > 0) continue;
      if ((await it.battle.choice(/^Pass$/).count()) > 0) await it.battle.answer(/^Pass$/);
      else if (await it.battle.question.isVisible()) await it.battle.anything();
    }
    for (const it of [ann, bob]) await expect(ended(it).first()).toBeAttached({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

test("the dice of an attack, from hits to morale", async ({ people, server }) => {
  const { ann, bob } = await attacking(people, server);
  await shoot(ann, "battle-attack");
  await attacked(ann, bob);
  for (const it of [ann, bob]) await expect(it.page.locator(".battle-result .battle-die").first()).toBeVisible();
  await shoot(ann, "battle-dice");
  await shoot(bob, "battle-dice-enemy");
});

test("a zone is pressed, and an NCU claims it", async ({ people, server }) => {
  const { ann } = await facing(people, server);
  await ann.battle.claim("Tactics").click();
  await expect(ann.page.locator(".battle-chosen")).toContainText("Catelyn Stark claims Tactics");
  await shoot(ann, "battle-zone");
});

test("an ability could answer, and more than its moment can be passed", async ({ people, server }) => {
  const { ann, bob } = await attacking(people, server);
  await ann.battle.confirm.click();
  await passesUntil(ann, () => expect(bob.battle.choice("Pass for the rest of this activation")).toBeVisible({ timeout: 500 }));
  await expect(bob.battle.choice(/^Don't ask about Swift Retreat/)).toBeVisible();
  await shoot(bob, "battle-pass");
});

test("on a phone the acting unit is near, and a button shows the whole table", async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  await ann.battle.tray(/^Sworn Swords/).tap();
  await shoot(ann, "battle-phone-choose", { on: "phone" });
  await ann.battle.confirm.tap();
  await passedUntil([ann, bob], ann, /Choose an action/);
  await shoot(ann, "battle-phone-action", { on: "phone" });
  await ann.page.getByRole("button", { name: "Whole table" }).tap();
  await expect(ann.page.getByRole("button", { name: "Back to the unit" })).toBeVisible();
  await shoot(ann, "battle-phone-whole", { on: "phone" });
});

test("on a phone an enemy is pressed, and the die lies on the field", async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  await ann.battle.tray(/^Sworn Swords/).tap();
  await ann.battle.confirm.tap();
  await passedUntil([ann, bob], ann, /Choose an action/);
  await ann.battle.tray(/^Guardsmen/).tap();
  await expect(ann.page.locator(".battle-chosen")).toContainText(/Charge Guardsmen/);
  await shoot(ann, "battle-phone-aim", { on: "phone" });
  await ann.battle.confirm.tap();
  await untilDice(ann, bob);
  await shoot(ann, "battle-phone-dice", { on: "phone" });
});

test("on a phone a zone is pressed", async ({ person, people, server }) => {
  const { ann } = await onPhone(person, people, server);
  await ann.battle.cards();
  await shoot(ann, "battle-phone-tactics", { on: "phone" });
  await ann.battle.claim("Tactics").tap();
  await expect(ann.page.locator(".battle-chosen")).toContainText("Catelyn Stark claims Tactics");
  await shoot(ann, "battle-phone-zone", { on: "phone" });
});

test("the log after an attack, with its dice", async ({ people, server }) => {
  const { ann, bob } = await attacking(people, server);
  await attacked(ann, bob);
  const log = await ann.battle.drawer("Log");
  await expect(log.locator(".log-dice .battle-die").first()).toBeVisible();
  await shoot(ann, "battle-drawer-log");
});

test("a log in which nothing stands yet", async ({ people, server }) => {
  const { ann } = await facing(people, server);
  await ann.battle.drawer("Log");
  await shoot(ann, "battle-drawer-log-empty");
});

for (const drawer of ["Armies", "Field", "Plans", "Help"] as const) {
  test(`the drawer ${drawer} of a battle`, async ({ people, server }) => {
    const { ann } = await facing(people, server);
    await ann.battle.drawer(drawer);
    await shoot(ann, `battle-drawer-${drawer.toLowerCase()}`);
  });
}

test("a skirmish begins, and is given up", async ({ person }) => {
  const ann = await person("Ann");
  await ann.page.goto("/games/battlefield/skirmish");
  await shoot(ann, "skirmish");
  await ann.page.getByRole("button", { name: "Play a skirmish" }).click();
  await ann.battle.lives();
  await expect(ann.battle.head).toContainText("Round 1. It's your turn.");
  await shoot(ann, "skirmish-first-turn");
  await ann.page.getByText("Concede", { exact: true }).click();
  await ann.page.getByRole("button", { name: "Yes, concede" }).click();
  await expect(ann.page.locator(".battle-end")).toBeVisible();
  await shoot(ann, "skirmish-end");
});

test("the rules of the miniatures game", async ({ person }) => {
  const ann = await person("Ann");
  await ann.page.goto("/help?game=battlefield");
  await hydrated(ann.page);
  await shoot(ann, "battle-rules");
});
