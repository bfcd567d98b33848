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

function expectNoSecrets(of: Person, house: string): void {
  const received = of.received();
  const orders = ordersIn(received);
  expect(orders.length, "the record holds pages of the game").toBeGreaterThan(0);
  const open = orders.filter((it) => it.of !== house && it.order !== '"FaceDown"');
  expect(open, `what ${of.name} was sent of the others' orders`).toEqual([]);
  // Words, in labels or log lines: only one house uses these two tokens.
  if (house !== "Lannister") {
    const words = /(Lannisport|Port of Lannisport),[^"<]*(support plus|defense plus 2|starred)/i;
    expect(plain(received)).not.toMatch(words);
  }
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
    const open = ordersIn(baratheon.received()).filter((it) => it.of === "Lannister" && it.order.includes("FaceUp"));
    expect(open.length).toBeGreaterThan(0);
  });
});
