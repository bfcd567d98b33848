import { hydrated } from "../harness/hydrated";
import { devices } from "@playwright/test";
import { expectAccessible } from "../harness/accessible";
import { idOf } from "../harness/game";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";
import { heard, settled, three } from "../harness/three";
import { ChatPanel } from "../pages/chat";

const chatOf = (person: Person) => new ChatPanel(person.page);

test("two houses talk, and a third learns nothing of it", async ({ people }) => {
  const { path, ann, bob, cat } = await three(people, "Whispers");
  await chatOf(cat).open();
  await chatOf(cat).enter("The hall");
  await expect(chatOf(cat).panel.getByText("No messages yet.")).toBeVisible();
  const before = await settled(cat);

  await chatOf(ann).enter("Lannister");
  await chatOf(ann).say("Shall we carve up [Winterfell]? <b>Bold</b>");
  await expect(chatOf(bob).tab).toHaveAccessibleName("Chat 1 new");
  await chatOf(bob).enter("Baratheon");
  await expect(chatOf(bob).line("<b>Bold</b>")).toBeVisible();
  await expect(chatOf(bob).tab).toHaveAccessibleName("Chat");
  await chatOf(bob).say("Agreed");
  await expect(chatOf(ann).line("Agreed")).toBeVisible();
  await expect(chatOf(ann).line("Agreed")).toContainText("Lannister");

  await test.step("not a byte has come to the third meanwhile", () => {
    expect(heard(cat)).toEqual(before);
  });
  await test.step("and what she asks for is refused like a channel that is none", async () => {
    const ask = async (channel: string) => {
      const form = { "at[table]": idOf(path), channel };
      const answer = await cat.call("chat_lines", form);
      return [answer.status(), await answer.text()];
    };
    expect(await ask("0-1")).toEqual(await ask("0-9"));
    expect(await ask("0-1")).toEqual(await ask("nonsense"));
  });
  await test.step("the hall is everybody's", async () => {
    await chatOf(ann).enter("The hall");
    await chatOf(ann).say("Hail to all");
    await expect(chatOf(cat).line("Hail to all")).toBeVisible();
    expect(cat.received("/pkg/")).not.toContain("carve");
  });
});

test("one's own line can be edited for a minute, in place and for everybody", { tag: "@thorough" }, async ({ people }) => {
  const { ann, bob, cat } = await three(people, "Whispers");
  await chatOf(bob).enter("Baratheon");
  await chatOf(ann).enter("Lannister");
  await chatOf(ann).say("Shall we carve up Winterfel?");
  await expect(chatOf(bob).line("carve up Winterfel?")).toBeVisible();
  const theirs = chatOf(bob).line("carve up");
  await theirs.getByText("⋯").click();
  await expect(theirs.getByRole("button", { name: "Quote" })).toBeVisible();
  await expect(theirs.getByRole("button", { name: "Edit" })).toHaveCount(0);

  const mine = chatOf(ann).line("carve up");
  await chatOf(ann).edit("carve up");
  const field = mine.getByRole("textbox", { name: "Edit your message" });
  await expect(field).toHaveValue("Shall we carve up Winterfel?");
  await expectAccessible(ann.page, "editing a line");
  await field.fill(" ");
  await expect(mine.getByRole("button", { name: "Save" })).toBeDisabled();
  await mine.getByRole("button", { name: "Cancel" }).click();
  await chatOf(ann).edit("carve up");
  await expect(field, "nothing is left of what was canceled").toHaveValue("Shall we carve up Winterfel?");
  await field.fill("Shall we carve up [Winterfell]?");
  await mine.getByRole("button", { name: "Save" }).click();
  for (const person of [ann, bob]) {
    const line = chatOf(person).line("carve up");
    await expect(line).toHaveCount(1);
    await expect(line.getByRole("button", { name: "Winterfell" })).toBeVisible();
    await expect(line).toContainText("edited");
    await expect(line).not.toContainText("Winterfel?");
  }
  await expect(field).toHaveCount(0);
  expect(cat.received("/pkg/")).not.toContain("carve");
});

test("an edited line may come before the answer to whoever edits it", { tag: "@thorough" }, async ({ people }) => {
  const { ann } = await three(people, "Whispers");
  const chat = chatOf(ann);
  await chat.enter("Lannister");
  await chat.say("You are a turnip");
  await ann.page.route("**/api/edit_line*", async (route) => {
    const response = await route.fetch();
    await expect(chat.line("You are a tulip"), "by the stream").toBeVisible();
    await expect(field, "nothing is left to edit").toHaveCount(0);
    await route.fulfill({ response });
  });
  const field = ann.page.getByRole("textbox", { name: "Edit your message" });
  const line = chat.line("turnip");
  await chat.edit("turnip");
  await field.fill("You are a tulip ");
  const answered = ann.page.waitForResponse("**/api/edit_line*");
  await line.getByRole("button", { name: "Save" }).click();
  await answered;
  await chat.line("You are a tulip").getByText("⋯").click();
  await expect(chat.line("You are a tulip").getByRole("button", { name: "Edit", exact: true })).toBeVisible();
  await expect(field).toHaveCount(0);
  await chat.enter("Stark");
  await chat.enter("Lannister");
  await expect(chat.line("You are a tulip")).toContainText("edited");
  expect(await ann.page.evaluate(() => Object.keys(sessionStorage).filter((it) => it.startsWith("typed ")))).toEqual([]);
});

