import { expectAccessible } from "../harness/accessible";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

test("the rules are found by word and read by chapter, without a script", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/help");
  const search = ann.page.getByRole("searchbox", { name: "Search the rules" });
  await search.fill("port enemy ships");
  await search.press("Enter");
  const found = ann.page.getByRole("region", { name: "Results" });
  await expect(found.getByRole("listitem").first()).toContainText(/ships/i);
  await found.getByRole("link", { name: /^Ports/ }).first().click();
  await expect(ann.page.getByRole("heading", { level: 1, name: "Ports" })).toBeVisible();
  await ann.page.getByRole("link", { name: /^Control and power tokens/ }).first().click();
  await expect(ann.page.getByRole("heading", { name: "Power tokens", exact: true })).toBeVisible();
});

test("axe finds nothing serious in the rules", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  for (const path of ["/help", "/help?q=march", "/help/combat", "/help/wildlings"]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectAccessible(ann.page, path);
  }
});

test("a question and a refusal open their rule above the table", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.table.order("Winterfell", "Defense +1");
  await ann.table.pick("Sunspear");
  const refusal = ann.table.bar.getByText("gets no order");
  await refusal.getByRole("link", { name: "Rules: Planning" }).click();
  const sheet = ann.page.getByRole("dialog", { name: "Planning" });
  await expect(sheet).toContainText("Place exactly one order token");
  await expectAccessible(ann.page, "a rule above the table");
  await sheet.getByRole("link", { name: "The eleven orders" }).click();
  await expect(ann.page.getByRole("dialog", { name: "The eleven orders" })).toContainText("March +1");
  await ann.page.keyboard.press("Escape");
  await expect(ann.page.getByRole("dialog")).toHaveCount(0);
  await expect(ann.table.area("Winterfell")).toHaveAccessibleName(/defense plus 1, not sent yet/);
});
