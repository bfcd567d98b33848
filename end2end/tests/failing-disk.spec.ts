import { expect, test } from "../harness/test";

test("nothing is lost while the server cannot write, and people are told", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await server.import("planning", { Stark: ann.name, Lannister: bob.name });
  for (const it of [ann, bob]) {
    it.forgive(/Failed to load resource/);
    await it.table.open(path);
  }
  await ann.table.order("Winterfell", "March +0");
  await expect(ann.table.plan.getByText("Saved.", { exact: true })).toBeVisible();

  await server.refuseWrites();
  await ann.table.order("Karhold", "Support");
  await ann.table.order("White Harbor", "Raid");
  await ann.table.button("Seal my orders").click();
  await expect(ann.page.getByText("Not saved: the server can't reach its data right now.").first()).toBeVisible();
  await expect(ann.table.plan).toContainText("3 of 3 placed");
  // Who only reads does not notice.
  await bob.page.reload();
  await expect(bob.table.map).toBeVisible();
  const ready = () => fetch(`http://127.0.0.1:${server.port}/readyz`);
  await expect(async () => expect((await ready()).status).toBe(503)).toPass();

  await server.allowWrites();
  await ann.table.ready();
  await expect(ann.table.button("Take back")).toBeVisible();
  await expect(async () => expect((await ready()).status).toBe(200)).toPass();
  // What was acknowledged is on the disk.
  await server.kill();
  await server.restart();
  await ann.page.reload();
  await expect(ann.table.button("Take back")).toBeVisible();
});
