import { answer, loaded } from "../harness/game";
import type { Person } from "../harness/person";
import { PLANS, seated } from "../harness/plans";
import { expect, test } from "../harness/test";

const LEGAL = {
  PlaceOrders: [
    ["Dragonstone", "ConsolidatePower"],
    ["Kingswood", "Defense"],
    ["ShipbreakerBay", "March"],
  ],
};

const STARS = ["MarchPlusOne", "DefenseStar", "SupportStar", "RaidStar", "ConsolidatePowerStar"];
const AREAS = ["Dragonstone", "Kingswood", "ShipbreakerBay", "Winterfell", "Lannisport", "Pyke", "Seagard", "TheEyrie"];

async function decisionOf(person: Person, path: string): Promise<number> {
  return (await loaded(person, path)).game.Westeros.prompts[0]?.id ?? -1;
}

test("forged answers are refused in words and change nothing", async ({ people, person }) => {
  const { path, baratheon, lannister } = await seated(people);
  const own = await decisionOf(baratheon, path);
  const others = await decisionOf(lannister, path);
  const stranger = await person("Stranger");
  const before = await loaded(baratheon, path);

  const forged: [string, Person, number, unknown][] = [
    ["another's decision", baratheon, others, LEGAL],
    ["a decision that never was", baratheon, own + 1000, LEGAL],
    ["somebody who is not signed in", stranger, own, LEGAL],
    ["an order on an enemy area", baratheon, own, { PlaceOrders: [...LEGAL.PlaceOrders, ["Lannisport", "Raid"]] }],
    ["a missing order", baratheon, own, { PlaceOrders: LEGAL.PlaceOrders.slice(1) }],
    ["eleven stars", baratheon, own, { PlaceOrders: elevenStars() }],
    ["an answer to another question", baratheon, own, { ConsolidatePower: { area: "Dragonstone" } }],
    ["no answer at all", baratheon, own, "{"],
    ["a megabyte", baratheon, own, "x".repeat(1_000_000)],
  ];
  for (const [what, who, decision, action] of forged) {
    await test.step(what, async () => {
      const refused = await answer(who, path, decision, action);
      expect(refused.status(), what).toBeGreaterThanOrEqual(400);
      expect(refused.status(), what).toBeLessThan(500);
      expect((await refused.text()).length, "it says why").toBeGreaterThan(2);
    });
  }
  expect(await loaded(baratheon, path)).toEqual(before);

  await test.step("the honest answer is still taken, and taken once", async () => {
    expect((await answer(baratheon, path, own, LEGAL)).ok()).toBe(true);
    const after = await loaded(baratheon, path);
    await answer(baratheon, path, own, LEGAL);
    expect((await loaded(baratheon, path)).seq).toBe(after.seq);
  });
});

test("a form on another site cannot act for a visitor", async ({ people }) => {
  const { path, baratheon } = await seated(people);
  const own = await decisionOf(baratheon, path);
  const foreign = await baratheon.context.request.post(`${baratheon.wire.url}/api/answer`, {
    form: { table: path, decision: String(own), action: JSON.stringify(LEGAL), since: "0" },
    headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
  });
  expect(foreign.status()).toBe(403);
});

test("the page itself offers nothing illegal", async ({ people }) => {
  const { greyjoy } = await seated(people);
  // Greyjoy stands last at the King's Court of four: no star.
  await greyjoy.table.pick("Pyke");
  const starred = greyjoy.table.offered("Pyke").getByRole("menuitem", { name: "Raid, starred" });
  await expect(starred).toBeDisabled();
  await greyjoy.page.keyboard.press("Escape");
  await greyjoy.table.order("Pyke", "Raid");
  await expect(greyjoy.table.button("Ready")).toBeDisabled();
  await greyjoy.table.orderAll(PLANS.Greyjoy);
  await expect(greyjoy.table.button("Ready")).toBeEnabled();
});

/** One on each area there is, as far as eleven go. */
function elevenStars(): [string, string][] {
  return Array.from({ length: 11 }, (_, n) => [AREAS[n] ?? `TheTwins`, STARS[n % STARS.length] ?? "RaidStar"]);
}
