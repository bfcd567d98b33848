import { HOUSES, PLANS, seated } from "../harness/plans";
import { expect, test } from "../harness/test";

test("three people give orders in secret, raid, consolidate and reach the next round", async ({ people }) => {
  const { path, baratheon, lannister, greyjoy } = await seated(people);
  const everybody = [baratheon, lannister, greyjoy];

  await baratheon.table.orderAll(PLANS.Baratheon);
  await baratheon.table.ready();
  await expect(baratheon.table.button("Take back")).toBeVisible();
  await lannister.table.orderAll(PLANS.Lannister);
  await lannister.table.ready();
  await expect(lannister.table.area("Dragonstone")).toHaveAccessibleName(/face down/);
  await greyjoy.table.orderAll(PLANS.Greyjoy);

  await test.step("the reveal reaches all within a second", async () => {
    await greyjoy.table.button("Ready").click();
    const sent = Date.now();
    for (const it of everybody) {
      await expect(it.table.area("Dragonstone")).toHaveAccessibleName(/consolidate power/, { timeout: 2_000 });
    }
    expect(Date.now() - sent).toBeLessThan(1_000);
  });

  await test.step("the Raven rests, and the raid pillages", async () => {
    await lannister.table.button("Keep all orders").click();
    await lannister.table.confirm();
    await lannister.table.pick("The Golden Sound");
    await lannister.table.pick("Ironman's Bay");
    await lannister.table.confirm();
    for (const it of everybody) {
      await expect(it.table.log.filter({ hasText: "Lannister raids Ironman's Bay" })).toHaveCount(1);
    }
  });

  await test.step("power is consolidated in turn order", async () => {
    for (const [person, area] of [
      [baratheon, "Dragonstone"],
      [lannister, "Stoney Sept"],
      [greyjoy, "Pyke"],
    ] as const) {
      await person.table.pick(area);
      await person.table.confirm();
      await expect(person.table.log.filter({ hasText: `${area}` }).last()).toContainText("power");
    }
  });

  await test.step("the next round asks everybody again, and a reload keeps it", async () => {
    for (const it of everybody) await expect(it.table.button("Ready")).toBeVisible();
    const before = await greyjoy.table.log.allInnerTexts();
    await greyjoy.page.reload();
    await expect(greyjoy.table.button("Ready")).toBeVisible();
    expect(await greyjoy.table.log.allInnerTexts()).toEqual(before);
    expect(HOUSES).toHaveLength(everybody.length);
  });

  await test.step("a spectator sees the same map", async () => {
    const [dan] = await people("Dan");
    await dan?.table.open(path);
    await expect(dan?.table.instruction ?? "").toContainText("You are watching");
  });
});

test("orders can be taken back until the last house is ready", async ({ people }) => {
  const { baratheon, lannister } = await seated(people);
  await baratheon.table.orderAll(PLANS.Baratheon);
  await baratheon.table.ready();
  await baratheon.table.button("Take back").click();
  await baratheon.table.order("Kingswood", "Support");
  await baratheon.table.ready();
  await expect(baratheon.table.area("Kingswood")).toHaveAccessibleName(/support/);
  await expect(lannister.table.area("Kingswood")).toHaveAccessibleName(/face down/);
});

test("a mouse is enough: click an area, click a token, drag to swap", async ({ people }) => {
  const { greyjoy } = await seated(people);
  await greyjoy.table.area("Pyke").click();
  await greyjoy.table.offered("Pyke").getByRole("menuitem", { name: "Raid", exact: true }).click();
  await greyjoy.table.area("Greywater Watch").click();
  await greyjoy.table.offered("Greywater Watch").getByRole("menuitem", { name: "Support", exact: true }).click();
  await greyjoy.table.area("Pyke").dragTo(greyjoy.table.area("Greywater Watch"));
  await expect(greyjoy.table.area("Pyke")).toHaveAccessibleName(/support/);
  await expect(greyjoy.table.area("Greywater Watch")).toHaveAccessibleName(/raid/);
});
