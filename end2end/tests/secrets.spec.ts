import type { Person } from "../harness/person";
import { type House, PLANS, seated } from "../harness/plans";
import { lannistersOwn, letters, ordersIn } from "../harness/secrets";
import { expect, test } from "../harness/test";

function expectNoSecrets(of: Person, house: House | "nobody"): void {
  const received = of.received("/pkg/");
  const { open, own } = ordersIn(received);
  expect(open.length, "the record holds pages of the game").toBeGreaterThan(0);
  expect(open.flat(), `the orders that lay open to ${of.name}`).toEqual([]);
  const mine = house === "nobody" ? [] : Object.keys(PLANS[house]).map(letters);
  const others = own.flat().filter(([area]) => !mine.includes(letters(area)));
  expect(others, `what ${of.name} was sent of the others' orders`).toEqual([]);
  if (house !== "Lannister") expect(lannistersOwn(received), `what ${of.name} was sent in other ways`).toEqual([]);
}

test("no response and no stream holds another's face-down order before the reveal", async ({ people }) => {
  const { path, baratheon, lannister, greyjoy } = await seated(people);
  const [dan] = await people("Dan");
  await dan?.table.open(path);

  await lannister.table.orderAll(PLANS.Lannister);
  await lannister.table.ready();
  await baratheon.table.orderAll(PLANS.Baratheon);
  await baratheon.table.ready();
  for (const it of [baratheon, lannister, greyjoy]) {
    await it.page.reload();
    await expect(it.table.area("Lannisport")).toBeVisible();
  }
  expectNoSecrets(baratheon, "Baratheon");
  expectNoSecrets(greyjoy, "Greyjoy");
  expectNoSecrets(lannister, "Lannister");
  if (dan) expectNoSecrets(dan, "nobody");

  await test.step("the same search finds them once they are turned up", async () => {
    await greyjoy.table.orderAll(PLANS.Greyjoy);
    await greyjoy.table.ready();
    await expect(baratheon.table.area("Lannisport")).toHaveAccessibleName(/defense plus 2/);
    const received = baratheon.received("/pkg/");
    const open = ordersIn(received).open.flat();
    expect(open).toContainEqual(["Lannisport", "DefenseStar"]);
    expect(lannistersOwn(received).length).toBeGreaterThan(0);
  });
});
