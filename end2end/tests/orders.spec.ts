import { PLANS, seated } from "../harness/plans";
import { expect, test } from "../harness/test";

test("three people give orders in secret, raid, consolidate and reach the next round", { tag: "@thorough" }, async ({ people }) => {
  const { path, baratheon, lannister, greyjoy } = await seated(people);
  const everybody = [baratheon, lannister, greyjoy];

  await baratheon.table.orderAll(PLANS.Baratheon);
  await baratheon.table.ready();
  await expect(baratheon.table.button("Take back")).toBeVisible();
  await lannister.table.orderAll(PLANS.Lannister);
  await lannister.table.ready();
  await expect(lannister.table.area("Dragonstone")).toHaveAccessibleName(/face down/);
  await greyjoy.table.orderAll(PLANS.Greyjoy);

  await test.step("the reveal reaches all", async () => {
    const seen = [
      baratheon.table.momentOf("Pyke", "consolidate power"),
      lannister.table.momentOf("Pyke", "consolidate power"),
      greyjoy.table.momentOf("Dragonstone", "consolidate power"),
    ];
    const sent = Date.now();
    await greyjoy.table.ready();
    const taken = (await Promise.all(seen)).map((moment) => moment - sent);
    test.info().annotations.push({ type: "milliseconds to the reveal", description: taken.join(", ") });
  });

  await test.step("the Raven rests, and the raid pillages", async () => {
    await lannister.table.button("Keep all orders").click();
    await lannister.table.confirm();
    // The only raid of Lannister's is chosen already; its target is not.
    await expect(lannister.table.instruction).toContainText("Raid from The Golden Sound");
    await expect(lannister.table.button("Confirm")).toBeDisabled();
    await lannister.table.pick("Ironman's Bay");
    await lannister.table.confirm();
    for (const it of everybody) {
      await expect(it.table.log.filter({ hasText: "Lannister raids Ironman's Bay" })).toHaveCount(1);
    }
  });

  await test.step("power is consolidated: who has two orders is asked, the last resolves itself", async () => {
    await expect(baratheon.table.instruction).toContainText("Consolidate Power orders");
    await baratheon.table.pick("Kingswood");
    await baratheon.table.confirm();
    for (const it of everybody) {
      for (const told of ["Baratheon gains 2 power in Kingswood", "power in Dragonstone", "power in Stoney Sept"]) {
        await expect(it.table.log.filter({ hasText: told })).toHaveCount(1);
      }
      await expect(it.table.log.filter({ hasText: "power in Ironman's Bay" })).toHaveCount(0);
    }
  });

  await test.step("the next round asks everybody again, and a reload keeps it", async () => {
    await Promise.all(everybody.map((it) => it.answers.untilPlanning()));
    for (const it of everybody) {
      await expect(it.table.log.filter({ hasText: "Round 2" })).toHaveCount(1);
      await expect(it.table.button("Seal my orders")).toBeVisible();
      // Where the computer's units stand by then is left to chance.
      await expect(it.table.map.getByRole("button", { name: /, Stark, .*order face down/ }).first()).toBeVisible();
    }
    // Where units stand by then, and what a Westeros card forbids, is left to chance; this token
    // is never forbidden.
    const place = await greyjoy.table.placeWithoutOrder();
    await greyjoy.table.order(place, "March +0");
    // Whether a line is marked as new is no part of what it tells.
    const lines = async () => (await greyjoy.table.log.allInnerTexts()).map((it) => it.replace(/new$/, ""));
    const [told, labels] = [await lines(), await greyjoy.table.labels()];
    await greyjoy.page.reload();
    await expect(greyjoy.table.area(place)).toHaveAccessibleName(/ march, not sent yet/);
    expect(await lines()).toEqual(told);
    expect(await greyjoy.table.labels()).toEqual(labels);
  });

  await test.step("a spectator sees the same map", async () => {
    const [dan] = await people("Dan");
    await dan?.table.open(path);
    await expect(dan?.table.instruction ?? "").toContainText("You are watching");
  });
});

test("orders can be taken back until the last house is ready", { tag: "@thorough" }, async ({ people }) => {
  const { baratheon, lannister } = await seated(people);
  await baratheon.table.orderAll(PLANS.Baratheon);
  await baratheon.table.ready();
  await baratheon.table.takeBack();
  await baratheon.table.order("Kingswood", "Support");
  await baratheon.table.ready();
  await expect(baratheon.table.area("Kingswood")).toHaveAccessibleName(/support, hidden from other players/);
  await expect(lannister.table.area("Kingswood")).toHaveAccessibleName(/face down/);
});

test("a mouse is enough: click an area, click a token, drag to swap", { tag: "@thorough" }, async ({ people }) => {
  const { greyjoy } = await seated(people);
  await greyjoy.table.unit("Pyke").click();
  await greyjoy.table.offered("Pyke").getByRole("menuitem", { name: "Raid", exact: true }).click();
  await greyjoy.table.unit("Greywater Watch").click();
  await greyjoy.table.offered("Greywater Watch").getByRole("menuitem", { name: "Support", exact: true }).click();
  await greyjoy.table.token("Pyke").dragTo(greyjoy.table.token("Greywater Watch"));
  await expect(greyjoy.table.area("Pyke")).toHaveAccessibleName(/support/);
  await expect(greyjoy.table.area("Greywater Watch")).toHaveAccessibleName(/raid/);
});
