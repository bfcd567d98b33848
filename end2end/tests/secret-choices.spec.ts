// What both choose at once in secret: kept until both have chosen, and final from then on.
import { answer, idOf, pageOf } from "../harness/game";
import { hydrated } from "../harness/hydrated";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

const takeBack = (it: Person) => it.page.getByRole("button", { name: "Take back", exact: true });
const heading = (it: Person) => it.battle.question.getByRole("heading");

/** Both answer whatever is asked until both are asked this. */
async function untilBoth(both: Person[], wanted: RegExp): Promise<void> {
  await expect(async () => {
    for (const it of both) {
      const asked = await it.battle.question.isVisible();
      if (asked && (await heading(it).filter({ hasText: wanted }).count()) === 0) await it.battle.anything();
    }
    for (const it of both) await expect(heading(it)).toContainText(wanted, { timeout: 300 });
  }).toPass({ timeout: 120_000 });
}

/** The open question to this person. */
async function question(who: Person, path: string): Promise<number> {
  const page = (await pageOf(who, path)) as { game: unknown };
  const { scene } = (page.game as { Battlefield: { scene: { prompts: { id: number }[] } } }).Battlefield;
  const [open] = scene.prompts;
  if (!open) throw new Error("nothing is asked");
  return open.id;
}

/** Neither the page nor a request of one's own takes the last answer back. */
async function expectFinal(last: Person, path: string): Promise<void> {
  await expect(last.page.getByText("Can't undo: something hidden came to light.")).toBeVisible();
  await expect(takeBack(last)).toHaveCount(0);
  const before = await pageOf(last, path);
  const forged = { table: idOf(path), entry: String(before.seq), seat: String(before.my_seat), since: "0" };
  const refused = await last.call("undo", forged);
  expect(refused.status()).toBe(422);
  expect(await refused.text()).toContain("Final");
  expect((await pageOf(last, path)).seq, "nothing has changed").toBe(before.seq);
}

test("who starts in A Clash of Kings is chosen for good once both have chosen", async ({ people }) => {
  test.setTimeout(180_000);
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await ann.page.goto("/lobby/new?game=battlefield");
  await hydrated(ann.page);
  await ann.page.getByLabel("Table name").fill("At the ford");
  await ann.lobby.options();
  await ann.page.getByLabel("Game mode").selectOption("A Clash of Kings");
  await ann.page.getByRole("radio", { name: /^40 points/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  const path = new URL(ann.page.url()).pathname;
  await ann.waitingRoom.take("First army");
  await bob.page.goto(path);
  await bob.waitingRoom.take("Second army");
  for (const it of [ann, bob]) await it.battle.lives();
  await untilBoth([ann, bob], /Choose the units that start/);

  await test.step("who has chosen first may think again", async () => {
    await ann.battle.anything();
    await takeBack(ann).click();
    await expect(heading(ann)).toContainText(/Choose the units that start/);
    await ann.battle.anything();
    await expect(takeBack(ann)).toBeVisible();
  });
  await bob.battle.anything();
  // What is deployed tells how both have chosen.
  await expect(async () => {
    const asked = await Promise.all([ann, bob].map((it) => heading(it).filter({ hasText: "Deploy a unit" }).count()));
    expect(asked.some((it) => it > 0)).toBe(true);
  }).toPass();
  await expectFinal(bob, path);
  await expect(takeBack(ann)).toHaveCount(0);
});

test("missions that both keep are kept for good", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await server.import("missions", { "A House Stark": "Ann", "B House Lannister": "Bob" }, "unlimited", "battlefield");
  for (const it of [ann, bob]) await it.battle.open(path);
  await untilBoth([ann, bob], /Score or discard missions/);
  const keeps = async (it: Person) => {
    const kept = await answer(it, path, await question(it, path), { Missions: { score: [], discard: null } });
    expect(kept.ok(), await kept.text()).toBe(true);
  };
  await keeps(ann);
  await expect(takeBack(ann)).toBeVisible();
  await keeps(bob);
  await expect(heading(bob), "so the other has kept all as well").toContainText("Discard cards?");
  await expectFinal(bob, path);
  await expect(takeBack(ann)).toHaveCount(0);
});
