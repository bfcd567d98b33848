// The miniatures game: two people, the computer, and everything that a table promises.
import { expectAccessible } from "../harness/accessible";
import { answeredUntil, facing, passedUntil, passesUntil, settingUp } from "../harness/battle";
import { answer, pageOf } from "../harness/game";
import { hydrated } from "../harness/hydrated";
import type { Person } from "../harness/person";
import { plates } from "../harness/plates";
import { plain } from "../harness/secrets";
import { expect, test } from "../harness/test";
import { BattlePage } from "../pages/battle";

/** The question that is open to this person: its id, and the name of its kind. */
async function asked(who: Person, path: string): Promise<{ id: number; kind: string } | undefined> {
  const page = (await pageOf(who, path)) as { game: unknown };
  const { scene } = (page.game as { Battlefield: { scene: { prompts: { id: number; prompt: string | object }[] } } }).Battlefield;
  const [open] = scene.prompts;
  if (!open) return undefined;
  return { id: open.id, kind: typeof open.prompt === "string" ? open.prompt : Object.keys(open.prompt).join() };
}

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

test("a move is aimed with keys and numbers; what is not allowed says why", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.tray(/Bowmen/).focus();
  await ann.page.keyboard.press("Enter");
  await expect(ann.page.locator(".battle-chosen")).toContainText("Bowmen");
  await ann.battle.confirm.click();
  await passedUntil([ann, bob], ann, /do|action/i);
  await expect(ann.page.locator("#question"), "the keyboard goes on at the next question").toBeFocused();
  await ann.battle.choice(/^Maneuver/).click();
  const inches = ann.page.getByRole("spinbutton", { name: "Inches to move" });
  await inches.fill("30");
  await inches.blur();
  await expect(ann.battle.confirm).toBeDisabled();
  await expect(ann.page.locator("#battle-why")).not.toBeEmpty();
  await inches.fill("3.25");
  await inches.blur();
  await expect(ann.battle.confirm).toBeEnabled();
  await ann.page.locator("#question").focus();
  await ann.page.keyboard.press("e");
  await expect(ann.page.getByRole("spinbutton", { name: "Facing in degrees" })).toHaveValue("5");
  await ann.page.keyboard.press("Enter");
  await expect(ann.page.locator(".battle-log")).toContainText(/Bowmen/);
});

test("forged answers are refused, and change nothing", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob, path } = await facing(people, server);
  const refusal = async (who: Person, decision: number, action: unknown) => {
    const refused = await answer(who, path, decision, action);
    expect(refused.ok(), JSON.stringify(action)).toBe(false);
    return refused.text();
  };
  const open = async (kind: string) => {
    const question = await asked(ann, path);
    expect(question?.kind).toBe(kind);
    return question?.id ?? 0;
  };
  const maneuver = (length: number) => ({ Do: { Maneuver: { first: null, direction: "Forward", length, last: null } } });
  const bowmen = { Select: { Unit: 2 } };
  const select = await open("Select");
  await test.step("somebody else's unit, another's turn, and no answer at all", async () => {
    await refusal(ann, select, { Select: { Unit: 3 } });
    await refusal(bob, select, bowmen);
    await refusal(ann, select, "{");
    await ann.page.reload();
    await ann.battle.lives();
    await expect(ann.battle.question.getByRole("heading")).toContainText(/activates/);
  });
  expect((await answer(ann, path, select, bowmen)).ok(), "the legal twin is taken").toBe(true);
  await passedUntil([ann, bob], ann, /do|action/i);
  const action = await open("Action");
  await test.step("a way that is too long", async () => {
    for (const length of [2_000_000_000, 30_000, -1_000]) {
      expect(await refusal(ann, action, maneuver(length)), "its length is what is wrong").not.toContain("WrongAnswer");
    }
    await refusal(bob, action, maneuver(1_000));
    expect(await open("Action"), "the same question is open").toBe(action);
  });
  expect((await answer(ann, path, action, maneuver(1_000))).ok(), "the legal twin is taken").toBe(true);
});

