// What is told about a battle of the miniatures: its end, its chapters, and what one has missed.
import { expectAccessible } from "../harness/accessible";
import { heldBack } from "../harness/modules";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

const KIND = "battlefield";
type Importer = { import: (...of: [string, Record<string, string>, string, string]) => Promise<string> };

async function before(position: string, people: (...names: string[]) => Promise<Person[]>, server: Importer) {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await server.import(position, { "A House Stark": "Ann", "B House Lannister": "Bob" }, "unlimited", KIND);
  await ann.battle.open(path);
  return { ann, bob, path };
}

/** They answer whatever they are asked, until this holds. */
async function play(both: Person[], done: () => Promise<boolean>): Promise<void> {
  await expect(async () => {
    for (const it of both) {
      if (await it.battle.question.isVisible()) await it.battle.anything();
    }
    expect(await done()).toBe(true);
  }).toPass({ timeout: 90_000, intervals: [100] });
}

test("a battle that is over says why, counts, can be watched and played again", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob, path } = await before("last", people, server);
  await bob.battle.open(path);
  const end = ann.page.locator(".battle-end");
  await play([ann, bob], () => end.isVisible());
  await test.step("the result and its reason", async () => {
    await expect(end.getByRole("heading", { level: 2 })).toHaveText("The field is Stark's");
    await expect(end).toContainText("Stark has won.");
    await expect(end).toContainText("Round 6 was the last.");
    await expect(end).toContainText("Six rounds · ");
    await expect(end.locator(".ending-head .ending-own")).toHaveText(/^\d+ : \d+ victory points$/);
    const colors = await end.locator(".ending-own .side-score").evaluateAll((all) => all.map((it) => getComputedStyle(it).color));
    expect(new Set(colors).size, "the points of each side have its color").toBe(2);
  });
  await test.step("it takes the focus, and no hand, zones or turn is left", async () => {
    await expect(end.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(ann.page.locator(":is(.battle-hand, .battle-zones, .bar-turn)").filter({ visible: true })).toHaveCount(0);
    await expect(ann.page.locator(".battle-field")).toHaveAttribute("inert");
  });
  await test.step("the curve wears as many numbers as there are moments, and a row for each side", async () => {
    await expect(end.getByRole("heading", { name: "How the battle turned" })).toBeVisible();
    await expect(end.locator(".ending-plot.wide")).toHaveAccessibleName(/^Your lead in .*, after each turn$/);
    await expect(end.locator(".ending-plot.wide .battle-ahead")).toHaveText(["Stark ahead", "Lannister ahead"]);
    const moments = await end.getByRole("region", { name: "What turned the battle" }).getByRole("listitem").count();
    await expect(end.locator(".ending-plot.wide .ending-mark")).toHaveCount(moments);
    await expect(end.locator(".battle-sides li")).toHaveCount(2);
    await expect(end.locator(".battle-sides li").first()).toContainText(/Stark · You.*\d+ of \d+ units? stands?/);
    const sums = end.getByRole("table", { name: "The sides" });
    await expect(sums.getByRole("row", { name: /^Wounds dealt \d+ \d+$/ })).toBeVisible();
  });
  await test.step("Escape shows the field, and a button the sheet again", async () => {
    await ann.page.keyboard.press("Escape");
    await expect(end).toBeHidden();
    const again = ann.page.getByRole("button", { name: "Show how it ended" });
    await expect(again).toBeFocused();
    await expect(ann.page.locator(".battle-field")).not.toHaveAttribute("inert");
    await again.click();
    await end.getByRole("button", { name: "Look at the field" }).click();
    await expect(end).toBeHidden();
    await again.click();
    await expect(end).toBeVisible();
  });
  await test.step("the ways on stand in one row", async () => {
    const ways = await end.locator(".end-ways .button").filter({ visible: true }).all();
    const tops = await Promise.all(ways.map(async (it) => (await it.boundingBox())?.y));
    expect(ways.length).toBeGreaterThan(2);
    expect(new Set(tops).size).toBe(1);
  });
  await test.step("points, wounds and dice as tables", async () => {
    await end.getByText("All the numbers").click();
    const points = end.getByRole("table", { name: "Points by round" });
    await expect(points.getByRole("row", { name: /^Earlier/ })).toContainText("5");
    const wounds = end.getByRole("table", { name: "Wounds by unit" });
    await expect(wounds.getByRole("row", { name: /^Sworn Swords/ })).toBeVisible();
    const dice = end.getByRole("table", { name: "Dice and expectation" });
    await expect(dice.getByRole("row", { name: /^Stark Hits/ })).toContainText(/\d+ of \d+; \d+(\.\d)? expected/);
  });
  await test.step("a battle that began in its middle has no record, and none is offered", async () => {
    await expect(end.getByRole("link", { name: "Download the game record" })).toHaveCount(0);
    await ann.page.getByRole("button", { name: "This table" }).click();
    await ann.page.getByText("Fair randomness").click();
    await expect(ann.page.getByText("All chance in this game came from this seed")).toBeVisible();
    await expect(ann.page.getByRole("link", { name: "Record of this game" })).toHaveCount(0);
    await ann.page.keyboard.press("Escape");
  });
  await test.step("it plays from its start to its end by itself", async () => {
    await end.getByRole("link", { name: "Watch again" }).click();
    const bar = ann.page.getByRole("region", { name: "History" });
    await expect(bar.getByRole("slider", { name: "Position in the game" })).toBeVisible();
    await expect(ann.page.getByRole("combobox", { name: "Chapter" })).toBeVisible();
    await expect(ann.page.locator(".battle-table"), "the bars leave room for the whole table").toBeInViewport({ ratio: 0.98 });
    await ann.page.setViewportSize({ width: 390, height: 844 });
    const sideways = await bar.evaluate((it) => it.scrollWidth - it.clientWidth);
    expect(sideways, "nothing sticks out of the bar").toBeLessThanOrEqual(0);
    await ann.page.setViewportSize({ width: 1280, height: 720 });
    // Nothing moves by itself where that is not wanted; whoever presses wants it.
    await bar.getByRole("button", { name: "Play automatically" }).click();
    await expect(bar, "it goes back to the present after the last of it").toHaveCount(0, { timeout: 60_000 });
  });
  await expectAccessible(ann.page, "the end of a battle");
  await test.step("it fits a phone", async () => {
    await ann.page.setViewportSize({ width: 390, height: 844 });
    const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, "nothing sticks out to the side").toBeLessThanOrEqual(0);
    await expect(end.getByRole("button", { name: "Rematch" })).toBeInViewport({ ratio: 1 });
    await expect(end.locator(".ending-plot.narrow")).toBeVisible();
  });
  await test.step("the rematch is there for both", async () => {
    await end.getByRole("button", { name: "Rematch" }).click();
    await ann.page.waitForURL((it) => !it.pathname.endsWith(path));
    // Who had the first army has the second.
    await expect(ann.page.locator("main")).toContainText(/First army.*Bob.*Second army.*Ann/s);
    await expect(bob.page.getByRole("link", { name: "Rematch: 1 of 2 said yes" })).toBeVisible();
  });
});

