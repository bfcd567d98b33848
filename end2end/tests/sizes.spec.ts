import { expectFits } from "../harness/fits";
import { hydrated } from "../harness/hydrated";
import { gathered, imported, march } from "../harness/imported";
import { seated } from "../harness/plans";
import { expect, test } from "../harness/test";
import { Proposals } from "../pages/proposals";
import { ChatPanel } from "../pages/chat";

const LONG = "Maximiliane_Hohenlohe";

test("every page around the tables fits at every size", { tag: "@thorough" }, async ({ person }) => {
  test.setTimeout(240_000);
  const ann = await person(LONG);
  ann.forgive(/404/);
  for (const path of ["/", "/sign-up", "/sign-in", "/recover", "/lobby", "/about", "/learn", "/help", "/archive", "/people", "/no-such-page"]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectFits(ann.page, path);
  }
  await ann.home.open();
  await ann.home.playPractice("Stark");
  for (const path of ["/", "/lobby", "/help"]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectFits(ann.page, `${path}, a guest with a table`);
  }
  await ann.signUp();
  await ann.lobby.create({ name: "A table with a name that is rather long for it", players: 3 });
  await expectFits(ann.page, "the waiting room");
  for (const path of ["/", "/lobby", "/lobby/new", "/account", "/account#notices", "/account#your-password", `/people/${LONG}`]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectFits(ann.page, `${path}, signed in`);
  }
});

test("a table fits at every size, whatever is asked", { tag: "@thorough" }, async ({ people }) => {
  test.setTimeout(240_000);
  const { lannister } = await seated(people);
  await expectFits(lannister.page, "planning");
  await lannister.table.pick("Lannisport");
  await expect(lannister.table.offered("Lannisport")).toBeVisible();
  await expectFits(lannister.page, "planning, an area picked");
  await lannister.page.keyboard.press("Escape");
  for (const tab of ["Tracks", "Log", "Areas", "Chat"]) {
    await lannister.page.getByRole("tab", { name: tab }).click();
    await expectFits(lannister.page, `planning, ${tab}`);
  }
  const chat = new ChatPanel(lannister.page);
  await chat.enter("The hall");
  await chat.say("From [Lannisport] over [The Golden Sound] to [The Mountains of the Moon] and [Greywater Watch], as in #1 and #2");
  await expectFits(lannister.page, "a message with places and moments");
  const plans = new Proposals(lannister.page);
  await plans.open.click();
  await plans.add({ House: "Lannister", Promise: "no attack", Against: "Greyjoy" });
  await expectFits(lannister.page, "the same, while a plan is made");
  await plans.add({ Promise: "a march", From: "Lannisport", To: "Stoney Sept" });
  await plans.send();
  await expectFits(lannister.page, "a plan with its places");
});

test("bids, battles, scenes, the end and a look back fit at every size", { tag: "@thorough" }, async ({ people, server }) => {
  test.setTimeout(240_000);
  const [ann, bob, cat] = await gathered(people, LONG, "Bob", "Cat");
  await imported(server, "tied-bids", { Baratheon: ann, Lannister: bob, Stark: cat });
  await expectFits(ann.page, "a bid");
  await imported(server, "two-battles", { Stark: ann, Lannister: bob, Tyrell: cat });
  await ann.table.pick("Moat Cailin");
  await march(ann, "Moat Cailin", "Seagard");
  await expectFits(ann.page, "a battle, a card to choose");
  await expectFits(cat.page, "a battle of others");
  await imported(server, "seventh", { Stark: ann, Lannister: bob });
  await march(ann, "Riverrun", "Harrenhal");
  await expect(ann.table.end.getByRole("region", { name: "Who was ahead, and when" })).toBeVisible();
  await expectFits(ann.page, "a game that is won");
  await ann.page.keyboard.press("Escape");
  await expectFits(ann.page, "the end");
  await ann.page.getByRole("button", { name: "Show how it ended" }).click();
  await ann.table.end.getByRole("link", { name: "Watch again" }).click();
  await expect(ann.page.getByRole("region", { name: "History" })).toBeVisible();
  await expectFits(ann.page, "looking back");
});