test("nobody is sent another's hand", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await expect(ann.page.locator(".battle-hand")).toContainText("Northern Ferocity");
  await expect(bob.page.locator(".battle-hand")).toContainText("Counterplot");
  await expect(ann.page.locator(".battle-hand h3"), "light on the wood, by day too").toHaveCSS("color", "rgb(243, 234, 214)");
  const hers = /"cards":\["[^\]]*northern_ferocity/;
  const his = /"cards":\["[^\]]*counterplot/;
  const [toAnn, toBob] = [plain(ann.received("/pkg/")), plain(bob.received("/pkg/"))];
  expect(toAnn, "it is found where it is").toMatch(hers);
  expect(toBob, "it is found where it is").toMatch(his);
  expect(toBob).not.toMatch(hers);
  expect(toBob).not.toContain("Northern Ferocity");
  expect(toAnn).not.toMatch(his);
  expect(toAnn).not.toContain("Counterplot");
});

test("whoever has given orders for the enemy's turn is not asked in it", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  for (const it of [bob]) {
    await it.battle.drawer("Plans");
    await it.page.getByText("Plans for the enemy's turn").click();
    for (const label of [/^Pass everything/, /^Roll all my misses/, /^Roll all my failed saves/, /^Freed units/, /^Don't Surge/, /^Chargers take/]) {
      await it.page.getByLabel(label).check();
    }
    await it.page.getByRole("button", { name: "Save plans" }).click();
    await expect(it.page.getByText("Saved.", { exact: true })).toBeVisible();
    await it.battle.shut();
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

test("one press passes the rest of an activation, and one more lifts that", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.tray(/Sworn Swords/).click();
  await ann.battle.confirm.click();
  const rest = bob.battle.choice("Pass for the rest of this activation");
  await passesUntil(ann, () => expect(rest).toBeVisible({ timeout: 500 }));
  await expect(bob.battle.question, "it says what that tells").toContainText("Whoever pays attention");
  await rest.click();
  await expect(bob.battle.question, "the open window is passed with it").toHaveCount(0);
  await passedUntil([ann], ann, /Choose an action/);
  await bob.battle.drawer("Plans");
  await bob.page.getByText("Plans for the enemy's turn").click();
  const passing = bob.page.getByRole("listitem").filter({ hasText: "Passing until the next activation" });
  await expect(passing).toBeVisible();
  await passing.getByRole("button", { name: "Ask me again" }).click();
  await expect(passing).toHaveCount(0);
  await bob.page.reload();
  await bob.battle.lives();
  await bob.battle.drawer("Plans");
  await bob.page.getByText("Plans for the enemy's turn").click();
  await expect(bob.page.getByText("Saved.", { exact: true })).toBeVisible();
  await expect(passing, "it is gone on the server").toHaveCount(0);
});

test("a unit and its action are one answer, also where somebody else is asked in between", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const heading = ann.battle.question.getByRole("heading");
  await expect(heading).toHaveText("Choose who activates");
  await ann.battle.tray(/^Bowmen/).click();
  await expect(heading).toHaveText("Bowmen act");
  await expect(ann.battle.ahead.getByRole("button", { name: /^March/ })).toContainText("up to 10″");
  await expect(ann.battle.ahead.getByRole("button", { name: /^Melee attack/ })).toContainText("none engaged");
  await ann.battle.choice(/^Maneuver/).click();
  await expect(ann.battle.actions).toBeVisible();
  await test.step("it can be taken back step by step", async () => {
    await ann.page.keyboard.press("Escape");
    await expect(ann.battle.ahead).toBeVisible();
    await expect(ann.battle.confirm, "the unit is still chosen").toBeEnabled();
  });
  await test.step("somebody else is chosen from the folded list, by keys alone", async () => {
    const others = ann.battle.question.getByText("Someone else", { exact: true });
    await expect(ann.battle.choice(/^Sworn Swords/)).toBeHidden();
    await others.focus();
    await ann.page.keyboard.press("Enter");
    await ann.battle.choice(/^Sworn Swords/).press("Enter");
    await expect(heading).toHaveText("Sworn Swords act");
    await ann.page.keyboard.press("Escape");
    await expect(heading).toHaveText("Bowmen act");
  });
  await ann.page.keyboard.press("a");
  await expect(ann.battle.actions).toBeVisible();
  await ann.battle.choice(/^March/).click();
  const before = await ann.battle.tray(/^Bowmen/).getAttribute("transform");
  await ann.battle.confirm.click();
  await passesUntil(bob, () => expect(ann.battle.tray(/^Bowmen/), "it has marched, and Ann was asked nothing").not.toHaveAttribute("transform", before ?? "", { timeout: 500 }));
});

test("a zone that is pressed is claimed together with an NCU, by one press", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const heading = ann.battle.question.getByRole("heading");
  const chosen = ann.page.locator(".battle-chosen");
  const back = ann.page.getByRole("button", { name: "Undo step" });
  await test.step("where cards are drawn it is confirmed", async () => {
    await ann.battle.claim("Tactics").click();
    await expect(heading).toContainText("Choose a zone for Catelyn Stark");
    await expect(chosen).toContainText("Catelyn Stark claims Tactics");
    await expect(ann.battle.confirm).toHaveText("Claim Tactics");
  });
  await test.step("the order of her ability is chosen on the same card", async () => {
    const first = ann.battle.choice("Influence first");
    await first.click();
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(chosen).toContainText("First Influence, then Tactics");
    await back.click();
    await expect(ann.battle.choice("Influence after")).toHaveAttribute("aria-pressed", "true");
  });
  await test.step("a step back leads to the choice of who activates, with the NCU chosen", async () => {
    await back.click();
    await expect(heading).toContainText(/activates/);
    await expect(chosen).toContainText("Catelyn Stark");
  });
  await test.step("an NCU that is pressed shows at once what each zone gives", async () => {
    await ann.battle.choice("Catelyn Stark").first().click();
    await expect(heading).toContainText("Choose a zone for Catelyn Stark");
    await expect(ann.battle.question).toContainText("restores up to 3 wounds");
    await back.click();
    await expect(heading).toContainText(/activates/);
  });
  await ann.battle.claim("Wealth").press("Enter");
  await passesUntil(bob, () => expect(ann.battle.zone("Wealth"), "it is claimed, and Ann was asked nothing").toContainText("Catelyn Stark", { timeout: 500 }));
});

test("in the list an NCU and any zone are one press", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.choice("Claim Tactics with Catelyn Stark").click();
  await passesUntil(bob, () => expect(ann.battle.zone("Tactics")).toContainText("Catelyn Stark", { timeout: 500 }));
});

