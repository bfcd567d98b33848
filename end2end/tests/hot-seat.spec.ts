import { expectAccessible } from "../harness/accessible";
import { PLANS } from "../harness/plans";
import { lannistersOwn, letters, ordersIn } from "../harness/secrets";
import { expect, test } from "../harness/test";

test("one device shows one seat at a time", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playTogether(["Stark", "Lannister"]);
  const { table, page } = ann;
  await expect(table.hotSeat).toContainText("Pass the device to House Lannister");
  await expect(table.hotSeat.getByRole("button", { name: "I'm House Lannister" })).toBeFocused();
  await expect(table.area("Lannisport"), "the board can be seen behind it").toBeVisible();
  await expect(table.button("Seal my orders")).toHaveCount(0);
  await expectAccessible(page, "between two at one device");

  await table.lookAs("Lannister");
  await table.orderAll(PLANS.Lannister);
  await table.ready();
  await expect(table.hotSeat).toContainText("Pass the device to House Stark");
  await expect(table.area("Lannisport")).toHaveAccessibleName(/order face down/);
  expect(lannistersOwn(await page.content()), "nothing is left on the page").toEqual([]);

  /** Everything that was asked for since `from` is free of Lannister's orders. */
  const expectNoSecrets = (from: number) => {
    const bodies = ann.wire.recorded.slice(from).filter((it) => !it.path.startsWith("/pkg/"));
    const received = bodies.map((it) => it.body).join("\n");
    const { open, own } = ordersIn(received);
    expect(open.length, "the record holds pages of the game").toBeGreaterThan(0);
    expect(open.flat()).toEqual([]);
    const lannisters = Object.keys(PLANS.Lannister).map(letters);
    expect(own.flat().filter(([area]) => lannisters.includes(letters(area)))).toEqual([]);
    expect(lannistersOwn(received)).toEqual([]);
  };

  await test.step("a reload leaves it so", async () => {
    const before = ann.wire.recorded.length;
    await table.open(new URL(page.url()).pathname);
    await expect(table.hotSeat).toContainText("Pass the device to House Stark");
    expectNoSecrets(before);
  });

  await test.step("the other seat learns nothing", async () => {
    const before = ann.wire.recorded.length;
    await table.lookAs("Stark");
    await expect(table.area("Lannisport")).toHaveAccessibleName(/order face down/);
    await table.order("Winterfell", "Defense +1");
    expectNoSecrets(before);
  });

  await test.step("the device can be passed on and taken again", async () => {
    await page.getByRole("button", { name: "Pass the device" }).click();
    await expect(table.hotSeat).toContainText("Pass the device to House Stark");
    await table.hotSeat.getByRole("button", { name: "House Lannister", exact: true }).click();
    await expect(table.area("Lannisport")).toHaveAccessibleName(/defense plus 2/);
    await page.getByRole("button", { name: "Pass the device" }).click();
    await table.lookAs("Stark");
    await expect(table.area("Winterfell"), "a draft waits for its seat").toHaveAccessibleName(/not sent yet/);
  });

  await table.order("White Harbor", "Defense +1");
  await table.order("The Shivering Sea", "Support");
  await table.ready();
  // All computers are done: Lannister holds the Messenger Raven.
  await expect(table.hotSeat).toContainText("Pass the device to House Lannister");
  await table.lookAs("Lannister");
  await expect(table.log.filter({ hasText: "All orders are revealed" })).toHaveCount(1);
  await expect(table.button("Keep all orders")).toBeVisible();
});

test("somebody seated shares the device in the waiting room", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await ann.lobby.create({ name: "Round one laptop", players: 3 });
  await ann.waitingRoom.take("Stark");
  await ann.page.getByRole("button", { name: "Someone beside you: Lannister" }).click();
  await expect(ann.page.getByText("Ann (you)")).toHaveCount(2);
  await bob.table.open(path);
  await bob.waitingRoom.take("Baratheon");
  await expect(ann.table.hotSeat).toBeVisible();
  await expect(bob.table.button("Seal my orders")).toBeVisible();
  await expect(bob.table.hotSeat, "who plays one house passes no device").toHaveCount(0);
});
