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

/** Starred tokens on eleven areas, the first three of which are Baratheon's own. */
const ELEVEN_STARS = [
  ...["Dragonstone", "Kingswood", "ShipbreakerBay", "StormsEnd", "KingsLanding", "TheReach"],
  ...["CrackclawPoint", "Harrenhal", "TheEyrie", "Sunspear", "SeaOfDorne"],
].map((area, n) => [area, ["MarchPlusOne", "DefenseStar", "SupportStar", "RaidStar", "ConsolidatePowerStar"][n % 5]]);

/** The legal answer and one more order. */
function and(order: [area: string, token: string]): unknown {
  return { PlaceOrders: [...LEGAL.PlaceOrders, order] };
}

async function decisionOf(person: Person, path: string): Promise<number> {
  return (await loaded(person, path)).game.Westeros.prompts[0]?.id ?? -1;
}

/** All that somebody is told of the table, but for what the server's clock shows. */
async function told(person: Person, path: string) {
  return { ...(await loaded(person, path)), now: 0 };
}

test("forged answers are refused with a reason and change nothing", { tag: "@thorough" }, async ({ people, person }) => {
  const { path, baratheon, lannister } = await seated(people);
  const own = await decisionOf(baratheon, path);
  const others = await decisionOf(lannister, path);
  const stranger = await person("Stranger");
  const before = await told(baratheon, path);

  const forged: [what: string, who: Person, decision: number, action: unknown, status: number, reason: RegExp][] = [
    ["another's decision", baratheon, others, LEGAL, 422, /NotYours/],
    ["a decision that never was", baratheon, own + 1000, LEGAL, 422, /Closed/],
    ["somebody who is not signed in", stranger, own, LEGAL, 401, /SignInFirst/],
    ["an order on an enemy area", baratheon, own, and(["Lannisport", "Raid"]), 422, /NoOrderHere.*Lannisport/],
    ["a missing order", baratheon, own, { PlaceOrders: LEGAL.PlaceOrders.slice(1) }, 422, /OrderMissing.*Dragonstone/],
    ["three stars of one", baratheon, own, { PlaceOrders: ELEVEN_STARS.slice(0, 3) }, 422, /TooManyStars.*3.*1/],
    ["eleven stars", baratheon, own, { PlaceOrders: ELEVEN_STARS }, 422, /NoOrderHere|TooManyStars|TokenUsedUp/],
    ["an answer to another question", baratheon, own, { ConsolidatePower: { area: "Dragonstone" } }, 422, /WrongAnswer/],
    ["no answer at all", baratheon, own, "{", 422, /Malformed/],
    ["a megabyte", baratheon, own, "x".repeat(1_000_000), 413, /TooLarge/],
  ];
  for (const [what, who, decision, action, status, reason] of forged) {
    await test.step(what, async () => {
      const refused = await answer(who, path, decision, action);
      expect(await refused.text(), what).toMatch(reason);
      expect(refused.status(), what).toBe(status);
    });
  }
  expect(await told(baratheon, path)).toEqual(before);

  await test.step("the honest answer is still taken, and taken once", async () => {
    expect((await answer(baratheon, path, own, LEGAL)).ok()).toBe(true);
    const after = await told(baratheon, path);
    expect((await answer(baratheon, path, own, LEGAL)).ok(), "a repeat is no second answer").toBe(true);
    const late = await answer(baratheon, path, own, and(["StormsEnd", "Raid"]));
    expect(late.status(), "an old decision").toBe(422);
    expect(await late.text()).toMatch(/Closed/);
    expect(await told(baratheon, path)).toEqual(after);
  });
});

test("a form on another site cannot act for a visitor", { tag: "@thorough" }, async ({ people }) => {
  const { path, baratheon } = await seated(people);
  const own = await decisionOf(baratheon, path);
  const foreign = await baratheon.context.request.post(`${baratheon.wire.url}/api/answer`, {
    form: { table: path, decision: String(own), action: JSON.stringify(LEGAL), since: "0" },
    headers: { origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" },
  });
  expect(foreign.status()).toBe(403);
});

test("the page itself offers nothing illegal", { tag: "@thorough" }, async ({ people }) => {
  const { greyjoy } = await seated(people);
  // Greyjoy stands last at the King's Court of four: no star.
  await greyjoy.table.pick("Pyke");
  const starred = greyjoy.table.offered("Pyke").getByRole("menuitem", { name: "Raid, starred" });
  await expect(starred).toBeDisabled();
  await greyjoy.page.keyboard.press("Escape");
  await greyjoy.table.order("Pyke", "Raid");
  await expect(greyjoy.table.button("Seal my orders")).toBeDisabled();
  await greyjoy.table.orderAll(PLANS.Greyjoy);
  await expect(greyjoy.table.button("Seal my orders")).toBeEnabled();
});
