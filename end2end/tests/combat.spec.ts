import { expectAccessible } from "../harness/accessible";
import type { Person } from "../harness/person";
import { PLANS, seated } from "../harness/plans";
import { expect, test } from "../harness/test";

const battle = (it: Person) => it.page.getByRole("region", { name: "Battle", exact: true });
const odds = (it: Person) => battle(it).getByRole("table", { name: "Your cards against theirs" });
const strength = (it: Person) => battle(it).getByRole("table", { name: "Strength" });

test("two fight: odds, strength line by line, the Blade, the retreat, the result", async ({ people }) => {
  const { baratheon, lannister, greyjoy } = await seated(people);
  const everybody = [baratheon, lannister, greyjoy];
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
      await expect(battle(it).getByRole("heading", { name: "Battle for The Golden Sound" })).toBeVisible();
    }
  });

  await test.step("support adds to the strength as it is declared", async () => {
    await expect(strength(greyjoy).getByRole("row", { name: /^Total/ })).toHaveText(/Total12Lannister ahead/);
    const port = lannister.table.bar.getByRole("group", { name: "Support from Port of Lannisport" });
    await port.getByRole("button", { name: /^Defender Lannister \+2/ }).click();
    await expect(lannister.table.bar).toContainText("With your choice: attacker 1, defender 4.");
    await lannister.table.confirm();
    await expect(strength(greyjoy).getByRole("row", { name: /^Support from Lannister, Port of Lannisport/ })).toContainText("1 : 4");
  });

  await test.step("the odds, for those who fight alone", async () => {
    await expect(odds(greyjoy).getByRole("rowheader")).toHaveCount(7);
    await expect(odds(greyjoy).getByRole("columnheader", { name: "The Hound, strength 2" })).toBeVisible();
    const euron = odds(greyjoy).getByRole("row").filter({ hasText: "Euron Crow's Eye" });
    await expect(euron).toContainText("lose 5 to 6");
    await expect(euron).toContainText("your Blade would win");
    await expect(odds(lannister)).toBeVisible();
    await expect(odds(baratheon)).toHaveCount(0);
    await expectAccessible(greyjoy.page, "a combat, before the cards");
  });

  await test.step("a card lies face down until both are chosen", async () => {
    await greyjoy.answers.choose(/Euron Crow's Eye/);
    await expect(battle(lannister)).toContainText("Card face down");
    await expect(battle(lannister).locator(".card-slot")).not.toContainText(["Euron"]);
    await lannister.answers.choose(/The Hound/);
    for (const it of everybody) {
      await expect(strength(it).getByRole("row", { name: /^House card/ })).toHaveText(/\+4 Euron Crow's Eye\+2 The Hound5 : 6/);
    }
  });

  await test.step("the Blade turns it, and says so before it is used", async () => {
    const use = greyjoy.table.bar.getByRole("button", { name: /^Use the Blade/ });
    await expect(use).toContainText("6 to 6, a tie: you would win on the Fiefdoms track.");
    await greyjoy.answers.choose(/^Use the Blade/);
    await expect(battle(lannister)).toContainText("Greyjoy has won.");
  });

  await test.step("the beaten retreat, and everybody reads how it went", async () => {
    await lannister.answers.answer();
    for (const it of everybody) {
      const result = it.page.getByRole("region", { name: "Result of the battle" });
      await expect(result).toContainText("Greyjoy beats Lannister, 6 to 6, on the Fiefdoms tie-break.");
      await expect(result).toContainText("Lannister retreats to");
      await expect(battle(it)).toHaveCount(0);
    }
    const result = baratheon.page.getByRole("region", { name: "Result of the battle" });
    await result.getByRole("button", { name: "Close" }).click();
    await expect(result).toHaveCount(0);
  });
});

test("on a phone the odds are a list, and the scene can be put away", async ({ people }) => {
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
  const euron = battle(greyjoy).getByRole("listitem").filter({ hasText: "Euron Crow's Eye: beats" });
  await euron.locator("summary").first().click();
  await expect(euron.getByText(/against The Hound: win 5 to 4/)).toBeVisible();
  await expect(odds(greyjoy)).toBeHidden();
  await expectAccessible(greyjoy.page, "a combat on a phone");
  await battle(greyjoy).getByRole("button", { name: "Minimize" }).click();
  await expect(euron).toBeHidden();
});