test("a link in a line lights its area, and leads to it", { tag: "@thorough" }, async ({ people }) => {
  const { ann, bob } = await three(people, "Whispers");
  await chatOf(ann).enter("The hall");
  await chatOf(ann).say("Look at [winterfell] and [Nowhere]");
  await chatOf(bob).enter("The hall");
  const link = chatOf(bob).line("Look at").getByRole("button", { name: "winterfell" });
  // It is called as its reader calls it.
  await expect(link).toHaveText("Winterfell");
  const lit = bob.page.locator(".m-lit");
  await link.hover();
  await expect(lit).toHaveCount(1);
  await chatOf(bob).field.hover();
  await expect(lit).toHaveCount(0);
  await link.focus();
  await expect(lit).toHaveCount(1);
  await link.press("Enter");
  await expect(bob.table.area("Winterfell")).toBeFocused();
  // The map has made room; the words are where they were.
  await chatOf(bob).tab.click();
  await expect(chatOf(bob).line("Look at")).toContainText("[Nowhere]");
});

test("what is unread is counted, in the lobby too, and can be unread again", { tag: "@thorough" }, async ({ people }) => {
  const { path, ann, bob } = await three(people, "Whispers");
  await bob.lobby.open();
  await chatOf(ann).enter("Lannister");
  await chatOf(ann).say("One");
  await chatOf(ann).say("Two");
  await bob.lobby.open();
  await expect(bob.lobby.tables("My tables")).toContainText("2 unread");
  await bob.table.open(path);
  const chat = chatOf(bob);
  await expect(chat.tab).toHaveAccessibleName("Chat 2 new");
  await chat.enter("Baratheon");
  await expect(chat.tab).toHaveAccessibleName("Chat");
  await bob.page.reload();
  await chat.enter("Baratheon");
  await expect(chat.line("Two")).toBeVisible();
  await expect(chat.tab).toHaveAccessibleName("Chat");
  await chat.line("Two").getByText("⋯").click();
  await chat.line("Two").getByRole("button", { name: "Mark as unread" }).click();
  await expect(chat.tab).toHaveAccessibleName("Chat 1 new");
});

test("a line that comes out of sight stays new until one goes down to it", { tag: "@thorough" }, async ({ people }) => {
  const { ann, bob } = await three(people, "Whispers");
  const chat = chatOf(bob);
  const story = Array.from({ length: 8 }, (_, at) => `Chapter ${at + 1}`).join("\n");
  await chatOf(ann).enter("The hall");
  for (const end of ["One", "Two", "Three"]) await chatOf(ann).say(`${story}\n${end}`);
  await chat.enter("The hall");
  await expect(chat.line("Three")).toBeInViewport();
  await expect(chat.tab).toHaveAccessibleName("Chat");

  const toTheTop = () => chat.log.evaluate((it) => it.scrollTo(0, 0));
  await test.step("scrolled up, it is counted", async () => {
    await toTheTop();
    await chatOf(ann).say("A deal?");
    await expect(chat.panel.getByRole("button", { name: "1 new message" })).toBeVisible();
    await expect(chat.tab).toHaveAccessibleName("Chat 1 new");
    await chatOf(ann).say("Quickly!");
    const down = chat.panel.getByRole("button", { name: "2 new messages" });
    await expect(chat.tab).toHaveAccessibleName("Chat 2 new");
    await expectAccessible(bob.page, "new lines out of sight");
    await down.click();
    await expect(down).toHaveCount(0);
    await expect(chat.line("Quickly!")).toBeInViewport({ ratio: 0.9 });
    await expect(chat.tab).toHaveAccessibleName("Chat");
    await expect(chat.log).toBeFocused();
  });
  await test.step("come down to by hand, it is read as well", async () => {
    await toTheTop();
    await chatOf(ann).say("Well?");
    await expect(chat.tab).toHaveAccessibleName("Chat 1 new");
    await chat.log.evaluate((it) => it.scrollTo(0, it.scrollHeight));
    await expect(chat.tab).toHaveAccessibleName("Chat");
  });
  await test.step("one's own words are always seen, and whoever is at the end stays there", async () => {
    await toTheTop();
    await chat.say("Agreed");
    await expect(chat.line("Agreed")).toBeInViewport({ ratio: 0.9 });
    await chatOf(ann).say("So be it");
    await expect(chat.line("So be it")).toBeInViewport({ ratio: 0.9 });
    await expect(chat.tab).toHaveAccessibleName("Chat");
  });
});

