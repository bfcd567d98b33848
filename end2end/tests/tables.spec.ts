import { expect, test } from "../harness/test";

test("a table by invitation is not in the lobby and opens with its link only", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob, cat] = await people("Ann", "Bob", "Cat");
  if (!ann || !bob || !cat) throw new Error("three people were asked for");
  const path = await ann.lobby.create({ name: "Behind closed doors", players: 3, audience: "By invitation" });
  await ann.waitingRoom.take("Stark");
  await bob.lobby.open();
  await expect(bob.lobby.tables("Open tables")).toHaveCount(0);
  bob.forgive(/Failed to load resource/);
  await bob.page.goto(path);
  await expect(bob.page.getByRole("button", { name: /^Take / })).toHaveCount(0);
  await expect(bob.page.getByRole("main")).toContainText("ask them for the invitation link");
  await ann.context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await ann.page.getByRole("button", { name: "Copy link" }).click();
  await expect(ann.page.getByText("Copied.")).toBeVisible();
  const copied = await ann.page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).pathname).toBe(path);
  await ann.page.getByText("QR code", { exact: true }).click();
  const code = ann.page.getByRole("img", { name: "The link as a QR code" });
  await expect.poll(() => code.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(0);
  const invitation = await ann.waitingRoom.invitation();
  await bob.table.open(invitation);
  await bob.waitingRoom.take("Lannister");
  await expect(bob.page.getByText("Bob (you)")).toBeVisible();
  await cat.table.open(invitation);
  await cat.waitingRoom.take("Baratheon");
  // Everybody's page becomes the game, whichever way they came in.
  for (const person of [ann, bob, cat]) await person.table.map.waitFor();
});

test("a stranger at a closed door signs in and comes back to it", { tag: "@thorough" }, async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const path = await ann.lobby.create({ name: "Behind closed doors", players: 3, audience: "By invitation" });
  const stranger = await person("Stranger");
  stranger.forgive(/Failed to load resource/);
  await stranger.page.goto(path);
  await stranger.page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await stranger.page.waitForURL(`**/sign-in?next=${encodeURIComponent(path)}`);
  // What the address asks for comes along.
  await stranger.page.goto("/lobby/new?game=battlefield");
  await stranger.page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await stranger.page.waitForURL(`**/sign-in?next=${encodeURIComponent("/lobby/new?game=battlefield")}`);
  await stranger.page.goto("/tables/999999");
  await expect(stranger.page.getByRole("main"), "a table that is not there says the same").toContainText("ask them for the invitation link");
});

test("the waiting room says what going away does, and what one agrees to", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await ann.lobby.create({ name: "At the inn", players: 3 });
  await expect(ann.page.getByRole("button", { name: "Close the table" })).toBeVisible();
  await expect(ann.page.getByRole("main")).toContainText("Conversations: Everyone with everyone");
  await expect(ann.page.getByRole("main")).toContainText("Anyone can join and watch.");
  await bob.table.open(path);
  await bob.waitingRoom.take("Stark");
  await expect(bob.page.getByRole("button", { name: "Leave the table" })).toBeVisible();
  await ann.page.getByRole("button", { name: "Leave and hand the table over to Bob" }).click();
  await ann.page.waitForURL("**/lobby");
  await expect(bob.page.getByRole("button", { name: "Close the table" })).toBeVisible();
});

test("computers take what is left, and the game begins", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await ann.lobby.create({ name: "Two and a computer", players: 3 });
  const rest = ann.page.getByRole("button", { name: "Computers for the rest, start" });
  await expect(ann.page.locator(".seat-card.mine"), "whoever opens a table sits").toContainText("Baratheon");
  await expect(rest).toBeVisible();
  await ann.waitingRoom.take("Stark");
  await expect(ann.page.locator(".seat-card.mine"), "and changes the house").toContainText("Stark");
  await expect(ann.page.getByText("Waiting for 2 more")).toBeVisible();
  await bob.table.open(path);
  await expect(bob.page.getByRole("button", { name: /^Computers/ }), "it is the owner's").toHaveCount(0);
  await bob.waitingRoom.take("Lannister");
  await rest.click();
  for (const person of [ann, bob]) await person.table.map.waitFor();
});

test("the lobby shows whose turn it is", { tag: "@thorough" }, async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.lobby.create({ name: "Against the computer", players: 3 });
  await ann.waitingRoom.seatComputer("Lannister");
  await ann.waitingRoom.seatComputer("Stark");
  await ann.table.map.waitFor();
  await ann.lobby.open();
  await expect(ann.lobby.tables("My tables")).toContainText("Your turn");
  const board = ann.lobby.tables("My tables").getByRole("img", { name: /^Round 1 of 10\. Castles and strongholds: / });
  await expect(board).toBeVisible();
  await expect.poll(() => board.evaluate((it: HTMLImageElement) => it.naturalWidth), "the picture is drawn").toBe(100);
});