test("a target for which dice are rolled is confirmed on the field, and sent by its name", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.claim("Crown").click();
  const named = ann.battle.choice(/^Halberdiers/);
  await passesUntil(bob, () => expect(named).toHaveAttribute("data-sends", { timeout: 500 }));
  await ann.battle.tray(/^Guardsmen/).click();
  await expect(ann.page.locator(".battle-chosen")).toContainText("Guardsmen");
  await expect(ann.battle.confirm).toBeEnabled();
  await named.click();
  await expect(ann.battle.log.filter({ hasText: /Halberdiers/ }).first()).toBeAttached();
  await expect(named).toHaveCount(0);
});

test("a unit that does nothing takes two presses", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.tray(/^Bowmen/).click();
  await ann.battle.choice("Do nothing").click();
  const turn = bob.battle.question.getByRole("heading", { name: /activates/ });
  await expect(async () => {
    const asked = (await turn.count()) === 0 && (await bob.battle.choice(/^Pass$/).count()) > 0;
    if (asked) await bob.battle.answer(/^Pass$/);
    await expect(turn, "Ann was asked nothing more").toBeVisible({ timeout: 500 });
  }).toPass();
});

test("in the list a unit that does nothing takes one press", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.choice(/^Do nothing: Bowmen/).click();
  const turn = bob.battle.question.getByRole("heading", { name: /activates/ });
  await expect(async () => {
    const asked = (await turn.count()) === 0 && (await bob.battle.choice(/^Pass$/).count()) > 0;
    if (asked) await bob.battle.answer(/^Pass$/);
    await expect(turn, "Ann was asked nothing more").toBeVisible({ timeout: 500 });
  }).toPass();
});

test("a zone that is dragged onto a unit is claimed for it", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const button = await ann.battle.claim("Crown").boundingBox();
  const unit = await ann.battle.tray(/^Halberdiers/).boundingBox();
  if (!button || !unit) throw new Error("both are on the page");
  const middle = (it: { x: number; y: number; width: number; height: number }): [number, number] => [it.x + it.width / 2, it.y + it.height / 2];
  await ann.page.mouse.move(...middle(button));
  await ann.page.mouse.down();
  await ann.page.mouse.move(...middle(unit), { steps: 8 });
  await ann.page.mouse.up();
  await expect(async () => {
    if ((await bob.battle.choice(/^Pass$/).count()) > 0) await bob.battle.answer(/^Pass$/);
    await expect(ann.battle.log.filter({ hasText: /Halberdiers/ }).first(), "its target was not asked").toBeAttached({ timeout: 500 });
  }).toPass();
});