test("a report opens in sight, below the last line too", { tag: "@thorough" }, async ({ people }) => {
  const { ann, bob } = await three(people, "Whispers");
  await chatOf(ann).enter("The hall");
  for (const end of ["One", "Two", "Three"]) await chatOf(ann).say(`${"Chapter\n".repeat(8)}${end}`);
  const chat = chatOf(bob);
  await chat.enter("The hall");
  await chat.line("Three").getByText("⋯").click();
  await chat.line("Three").getByRole("button", { name: "Report" }).click();
  await expect(chat.panel.getByRole("button", { name: "Send report" })).toBeInViewport({ ratio: 0.9 });
});

test("who watches without an account gets no tools that need one", { tag: "@thorough" }, async ({ people, person }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await ann.lobby.create({ name: "In public", players: 3 });
  await ann.waitingRoom.take("Lannister");
  await ann.waitingRoom.seatComputer("Baratheon");
  await bob.table.open(path);
  await bob.waitingRoom.take("Stark");
  await bob.table.map.waitFor();
  const stranger = await person("Stranger");
  await stranger.table.open(path);
  await chatOf(stranger).open();
  await expect(chatOf(stranger).channel("The hall")).toBeVisible();
  for (const name of ["New group", "Notes", "Search"]) {
    await expect(chatOf(stranger).panel.getByRole("button", { name, exact: true })).toHaveCount(0);
    await chatOf(bob).open();
    await expect(chatOf(bob).panel.getByRole("button", { name, exact: true })).toBeVisible();
  }
});

test("a line is quoted, found again, and noted down", { tag: "@thorough" }, async ({ people }) => {
  const { ann, bob } = await three(people, "Whispers");
  await chatOf(ann).enter("Lannister");
  await chatOf(ann).say("The Iron Throne is mine");
  const chat = chatOf(bob);
  await chat.enter("Baratheon");
  await chat.line("Iron Throne").getByText("⋯").click();
  await chat.line("Iron Throne").getByRole("button", { name: "Quote" }).click();
  await expect(chat.field).toBeFocused();
  await bob.page.keyboard.type("Not for long");
  await bob.page.keyboard.press("Enter");
  await expect(chat.line("Not for long")).toContainText("The Iron Throne is mine");

  await chat.panel.getByRole("button", { name: "Search", exact: true }).click();
  await chat.panel.getByRole("searchbox").fill("iron throne");
  await bob.page.keyboard.press("Enter");
  await expect(chat.panel.getByRole("status").filter({ hasText: "1 message" })).toBeVisible();

  await chat.panel.getByRole("button", { name: "Notes", exact: true }).click();
  const note = chat.panel.getByRole("textbox", { name: "Round 1" });
  // Nobody has to leave the field for it.
  await note.fill("Baratheon is proud");
  await expect(chat.panel.getByText("Saved.")).toBeVisible();
  await bob.page.reload();
  await chat.open();
  await chat.panel.getByRole("button", { name: "Notes", exact: true }).click();
  await expect(note).toHaveValue("Baratheon is proud");
  await expectAccessible(bob.page, "the notes");
});

test("people talk on a phone", { tag: "@thorough" }, async ({ person }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", phone);
  await ann.home.open();
  await ann.home.playPractice("Greyjoy");
  const chat = chatOf(ann);
  await chat.tab.tap();
  await chat.say("Is anybody here? [Pyke]");
  const small = await chat.panel.locator("button, select, summary, textarea").filter({ visible: true }).evaluateAll((all) =>
    all
      .filter((it) => !it.closest(".chat-text"))
      .map((it) => ({ what: it.textContent, ...it.getBoundingClientRect().toJSON() }))
      .filter((it) => it.width < 44 || it.height < 44)
      .map((it) => `${it.what}: ${it.width} x ${it.height}`),
  );
  expect(small).toEqual([]);
  const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, "nothing sticks out to the side").toBeLessThanOrEqual(0);
  await chat.line("Is anybody here?").getByRole("button", { name: "Pyke" }).tap();
  await expect(ann.page.locator(".m-lit")).toHaveCount(1);
  await expect(chat.panel).toBeHidden();
});

test("at a table without private talks there are none", { tag: "@thorough" }, async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.page.goto("/lobby/new");
  await ann.lobby.options();
  await ann.page.getByRole("radio", { name: /Public only/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  await hydrated(ann.page);
  await ann.lobby.open();
  await expect(ann.lobby.tables("My tables")).toContainText("public conversations only");
});
