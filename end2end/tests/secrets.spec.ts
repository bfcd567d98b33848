import type { Person } from "../harness/person";
import { PLANS, seated } from "../harness/plans";
import { expect, test } from "../harness/test";

/** What stands in bodies of all kinds: JSON in scripts of a page is escaped once or twice. */
function plain(text: string): string {
  return text.replaceAll(/\\+"/g, '"').replaceAll("&quot;", '"');
}

/** Every area with its order, wherever a page of the game was sent. */
function ordersIn(text: string): { of: string; order: string }[] {
  const area = /"units_of":"(\w+)"(?:(?!"units_of").)*?"order":("FaceDown"|\{"\w+":"\w+"\})/gs;
  return [...plain(text).matchAll(area)].map(([, of = "", order = ""]) => ({ of, order }));
}

/** The two tokens that only Lannister lays, by their names in data and by the words of labels. */
function lannistersOwn(text: string): string[] {
  // What a house may lay is listed with its question, whatever has been laid.
  const told = plain(text).replaceAll(/"allowed":\[[^\]]*\]/g, "");
  return told.match(/.{0,60}(DefenseStar|SupportStar|special defense|special support).{0,20}/g) ?? [];
}

function expectNoSecrets(of: Person, house: string): void {
  const received = of.received("/pkg/");
  const orders = ordersIn(received);
  expect(orders.length, "the record holds pages of the game").toBeGreaterThan(0);
  const open = orders.filter((it) => it.of !== house && it.order !== '"FaceDown"');
  expect(open, `what ${of.name} was sent of the others' orders`).toEqual([]);
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
    const open = ordersIn(received).filter((it) => it.of === "Lannister" && it.order.includes("FaceUp"));
    expect(open.length).toBeGreaterThan(0);
    expect(lannistersOwn(received).length).toBeGreaterThan(0);
  });
});