test("a card that glows is played by one press on it", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.tray(/^Bowmen/).click();
  await ann.battle.confirm.click();
  const glows = bob.page.locator(".tactics-card.now").filter({ hasText: "Subjugation of Power" });
  await passesUntil(ann, () => expect(glows).toBeVisible({ timeout: 500 }));
  await glows.click();
  await expect(bob.battle.log.filter({ hasText: /Subjugation of Power/ }).first()).toBeAttached();
  await expect(glows).toHaveCount(0);
});

test("a target that is pressed on the field is sent, and can be taken back", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.claim("Tactics").click();
  await ann.battle.confirm.click();
  const target = ann.battle.choice(/^Guardsmen/);
  await passesUntil(bob, () => expect(target).toHaveAttribute("data-sends", { timeout: 500 }));
  await ann.battle.tray(/^Guardsmen/).click();
  await expect(ann.battle.choice("Panicked"), "the next question is which token").toBeVisible();
  await ann.page.getByRole("button", { name: "Take back" }).click();
  await expect(target).toHaveAttribute("data-sends");
});

test("an action that is stored too late stops nothing", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const bowmen = ann.battle.tray(/^Bowmen/);
  const before = (await bowmen.getAttribute("transform")) ?? "";
  let store = () => {};
  const held = new Promise<void>((done) => (store = done));
  await ann.page.route("**/api/save_standing*", async (route) => {
    await held;
    await route.continue();
  });
  await bowmen.click();
  await ann.battle.choice(/^March/).click();
  await ann.battle.confirm.click();
  await passedUntil([ann, bob], ann, /Choose an action/);
  await expect(ann.battle.confirm, "the draft begins with what was chosen").toBeEnabled();
  await ann.battle.confirm.click();
  await expect(bowmen).not.toHaveAttribute("transform", before);
  const stored = ann.page.waitForResponse(/save_standing/);
  store();
  await stored;
  await expect(ann.page.getByRole("alert")).toHaveCount(0);
});

test("an action chosen with its unit goes when the answer is taken back, and is asked again", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const heading = ann.battle.question.getByRole("heading");
  const bowmen = ann.battle.tray(/^Bowmen/);
  await bowmen.click();
  const before = await bowmen.getAttribute("transform");
  await ann.battle.choice(/^March/).click();
  await ann.battle.confirm.click();
  await expect(ann.battle.question).toHaveCount(0);
  await test.step("it stands among the orders", async () => {
    await ann.battle.drawer("Plans");
    await ann.page.getByText("Plans for the enemy's turn").click();
    await expect(ann.page.getByLabel(/^Bowmen: March/)).toBeChecked();
    await ann.battle.shut();
  });
  await ann.page.getByRole("button", { name: "Take back" }).click();
  await expect(heading).toContainText(/activates/);
  await bowmen.click();
  await ann.battle.confirm.click();
  await passesUntil(bob, () => expect(ann.battle.actions).toBeVisible({ timeout: 500 }));
  await expect(bowmen, "it has not marched").toHaveAttribute("transform", before ?? "");
});

