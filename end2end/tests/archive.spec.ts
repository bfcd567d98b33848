import { expectAccessible } from "../harness/accessible";
import type { Person } from "../harness/person";
import { playOut } from "../harness/play-out";
import { expect, test } from "../harness/test";
import type { NewTable } from "../pages/lobby";

const HOUSES = ["Baratheon", "Lannister", "Stark"] as const;

/** A game of three that has come to its end. */
async function finished(people: Person[], table: NewTable): Promise<string> {
  const [owner, ...others] = people;
  if (!owner) throw new Error("nobody opens the table");
  const path = await owner.lobby.create(table);
  await owner.waitingRoom.take(HOUSES[0]);
  const invited = table.audience === "By invitation" ? await owner.waitingRoom.invitation() : path;
  for (const [at, person] of others.entries()) {
    await person.page.goto(invited);
    await person.waitingRoom.take(HOUSES[at + 1] ?? "");
    await expect(person.page.getByRole("button", { name: `Take ${HOUSES[at + 1]}` })).toHaveCount(0);
  }
  // Nobody's page listens while the game is played past it.
  for (const person of people) await person.page.goto("/about");
  await playOut(people, path);
  return path;
}

test("finished games are found without JavaScript, and tell who played only where that is known", { tag: "@thorough" }, async ({ people, person }) => {
  test.setTimeout(480_000);
  const [ann, bob, cat] = await people("Zerberus", "Yggdrasil", "Xanthippe");
  if (!ann || !bob || !cat) throw new Error("three people were asked for");
  const all = [ann, bob, cat];
  const reader = await person("Reader", { javaScriptEnabled: false });
  await reader.page.goto("/archive");
  await expect(reader.page.getByRole("status")).toContainText("No games have finished at open tables yet.");

  const path = await finished(all, { name: "The long rain", players: 3, stakes: "Rated" });
  await finished(all, { name: "Masquerade", players: 3, masks: "Always anonymous" });
  await finished(all, { name: "Behind closed doors", players: 3, audience: "By invitation" });

  const games = reader.page.getByRole("article");
  const find = () => reader.page.getByRole("button", { name: "Find", exact: true }).click();
  await test.step("the archive holds what was open, the latest first", async () => {
    await reader.page.goto("/lobby");
    await reader.page.getByRole("link", { name: "All finished games" }).click();
    await expect(games).toHaveCount(2);
    await expect(games.getByRole("heading")).toHaveText(["Masquerade", "The long rain"]);
    await expect(games.last().getByRole("img", { name: /The board at the end: .* won/ })).toBeVisible();
    await expect(games.last()).toContainText(/Round \d+ · /);
    await expect(games.last()).toContainText("rated");
    await expect(games.last().getByRole("listitem")).toHaveCount(3);
    await ann.page.goto("/archive");
    await expectAccessible(ann.page, "the archive");
  });

  await test.step("behind masks that never fall there are no names, and none finds them", async () => {
    for (const it of all) await expect(games.first()).not.toContainText(it.name);
    await expect(games.first().getByRole("link")).toHaveCount(1);
    const field = reader.page.getByRole("textbox", { name: "Player or table" });
    await field.fill("zerb");
    await find();
    await expect(games.getByRole("heading")).toHaveText(["The long rain"]);
    await expect(field).toHaveValue("zerb");
  });

  await test.step("what does not match is not shown", async () => {
    const show = () => reader.page.getByRole("button", { name: "Show", exact: true }).click();
    await reader.page.getByText("More filters").click();
    await reader.page.getByRole("combobox", { name: "Players" }).selectOption("6");
    await show();
    await expect(reader.page.getByText("No games found.")).toBeVisible();
    await reader.page.getByRole("link", { name: "All games" }).click();
    await expect(games).toHaveCount(2);
    await reader.page.getByText("More filters").click();
    await reader.page.getByRole("combobox", { name: "Rating" }).selectOption("friendly");
    await show();
    await expect(games.getByRole("heading")).toHaveText(["Masquerade"]);
    await reader.page.getByRole("textbox", { name: "Player or table" }).fill("MASQ");
    await find();
    await expect(games.getByRole("heading")).toHaveText(["Masquerade"]);
  });

  await test.step("a chip filters at once, and lets go at once", async () => {
    await reader.page.goto("/archive");
    const chip = (name: string) => reader.page.getByRole("link", { name, exact: true });
    await chip("Miniatures").click();
    await expect(reader.page.getByText("No games found.")).toBeVisible();
    await chip("Martell won").click();
    await expect(reader.page).toHaveURL(/game=westeros&winner=Martell$/);
    await expect(chip("Martell won")).toHaveAttribute("aria-current", "true");
    await chip("Martell won").click();
    await expect(games).toHaveCount(2);
    await expect(chip("Mine")).toHaveCount(0);
    await ann.page.goto("/archive?mine=1");
    await expect(ann.page.getByRole("article")).toHaveCount(3);
  });

  await test.step("a name leads to a profile that counts what may be known", async () => {
    await reader.page.goto("/archive?table=rain");
    await games.getByRole("link", { name: "Zerberus" }).click();
    await expect(reader.page.getByRole("heading", { level: 1, name: "Zerberus" })).toBeVisible();
    await expect(reader.page.locator(".profile-facts")).toContainText("new");
    // The open one and the one behind closed doors; not the one behind masks.
    const houses = reader.page.getByRole("region", { name: "By house" });
    await expect(houses.getByRole("listitem").filter({ hasText: "Baratheon" })).toContainText("of 2 won");
    await expect(reader.page.getByRole("article").filter({ hasText: "The long rain" }).last()).toContainText("won");
    await expect(reader.page.getByText("No rating yet")).toBeVisible();
    await ann.page.goto("/people/Yggdrasil");
    await expectAccessible(ann.page, "a profile");
    await reader.page.getByRole("link", { name: "Finished games" }).first().click();
    await expect(games.getByRole("heading")).toHaveText(["The long rain"]);
    await games.getByRole("link", { name: "The long rain" }).click();
    await expect(reader.page).toHaveURL(new RegExp(`${path}$`));
    await expect(reader.page.getByText("The game is over", { exact: false }).first()).toBeVisible();
  });

  await test.step("the leaderboard says who has no place yet, and why", async () => {
    await reader.page.goto("/lobby");
    await reader.page.getByRole("main").getByRole("link", { name: "Leaderboard" }).click();
    await expect(reader.page.getByRole("heading", { level: 1, name: "Leaderboard" })).toBeVisible();
    await expect(reader.page.getByText("The first place is still free")).toBeVisible();
    await reader.page.getByRole("link", { name: /^Fewer than five rated games/ }).click();
    const apart = reader.page.getByRole("region", { name: "Fewer than five rated games" });
    // The masked one isn't rated, and the one behind closed doors wasn't asked to be.
    await expect(apart.getByRole("row")).toHaveCount(4);
    await expect(apart.getByRole("row", { name: /Zerberus/ }).getByRole("cell").first()).toHaveText("1");
    await ann.page.goto("/people?few=1");
    await expect(ann.page.getByText("You'll be ranked after 4 more rated games.")).toBeVisible();
    await expectAccessible(ann.page, "the leaderboard");
    await apart.getByRole("link", { name: "Zerberus" }).click();
    await expect(reader.page.getByRole("heading", { level: 1, name: "Zerberus" })).toBeVisible();
    await reader.page.getByRole("main").getByRole("link", { name: "Leaderboard" }).click();
    await expect(reader.page).toHaveURL(/\/people$/);
    await reader.page.goto("/leaderboard");
    await expect(reader.page, "the address that people guess").toHaveURL(/\/people$/);
  });

  await test.step("one's own page says so", async () => {
    await ann.page.goto("/account");
    await ann.page.getByRole("link", { name: "What others see of you" }).click();
    await expect(ann.page.getByText("This is what everyone sees.")).toBeVisible();
    await expect(ann.page.getByRole("heading", { level: 1, name: "Zerberus" })).toBeVisible();
    ann.forgive(/Failed to load resource/);
    await ann.page.goto("/people/Nobody");
    await expect(ann.page.getByRole("heading", { name: "Nothing here" })).toBeVisible();
  });
});

test("invitations stand on the front page too", async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await ann.lobby.create({ name: "Slow winter", players: 3 });
  await ann.page.getByLabel("Invite someone by name").fill("Bob");
  await ann.page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(ann.page.getByText("is invited")).toBeVisible();
  await bob.home.open();
  const forBob = bob.page.getByRole("region", { name: "For you" });
  await expect(forBob).toContainText("Ann invites you to this table.");
  await forBob.getByRole("link", { name: "Accept and choose a seat: Slow winter" }).click();
  await bob.page.waitForURL(`**${path}`);
  await bob.waitingRoom.take("Lannister");
  await expect(bob.page.getByText("Bob (you)")).toBeVisible();
});

test("a table that is always anonymous can't be rated", async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  ann.forgive(/Failed to load resource/);
  await ann.page.goto("/lobby/new");
  const group = (name: string) => ann.page.getByRole("group", { name });
  await ann.lobby.options();
  await group("Player names").getByRole("radio", { name: /^Always anonymous/ }).check();
  await group("Rating").getByRole("radio", { name: /^Rated/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await expect(ann.page.getByRole("alert")).toContainText("can't be rated");
});
