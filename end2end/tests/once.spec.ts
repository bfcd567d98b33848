import { bid, gathered, imported, march } from "../harness/imported";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

/** All that tells of the game by itself; beside it there are the question, and the log in its drawer. */
const TOLD = ".moment, .fight-corner, .raven, .playback-told";

const scene = (it: Person, name: RegExp) => it.page.getByRole("region", { name });
const cards = (it: Person) => scene(it, /^Westeros cards of round /);
const bids = (it: Person) => scene(it, /^Bids revealed$/);

/** The number of places in which somebody sees words like these now. */
const places = (it: Person, words: RegExp) => it.page.locator(TOLD).filter({ hasText: words, visible: true }).count();

async function expectOnce(all: readonly Person[], words: RegExp): Promise<void> {
  for (const it of all) {
    await expect.poll(() => places(it, words), `${it.name} is told ${words} in one place`).toBe(1);
    await expect(it.table.log.first(), "the log is closed").toBeHidden();
  }
}

test("each news comes once, in one place, and not again after a reload", { tag: "@thorough" }, async ({ people, server }) => {
  const all = await gathered(people, "Ann", "Bob", "Cat");
  const [stark, lannister, baratheon] = all;
  const path = await imported(server, "once", { Stark: stark, Lannister: lannister, Baratheon: baratheon });
  for (const it of all) await it.table.readResults();

  await test.step("a march that leads to a battle is told by the battle", async () => {
    await march(stark, "Moat Cailin", "Seagard");
    await expectOnce(all, /Seagard/);
  });

  await test.step("its end takes the place of the battle", async () => {
    await stark.answers.choose(/Robb Stark/);
    await lannister.answers.choose(/Ser Kevan/);
    // A battle of others goes where nobody points at it.
    await baratheon.table.result.hover();
    await expectOnce(all, /Seagard/);
    await expectOnce(all, /Stark takes Seagard/);
    await baratheon.table.open(path);
  });

  await test.step("the cards come when the battle has been left", async () => {
    await stark.table.result.getByRole("button", { name: "Choose the retreat" }).click();
    await stark.answers.choose(/^The Twins/);
    await expectOnce([stark, baratheon], /Clash of Kings/);
    await expect(baratheon.table.result, "it has been told before").toHaveCount(0);
    await expect(lannister.page.getByRole("region", { name: "State of the game" })).toContainText(/Round\s*3/);
    expect(await places(lannister, /Clash of Kings/), "his own battle comes first").toBe(0);
    await lannister.table.result.locator(".told-foot button").click();
    await expectOnce([lannister], /Clash of Kings/);
    for (const it of all) await cards(it).locator(".moment-go").click();
  });

  await test.step("bids come when they are opened", async () => {
    await bid(stark, 2);
    await bid(lannister, 1);
    for (const it of ["Stark", "Lannister"]) {
      await expect(baratheon.page.getByRole("button", { name: new RegExp(`^${it}, .*; ready$`) })).toHaveCount(1);
    }
    expect(await places(baratheon, /Bids for/), "nothing is told of bids that are secret").toBe(0);
    await bid(baratheon, 0);
    await expectOnce(all, /Bids for the Iron Throne/);
    for (const it of all) {
      await bids(it).locator(".moment-go").click();
      await expect.poll(() => places(it, /./)).toBe(0);
    }
  });

  await test.step("what was read is in the log alone, and there once", async () => {
    for (const it of all) {
      // What has been on the screen is marked a little later.
      await expect(async () => {
        await it.table.open(path);
        await expect(it.table.instruction).toContainText("Bid for the Fiefdoms");
        await it.page.waitForTimeout(1_000);
        expect(await places(it, /Seagard|Clash of Kings|Iron Throne/)).toBe(0);
      }).toPass();
      await it.table.wholeLog();
      await expect(it.table.log.filter({ hasText: /Stark wins the battle of Seagard/ })).toHaveCount(1);
    }
  });
});
