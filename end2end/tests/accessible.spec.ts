import type { Page } from "@playwright/test";
import { expectAccessible, expectNamedAsShown } from "../harness/accessible";
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
  for (const path of ["/lobby", "/lobby/new", "/account", "/account#notices", "/people/Ann"]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectAccessible(ann.page, path);
  }
});

test("axe finds nothing serious on a table in planning, raids and consolidation", { tag: "@thorough" }, async ({ people }) => {
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

/** 1440x900 and 1366x768 at 200 %, and a phone upright and lying. */
const SMALL = [
  { width: 720, height: 450 },
  { width: 683, height: 384 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

async function expectAccessibleWhenSmall(page: Page, what: string): Promise<void> {
  for (const size of SMALL) {
    await page.setViewportSize(size);
    await expectAccessible(page, `${what}, ${size.width}x${size.height}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test("axe finds nothing serious at 200 % and on a phone either way, around the tables", { tag: "@thorough" }, async ({ person }) => {
  test.setTimeout(300_000);
  const ann = await person("Ann");
  for (const path of ["/", "/sign-up", "/sign-in", "/lobby", "/learn", "/help", "/archive"]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectAccessibleWhenSmall(ann.page, path);
  }
  await ann.signUp();
  await ann.lobby.create({ name: "By the hearth", players: 3 });
  await expectAccessibleWhenSmall(ann.page, "the waiting room");
  for (const path of ["/lobby", "/lobby/new", "/account", "/account#notices", "/people/Ann"]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectAccessibleWhenSmall(ann.page, `${path}, signed in`);
  }
});

test("axe finds nothing serious at 200 % and on a phone either way, on a table", { tag: "@thorough" }, async ({ people }) => {
  test.setTimeout(300_000);
  const { lannister } = await seated(people);
  const { page, table } = lannister;
  await expectAccessibleWhenSmall(page, "planning");
  await table.pick("Lannisport");
  await expect(table.offered("Lannisport")).toBeVisible();
  await expectAccessibleWhenSmall(page, "planning, an area picked");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Find an area" }).click();
  await page.getByRole("combobox", { name: "Find an area" }).fill("port");
  await expectAccessibleWhenSmall(page, "an area is searched");
  await page.keyboard.press("Escape");
  for (const tab of ["Tracks", "Log", "Areas", "Chat"]) {
    await page.getByRole("tab", { name: tab }).click();
    await expect(page.getByRole("tabpanel", { name: tab })).toBeVisible();
    await expectNamedAsShown(page, `planning, ${tab}`);
    await expectAccessibleWhenSmall(page, `planning, ${tab}`);
  }
});

test("every area answers to the keyboard with a spoken label", { tag: "@thorough" }, async ({ people }) => {
  const { greyjoy } = await seated(people);
  const areas = greyjoy.table.map.getByRole("button", { name: /,/ });
  expect(await areas.count()).toBe(58);
  await expect(greyjoy.table.area("Winterfell")).toHaveAccessibleName(
    /Stark, 1 footman, 1 knight, order face down, .*stronghold, 1 barrel, 1 crown$/,
  );
  await expect(greyjoy.table.area("Pyke")).toHaveAccessibleName(/Greyjoy, 1 footman, 1 knight, no order yet/);
  await greyjoy.table.orderAll(PLANS.Greyjoy);
  await expect(greyjoy.table.area("Pyke")).toHaveAccessibleName(/consolidate power, not sent yet/);
});
