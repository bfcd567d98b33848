import { Announcements } from "../harness/announcements";
import { expect, test } from "../harness/test";

test("an offered seat says in the lobby how it stands, and is taken over", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob, cat, dan] = await people("Ann", "Bob", "Cat", "Dan");
  if (!ann || !bob || !cat || !dan) throw new Error("four people were asked for");
  const path = await ann.lobby.create({ name: "The empty chair", players: 3 });
  await ann.waitingRoom.take("Baratheon");
  const announcements = await Announcements.at(bob.page);
  for (const [person, house] of [[bob, "Lannister"], [cat, "Stark"]] as const) {
    await person.table.open(path);
    await person.waitingRoom.take(house);
  }
  await ann.table.map.waitFor();

  await test.step("who offers the seat may still stay", async () => {
    await ann.page.getByRole("button", { name: "This table" }).click();
    await ann.page.getByText("Offer House Baratheon to someone else").click();
    await ann.page.getByRole("button", { name: "Yes, offer the seat" }).click();
    await expect(ann.page.locator(".time-notes")).toContainText("is up for takeover");
  });

  await test.step("somebody else finds it, with how it stands", async () => {
    await dan.lobby.open();
    const card = dan.page.getByRole("region", { name: "Seats to take over" }).getByRole("article");
    await expect(card).toContainText("Round 1 of 10 · Baratheon: castles 1 of 7, power 5, supply 2");
    await dan.lobby.enter("The empty chair");
    await dan.page.getByRole("button", { name: "Take over House Baratheon" }).click();
    await expect(dan.table.instruction).toContainText("Place your orders");
  });

  await test.step("those who play on are told so", () => announcements.expectHeard(/Dan has taken over House Baratheon\./));

  await test.step("who has left looks on", async () => {
    await ann.table.open(path);
    await expect(ann.page.getByRole("button", { name: "I'm back" })).toHaveCount(0);
    await expect(ann.table.instruction).not.toContainText("Place your orders");
    const note = ann.page.getByRole("region", { name: "Your seat" });
    await expect(note).toContainText("You offered your seat, and someone else has taken over House Baratheon.");
    await expect(note).toContainText("You can keep watching. If the seat is offered again, you can take it back here.");
    await expect(note.getByRole("link", { name: "Find another table" })).toHaveAttribute("href", "/lobby");
    await expect(bob.page.getByRole("region", { name: "Your seat" })).toHaveCount(0);
  });
});
