import { expectAccessible } from "../harness/accessible";
import { hydrated } from "../harness/hydrated";
import { PLANS, seated } from "../harness/plans";
import { expect, test } from "../harness/test";

test("axe finds nothing serious on the pages around the tables", async ({ person }) => {
  const ann = await person("Ann");
  // The page that is not there is asked for on purpose.
  ann.forgive(/404/);
  for (const path of ["/", "/sign-up", "/sign-in", "/lobby", "/about", "/no-such-page"]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectAccessible(ann.page, path);
  }
  await ann.signUp();
  await ann.lobby.create({ name: "By the hearth", players: 3 });
  await expectAccessible(ann.page, "the waiting room");
  for (const path of ["/lobby", "/lobby/new", "/account"]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectAccessible(ann.page, path);
  }
});

test("axe finds nothing serious on a table in planning, raids and consolidation", async ({ people }) => {
  const { baratheon, lannister, greyjoy } = await seated(people);
  await expectAccessible(lannister.page, "planning");
  await lannister.table.pick("Lannisport");
  await expect(lannister.table.offered("Lannisport")).toBeVisible();
  await expectAccessible(lannister.page, "planning, the ring open");
  await lannister.page.keyboard.press("Escape");
  for (const [it, plan] of [
    [lannister, PLANS.Lannister],
    [baratheon, PLANS.Baratheon],
    [greyjoy, PLANS.Greyjoy],
  ] as const) {
    await it.table.orderAll(plan);
    await it.table.ready();
  }
  await lannister.table.button("Keep all orders").click();
  await lannister.table.confirm();
  await lannister.table.pick("Ironman's Bay");
  await expectAccessible(lannister.page, "a raid");
  await lannister.table.confirm();
  await expect(baratheon.table.instruction).toContainText("Consolidate Power orders");
  await baratheon.table.pick("Kingswood");
  await expectAccessible(baratheon.page, "consolidation");
});

test("axe finds nothing serious on a table on a phone", async ({ person }) => {
  const ann = await person("Ann", { viewport: { width: 412, height: 839 }, hasTouch: true });
  await ann.home.open();
  await ann.home.playPractice("Greyjoy");
  await ann.table.unit("Greywater Watch").tap();
  await expect(ann.table.offered("Greywater Watch")).toBeVisible();
  await expectAccessible(ann.page, "planning on a phone, the sheet open");
});

test("every area answers to the keyboard with a spoken label", async ({ people }) => {
  const { greyjoy } = await seated(people);
  const areas = greyjoy.table.map.getByRole("button", { name: /,/ });
  expect(await areas.count()).toBe(58);
  await expect(greyjoy.table.area("Winterfell")).toHaveAccessibleName(/Stark, 1 footman, 1 knight, order face down/);
  await expect(greyjoy.table.area("Pyke")).toHaveAccessibleName(/Greyjoy, 1 footman, 1 knight, no order yet/);
  await greyjoy.table.orderAll(PLANS.Greyjoy);
  await expect(greyjoy.table.area("Pyke")).toHaveAccessibleName(/consolidate power, not sent yet/);
});
