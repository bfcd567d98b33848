import type { Person } from "../harness/person";
import { letters, ordersIn } from "../harness/secrets";
import { expect, test } from "../harness/test";
import type { Token } from "../pages/table";

const kept = (it: Person) => it.table.plan.getByText("Saved.", { exact: true });

test("a plan goes on where its person does, and nobody else hears of it", async ({ people, person, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await server.import("planning", { Stark: ann.name, Lannister: bob.name });
  await bob.table.open(path);
  await bob.table.map.waitFor();
  await ann.table.open(path);
  await ann.table.order("Winterfell", "March +0");
  await expect(kept(ann)).toBeVisible();

  const phone = await person("Ann's phone", { storageState: await signedIn(ann) });
  await test.step("it lies on another device", async () => {
    await phone.table.open(path);
    await expect(phone.table.token("Winterfell")).toHaveCount(1);
    await expect(phone.table.plan).toContainText("1 of 3 placed");
    await lays(phone, "Karhold", "Support");
  });

  await test.step("and comes back to the first one", async () => {
    await ann.page.reload();
    await expect(ann.table.plan).toContainText("2 of 3 placed");
    await ann.table.order("White Harbor", "Raid");
    await ann.table.ready();
  });

  await test.step("what is taken back comes back whole", async () => {
    await expect(phone.table.button("Take back")).toBeVisible();
    await phone.table.button("Take back").click();
    await expect(phone.table.plan).toContainText("3 of 3 placed");
  });

  await test.step("nobody else hears of it", async () => {
    const areas = (it: Person) => ordersIn(it.received("/pkg/")).own.flat().map(([area]) => letters(area));
    expect(areas(phone), "orders are found where they are").toContain("karhold");
    for (const area of ["winterfell", "karhold", "whiteharbor"]) expect(areas(bob)).not.toContain(area);
  });
});

test("what is drafted is in the first HTML, and in nobody else's", { tag: "@thorough" }, async ({ people, person, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await server.import("planning", { Stark: ann.name, Lannister: bob.name });
  await ann.table.open(path);
  await lays(ann, "Winterfell", "March +0");
  // No code at all, so it is what the server has drawn.
  const still = async (of: Person) => {
    const it = await person(`${of.name} without a script`, { storageState: await signedIn(of), javaScriptEnabled: false });
    await it.page.goto(path);
    return it;
  };
  const hers = await still(ann);
  await expect(hers.table.plan).toContainText("1 of 3 placed");
  await expect(hers.table.plan.getByRole("button", { name: /^Change Winterfell March/ })).toHaveCount(1);
  await expect(hers.table.token("Winterfell")).toHaveCount(1);
  await expect((await still(bob)).table.token("Winterfell")).toHaveCount(0);
  await ann.page.reload();
  await expect(ann.table.plan).toContainText("1 of 3 placed");
  await expect(kept(ann)).toBeVisible();
});

test("a page that was left open does not undo what was laid elsewhere", { tag: "@thorough" }, async ({ people, person, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const path = await server.import("planning", { Stark: ann.name });
  await ann.table.open(path);
  await ann.table.order("Winterfell", "March +0");
  await expect(kept(ann)).toBeVisible();
  const phone = await person("Ann's phone", { storageState: await signedIn(ann) });
  await phone.table.open(path);
  await expect(phone.table.plan).toContainText("1 of 3 placed");
  await lays(phone, "Karhold", "Support");

  // What comes of it on the page that knew nothing of that: what lies elsewhere.
  ann.forgive(/Failed to load resource/);
  await ann.table.order("White Harbor", "Raid");
  await expect(ann.table.plan.getByRole("button", { name: /^Change Karhold Support/ })).toBeVisible();
  // Another token: had the page looked in time, the first one lies there.
  await lays(ann, "White Harbor", "Defense +1");
  await phone.page.reload();
  await expect(phone.table.plan).toContainText("3 of 3 placed");
});

/** Lays an order, and waits until the server has it. */
async function lays(it: Person, area: string, token: Token): Promise<void> {
  const named = area.replaceAll(" ", "");
  const sent = it.page.waitForResponse(
    (response) => response.url().includes("/api/keep") && response.ok() && !!response.request().postData()?.includes(named),
  );
  await it.table.order(area, token);
  await sent;
}

/** The session alone: a device of its own remembers nothing else. */
async function signedIn(it: Person) {
  const { cookies } = await it.context.storageState();
  return { cookies, origins: [] };
}

test("without a connection a plan stays in the browser, and is sent later", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  ann.forgive(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
  await ann.table.open(await server.import("planning", { Stark: ann.name }));
  await ann.table.map.waitFor();
  await ann.page.route("**/api/keep*", (route) => route.abort("internetdisconnected"));
  await ann.table.order("Winterfell", "March +0");
  await expect(ann.table.plan.getByText("Saved in this browser only")).toBeVisible();
  await ann.page.reload();
  await expect(ann.table.plan).toContainText("1 of 3 placed");
  await ann.page.unroute("**/api/keep*");
  await expect(kept(ann), "it is tried again by itself").toBeVisible();
});

test("at zero placed orders stand, without sealing", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.table.open(await server.import("planning", { Stark: ann.name }, "each 30/900"));
  await ann.table.order("Winterfell", "March +0");
  await expect(ann.table.bar).toContainText("placed orders stand");
  await expect(kept(ann)).toBeVisible();
  // Nothing cautious ever marches.
  await expect(ann.table.instruction).toContainText("March from Winterfell", { timeout: 60_000 });
  await ann.page.getByRole("tab", { name: "Log" }).click();
  await expect(ann.table.log.filter({ hasText: "ran out of time: the clock handed in its orders" })).toHaveCount(1);
});
