import { hydrated } from "../harness/hydrated";
import { devices } from "@playwright/test";
import { expectAccessible } from "../harness/accessible";
import { idOf } from "../harness/game";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";
import { heard, settled, three } from "../harness/three";
import { TalkPanel } from "../pages/talk";

const talkOf = (person: Person) => new TalkPanel(person.page);

test("two houses talk, and a third learns nothing of it", async ({ people }) => {
  const { path, ann, bob, cat } = await three(people, "Whispers");
  await talkOf(cat).open();
  await talkOf(cat).enter("The hall");
  await expect(talkOf(cat).panel.getByText("No messages yet.")).toBeVisible();
  const before = await settled(cat);

  await talkOf(ann).enter("Lannister");
  await talkOf(ann).say("Shall we carve up [Winterfell]? <b>Bold</b>");
  await expect(talkOf(bob).tab).toHaveAccessibleName("Talk 1 new");
  await talkOf(bob).enter("Baratheon");
  await expect(talkOf(bob).line("<b>Bold</b>")).toBeVisible();
  await expect(talkOf(bob).tab).toHaveAccessibleName("Talk");
  await talkOf(bob).say("Agreed");
  await expect(talkOf(ann).line("Agreed")).toBeVisible();
  await expect(talkOf(ann).line("Agreed")).toContainText("Lannister");

  await test.step("not a byte has come to the third meanwhile", () => {
    expect(heard(cat)).toEqual(before);
  });
  await test.step("and what she asks for is refused like a channel that is none", async () => {
    const ask = async (channel: string) => {
      const form = { "at[table]": idOf(path), channel };
      const answer = await cat.call("talk_lines", form);
      return [answer.status(), await answer.text()];
    };
    expect(await ask("0-1")).toEqual(await ask("0-9"));
    expect(await ask("0-1")).toEqual(await ask("nonsense"));
  });
  await test.step("the hall is everybody's", async () => {
    await talkOf(ann).enter("The hall");
    await talkOf(ann).say("Hail to all");
    await expect(talkOf(cat).line("Hail to all")).toBeVisible();
    expect(cat.received("/pkg/")).not.toContain("carve");
  });
});

test("one's own line can be edited for a minute, in place and for everybody", async ({ people }) => {
  const { ann, bob, cat } = await three(people, "Whispers");
  await talkOf(bob).enter("Baratheon");
  await talkOf(ann).enter("Lannister");
  await talkOf(ann).say("Shall we carve up Winterfel?");
  await expect(talkOf(bob).line("carve up Winterfel?")).toBeVisible();
  await expect(talkOf(bob).line("carve up").getByRole("button", { name: "Edit" })).toHaveCount(0);

  const mine = talkOf(ann).line("carve up");
  await mine.getByRole("button", { name: "Edit", exact: true }).click();
  const field = mine.getByRole("textbox", { name: "Edit your message" });
  await expect(field).toHaveValue("Shall we carve up Winterfel?");
  await expectAccessible(ann.page, "editing a line");
  await field.fill(" ");
  await expect(mine.getByRole("button", { name: "Save" })).toBeDisabled();
  await mine.getByRole("button", { name: "Cancel" }).click();
  await mine.getByRole("button", { name: "Edit", exact: true }).click();
  await expect(field, "nothing is left of what was canceled").toHaveValue("Shall we carve up Winterfel?");
  await field.fill("Shall we carve up [Winterfell]?");
  await mine.getByRole("button", { name: "Save" }).click();
  for (const person of [ann, bob]) {
    const line = talkOf(person).line("carve up");
    await expect(line).toHaveCount(1);
    await expect(line.getByRole("button", { name: "Winterfell" })).toBeVisible();
    await expect(line).toContainText("edited");
    await expect(line).not.toContainText("Winterfel?");
  }
  await expect(field).toHaveCount(0);
  expect(cat.received("/pkg/")).not.toContain("carve");
});

