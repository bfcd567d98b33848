import { expect, test } from "../harness/test";

const PLAN = {
  Pyke: "Support",
  "Greywater Watch": "Raid",
  "Ironman's Bay": "Support",
  "Port of Pyke": "Defense +1",
} as const;

test("a plan is seen whole, advised on, sent all the same, and laid again a round later", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Greyjoy");
  const { plan } = ann.table;

  await test.step("every area stands in it, and what it lacks", async () => {
    await expect(plan.getByRole("button", { name: /^Choose for / })).toHaveCount(4);
    await expect(plan.getByRole("button", { name: "Copy last round's orders" })).toHaveCount(0);
    await plan.getByRole("button", { name: /^Choose for Pyke/ }).click();
    await ann.table.offered("Pyke").getByRole("menuitem", { name: "Support", exact: true }).click();
    await expect(plan.getByRole("button", { name: /^Change Pyke Support/ })).toBeVisible();
  });

  await test.step("advice does not bar the way", async () => {
    const { Pyke: _, ...others } = PLAN;
    await ann.table.orderAll(others);
    await expect(plan.getByText("Ships in a port can't be attacked")).toBeVisible();
    await expect(plan.getByText("Support from here can never reach a battle")).toBeVisible();
    await expect(plan).toContainText("4 of 4 placed");
    await ann.table.ready();
  });

  await test.step("the next round offers it again", async () => {
    expect(await ann.answers.untilPlanning()).toBe(false);
    await plan.getByRole("button", { name: "Copy last round's orders" }).click();
    await expect(plan.getByText(/(was|were) copied\./)).toBeVisible();
    await ann.answers.plan();
    await ann.table.wholeLog();
    await expect(ann.table.log.filter({ hasText: "Greyjoy has placed its orders" })).toHaveCount(2);
  });
});

test("an area tells about itself, and its neighbors are a step away", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Greyjoy");
  await ann.table.pick("Flint's Finger");
  const card = ann.page.getByRole("region", { name: "Area: Flint's Finger" });
  await expect(card).toContainText("castle (musters 1)");
  await expect(card).toContainText("Pyke by ship");
  await card.getByRole("button", { name: "Ironman's Bay" }).click();
  const next = ann.page.getByRole("region", { name: "Area: Ironman's Bay" });
  await expect(next).toBeFocused();
  await expect(next).toContainText("Greyjoy, whose units stand here");
  await next.getByRole("button", { name: "Close" }).click();
  await expect(next).toHaveCount(0);
  await expect(ann.table.area("Ironman's Bay")).toBeFocused();
});
