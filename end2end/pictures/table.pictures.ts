import { bid, gathered, imported, march } from "../harness/imported";
import { QUIET } from "../harness/plans";
import { expect, test } from "../harness/test";
import { shoot } from "./shoot";

test("planning", async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.answers.untilPlanning();
  await shoot(ann, "table-planning");
  await ann.table.pick("Winterfell");
  await shoot(ann, "table-orders-offered");
  await ann.page.keyboard.press("Escape");
  for (const tab of ["Houses", "Tracks", "Log", "Areas", "Chat"]) {
    await ann.page.getByRole("tab", { name: tab }).click();
    await shoot(ann, `table-drawer-${tab.toLowerCase()}`);
  }
});

test("what others did", async ({ person }) => {
  const ann = await person("Ann", { reducedMotion: "no-preference" });
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.table.orderAll(QUIET);
  await ann.table.ready();
  const strip = ann.page.getByRole("group", { name: "What the others did" });
  await strip.locator(".playback-told").waitFor();
  await strip.getByRole("button", { name: "Pause" }).click();
  await shoot(ann, "playback");
});

test("a march, a battle, its result", async ({ people, server }) => {
  const [stark, lannister, tyrell] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "robb", { Stark: stark, Lannister: lannister, Tyrell: tyrell });
  for (const it of [stark, lannister, tyrell]) await it.table.readResults();
  await stark.table.pick("Seagard");
  await shoot(stark, "march");
  await stark.table.confirm();
  await stark.table.fight.waitFor();
  await shoot(stark, "battle-hand");
  await shoot(tyrell, "battle-of-others");
  await stark.answers.choose(/Robb Stark/);
  await shoot(stark, "battle-sealed");
  await lannister.answers.choose(/Ser Kevan/);
  // A result of others goes by itself, unless somebody points at it.
  await tyrell.table.result.hover();
  await shoot(tyrell, "battle-result-of-others");
  await shoot(stark, "battle-result-own");
  await stark.table.result.getByRole("button", { name: "Choose the retreat" }).click();
  await shoot(stark, "retreat");
  await stark.answers.choose(/^The Twins/);
  await lannister.table.result.getByRole("button", { name: "Go on" }).click();
  await march(lannister, "Stoney Sept", "Riverrun");
  await stark.page.getByRole("region", { name: "Westeros cards of round 3" }).waitFor();
  await shoot(stark, "westeros-cards");
});

test("bids and a tie", async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "tied-bids", { Baratheon: baratheon, Lannister: lannister, Stark: stark });
  await shoot(stark, "bid");
  await bid(lannister, 2);
  await bid(stark, 2);
  await shoot(stark, "bid-sealed");
  for (const it of [baratheon, lannister, stark]) await it.table.readResults();
  await bid(baratheon, 0);
  const told = baratheon.page.getByRole("region", { name: "Bids revealed" });
  await told.waitFor();
  await shoot(baratheon, "bids-tied");
  await told.getByRole("button", { name: "Decide the ties" }).click();
  await shoot(baratheon, "tie");
  await baratheon.table.bar.getByRole("button", { name: "Stark up", exact: true }).click();
  await baratheon.table.confirm();
  await stark.page.getByText("decided the order").waitFor();
  await shoot(stark, "bids-decided");
});

test("wildlings", async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "wildlings", { Baratheon: baratheon, Lannister: lannister, Stark: stark });
  await march(stark, "Winterfell", "Castle Black");
  await shoot(stark, "westeros-cards-wildlings");
  await stark.table.readResults();
  await stark.page.locator(".moment-go").click();
  await shoot(stark, "wildlings-bid");
  await bid(baratheon, 1);
  await bid(stark, 1);
  for (const it of [baratheon, stark]) await it.table.readResults();
  await bid(lannister, 0);
  await lannister.answers.choose(/^Drop on the track/);
  await stark.page.getByRole("region", { name: "Result of the wildling attack" }).waitFor();
  await shoot(stark, "wildlings-result");
});

test("mustering, the raven, a raid", async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  const seats = { Baratheon: baratheon, Lannister: lannister, Stark: stark };
  await imported(server, "raven", seats);
  for (const [house, it] of Object.entries(seats)) {
    if (await it.table.bar.getByText(/raven/i).first().isVisible()) await shoot(it, `raven-${house.toLowerCase()}`);
  }
  await imported(server, "two-raids", seats);
  for (const [house, it] of Object.entries(seats)) {
    if (await it.table.bar.getByText(/^Raid/).first().isVisible()) await shoot(it, `raid-${house.toLowerCase()}`);
  }
  await imported(server, "mustering", seats);
  await march(stark, "Moat Cailin", "Greywater Watch");
  await expect(stark.table.instruction).toContainText(/^Muster/);
  await shoot(stark, "mustering");
});

test("the end, and looking back", async ({ people, server }) => {
  const [stark, lannister] = await gathered(people, "Ann", "Bob");
  await imported(server, "seventh-last", { Stark: stark, Lannister: lannister });
  await march(lannister, "Lannisport", "Searoad Marches");
  await march(stark, "Riverrun", "Harrenhal");
  await stark.table.end.waitFor();
  await shoot(stark, "end");
  await stark.page.keyboard.press("Escape");
  await shoot(stark, "end-board");
  await stark.page.getByRole("button", { name: "Show how it ended" }).click();
  await stark.table.end.getByRole("link", { name: "Watch again" }).click();
  const history = stark.page.getByRole("region", { name: "History" });
  await history.getByRole("button", { name: "Go to the end" }).click();
  await expect(history.locator(".history-caption")).toHaveText(/Stark has won/);
  await shoot(stark, "replay");
});