test("the armies stand beside the field, and a press shows a unit's card at once", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const rosters = ann.page.getByRole("region", { name: "Units" });
  const card = ann.page.getByRole("region", { name: "Unit", exact: true });
  for (const [width, height] of [[1440, 900], [390, 844]] as const) {
    await ann.page.setViewportSize({ width, height });
    await rosters.getByRole("button", { name: /^Bowmen/ }).click();
    await expect(card).toBeInViewport({ ratio: 0.5 });
    await expect(ann.battle.confirm, "what is asked stays in sight").toBeInViewport({ ratio: 1 });
    await card.getByRole("button", { name: "Close" }).click();
    await expect(card).toHaveCount(0);
  }
  await test.step("the card lies below the armies, and a second press or Escape closes it", async () => {
    await ann.page.setViewportSize({ width: 1440, height: 900 });
    const row = rosters.getByRole("button", { name: /^Umber Berserkers/ });
    await row.click();
    await expect(card.getByRole("heading")).toHaveText(/^Umber Berserkers\s+Stark$/);
    await expect(card.locator("dt")).toHaveText(["move", "hits", "dice", "save", "morale"]);
    const [armies, lies] = [await rosters.boundingBox(), await card.boundingBox()];
    expect(lies?.y ?? 0).toBeGreaterThanOrEqual((armies?.y ?? 0) + (armies?.height ?? 0));
    const controls = await ann.page.locator(".battle-controls").boundingBox();
    expect((lies?.y ?? 0) + (lies?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0);
    await row.click();
    await expect(card).toHaveCount(0);
    await row.click();
    await expect(card).toBeVisible();
    await ann.page.keyboard.press("Escape");
    await expect(card).toHaveCount(0);
  });
  await test.step("the head says who leads whose army", async () => {
    await expect(rosters.getByRole("heading").first()).toContainText("You · ");
    await expect(rosters.getByRole("heading").last()).toContainText(bob.name);
  });
  await test.step("the page itself does not scroll, and a drawer closes with Escape", async () => {
    expect(await ann.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(0);
    await ann.battle.drawer("Log");
    await ann.page.keyboard.press("Escape");
    await expect(ann.page.locator(".battle-drawer.on")).toHaveCount(0);
    await expect(ann.page.locator(".battle-rail").getByRole("button", { name: "Log" })).toBeFocused();
  });
});

test("a card in the hand says in one line what it does, and all of it when it is pointed at", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  const held = ann.page.locator(".tactics-card", { hasText: "Northern Ferocity" });
  const [short, whole] = [held.locator(".card-short"), held.locator(".card-whole")];
  await expect(short).toHaveText("Melee: gain Sundering.");
  expect(await short.evaluate((it) => it.scrollHeight - it.clientHeight), "nothing is cut off").toBeLessThanOrEqual(1);
  await held.hover();
  await expect(whole).toBeInViewport({ ratio: 0.98 });
  await expect(whole).toContainText("with one rank left it also gains Vicious.");
  await ann.page.mouse.move(700, 400);
  expect((await whole.boundingBox())?.height, "it closes when the pointer leaves").toBeLessThanOrEqual(1);
});

test("what a zone does is closed again when the pointer leaves, also after a press", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  const told = ann.battle.zone("Wealth").locator(".zone-told");
  const height = async () => (await told.boundingBox())?.height ?? 0;
  await ann.battle.zone("Wealth").hover();
  await expect.poll(height).toBeGreaterThan(20);
  await ann.page.mouse.down();
  await ann.page.mouse.up();
  await ann.page.mouse.move(700, 400);
  await expect.poll(height).toBeLessThanOrEqual(1);
});

