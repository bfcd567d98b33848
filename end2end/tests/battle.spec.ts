// The miniatures game: two people, the computer, and everything that a table promises.
import { expectAccessible } from "../harness/accessible";
import { answer } from "../harness/game";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";
import { BattlePage } from "../pages/battle";

const KIND = "battlefield";

/** Two people at a table where A1 can charge B1. */
async function facing(people: (...names: string[]) => Promise<Person[]>, server: { import: (...of: [string, Record<string, string>, string, string]) => Promise<string> }) {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await server.import("battle", { "A House Stark": "Ann", "B House Lannister": "Bob" }, "unlimited", KIND);
  await ann.battle.open(path);
  await bob.battle.open(path);
  await passedUntil([ann, bob], ann, SELECT);
  return { ann, bob, path };
}

const SELECT = /activates/;

/** Both let every window pass until somebody is asked this. */
async function passedUntil(both: Person[], who: Person, wanted: RegExp): Promise<void> {
  const heading = (it: Person) => it.battle.question.getByRole("heading");
  await expect(async () => {
    for (const it of both) {
      if (it === who && (await heading(it).filter({ hasText: wanted }).count()) > 0) continue;
      if ((await it.battle.choice(/^Pass$/).count()) > 0) await it.battle.answer(/^Pass$/);
      else if (await it.battle.confirm.isEnabled({ timeout: 100 }).catch(() => false)) await it.battle.confirm.click();
    }
    await expect(heading(who)).toContainText(wanted, { timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

test.use({ environment: { ROOKERY_UNFINISHED_GAMES: "true" } });

test("a unit is chosen, aimed and sent into a charge, and both see the dice", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await test.step("the enemy sees whose turn it is, and nothing to press", async () => {
    await expect(bob.battle.question).toHaveCount(0);
    await expect(ann.battle.question).toBeVisible();
  });
  await test.step("what is chosen on the table can be undone until it is confirmed", async () => {
    await ann.battle.tray(/Sworn Swords/).click();
    await expect(ann.battle.confirm).toBeEnabled();
    await ann.battle.tray(/Bowmen/).click();
    await ann.page.getByRole("button", { name: "Undo step" }).click();
    await expect(ann.page.locator(".battle-chosen")).toContainText("Sworn Swords");
    await ann.battle.confirm.click();
    await passedUntil([ann, bob], ann, /do|action/i);
  });
  await test.step("a charge shows its chance before it is sent", async () => {
    await expect(ann.battle.choice(/^Charge/)).toBeEnabled();
    await ann.battle.choice(/^Charge/).click();
    await expect(ann.page.locator(".battle-forecast")).toContainText(/arrives/);
    await expect(ann.page.locator(".battle-forecast")).toContainText(/wounds on average/);
    await ann.battle.confirm.click();
  });
  await test.step("both see what was rolled", async () => {
    for (const it of [ann, bob]) await expect(it.page.locator(".battle-log")).toContainText(/charge/i);
  });
});

test("a move is aimed with keys and numbers; what is not allowed says why", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.tray(/Bowmen/).focus();
  await ann.page.keyboard.press("Enter");
  await expect(ann.page.locator(".battle-chosen")).toContainText("Bowmen");
  await ann.battle.confirm.click();
  await passedUntil([ann, bob], ann, /do|action/i);
  await ann.battle.choice(/^Maneuver/).click();
  const inches = ann.page.getByLabel("Inches to move");
  await inches.fill("30");
  await inches.blur();
  await expect(ann.battle.confirm).toBeDisabled();
  await expect(ann.page.locator("#battle-why")).not.toBeEmpty();
  await inches.fill("3.25");
  await inches.blur();
  await expect(ann.battle.confirm).toBeEnabled();
  await ann.page.locator("#question").focus();
  await ann.page.keyboard.press("e");
  await expect(ann.page.getByLabel("Facing in degrees")).toHaveValue("5");
  await ann.page.keyboard.press("Enter");
  await expect(ann.page.locator(".battle-log")).toContainText(/Bowmen/);
});

test("forged answers are refused, and change nothing", async ({ people, server }) => {
  const { ann, bob, path } = await facing(people, server);
  const decision = 1;
  for (const action of [
    { Select: { Unit: 3 } },
    { Do: { Maneuver: { first: null, direction: "Forward", length: 2_000_000_000, last: null } } },
    { Deploy: { unit: 0, pose: { at: { x: -5, y: 0 }, facing: 0 } } },
    "{",
  ]) {
    for (const who of [ann, bob]) {
      const refused = await answer(who, path, decision, action);
      expect(refused.ok(), JSON.stringify(action)).toBe(false);
    }
  }
  await ann.page.reload();
  await ann.battle.lives();
  await expect(ann.battle.question).toBeVisible();
  await expect(ann.battle.question.getByRole("heading")).toContainText(SELECT);
});

test("nobody is sent another's hand", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await expect(ann.page.locator(".battle-hand")).toContainText("Northern Ferocity");
  await expect(bob.page.locator(".battle-hand")).toContainText("Counterplot");
  expect(bob.received("/pkg/")).not.toMatch(/northern_ferocity|Northern Ferocity/);
  expect(ann.received("/pkg/")).not.toMatch(/"hand":\[[^\]]*counterplot/);
});

// Not seen to pass since the page offers retreats.
test("whoever has given orders for the enemy's turn is not asked in it", { tag: "@long" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  for (const it of [bob]) {
    await it.page.getByText("Orders for the enemy's turn").click();
    for (const label of [/^Pass everything/, /^Roll all my misses/, /^Roll all my failed saves/, /^Freed units/, /^No surge/, /^Chargers stand/]) {
      await it.page.getByLabel(label).check();
    }
    await it.page.getByRole("button", { name: "Save orders" }).click();
    await expect(it.page.getByText("Saved.", { exact: true })).toBeVisible();
  }
  await ann.battle.tray(/Sworn Swords/).click();
  await ann.battle.confirm.click();
  await passedUntil([ann], ann, /action|do/i);
  await ann.battle.choice(/^Charge/).click();
  await ann.battle.confirm.click();
  // Ann alone answers all that her own turn asks; the next question to Bob is his own turn.
  await expect(async () => {
    if (await ann.battle.question.isVisible()) await ann.battle.anything();
    await expect(bob.battle.head).toContainText("It's your turn", { timeout: 300 });
  }).toPass({ timeout: 90_000 });
});

test("the page is accessible, and fits a phone", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await expectAccessible(ann.page, "a battle");
  await ann.page.setViewportSize({ width: 390, height: 844 });
  const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, "nothing sticks out to the side").toBeLessThanOrEqual(0);
  await ann.battle.tray(/Bowmen/).click();
  await ann.battle.confirm.click();
  await passedUntil([ann, bob], ann, /do|action/i);
  await ann.battle.choice(/^Maneuver/).click();
  await expect(ann.battle.confirm).toBeEnabled();
  await expectAccessible(ann.page, "aiming");
});

