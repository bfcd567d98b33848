import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

test("spectators see one round behind, and nothing earlier", { tag: "@thorough" }, async ({ people }) => {
  test.setTimeout(240_000);
  const [ann, cid] = await people("Ann", "Cid");
  if (!ann || !cid) throw new Error("two people were asked for");
  await ann.page.goto("/lobby/new");
  await hydrated(ann.page);
  await ann.page.getByLabel("Table name").fill("Behind glass");
  await ann.page.getByRole("group", { name: "How many players?" }).getByRole("radio", { name: /^3\b/ }).check();
  await ann.lobby.options();
  const late = ann.page.getByRole("group", { name: "What spectators see" });
  await late.getByRole("radio", { name: /^One round behind/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  await hydrated(ann.page);
  const path = new URL(ann.page.url()).pathname;
  await expect(ann.page.locator("main")).toContainText("Spectators see the board");
  await ann.waitingRoom.take("Stark");
  await ann.waitingRoom.seatComputer("Baratheon");
  await ann.waitingRoom.seatComputer("Lannister");
  await ann.table.map.waitFor();

  await cid.lobby.open();
  await expect(cid.lobby.tables("Tables to watch").first()).toContainText("spectators one round behind");
  await cid.table.open(path);
  await cid.table.map.waitFor();
  const note = (who: typeof ann) => who.page.getByRole("note").filter({ hasText: "You're watching one round behind" });
  await expect(note(cid)).toBeVisible();
  await expect(note(ann)).toHaveCount(0);
  const told = () => cid.wire.recorded.filter((it) => it.path.includes("/stream")).map((it) => it.body).join("");
  const events = () => told().split("\ndata:").length;
  const before = events();

  // A march, so that she is asked once more before the round is over.
  await ann.table.orderAll({ Winterfell: "March +0", "White Harbor": "Defense +1", "The Shivering Sea": "Support" });
  await ann.table.ready();
  await expect(ann.table.instruction).not.toContainText("Place an order");
  expect(events(), "the stream is silent while they play").toBe(before);
  await ann.answers.untilPlanning();
  await expect.poll(events, { message: "a round has ended" }).toBeGreaterThan(before);
  await expect(cid.page.locator("main")).toContainText("Round 2");
});