test("a link in a line lights its area, and leads to it", async ({ people }) => {
  const { ann, bob } = await three(people, "Whispers");
  await talkOf(ann).enter("The hall");
  await talkOf(ann).say("Look at [winterfell] and [Nowhere]");
  await talkOf(bob).enter("The hall");
  const link = talkOf(bob).line("Look at").getByRole("button", { name: "winterfell" });
  const lit = bob.page.locator(".m-lit");
  await link.hover();
  await expect(lit).toHaveCount(1);
  await talkOf(bob).field.hover();
  await expect(lit).toHaveCount(0);
  await link.focus();
  await expect(lit).toHaveCount(1);
  await link.press("Enter");
  await expect(bob.table.area("Winterfell")).toBeFocused();
  await expect(talkOf(bob).line("Look at")).toContainText("[Nowhere]");
});

test("what is unread is counted, in the lobby too, and can be unread again", async ({ people }) => {
  const { path, ann, bob } = await three(people, "Whispers");
  await bob.lobby.open();
  await talkOf(ann).enter("Lannister");
  await talkOf(ann).say("One");
  await talkOf(ann).say("Two");
  await bob.lobby.open();
  await expect(bob.lobby.tables("My tables")).toContainText("2 unread");
  await bob.table.open(path);
  const talk = talkOf(bob);
  await expect(talk.tab).toHaveAccessibleName("Talk 2 new");
  await talk.enter("Baratheon");
  await expect(talk.tab).toHaveAccessibleName("Talk");
  await bob.page.reload();
  await talk.enter("Baratheon");
  await expect(talk.line("Two")).toBeVisible();
  await expect(talk.tab).toHaveAccessibleName("Talk");
  await talk.line("Two").getByText("⋯").click();
  await talk.line("Two").getByRole("button", { name: "Mark as unread" }).click();
  await expect(talk.tab).toHaveAccessibleName("Talk 1 new");
});

test("a line that comes out of sight stays new until one goes down to it", async ({ people }) => {
  const { ann, bob } = await three(people, "Whispers");
  const talk = talkOf(bob);
  const story = Array.from({ length: 8 }, (_, at) => `Chapter ${at + 1}`).join("\n");
  await talkOf(ann).enter("The hall");
  for (const end of ["One", "Two", "Three"]) await talkOf(ann).say(`${story}\n${end}`);
  await talk.enter("The hall");
  await expect(talk.line("Three")).toBeInViewport();
  await expect(talk.tab).toHaveAccessibleName("Talk");

  const toTheTop = () => talk.log.evaluate((it) => it.scrollTo(0, 0));
  await test.step("scrolled up, it is counted", async () => {
    await toTheTop();
    await talkOf(ann).say("A deal?");
    await expect(talk.panel.getByRole("button", { name: "1 new message" })).toBeVisible();
    await expect(talk.tab).toHaveAccessibleName("Talk 1 new");
    await talkOf(ann).say("Quickly!");
    const down = talk.panel.getByRole("button", { name: "2 new messages" });
    await expect(talk.tab).toHaveAccessibleName("Talk 2 new");
    await expectAccessible(bob.page, "new lines out of sight");
    await down.click();
    await expect(down).toHaveCount(0);
    await expect(talk.line("Quickly!")).toBeInViewport({ ratio: 0.9 });
    await expect(talk.tab).toHaveAccessibleName("Talk");
    await expect(talk.log).toBeFocused();
  });
  await test.step("come down to by hand, it is read as well", async () => {
    await toTheTop();
    await talkOf(ann).say("Well?");
    await expect(talk.tab).toHaveAccessibleName("Talk 1 new");
    await talk.log.evaluate((it) => it.scrollTo(0, it.scrollHeight));
    await expect(talk.tab).toHaveAccessibleName("Talk");
  });
  await test.step("one's own words are always seen, and whoever is at the end stays there", async () => {
    await toTheTop();
    await talk.say("Agreed");
    await expect(talk.line("Agreed")).toBeInViewport({ ratio: 0.9 });
    await talkOf(ann).say("So be it");
    await expect(talk.line("So be it")).toBeInViewport({ ratio: 0.9 });
    await expect(talk.tab).toHaveAccessibleName("Talk");
  });
});

