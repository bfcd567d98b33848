import { idOf, loaded } from "../harness/game";
import { imported } from "../harness/imported";
import type { Person } from "../harness/person";
import { PLANS, seated } from "../harness/plans";
import type { Server } from "../harness/server";
import { expect, test } from "../harness/test";

// The computer takes its time: between two of its answers a test is long over.
test.use({ pace: 600_000 });

const takeBack = (it: Person) => it.table.bar.getByRole("button", { name: "Take back", exact: true });

/** Lannister has kept all orders, and a computer is asked next. */
async function kept(ann: Person, server: Server): Promise<void> {
  const { table } = ann;
  await imported(server, "raven", { Lannister: ann });
  await table.button("Keep all orders").click();
  await table.confirm();
  await expect(table.bar).toContainText("You can take this back until the computer answers");
}

test("an answer can be taken back until something is learned by it", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const { table, page } = ann;
  await kept(ann, server);

  await test.step("who keeps all orders may think again", async () => {
    await page.reload();
    await expect(table.bar, "a reload changes nothing").toContainText("You can take this back");
    await takeBack(ann).focus();
    await page.keyboard.press("Enter");
    await expect(table.button("Keep all orders")).toBeVisible();
    await expect(takeBack(ann)).toHaveCount(0);
  });

  await test.step("who has looked has looked", async () => {
    await table.bar.getByRole("button", { name: "Look at the wildling card" }).click();
    await table.confirm();
    await expect(table.bar).toContainText("Can't undo: the wildling card was looked at.");
    await expect(takeBack(ann)).toHaveCount(0);
    const path = new URL(page.url()).pathname;
    const { seq } = await loaded(ann, path);
    const forged = { table: idOf(path), entry: String(seq), seat: "1", since: "0" };
    const refused = await ann.call("undo", forged);
    expect(refused.status()).toBe(422);
    expect(await refused.text()).toContain("Final");
  });
});

test("who does not want to think again goes on at once", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await kept(ann, server);
  await ann.table.bar.getByRole("button", { name: "Continue" }).click();
  await expect(takeBack(ann)).toHaveCount(0);
});

test("orders that were taken back are handed in by sealing alone", { tag: "@thorough" }, async ({ people }) => {
  const { lannister } = await seated(people);
  const { table, page } = lannister;
  await table.orderAll(PLANS.Lannister);
  await table.ready();
  await expect(takeBack(lannister), "one way back").toHaveCount(1);
  await table.takeBack();
  await page.reload();
  await expect(table.button("Seal my orders")).toBeEnabled();
  await expect(takeBack(lannister), "this would hand them in again").toHaveCount(0);
  await expect(table.bar).not.toContainText("You can take this back");
});

test("orders that are revealed are final, and the page says why", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const { table } = ann;
  await imported(server, "planning", { Stark: ann });
  await table.orderAll({ Winterfell: "Defense +1", Karhold: "Support", "White Harbor": "Defense +1" });
  await table.ready();
  await expect(table.bar).toContainText("Can't undo: orders were revealed.");
  await expect(table.log.filter({ hasText: "All orders are revealed" })).toHaveCount(1);
  await expect(takeBack(ann)).toHaveCount(0);
});
