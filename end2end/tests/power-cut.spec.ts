import { PLANS, seated } from "../harness/plans";
import { expect, test } from "../harness/test";

/** The errors that browsers tell of a line that is gone, also of parts that they fetch ahead. */
const GONE = /Failed to load resource|Failed to fetch|HTTP status code is not ok|net::ERR_/;

test("the server is killed in the middle of planning, and play goes on without loss", { tag: "@thorough" }, async ({ people, server }) => {
  const { baratheon, lannister, greyjoy } = await seated(people);
  const everybody = [baratheon, lannister, greyjoy];
  // While the server is away, browsers say so in their consoles.
  for (const it of everybody) it.forgive(GONE);
  await baratheon.table.orderAll(PLANS.Baratheon);
  await baratheon.table.ready();
  await lannister.table.orderAll(PLANS.Lannister);

  await server.kill();
  await server.restart();

  await expect(baratheon.table.button("Take back")).toBeVisible();
  // What was on the map but not sent is still there, without a reload.
  await lannister.table.ready();
  await greyjoy.table.orderAll(PLANS.Greyjoy);
  await greyjoy.table.ready();
  for (const it of everybody) {
    await expect(it.table.area("Dragonstone")).toHaveAccessibleName(/consolidate power/, { timeout: 30_000 });
  }
  await baratheon.page.reload();
  await expect(baratheon.table.area("Dragonstone")).toHaveAccessibleName(/consolidate power/);
});

test("somebody in a tunnel catches up on coming out", { tag: "@thorough" }, async ({ people }) => {
  const { baratheon, lannister } = await seated(people);
  lannister.forgive(GONE);
  lannister.wire.goOffline();
  await baratheon.table.orderAll(PLANS.Baratheon);
  await baratheon.table.ready();
  await expect(lannister.page.getByText("Connection lost")).toBeVisible();
  lannister.wire.goOnline();
  await expect(lannister.table.area("Dragonstone")).toHaveAccessibleName(/face down/, { timeout: 30_000 });
});
