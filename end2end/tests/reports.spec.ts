import { expectAccessible } from "../harness/accessible";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";
import { ChatPanel } from "../pages/chat";

test("a moderator reads what was reported, and nothing else", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann, bob, cat, dan] = await people("Ann", "Bob", "Cat", "Dan");
  if (!ann || !bob || !cat || !dan) throw new Error("four people were asked for");
  const path = await ann.lobby.create({ name: "Whispers", players: 3 });
  for (const [person, house] of [[ann, "Baratheon"], [bob, "Lannister"], [cat, "Stark"]] as const) {
    if (person !== ann) await person.table.open(path);
    await person.waitingRoom.take(house);
  }
  for (const it of [ann, bob, cat]) await it.table.map.waitFor();
  const [rude, hurt, other] = [ann, bob, cat].map((it) => new ChatPanel(it.page));
  if (!rude || !hurt || !other) throw new Error("three people talk");
  await other.enter("Lannister");
  await other.say("Winterfell is yours");
  await rude.enter("Lannister");
  await rude.say("You are a turnip");
  await hurt.enter("Baratheon");
  await hurt.line("turnip").getByText("⋯").click();
  await hurt.line("turnip").getByRole("button", { name: "Report" }).click();
  await hurt.line("turnip").getByLabel("What's wrong with it?").fill("Turnips are not honorable");
  await expectAccessible(bob.page, "a complaint");
  await hurt.line("turnip").getByRole("button", { name: "Send report" }).click();
  await expect(hurt.line("turnip").getByText("Reported, along with the messages before it.")).toBeVisible();
  const mine = rude.line("turnip");
  await rude.edit("turnip");
  await mine.getByRole("textbox", { name: "Edit your message" }).fill("You are a tulip");
  await mine.getByRole("button", { name: "Save", exact: true }).click();
  await expect(hurt.line("tulip")).toBeVisible();

  await test.step("others do not come in", async () => {
    dan.forgive(/Failed to load resource/);
    await dan.page.goto("/reports");
    await expect(dan.page.getByText("Only moderators can read reports.")).toBeVisible();
  });
  await server.appointModerator("Dan");
  await dan.page.goto("/reports");
  await hydrated(dan.page);
  await expect(dan.page.getByRole("listitem").filter({ hasText: "Whispers" })).toContainText("new");
  expect(dan.received("/pkg/")).not.toContain("turnip");
  await expectAccessible(dan.page, "the reports");
  await dan.page.getByRole("button", { name: "Open the report: Whispers" }).click();
  await expect(dan.page.getByRole("heading", { name: "In private: Baratheon, Lannister" })).toBeVisible();
  const reported = dan.page.getByRole("listitem").filter({ hasText: "You are a turnip" });
  await expect(reported).toContainText("reported");
  await expect(reported, "it is shown as it was").toContainText("edited since");
  await expect(reported.locator("ins")).toHaveText("You are a tulip");
  await expect(dan.page.getByText("Bob reported Ann.")).toBeVisible();
  await expect(dan.page.getByText("Turnips are not honorable")).toBeVisible();
  await expectAccessible(dan.page, "a report");
  await dan.page.getByLabel("Outcome").fill("Ann was told to be kind");
  await dan.page.getByRole("button", { name: "Resolve" }).click();
  const outcome = dan.page.getByRole("status").filter({ hasText: "Resolved by Dan" });
  await expect(outcome).toContainText("kind");
  await expect(dan.page.getByLabel("Outcome"), "a second press notes nothing twice").toHaveValue("");
  await dan.page.getByLabel("Outcome").fill("She was");
  await dan.page.getByRole("button", { name: "Resolve" }).click();
  await expect(outcome).toContainText("She was");
  await expect(outcome, "what was noted before stays").toContainText("Ann was told to be kind");
  expect(dan.received("/pkg/")).not.toContain("Winterfell is yours");
  await dan.page.goto("/reports");
  await expect(dan.page.getByRole("listitem").filter({ hasText: "Whispers" })).toContainText("resolved");
});
