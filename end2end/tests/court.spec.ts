import type { Locator } from "@playwright/test";
import { expectAccessible } from "../harness/accessible";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

/** Westeros cards come as they fall, so the first of each of these questions is looked at closely. */
const ASKED = /^(Muster in your castles|Bid for the|Bid in secret against the wildlings|Some bids for the)/;

test("musters, bids and ties are decided with the keyboard, and say what they bring", { tag: "@thorough" }, async ({ people }) => {
  test.setTimeout(600_000);
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.lobby.create({ name: "At court", players: 3 });
  await ann.waitingRoom.take("Stark");
  for (const house of ["Baratheon", "Lannister"]) await ann.waitingRoom.seatComputer(house);
  await ann.table.map.waitFor();

  const seen = new Set<string>();
  while (seen.size < 3 && (await ann.answers.untilAsked(ASKED))) {
    const words = await ann.table.instruction.innerText();
    const kind = words.slice(0, 6);
    const first = !seen.has(kind);
    seen.add(kind);
    if (words.startsWith("Muster") && first) await musters(ann);
    else if (words.startsWith("Bid") && first) await bids(ann);
    else if (words.startsWith("Some") && first) await ties(ann);
    else await ann.answers.answer();
  }
  // A round has a Westeros phase in nine of ten: mustering or bidding comes in every game.
  expect(seen.size).toBeGreaterThan(0);
  test.info().annotations.push({ type: "seen", description: [...seen].join(", ") });
});

async function press(button: Locator): Promise<void> {
  await button.focus();
  await button.press("Enter");
}

async function musters(ann: Person): Promise<void> {
  const bar = ann.table.bar;
  await test.step("mustering", async () => {
    await expectAccessible(ann.page, "mustering");
    const sites = bar.getByRole("list", { name: "Where to muster" });
    await expect(sites).toBeVisible();
    const offered = bar.getByRole("group", { name: /^Muster in / });
    const left = async () => (await sites.innerText()).match(/\d of \d points?/g)?.join();
    // The first castle may have no room for anything.
    for (const site of await sites.getByRole("button").all()) {
      if ((await offered.locator("button:enabled").count()) > 0) break;
      await site.click();
    }
    const before = await left();
    await press(offered.locator("button:enabled").first());
    const taken = bar.getByRole("button", { name: /^Undo: / });
    await expect(taken).toHaveCount(1);
    expect(await left()).not.toBe(before);

    await press(taken);
    await expect(taken).toHaveCount(0);
    expect(await left()).toBe(before);
    await expect(bar.getByText(/points? will be lost/)).toBeVisible();

    await press(offered.locator("button:enabled").first());
    await ann.page.keyboard.press("Tab");
    await ann.table.confirm();
  });
}

async function bids(ann: Person): Promise<void> {
  const bar = ann.table.bar;
  await test.step("bidding", async () => {
    await expectAccessible(ann.page, "a bid");
    await expect(bar.getByText("All bids stay secret")).toBeVisible();
    await expect(bar.getByRole("list", { name: "Who bids" }).getByRole("listitem")).toHaveCount(3);
    const number = bar.getByRole("spinbutton", { name: /^Power tokens/ });
    await number.fill("1");
    await expect(bar.getByText("You bid 1 and keep "), "while it is typed").toBeVisible();
    for (const _ of ["twice", "as what is drawn stays the same"]) {
      await number.fill("999");
      await number.press("Tab");
      await expect(number).not.toHaveValue("999");
    }
    await number.fill("");
    await expect(bar.getByText("You bid 1 and keep "), "an empty field is no bid").toBeHidden();
    await number.fill("1");
    await number.press("Enter");
    await expect(bar.getByText("You bid 1 and keep ")).toBeVisible();
    await ann.table.confirm();
  });
}

async function ties(ann: Person): Promise<void> {
  const bar = ann.table.bar;
  await test.step("ties", async () => {
    await expectAccessible(ann.page, "a tie");
    const rows = bar.getByRole("list", { name: "Places on the track" }).getByRole("listitem");
    const names = () => rows.locator(".row-name").allInnerTexts();
    const before = await names();
    const down = bar.getByRole("button", { name: / down$/ }).and(ann.page.locator(":enabled")).first();
    const house = ((await down.getAttribute("aria-label")) ?? "").replace(/ down$/, "");
    await press(down);
    await expect(bar.getByText(new RegExp(`^${house} is \\d`))).toBeVisible();
    expect((await names()).indexOf(house)).toBe(before.indexOf(house) + 1);
    const handle = rows.filter({ hasText: house }).locator(".handle");
    await handle.hover();
    await ann.page.mouse.down();
    await rows.nth(before.indexOf(house)).hover();
    await ann.page.mouse.up();
    await expect(rows.locator(".row-name")).toHaveText(before);
    await ann.table.confirm();
  });
}
