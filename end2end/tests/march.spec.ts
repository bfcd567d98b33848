import type { Locator } from "@playwright/test";
import { expectAccessible } from "../harness/accessible";
import type { Person } from "../harness/person";
import { type Seated, seated } from "../harness/plans";
import { expect, test } from "../harness/test";

/** The first question of the marches goes to Baratheon, whose two units in Dragonstone may march. */
async function marching(people: (...names: string[]) => Promise<Person[]>): Promise<Seated> {
  const table = await seated(people);
  const { baratheon, lannister, greyjoy } = table;
  await baratheon.table.orderAll({ Dragonstone: "March +0", Kingswood: "Defense +1", "Shipbreaker Bay": "Support" });
  await baratheon.table.ready();
  await lannister.table.orderAll({
    Lannisport: "Defense +1",
    "Stoney Sept": "Support",
    "The Golden Sound": "Support",
    "Port of Lannisport": "Defense +2, starred",
  });
  await lannister.table.ready();
  await greyjoy.table.orderAll({
    Pyke: "Defense +1",
    "Greywater Watch": "Support",
    "Ironman's Bay": "Support",
    "Port of Pyke": "Defense +1",
  });
  await greyjoy.table.ready();
  await lannister.table.button("Keep all orders").click();
  await lannister.table.confirm();
  await expect(baratheon.table.instruction).toContainText("March from Dragonstone");
  return table;
}

const arrows = (it: Person): Locator => it.table.map.getByRole("img", { name: /not sent yet$/ });
const targets = (it: Person): Locator => it.table.bar.getByRole("list", { name: "Areas in reach" });

test("a march by tapping the map: units, plates, arrows, supply, undo", { tag: "@thorough" }, async ({ people }) => {
  const { baratheon } = await marching(people);
  const { table } = baratheon;
  await expect(table.area("Crackclaw Point")).toHaveAccessibleName(/take it: unclaimed, can be chosen$/);
  await expect(arrows(baratheon)).toHaveCount(0);

  await test.step("a figure that is tapped goes alone", async () => {
    await table.area("Dragonstone").locator("[data-unit]").first().click();
    await table.unit("Kingswood").click();
    await expect(arrows(baratheon)).toHaveCount(1);
    await expect(arrows(baratheon)).toHaveAccessibleName(/1 footman to Kingswood, from Dragonstone, over Shipbreaker Bay/);
    // Two stood in each of two areas, and two stand in each of two others then.
    await expect(table.bar).toContainText("Within your supply.");
    await expectAccessible(baratheon.page, "a march in draft");
  });

  await test.step("undo takes one step back at a time", async () => {
    await table.bar.getByRole("button", { name: "Undo" }).click();
    await expect(arrows(baratheon)).toHaveCount(0);
    await table.bar.getByRole("button", { name: "Redo" }).click();
    await expect(arrows(baratheon)).toHaveCount(1);
  });

  await table.confirm();
  await expect(table.log.filter({ hasText: /Baratheon march.*Kingswood/ })).toHaveCount(1);
});

test("a march by the list: what waits is said there too", { tag: "@thorough" }, async ({ people }) => {
  const { baratheon } = await marching(people);
  const { table } = baratheon;
  await table.bar.getByText(/^\d+ areas in reach$/).click();
  const storm = targets(baratheon).getByRole("button", { name: /^Crackclaw Point take it: unclaimed$/ });
  await storm.click();
  await expect(storm).toHaveAttribute("aria-pressed", "true");
  await expect(arrows(baratheon)).toHaveAccessibleName(/to Crackclaw Point, from Dragonstone/);
  // The home's printed shield keeps it: nothing is lost, so nothing is warned of.
  await expect(table.bar.getByText(/Without a token you lose/)).toHaveCount(0);
  await table.bar.getByRole("button", { name: "One knight less, to Crackclaw Point" }).click();
  await expect(table.bar.getByText("1 knight stays in Dragonstone.")).toBeVisible();
  await table.confirm();
});

test("a march by keyboard alone", { tag: "@thorough" }, async ({ people }) => {
  const { baratheon } = await marching(people);
  const { table, page } = baratheon;
  await table.pick("Crackclaw Point");
  await expect(arrows(baratheon)).toHaveCount(1);
  await table.pick("Crackclaw Point");
  await expect(arrows(baratheon), "a second time takes it back").toHaveCount(0);
  await table.pick("Crackclaw Point");
  await table.button("Confirm").focus();
  const answered = page.waitForResponse("**/api/answer");
  await page.keyboard.press("Enter");
  expect((await answered).status()).toBe(200);
});

test("leaving a land without a token warns of what is lost", { tag: "@thorough" }, async ({ people }) => {
  const table = await seated(people);
  const { baratheon, lannister, greyjoy } = table;
  await baratheon.table.orderAll({ Dragonstone: "Defense +1", Kingswood: "March +0", "Shipbreaker Bay": "Support" });
  await baratheon.table.ready();
  for (const it of [lannister, greyjoy]) {
    const plan: Record<string, "Support" | "Defense +1"> =
      it === lannister
        ? { Lannisport: "Defense +1", "Stoney Sept": "Support", "The Golden Sound": "Support", "Port of Lannisport": "Defense +1" }
        : { Pyke: "Defense +1", "Greywater Watch": "Support", "Ironman's Bay": "Support", "Port of Pyke": "Defense +1" };
    await it.table.orderAll(plan);
    await it.table.ready();
  }
  await lannister.table.button("Keep all orders").click();
  await lannister.table.confirm();
  await expect(baratheon.table.instruction).toContainText("March from Kingswood");
  await baratheon.table.pick("Crackclaw Point");
  const warning = baratheon.table.bar.getByText(/Without a token you lose Kingswood, 1 barrel and 1 crown/);
  await expect(warning).toBeVisible();
  await baratheon.table.bar.getByRole("checkbox", { name: /^Leave (1 of your \d+ power tokens|your last power token) here, to keep the area/ }).check();
  await expect(warning).toHaveCount(0);
  await expect(baratheon.table.bar.getByText(/power tokens? stays in Kingswood/)).toBeVisible();
  await baratheon.table.confirm();
});
