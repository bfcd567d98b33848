import { idOf, loaded } from "../harness/game";
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

/** Asks for the table as it was, by the page's own function; what comes is on the record. */
async function moment(of: Person, path: string, seq: number, perspective: Record<string, string>) {
  return of.call("moment", { table: idOf(path), seq: String(seq), ...perspective });
}

/** Looks back in every way the server knows, and in some that it must refuse. */
async function lookBack(of: Person, path: string): Promise<void> {
  const { seq, my_seat, game } = await loaded(of, path);
  const start = game.Westeros.log[0]?.seq ?? seq;
  for (let at = start; at <= seq; at += 1) {
    expect((await moment(of, path, at, { perspective: "Mine" })).status(), `${of.name} at ${at}`).toBe(200);
  }
  expect((await moment(of, path, seq, { perspective: "All" })).status(), "everything is for afterwards").toBe(422);
  for (const seat of [0, 1, 2, 3]) {
    const answered = await moment(of, path, seq, { "perspective[Seat]": String(seat) });
    expect(answered.status(), `${of.name} through the eyes of seat ${seat}`).toBe(seat === my_seat ? 200 : 422);
  }
  expect((await of.call("chronicle", { table: idOf(path) })).status()).toBe(200);
  for (const perspective of ["", "&perspective=all", "&perspective=0", "&perspective=1", "&perspective=2", "&perspective=3"]) {
    await of.context.request.get(`${of.wire.url}${path}?moment=${seq}${perspective}`);
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
  for (const it of [baratheon, lannister, greyjoy, dan]) if (it) await lookBack(it, path);
  expectNoSecrets(baratheon, "Baratheon");
  expectNoSecrets(greyjoy, "Greyjoy");
  expectNoSecrets(lannister, "Lannister");
  if (dan) expectNoSecrets(dan, "nobody");

  const { seq } = await loaded(baratheon, path);
  await test.step("the same search finds them once they are revealed", async () => {
    await greyjoy.table.orderAll(PLANS.Greyjoy);
    await greyjoy.table.ready();
    await expect(baratheon.table.area("Lannisport")).toHaveAccessibleName(/defense plus 2/);
    const received = baratheon.received("/pkg/");
    const open = ordersIn(received).open.flat();
    expect(open).toContainEqual(["Lannisport", "DefenseStar"]);
    expect(lannistersOwn(received).length).toBeGreaterThan(0);
  });

  await test.step("and a moment before that still keeps them", async () => {
    expect(lannistersOwn(await (await moment(baratheon, path, seq, { perspective: "Mine" })).text())).toEqual([]);
    const now = await moment(baratheon, path, (await loaded(baratheon, path)).seq, { perspective: "Mine" });
    expect(lannistersOwn(await now.text()).length).toBeGreaterThan(0);
  });
});