test("whoever was away is told activation by activation, and walks through them", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob, path } = await before("battle", people, server);
  await bob.battle.open(path);
  await play([ann, bob], () => ann.battle.question.getByRole("heading", { name: /activates/ }).isVisible());
  // What one has seen is told a little later.
  await bob.page.waitForResponse((it) => it.url().endsWith("/api/seen"));
  await bob.page.goto("/lobby");
  await ann.battle.tray(/^Bowmen/).click();
  await ann.battle.confirm.click();
  const pass = async () => {
    if (await ann.battle.choice(/^Pass$/).isVisible()) await ann.battle.answer(/^Pass$/);
    // The actions are offered on the card of a unit that is only chosen, too.
    return ann.battle.actions.isVisible();
  };
  await bob.battle.open(path);
  await expect.poll(async () => {
    if (await bob.battle.choice(/^Pass$/).isVisible()) await bob.battle.answer(/^Pass$/);
    return pass();
  }).toBe(true);
  await ann.battle.choice(/^Maneuver/).click();
  await ann.battle.confirm.click();
  await expect(ann.battle.log.filter({ hasText: /Bowmen/ }).first()).toBeAttached();
  const release = await heldBack(bob.page, "miniatures");
  await bob.page.reload();
  await bob.battle.lives();
  // He answers before the page has looked up what he has missed.
  await bob.battle.anything();
  release();
  const recap = bob.page.getByRole("region", { name: "Since you last looked" });
  const line = recap.getByRole("button", { name: /^Bowmen/ });
  await expect(line).toBeVisible();
  await expect(recap.getByRole("listitem"), "his own answer is none of it").toHaveCount(1);
  await test.step("a line shows its moment, with where the unit came from", async () => {
    await line.click();
    await expect(bob.page.getByRole("region", { name: "History" })).toBeVisible();
    await expect(bob.page.locator(".b-trace")).toHaveCount(1);
    await expect(bob.page.getByRole("combobox", { name: "Chapter" })).toContainText("Bowmen");
  });
  await test.step("the way back to the present takes the trace away", async () => {
    await bob.page.getByRole("link", { name: "Back to now" }).click();
    await expect(bob.page.locator(".b-trace")).toHaveCount(0);
    await expect(bob.page.getByRole("region", { name: "History" })).toHaveCount(0);
  });
  await recap.getByRole("button", { name: "Got it" }).click();
  await expect(recap).toHaveCount(0);
  await test.step("the log keeps dice behind a press", async () => {
    await bob.battle.drawer("Log");
    await expect(bob.page.locator(".battle-section").first()).toBeVisible();
  });
});
