import { writeFileSync, mkdirSync } from "node:fs";
import { bid, gathered, imported, march } from "../harness/imported";
import { test } from "../harness/test";
import type { Person } from "../harness/person";
mkdirSync("/tmp/h1dom", { recursive: true });
const SIZES = [[1440, 900], [390, 844], [844, 390]] as const;
async function dump(it: Person, name: string) {
  const before = it.page.viewportSize();
  for (const [width, height] of SIZES) {
    await it.page.setViewportSize({ width, height });
    await it.page.waitForTimeout(900);
    writeFileSync(`/tmp/h1dom/${name}-${width}.html`, await it.page.content());
  }
  if (before) await it.page.setViewportSize(before);
}
test("zz battle", async ({ people, server }) => {
  const [stark, lannister, tyrell] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "robb", { Stark: stark, Lannister: lannister, Tyrell: tyrell });
  for (const it of [stark, lannister, tyrell]) await it.table.readResults();
  await stark.table.pick("Seagard");
  await stark.table.confirm();
  await stark.table.fight.waitFor();
  await dump(stark, "battle-hand");
  await stark.answers.choose(/Robb Stark/);
  await dump(stark, "battle-sealed");
  await dump(lannister, "battle-hand-l");
  await lannister.answers.choose(/Ser Kevan/);
  await tyrell.table.result.hover();
  await dump(tyrell, "battle-result-of-others");
  await dump(stark, "battle-result-own");
  await stark.table.result.getByRole("button", { name: "Choose the retreat" }).click();
  await dump(stark, "retreat");
  await stark.answers.choose(/^The Twins/);
  await dump(lannister, "battle-result-lost");
  await lannister.table.result.getByRole("button", { name: "Go on" }).click();
  await march(lannister, "Stoney Sept", "Riverrun");
  await stark.page.getByRole("region", { name: "Westeros cards of round 3" }).waitFor();
  await dump(stark, "westeros-cards");
});
test("zz bids", async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "tied-bids", { Baratheon: baratheon, Lannister: lannister, Stark: stark });
  await dump(stark, "bid");
  await bid(lannister, 2);
  await bid(stark, 2);
  await dump(stark, "bid-sealed");
  for (const it of [baratheon, lannister, stark]) await it.table.readResults();
  await bid(baratheon, 0);
  const told = baratheon.page.getByRole("region", { name: "Bids revealed" });
  await told.waitFor();
  await dump(baratheon, "bids-tied");
  await told.getByRole("button", { name: "Decide the ties" }).click();
  await dump(baratheon, "tie");
  await baratheon.table.bar.getByRole("button", { name: "Stark up", exact: true }).click();
  await baratheon.table.confirm();
  await stark.page.getByText("decided the order").waitFor();
  await dump(stark, "bids-decided");
});
test("zz wildlings", async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "wildlings", { Baratheon: baratheon, Lannister: lannister, Stark: stark });
  await march(stark, "Winterfell", "Castle Black");
  await dump(stark, "wildlings-bid");
  await bid(baratheon, 1);
  await bid(stark, 1);
  for (const it of [baratheon, stark]) await it.table.readResults();
  await bid(lannister, 0);
  await lannister.answers.choose(/^Drop on the track/);
  await stark.page.getByRole("region", { name: "Result of the wildling attack" }).waitFor();
  await dump(stark, "wildlings-result");
});
test("zz mustering", async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  const seats = { Baratheon: baratheon, Lannister: lannister, Stark: stark };
  await imported(server, "raven", seats);
  for (const [house, it] of Object.entries(seats)) {
    if (await it.table.bar.getByText(/raven/i).first().isVisible()) await dump(it, `raven-${house.toLowerCase()}`);
  }
  await imported(server, "two-raids", seats);
  for (const [house, it] of Object.entries(seats)) {
    if (await it.table.bar.getByText(/^Raid/).first().isVisible()) await dump(it, `raid-${house.toLowerCase()}`);
  }
  await lannister.home.open();
  await lannister.home.playPractice("Lannister");
  if (await lannister.answers.untilAsked(/^Muster/)) await dump(lannister, "mustering");
});
test("zz end", async ({ people, server }) => {
  const [stark, lannister] = await gathered(people, "Ann", "Bob");
  await imported(server, "seventh", { Stark: stark, Lannister: lannister });
  await march(stark, "Riverrun", "Harrenhal");
  await stark.table.end.waitFor();
  await stark.page.keyboard.press("Escape");
  await dump(stark, "end-board");
});
