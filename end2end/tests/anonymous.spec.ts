import { idOf, loaded } from "../harness/game";
import { hydrated } from "../harness/hydrated";
import { expect, readsMail, test } from "../harness/mailed";
import type { Person } from "../harness/person";
import { plain } from "../harness/secrets";
import { ChatPanel } from "../pages/chat";

const NAMES = ["Zerberus", "Yggdrasil", "Xanthippe", "Waldemar"];
const MASKED = { name: "Masquerade", players: 3, masks: "Anonymous" } as const;

/** Nothing that came to somebody names anybody else: no body, no stream, no header. */
function expectMasked(of: Person, since = 0): void {
  const records = of.wire.recorded.slice(since).filter((it) => !it.path.startsWith("/pkg/"));
  expect(records.length, `what came to ${of.name} is on the record`).toBeGreaterThan(0);
  const received = plain(records.map((it) => [it.path, it.head, it.body].join("\n")).join("\n"));
  for (const name of NAMES.filter((it) => it !== of.name)) {
    const found = [...received.matchAll(new RegExp(`.{0,80}${name}.{0,20}`, "gi"))].map(([all]) => all);
    expect(found, `what tells ${of.name} of ${name}`).toEqual([]);
  }
}

/** Asks for everything that the server tells of a table, in all the ways that it knows. */
async function ask(of: Person, path: string): Promise<void> {
  const { seq } = await loaded(of, path);
  const table = idOf(path);
  expect((await of.call("moment", { table, seq: String(seq), perspective: "Mine" })).status()).toBe(200);
  expect((await of.call("chronicle", { table })).status()).toBe(200);
  expect((await of.call("chat", { "at[table]": table })).status()).toBe(200);
  for (const channel of ["hall", "gallery", "0-1", "0-2", "1-2"]) {
    await of.call("chat_lines", { "at[table]": table, channel });
  }
  for (const address of ["/", "/lobby", path, `${path}?moment=${seq}`, `${path}/record`]) {
    await of.context.request.get(`${of.wire.url}${address}`);
  }
}

test("at an anonymous table nothing tells who sits where", { tag: "@thorough" }, async ({ office, people, person }) => {
  const [ann, bob, cat, dan] = await people(...NAMES);
  if (!ann || !bob || !cat || !dan) throw new Error("four people were asked for");
  await readsMail(bob, office, "somebody@tarth.example");
  const path = await ann.lobby.create(MASKED);
  await ann.waitingRoom.take("Baratheon");
  await expect(ann.page.getByText("masked (you)")).toBeVisible();
  await bob.table.open(path);
  await bob.waitingRoom.take("Lannister");
  await expect(bob.page.getByText("masked", { exact: true })).toBeVisible();
  await cat.lobby.open();
  await expect(cat.lobby.tables("Open tables").first()).toContainText("anonymous until the end");
  await bob.page.goto("/about");
  await cat.table.open(path);
  await cat.waitingRoom.take("Stark");
  await cat.table.map.waitFor();
  await office.mailTo("somebody@tarth.example", /Masquerade/);
  await bob.table.open(path);
  await dan.table.open(path);
  const stranger = await person("Stranger");
  await stranger.table.open(path);

  await test.step("people talk as houses", async () => {
    const [hall, private_] = [new ChatPanel(ann.page), new ChatPanel(bob.page)];
    await hall.enter("The hall");
    await hall.say("Hail to all");
    await private_.enter("Baratheon");
    await private_.say("Between you and me");
    await private_.enter("The hall");
    await expect(private_.line("Hail to all")).toContainText("Baratheon");
    const gallery = new ChatPanel(dan.page);
    await gallery.enter("Spectators");
    await gallery.say("Who may they be?");
    await expect(gallery.line("Who may they be?")).toContainText("A spectator");
  });
  const all = [ann, bob, cat, dan];
  for (const it of all) await ask(it, path);
  for (const it of [...all, stranger]) {
    await it.page.reload();
    await it.table.map.waitFor();
    await expect(it.page).toHaveTitle(/Masquerade/);
    await it.lobby.open();
    expectMasked(it);
  }

  await test.step("and no mail names anybody", () => {
    const mails = office.mails.map((it) => [it.subject, it.head, it.text].join("\n")).join("\n");
    for (const name of NAMES.filter((it) => it !== bob.name)) expect(mails).not.toContain(name);
  });

  await test.step("the same search finds names at a table that has them", async () => {
    const since = cat.wire.recorded.length;
    const named = await ann.lobby.create({ name: "By daylight", players: 3 });
    await ann.waitingRoom.take("Baratheon");
    await cat.table.open(named);
    await expect(cat.page.getByText("Zerberus")).toBeVisible();
    expect(() => expectMasked(cat, since)).toThrow();
  });
});

test("an anonymous table is not called after its owner", async ({ people }) => {
  const [ann] = await people("Zerberus");
  if (!ann) throw new Error("somebody was asked for");
  await ann.page.goto("/lobby/new");
  await hydrated(ann.page);
  await ann.lobby.options();
  await ann.page.getByRole("group", { name: "Player names" }).getByRole("radio", { name: /^Always anonymous/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  await expect(ann.page.getByRole("heading", { name: "Table of masks" })).toBeVisible();

  ann.forgive(/Failed to load resource/);
  await ann.page.goto("/lobby/new");
  await hydrated(ann.page);
  await ann.page.getByLabel("Table name").fill("At zerberus's");
  await ann.lobby.options();
  await ann.page.getByRole("group", { name: "Player names" }).getByRole("radio", { name: /^Anonymous/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await expect(ann.page.getByText("Don't put your name in the name of an anonymous table")).toBeVisible();
});
