import { hydrated } from "../harness/hydrated";
import { imported, gathered, march } from "../harness/imported";
import { playOut } from "../harness/play-out";
import { test } from "../harness/test";
import { ChatPanel } from "../pages/chat";
import { shoot } from "./shoot";

test("the way in", async ({ person, people }) => {
  const stranger = await person("Stranger");
  // Whoever has no account is asked to sign in, or to take a name.
  stranger.forgive(/401/);
  for (const [name, path] of [
    ["home", "/"],
    ["lobby-empty", "/lobby"],
    ["open-a-table-stranger", "/lobby/new"],
    ["sign-up", "/sign-up"],
    ["sign-in", "/sign-in"],
    ["learn", "/learn"],
    ["help", "/help"],
  ] as const) {
    await stranger.page.goto(path);
    await hydrated(stranger.page);
    await shoot(stranger, name);
  }
  const [ann] = await people("Ann");
  if (!ann) throw new Error("Ann was asked for");
  await ann.page.goto("/lobby/new");
  await hydrated(ann.page);
  await shoot(ann, "open-a-table");
  await ann.page.locator("details.more > summary").first().click();
  await shoot(ann, "open-a-table-options", { whole: true });
  const path = await ann.create("Among friends", 3);
  await ann.page.goto(path);
  await hydrated(ann.page);
  await shoot(ann, "waiting-room", { whole: true });
  const link = await ann.waitingRoom.invitation();
  await stranger.page.goto(link);
  await hydrated(stranger.page);
  await shoot(stranger, "invitation");
  await ann.page.goto("/account");
  await hydrated(ann.page);
  await shoot(ann, "account", { whole: true });
});

test("after some games", async ({ people, server }) => {
  const [ann, bob, cat] = await gathered(people, "Ann", "Bob", "Cat");
  for (const name of ["The long rain", "A feast for crows", "Slow winter"]) {
    const path = await ann.create(name, 3);
    await bob.take(path, 1);
    await cat.take(path, 2);
    await playOut([ann, bob, cat], path);
  }
  await imported(server, "seventh", { Stark: ann, Lannister: bob });
  await march(ann, "Riverrun", "Harrenhal");
  await imported(server, "robb", { Stark: ann, Lannister: bob, Tyrell: cat });
  await bob.create("Come and play", 4);
  for (const [name, path] of [
    ["home-with-games", "/"],
    ["lobby", "/lobby"],
    ["archive", "/archive"],
    ["profile", "/people/Ann"],
    ["leaderboard", "/people?few=1"],
  ] as const) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await shoot(ann, name);
  }
});

test("chat", async ({ people, server }) => {
  const [ann, bob, cat] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "robb", { Stark: ann, Lannister: bob, Tyrell: cat });
  for (const [it, words] of [
    [bob, "Seagard is not worth it, believe me."],
    [ann, "Then why is [Moat Cailin] full of horses?"],
    [cat, "I keep out of this."],
  ] as const) {
    await it.page.getByRole("tab", { name: "Chat" }).click();
    const chat = new ChatPanel(it.page);
    await chat.enter("The hall");
    await chat.say(words);
  }
  await shoot(ann, "chat");
});

test("standing orders", async ({ people, server }) => {
  const [ann, bob] = await gathered(people, "Ann", "Bob");
  await imported(server, "standing", { Greyjoy: ann, Lannister: bob });
  await bob.page.getByRole("button", { name: /^Standing orders/ }).click();
  await bob.page.getByRole("dialog", { name: "Standing orders" }).waitFor();
  await shoot(bob, "standing-orders");
});
