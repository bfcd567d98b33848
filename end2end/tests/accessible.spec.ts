import { expectAccessible } from "../harness/accessible";
import { hydrated } from "../harness/hydrated";
import { PLANS, seated } from "../harness/plans";
import { expect, test } from "../harness/test";

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing serious on any page, ${colorScheme}`, async ({ person }) => {
    const ann = await person("Ann", { colorScheme });
    ann.forgive(/404/);
    for (const path of ["/", "/sign-up", "/sign-in", "/lobby", "/about", "/no-such-page"]) {
      await ann.page.goto(path);
      await hydrated(ann.page);
      await expectAccessible(ann.page, path);
    }
    await ann.signUp();
    for (const path of ["/lobby", "/lobby/new", "/account"]) {
      await ann.page.goto(path);
      await hydrated(ann.page);
      await expectAccessible(ann.page, path);
    }
    await ann.lobby.create({ name: "By the hearth", players: 3 });
    await expectAccessible(ann.page, "the waiting room");
    await ann.home.open();
    await ann.home.playPractice("Greyjoy");
    await expectAccessible(ann.page, "a table");
    await ann.table.pick("Pyke");
    await expect(ann.table.offered("Pyke")).toBeVisible();
    await expectAccessible(ann.page, "a table with the ring open");
  });
}

test("every area answers to the keyboard with a spoken label", async ({ people }) => {
  const { greyjoy } = await seated(people);
  const areas = greyjoy.table.map.getByRole("button", { name: /,/ });
  expect(await areas.count()).toBeGreaterThanOrEqual(58);
  await expect(greyjoy.table.area("Winterfell")).toHaveAccessibleName(/Stark.*1 footman.*1 knight.*no order yet/);
  await greyjoy.table.orderAll(PLANS.Greyjoy);
  await expect(greyjoy.table.area("Pyke")).toHaveAccessibleName(/consolidate power.*not sent yet/);
});