test("the page is accessible, and fits a phone", { tag: "@thorough" }, async ({ people, server }) => {
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

/** Answers all that the set-up asks. */
async function setUp({ battle }: Person): Promise<void> {
  await battle.lives();
  for (let step = 0; step < 60; step += 1) {
    await expect(battle.question).toBeVisible({ timeout: 30_000 });
    if (await battle.head.filter({ hasText: "Round 1" }).isVisible()) break;
    await battle.anything();
  }
  await expect(battle.head).toContainText("Round 1");
}

for (const mode of ["A Game of Thrones", "A Clash of Kings", "A Storm of Swords", "A Feast for Crows", "The Winds of Winter"]) {
  test(`a skirmish of ${mode} begins against the computer, without an account`, { tag: "@thorough" }, async ({ person }) => {
    const ann = await person("Ann");
    await settingUp(ann, mode);
    await setUp(ann);
  });
}

/** Clicks of somebody who sets up a skirmish on their own, at most. */
const SET_UP = 20;

test("a whole army is planned on the field and deployed in one answer", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  const { battle, page } = ann;
  await settingUp(ann);
  await page.evaluate(() => {
    document.documentElement.dataset.presses = "0";
    addEventListener("click", () => {
      const before = Number(document.documentElement.dataset.presses);
      document.documentElement.dataset.presses = String(before + 1);
    }, true);
  });
  await answeredUntil(ann, "Deploy a unit");
  const chips = page.locator(".battle-chip");
  const army = await chips.count();
  expect(army).toBeGreaterThan(1);
  const deploy = battle.choice("Deploy my army");
  await test.step("what cannot be used yet is not there, and each unit is listed once", async () => {
    await expect(page.locator(".battle-zones")).toBeHidden();
    await expect(page.locator(".roster.own")).toBeHidden();
    await expect(page.locator(".roster:not(.own)")).toBeVisible();
    await expect(chips.first()).toContainText(/models|wounds/);
  });
  await test.step("it begins with the whole army on the field", async () => {
    await expect(deploy).toBeEnabled();
    await expect(page.locator("[data-ghost]")).toHaveCount(army);
    await expect(chips.filter({ hasText: "planned" })).toHaveCount(army - 1);
    await expect(chips.filter({ hasText: /(at|behind) the line/ }), "the one that is held").toHaveCount(1);
    await expect(page.locator("[data-ghost]:has(.b-ghost-men > *)"), "drawn as they will stand").toHaveCount(army);
    await expect(page.locator(".battle-ground .b-barred"), "the ground besides the zone is in the shade").toHaveCount(1);
    await expectAccessible(page, "a plan for the whole army");
  });
  await test.step("names lie on nothing, in letters of one height, and only the unit in hand is measured", async () => {
    const { over, letters } = await plates(page);
    expect(over).toEqual([]);
    expect(letters.length).toBeGreaterThan(0);
    expect(Math.max(...letters) - Math.min(...letters)).toBeLessThan(0.1);
    // To both sides, and to the line.
    expect(await page.locator(".battle-sheet .b-far").count()).toBeLessThanOrEqual(3);
    await expect(page.locator(".b-zone-reach").filter({ hasText: "Your zone, 6″" })).toHaveCount(1);
    const field = await page.locator(".battle-view").boundingBox();
    for (const pill of await page.locator(".battle-sheet g:has(> .b-far)").all()) {
      const box = await pill.boundingBox();
      expect(box && field && box.y + box.height <= field.y + field.height + 1, "within the field").toBe(true);
    }
  });
  await test.step("a formation draws the whole army up, and undo takes it back", async () => {
    const form = battle.choice("Left hook");
    await form.click();
    await expect(form).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[data-ghost]")).toHaveCount(army);
    await expect(deploy).toBeEnabled();
    await page.keyboard.press("Escape");
    await expect(form).toHaveAttribute("aria-pressed", "false");
  });
  await test.step("two are moved together", async () => {
    const places = async (): Promise<(string | null)[]> => page.locator("[data-ghost]").evaluateAll((all) => all.map((it) => it.getAttribute("transform")));
    await chips.nth(0).click();
    await chips.nth(1).click({ modifiers: ["Shift"] });
    await expect(page.locator(".b-all")).toHaveAccessibleName(/^move both/);
    await expect(page.locator(".battle-confirm").getByRole("button", { name: /^Only/ }), "none of them is sent alone").toHaveCount(0);
    const before = await places();
    await page.keyboard.press("Shift+ArrowDown");
    await expect(async () => {
      const after = await places();
      expect(after.filter((it, at) => it !== before[at])).toHaveLength(2);
    }).toPass();
    await page.keyboard.press("Escape");
    expect(await places()).toEqual(before);
  });
  await test.step("a unit beyond the line says so, and is drawn back by undo", async () => {
    await page.locator(".b-planned").first().focus();
    await page.keyboard.press("Enter");
    for (let step = 0; step < 12; step += 1) await page.keyboard.press("ArrowUp");
    await expect(deploy, "in its place is what mends it").toHaveCount(0);
    await expect(page.locator("#battle-why")).toContainText("deployment zone");
    await expect(page.locator(".b-far.bad")).toContainText("over");
    await expect(page.locator(".battle-chips .bad")).toContainText("over the line");
    await expect(page.locator(".battle-chips .bad").getByRole("button", { name: /^Draw back: / }), "the way out lies beside the reason").toBeVisible();
    await page.locator(".battle-confirm .primary").filter({ hasText: "Draw back" }).click();
    await expect(deploy).toBeEnabled();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press("Escape");
    await expect(deploy).toBeEnabled();
  });
  await test.step("one press deploys all of them in their turns", async () => {
    await deploy.click();
    await expect(battle.head).toContainText("Round 1", { timeout: 30_000 });
  });
  const clicks = Number(await page.locator("html").getAttribute("data-presses"));
  test.info().annotations.push({ type: "set-up", description: `${String(clicks)} clicks` });
  expect(clicks).toBeLessThanOrEqual(SET_UP);
});

test("terrain is chosen by its picture, says how it lies, and leaves the plan again", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  const { battle, page } = ann;
  await settingUp(ann);
  await answeredUntil(ann, "Place a piece of terrain");
  const kinds = page.getByRole("group", { name: "Pieces" }).getByRole("button");
  const ghosts = page.locator("[data-ghost]");
  await expect(battle.choice("Suggest all"), "it begins with a suggestion of all").toHaveCount(0);
  await expect(battle.confirm).toBeEnabled();
  const out = battle.choice(/^Take out: /);
  for (let left = await ghosts.count(); left > 1; left -= 1) {
    await out.first().click();
    await expect(ghosts).toHaveCount(left - 1);
  }
  await kinds.first().click();
  await expect(kinds.first()).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator("[data-ghost] .b-laid"), "drawn as itself").toHaveCount(1);
  await expect(page.locator(".b-lies-words")).toHaveText("lies well here");
  await expect(page.locator(".on-field")).toContainText("in your hand");
  await expect(page.locator(".battle-chip"), "it is not listed twice").toHaveCount(0);
  await expect(page.locator(".battle-ground .b-barred path"), "its edges and both zones are in the shade").not.toHaveCount(0);
  await battle.choice("One more").click();
  await expect(page.locator("[data-ghost]")).toHaveCount(2);
  await battle.choice(/^Take out: /).first().click();
  await expect(page.locator("[data-ghost]")).toHaveCount(1);
});

