import { expect, test } from "../harness/test";

test("a table of people: invited by name, sent away, ready, canceled by vote", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob, cat, dan] = await people("Ann", "Bob", "Cat", "Dan");
  if (!ann || !bob || !cat || !dan) throw new Error("four people were asked for");

  await test.step("the owner says what the table is about", async () => {
    await ann.page.goto("/lobby/new");
    await ann.page.getByLabel("Table name").fill("Slow winter");
    const group = (name: string) => ann.page.getByRole("group", { name });
    await group("Players").getByRole("radio", { name: /^3\b/ }).check();
    await group("When?").getByRole("radio", { name: /^A few moves a day/ }).check();
    await ann.lobby.options();
    await group("Table language").getByRole("radio", { name: /^German/ }).check();
    await ann.page.getByLabel("What this table is about").fill("A game for long evenings.");
    await ann.page.getByLabel("House rules").fill("No alliance lasts beyond round 6.");
    await ann.page.getByRole("button", { name: "Open the table" }).click();
    await ann.page.waitForURL("**/tables/*");
    await ann.waitingRoom.take("Baratheon");
    await expect(ann.page.getByText("A game for long evenings.").filter({ visible: true }).first()).toBeVisible();
  });
  const path = new URL(ann.page.url()).pathname;

  await test.step("whoever is invited by name finds the table and sits down", async () => {
    const name = ann.page.getByLabel("Invite someone by name");
    ann.forgive(/Failed to load resource/);
    await name.fill("Nobody");
    await ann.page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(ann.page.getByRole("alert")).toContainText("No account with that name");
    await name.fill("Bob");
    await ann.page.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(ann.page.getByText("is invited")).toBeVisible();
    await bob.lobby.open();
    const forBob = bob.page.getByRole("region", { name: "For you" });
    await expect(forBob).toContainText("Ann invites you to this table.");
    await expect(bob.lobby.tables("Open tables").filter({ hasText: "Slow winter" })).toHaveCount(0);
    await forBob.getByRole("link", { name: "Accept and choose a seat: Slow winter" }).click();
    await bob.page.waitForURL(`**${path}`);
    await bob.waitingRoom.take("Lannister");
    await expect(bob.page.getByText("Bob (you)")).toBeVisible();
  });

  await test.step("whoever is sent away reads why, and cannot come back", async () => {
    await dan.page.goto(path);
    await dan.waitingRoom.take("Stark");
    await expect(dan.page.getByText("Dan (you)")).toBeVisible();
    await ann.page.getByText("Remove Dan").click();
    await ann.page.getByLabel("Message (optional)").last().fill("We wait for Cat.");
    await ann.page.getByRole("button", { name: "Free the seat" }).click();
    await expect(dan.page.getByText("Dan (you)")).toHaveCount(0);
    await dan.lobby.open();
    const forDan = dan.page.getByRole("region", { name: "For you" });
    await expect(forDan).toContainText("We wait for Cat.");
    await forDan.getByRole("button", { name: "OK" }).click();
    await expect(forDan).toHaveCount(0);
    dan.forgive(/Failed to load resource/);
    await dan.page.goto(path);
    await dan.waitingRoom.take("Stark");
    await expect(dan.page.getByRole("alert")).toContainText("removed you from this table");
  });

  await test.step("the game begins when everybody is there", async () => {
    await cat.page.goto(path);
    await cat.waitingRoom.take("Stark");
    for (const person of [ann, bob, cat]) {
      await person.page.getByRole("button", { name: "Ready" }).click();
    }
    for (const person of [ann, bob, cat]) await person.table.map.waitFor();
  });

  await test.step("all of them cancel it", async () => {
    await ann.page.getByRole("button", { name: "This table" }).click();
    await ann.page.getByRole("button", { name: "Propose to cancel the game" }).click();
    for (const [person, said] of [
      [bob, "1 of 3 yes votes needed"],
      [cat, "2 of 3 yes votes needed"],
    ] as const) {
      const vote = person.page.locator(".vote");
      await expect(vote).toContainText(`House Baratheon (${ann.name}) asks: Cancel the game? It won't count.`);
      await expect(vote).toContainText(said);
      await vote.getByRole("button", { name: "Yes" }).click();
    }
    for (const person of [ann, bob, cat]) {
      const end = person.page.getByRole("region", { name: "Game over" });
      await expect(end).toContainText("Canceled by vote.");
      await expect(person.table.instruction).toContainText("the players agreed to cancel it");
    }
    await ann.lobby.open();
    await expect(ann.lobby.tables("Just finished").first()).toContainText("Canceled by vote");
  });
});

test("who may not ask for reliable players reads so before the form is sent, without JavaScript too", { tag: "@thorough" }, async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const plain = await person("Plain", { javaScriptEnabled: false, storageState: await ann.context.storageState() });
  await plain.page.goto("/lobby/new");
  const note = plain.page.locator(".gate-of.high");
  await expect(note).toBeHidden();
  await plain.lobby.options();
  await plain.page
    .getByRole("group", { name: "Required reliability" })
    .getByRole("radio", { name: /^Reliable players only/ })
    .check();
  await expect(note).toContainText("You can't open a table like that yet: your own reliability is ◇ (new).");
});

test("the lobby finds tables by address, without JavaScript", async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.lobby.create({ name: "Any language", players: 3 });
  const guest = await person("Guest", { javaScriptEnabled: false });
  await guest.page.goto("/lobby");
  await guest.page.getByText("Find a table").first().click();
  await guest.page.getByLabel("Clock").selectOption("days");
  await guest.page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(guest.page).toHaveURL(/pace=days/);
  await expect(guest.page.getByText("No tables found.")).toBeVisible();
  await expect(guest.page.getByText("1 open table is hidden.")).toBeVisible();
  await expect(guest.page.getByLabel("Clock")).toHaveValue("days");
  const quick = guest.page.getByRole("navigation", { name: "Which tables" });
  await expect(quick.getByRole("link", { name: "Over days" })).toHaveAttribute("aria-current", "true");
  await quick.getByRole("link", { name: "Over days" }).click();
  await expect(guest.lobby.tables("Open tables")).toHaveCount(1);
  await quick.getByRole("link", { name: "Miniatures" }).click();
  await expect(guest.page).toHaveURL(/\/lobby\?game=battlefield$/);
  await expect(guest.page.getByText("1 open table is hidden.")).toBeVisible();
  await quick.getByRole("link", { name: "All" }).click();
  await expect(guest.lobby.tables("Open tables")).toHaveCount(1);
});

test("reliability is told in words, and closes a table to others", { tag: "@thorough" }, async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.page.goto("/account#reliability");
  await expect(ann.page.getByRole("heading", { name: "Reliability" })).toBeVisible();
  await expect(ann.page.locator(".conduct")).toContainText("new");
  await expect(ann.page.locator(".conduct")).toContainText("0 of 30");
  await ann.page.goto("/lobby/new");
  await ann.lobby.options();
  await ann.page
    .getByRole("group", { name: "Required reliability" })
    .getByRole("radio", { name: /^Reliable players only/ })
    .check();
  await expect(ann.page.getByText("For ◆ you need 30 more answers on time in a row")).toBeVisible();
  ann.forgive(/Failed to load resource/);
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await expect(ann.page.getByRole("alert")).toContainText("asks for a higher reliability");
});