test("a report opens in sight, below the last line too", async ({ people }) => {
  const { ann, bob } = await three(people, "Whispers");
  await talkOf(ann).enter("The hall");
  for (const end of ["One", "Two", "Three"]) await talkOf(ann).say(`${"Chapter\n".repeat(8)}${end}`);
  const talk = talkOf(bob);
  await talk.enter("The hall");
  await talk.line("Three").getByText("⋯").click();
  await talk.line("Three").getByRole("button", { name: "Report" }).click();
  await expect(talk.panel.getByRole("button", { name: "Send report" })).toBeInViewport({ ratio: 0.9 });
});

test("who watches without an account gets no tools that need one", async ({ people, person }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await ann.lobby.create({ name: "In public", players: 3 });
  await ann.waitingRoom.seatComputer("Baratheon");
  await ann.waitingRoom.take("Lannister");
  await bob.table.open(path);
  await bob.waitingRoom.take("Stark");
  await bob.table.map.waitFor();
  const stranger = await person("Stranger");
  await stranger.table.open(path);
  await talkOf(stranger).open();
  await expect(talkOf(stranger).channel("The hall")).toBeVisible();
  for (const name of ["Several players", "Notes", "Search"]) {
    await expect(talkOf(stranger).panel.getByRole("button", { name, exact: true })).toHaveCount(0);
    await talkOf(bob).open();
    await expect(talkOf(bob).panel.getByRole("button", { name, exact: true })).toBeVisible();
  }
});

test("a line is quoted, found again, and noted down", async ({ people }) => {
  const { ann, bob } = await three(people, "Whispers");
  await talkOf(ann).enter("Lannister");
  await talkOf(ann).say("The Iron Throne is mine");
  const talk = talkOf(bob);
  await talk.enter("Baratheon");
  await talk.line("Iron Throne").getByText("⋯").click();
  await talk.line("Iron Throne").getByRole("button", { name: "Quote" }).click();
  await expect(talk.field).toBeFocused();
  await bob.page.keyboard.type("Not for long");
  await bob.page.keyboard.press("Enter");
  await expect(talk.line("Not for long")).toContainText("The Iron Throne is mine");

  await talk.panel.getByRole("button", { name: "Search", exact: true }).click();
  await talk.panel.getByRole("searchbox").fill("iron throne");
  await bob.page.keyboard.press("Enter");
  await expect(talk.panel.getByRole("status").filter({ hasText: "1 message" })).toBeVisible();

  await talk.panel.getByRole("button", { name: "Notes", exact: true }).click();
  const note = talk.panel.getByRole("textbox", { name: "Round 1" });
  // Nobody has to leave the field for it.
  await note.fill("Baratheon is proud");
  await expect(talk.panel.getByText("Saved.")).toBeVisible();
  await bob.page.reload();
  await talk.open();
  await talk.panel.getByRole("button", { name: "Notes", exact: true }).click();
  await expect(note).toHaveValue("Baratheon is proud");
  await expectAccessible(bob.page, "the notes");
});

test("people talk on a phone", async ({ person }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", phone);
  await ann.home.open();
  await ann.home.playPractice("Greyjoy");
  const talk = talkOf(ann);
  await talk.tab.tap();
  await talk.say("Is anybody here? [Pyke]");
  const small = await talk.panel.locator("button, select, summary, textarea").filter({ visible: true }).evaluateAll((all) =>
    all
      .filter((it) => !it.closest(".talk-text"))
      .map((it) => ({ what: it.textContent, ...it.getBoundingClientRect().toJSON() }))
      .filter((it) => it.width < 44 || it.height < 44)
      .map((it) => `${it.what}: ${it.width} x ${it.height}`),
  );
  expect(small).toEqual([]);
  const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, "nothing sticks out to the side").toBeLessThanOrEqual(0);
  await talk.line("Is anybody here?").getByRole("button", { name: "Pyke" }).tap();
  await expect(ann.page.locator(".m-lit")).toHaveCount(1);
  await expect(talk.panel).toBeHidden();
});

test("at a table without private talks there are none", async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.page.goto("/lobby/new");
  await ann.page.getByRole("radio", { name: /Public only/ }).check();
  await ann.page.getByRole("button", { name: "Create table" }).click();
  await ann.page.waitForURL("**/tables/*");
  await hydrated(ann.page);
  await ann.lobby.open();
  await expect(ann.lobby.tables("My tables")).toContainText("public conversations only");
});
