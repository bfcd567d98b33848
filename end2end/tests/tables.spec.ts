import { expect, test } from "../harness/test";

test("a table by invitation is not in the lobby and opens with its link only", async ({ people }) => {
  const [ann, bob, cat] = await people("Ann", "Bob", "Cat");
  if (!ann || !bob || !cat) throw new Error("three people were asked for");
  const path = await ann.lobby.create({ name: "Behind closed doors", players: 3, audience: "By invitation" });
  await ann.waitingRoom.take("Stark");
  await bob.lobby.open();
  await expect(bob.lobby.tables("Open tables")).toHaveCount(0);
  bob.forgive(/Failed to load resource/);
  await bob.page.goto(path);
  await expect(bob.page.getByRole("button", { name: /^Take / })).toHaveCount(0);
  const invitation = await ann.waitingRoom.invitation();
  await bob.table.open(invitation);
  await bob.waitingRoom.take("Lannister");
  await expect(bob.page.getByText("Bob (you)")).toBeVisible();
  await cat.table.open(invitation);
  await cat.waitingRoom.take("Baratheon");
  // Everybody's page becomes the game, whichever way they came in.
  for (const person of [ann, bob, cat]) await person.table.map.waitFor();
});

test("the lobby shows whose turn it is", async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.lobby.create({ name: "Against the computer", players: 3 });
  await ann.waitingRoom.seatComputer("Lannister");
  await ann.waitingRoom.seatComputer("Stark");
  await ann.waitingRoom.take("Baratheon");
  await ann.table.map.waitFor();
  await ann.lobby.open();
  await expect(ann.lobby.tables("My tables")).toContainText("Your turn");
});
