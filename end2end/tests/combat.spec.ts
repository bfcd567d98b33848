import { expectAccessible } from "../harness/accessible";
import type { Person } from "../harness/person";
import { gathered, imported, march } from "../harness/imported";
import { PLANS, seated } from "../harness/plans";
import { expect, test } from "../harness/test";

const odds = (it: Person) => it.table.fight.getByRole("table", { name: "Your cards against theirs" });
const strength = (it: Person) => it.table.fight.getByRole("table", { name: "Strength" });
const side = (it: Person, house: string) => it.table.fight.getByRole("region", { name: house }).getByRole("listitem");

test("two fight: odds, strength line by line, the Blade, the retreat, the result", { tag: "@thorough" }, async ({ people }) => {
  const { baratheon, lannister, greyjoy } = await seated(people);
  const everybody = [baratheon, lannister, greyjoy];
  for (const it of everybody) await it.table.readResults();
  await test.step("Greyjoy sails into the Golden Sound", async () => {
    await baratheon.table.orderAll(PLANS.Baratheon);
    await baratheon.table.ready();
    await lannister.table.orderAll({ ...PLANS.Lannister, "The Golden Sound": "Defense +1" });
    await lannister.table.ready();
    await greyjoy.table.orderAll({ ...PLANS.Greyjoy, "Ironman's Bay": "March +0" });
    await greyjoy.table.ready();
    await lannister.table.button("Keep all orders").click();
    await lannister.table.confirm();
    await expect(greyjoy.table.instruction).toContainText("March from Ironman's Bay");
    await greyjoy.table.pick("The Golden Sound");
    await greyjoy.table.confirm();
    for (const it of everybody) {
      await expect(it.table.fight.getByRole("heading", { name: "Battle for The Golden Sound" })).toBeVisible();
    }
  });

  await test.step("support adds to the strength as it is declared", async () => {
    // Until the cards are chosen the map is what matters.
    for (const it of everybody) await it.table.fight.getByText("Strength, line by line").click();
    await expect(strength(greyjoy).getByRole("row", { name: /^Total/ })).toHaveText(/Total12Lannister ahead/);
    const port = lannister.table.bar.getByRole("group", { name: "Support from Port of Lannisport" });
    await port.getByRole("button", { name: /^Defender Lannister \+2/ }).click();
    await expect(lannister.table.bar).toContainText("With your choice: attacker 1, defender 4.");
    await lannister.table.confirm();
    await expect(strength(baratheon).getByRole("row", { name: /^Support from Lannister, Port of Lannisport/ })).toContainText("1 : 4");
    await expect(side(lannister, "Lannister").filter({ hasText: "Port of Lannisport" })).toContainText("+2");
  });

  await test.step("the odds, for those who fight alone", async () => {
    const hand = greyjoy.table.fight.getByRole("radiogroup", { name: "Your house cards" });
    await expect(hand.getByRole("radio")).toHaveCount(7);
    const chances = greyjoy.table.fight.getByRole("region", { name: "Odds" });
    await expect(chances.getByRole("heading"), "until a card is pointed at").toHaveText(/^(Wins most often: .* beats \d|.* (is|should be) enough: beats 7|.* beats 0) of 7/);
    await hand.getByRole("radio", { name: /^Euron Crow's Eye, strength 4/ }).focus();
    await expect(chances.getByRole("heading")).toHaveText(/^Euron Crow's Eye beats \d of 7/);
    await expect(chances.getByRole("listitem")).toHaveCount(7);
    await greyjoy.page.keyboard.press("o");
    await expect(odds(greyjoy).getByRole("rowheader")).toHaveCount(7);
    await expect(odds(greyjoy).getByRole("columnheader", { name: "The Hound, strength 2" })).toBeVisible();
    const euron = odds(greyjoy).getByRole("row").filter({ hasText: "Euron Crow's Eye" });
    await expect(euron).toContainText("lose 5 to 6");
    await expect(euron).toContainText("your Blade would win");
    await greyjoy.page.keyboard.press("Escape");
    await expect(odds(greyjoy)).toBeHidden();
    await expect(greyjoy.table.fight.getByRole("button", { name: "Choose a card" })).toBeDisabled();
    await expect(lannister.table.fight.getByText("All odds (7 × 7)")).toBeVisible();
    await expect(odds(baratheon)).toHaveCount(0);
    await expectAccessible(greyjoy.page, "a combat, before the cards");
  });

  await test.step("a card lies face down until both are chosen", async () => {
    await greyjoy.answers.choose(/Euron Crow's Eye/);
    await expect(lannister.table.fight.getByRole("img", { name: "Card face down" })).toBeVisible();
    await expect(lannister.table.fight.locator(".fight-place")).not.toContainText(["Euron"]);
    await expect(greyjoy.table.fight).toContainText("Your card is sealed. Waiting for");
    await expectAccessible(greyjoy.page, "a sealed card");
    await lannister.answers.choose(/The Hound/);
    await expect(strength(baratheon).getByRole("row", { name: /^House card/ })).toHaveText(/\+4 Euron Crow's Eye\+2 The Hound5 : 6/);
    for (const it of [lannister, greyjoy]) await expect(side(it, "Greyjoy").filter({ hasText: "Euron Crow's Eye" })).toContainText("+4");
  });

  await test.step("the Blade turns it, and says so before it is used", async () => {
    const use = greyjoy.table.choice(/^Use the Blade/);
    await expect(use).toContainText("6 to 6, a tie: you would win on the Fiefdoms track.");
    await greyjoy.answers.choose(/^Use the Blade/);
    // Where nobody points at it, it goes.
    await baratheon.table.result.hover();
    for (const it of everybody) {
      await expect(it.table.result.getByRole("heading", { name: "Greyjoy takes The Golden Sound, 6 to 6" })).toBeVisible();
      await expect(it.table.result).toContainText("Tied strength: the house that ranks higher on the Fiefdoms track wins.");
    }
    await expectAccessible(greyjoy.page, "a battle that is over");
  });

  await test.step("the beaten retreat, and everybody reads how it went", async () => {
    await lannister.table.result.getByRole("button").click();
    await lannister.answers.answer();
    await expect(greyjoy.table.result).toContainText("Lannister retreats to");
    await expect(baratheon.table.log.filter({ hasText: /Lannister.*retreat/ }), "whoever is asked next finds it in the log").not.toHaveCount(0);
    for (const it of [baratheon, greyjoy]) await expect(it.table.fight).toHaveCount(0);
    await greyjoy.table.result.getByRole("button", { name: "Go on" }).click();
    for (const it of everybody) await expect(it.table.result).toHaveCount(0);
  });
});

test("on a phone the odds are a list, and the moment can be put away", { tag: "@thorough" }, async ({ people }) => {
  const { baratheon, lannister, greyjoy } = await seated(people);
  await greyjoy.page.setViewportSize({ width: 390, height: 844 });
  await baratheon.table.orderAll(PLANS.Baratheon);
  await baratheon.table.ready();
  await lannister.table.orderAll({ ...PLANS.Lannister, "The Golden Sound": "Defense +1", "Port of Lannisport": "Defense +1" });
  await lannister.table.ready();
  await greyjoy.table.orderAll({ ...PLANS.Greyjoy, "Ironman's Bay": "March +0", "Port of Pyke": "Raid" });
  await greyjoy.table.ready();
  await lannister.table.button("Keep all orders").click();
  await lannister.table.confirm();
  await expect(greyjoy.table.instruction).toContainText("March from Ironman's Bay");
  await greyjoy.table.pick("The Golden Sound");
  await greyjoy.table.confirm();
  const moment = greyjoy.table.fight;
  const all = moment.locator("summary").filter({ hasText: "All odds (7 × 7)" });
  await all.click();
  const euron = moment.getByRole("listitem").filter({ hasText: "Euron Crow's Eye: beats" });
  await euron.locator("summary").first().click();
  await expect(euron.getByText(/against The Hound: win 5 to 4/)).toBeVisible();
  await expect(odds(greyjoy)).toBeHidden();
  await expectAccessible(greyjoy.page, "a combat on a phone");
  await all.click();
  const hand = moment.getByRole("radiogroup", { name: "Your house cards" });
  await moment.getByRole("button", { name: "Look at the map" }).click();
  await expect(hand).toHaveCount(0);
  await moment.getByRole("button", { name: "Back to the battle" }).click();
  await expect(hand).toBeVisible();
});

test("the arrows reach the hand of a battle that has just opened", { tag: "@thorough" }, async ({ people, server }) => {
  const [stark, lannister] = await gathered(people, "Robb", "Jaime");
  await imported(server, "robb", { Stark: stark, Lannister: lannister });
  await march(stark, "Moat Cailin", "Seagard");
  const hand = stark.table.fight.getByRole("radiogroup", { name: "Your house cards" });
  await expect(hand).toBeVisible();
  const chosen = hand.getByRole("radio", { checked: true });
  for (const card of ["Roose Bolton", "Greatjon Umber"]) {
    await stark.page.keyboard.press("ArrowRight");
    await expect(chosen).toHaveAccessibleName(new RegExp(`^${card},`));
    await expect(chosen).toBeFocused();
  }
});
