import { expect, test } from "../harness/test";

test("a visitor plays a practice table at once, and keeps it by signing up", async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const table = ann.page.url();
  await ann.table.order("Winterfell", "Defense +1");
  await ann.table.order("White Harbor", "March +0");
  await ann.table.order("The Shivering Sea", "Support");
  await ann.table.ready();
  await expect(ann.table.log.filter({ hasText: "All orders are turned up" })).toHaveCount(1);
  await ann.signUp();
  await expect(ann.lobby.tables("My tables")).toHaveCount(1);
  await ann.page.goto(table);
  await expect(ann.table.map).toBeVisible();
});

test("the map stands in the first HTML", async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/");
  await ann.home.practice.click();
  await expect(ann.table.area("Winterfell")).toBeVisible();
  await expect(ann.table.area("Sunspear")).toBeVisible();
});