test("one unit can still be deployed alone, and the plan goes on", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  const { battle, page } = ann;
  await settingUp(ann);
  await answeredUntil(ann, "Deploy a unit");
  const chips = page.locator(".battle-chip");
  const army = await chips.count();
  const east = page.getByRole("spinbutton", { name: "Inches from the west" });
  await expect(east, "numbers are folded").toBeHidden();
  await battle.question.getByText("Exact place").click();
  await expect(east).toBeVisible();
  await battle.choice(/^Only /).click();
  await expect(chips, "the next question begins with the rest of the plan").toHaveCount(army - 1, { timeout: 30_000 });
  await expect(chips.filter({ hasText: "not placed" })).toHaveCount(0);
});

test("four armies fight in two teams", { tag: "@thorough" }, async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.page.goto("/lobby/new?game=battlefield");
  await hydrated(ann.page);
  await ann.page.getByLabel("Table name").fill("Two against two");
  await ann.lobby.options();
  await ann.page.getByRole("group", { name: "Players" }).getByRole("radio", { name: /^4/ }).check();
  await ann.page.getByLabel("Sides").selectOption("Teams of two");
  await ann.page.getByRole("combobox", { name: "Table", exact: true }).selectOption("72 by 48 inches");
  await ann.page.getByRole("radio", { name: /^20 points/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  await ann.waitingRoom.take("First army");
  for (const it of ["Second", "Third", "Fourth"]) await ann.waitingRoom.seatComputer(`${it} army`);
  await setUp(ann);
  await expect(ann.page.locator(".battle-army")).toHaveCount(4);
  await expect(ann.page.locator(".roster")).toHaveCount(4);
});

// Too long for each time: `cargo xtask test --only whole-game`.
test("two people play a battle of 30 points to its end by the page alone", { tag: "@long" }, async ({ people }) => {
  test.setTimeout(2_400_000);
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  // A question that offers nothing to press is found at once, not after all that time.
  for (const it of [ann, bob]) it.page.setDefaultTimeout(30_000);
  await ann.page.goto("/lobby/new?game=battlefield");
  await ann.page.getByLabel("Table name").fill("At the ford");
  await ann.page.getByRole("radio", { name: /^30 points/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  const path = new URL(ann.page.url()).pathname;
  await ann.waitingRoom.take("First army");
  await bob.page.goto(path);
  await bob.waitingRoom.take("Second army");
  for (const it of [ann, bob]) {
    await it.battle.lives();
    await it.battle.drawer("Plans");
    await it.page.getByText("Plans for the enemy's turn").click();
    await it.page.getByLabel(/^Pass at once/).check();
    await it.page.getByRole("button", { name: "Save plans" }).click();
    await expect(it.page.getByText("Saved.", { exact: true })).toBeVisible();
    await it.battle.shut();
  }
  const over = ann.battle.head.filter({ hasText: /has won|wins|draw/i });
  for (let step = 0; step < 1_000 && !(await over.isVisible()); step += 1) {
    const asked = await Promise.race([ann, bob].map((it) => it.battle.question.waitFor({ timeout: 60_000 }).then(() => it)));
    await new BattlePage(asked.page).anything();
  }
  await expect(over).toBeVisible();
});