// Not seen to pass yet: its page came after the last build that browsers met.
test("a skirmish against the computer begins without an account", { tag: "@long" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.page.goto("/games/battlefield/skirmish");
  await ann.page.getByRole("button", { name: "Play a skirmish" }).click();
  await ann.page.waitForURL("**/tables/*");
  await ann.battle.lives();
  for (let step = 0; step < 60; step += 1) {
    await expect(ann.battle.question).toBeVisible({ timeout: 30_000 });
    if (await ann.battle.head.filter({ hasText: "Round 1" }).isVisible()) break;
    await ann.battle.anything();
  }
  await expect(ann.battle.head).toContainText("Round 1");
});

// Too long for each time: `cargo xtask test --only whole-game`.
test("two people play a battle of 30 points to its end by the page alone", { tag: "@long" }, async ({ people }) => {
  test.setTimeout(2_400_000);
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await ann.page.goto("/lobby/new?game=battlefield");
  await ann.page.getByLabel("Table name").fill("At the ford");
  await ann.page.getByLabel("Points of each army").selectOption("30");
  await ann.page.getByRole("button", { name: "Create table" }).click();
  await ann.page.waitForURL("**/tables/*");
  const path = new URL(ann.page.url()).pathname;
  await ann.waitingRoom.take("First army");
  await bob.page.goto(path);
  await bob.waitingRoom.take("Second army");
  const over = ann.battle.head.filter({ hasText: /has won|wins|draw/i });
  for (let step = 0; step < 1_000 && !(await over.isVisible()); step += 1) {
    const asked = await Promise.race([ann, bob].map((it) => it.battle.question.waitFor({ timeout: 60_000 }).then(() => it)));
    await new BattlePage(asked.page).anything();
  }
  await expect(over).toBeVisible();
});
