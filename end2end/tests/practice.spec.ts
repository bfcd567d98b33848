import { hydrated } from "../harness/hydrated";
import { QUIET } from "../harness/plans";
import { expect, test } from "../harness/test";

test("a visitor plays a practice table at once, and keeps it by signing up", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const table = ann.page.url();
  await ann.table.orderAll(QUIET);
  await ann.table.ready();
  await ann.answers.untilPlanning();
  await expect(ann.table.log.filter({ hasText: "Round 2" })).toHaveCount(1);
  // No Westeros card forbids this one.
  await ann.table.order("Winterfell", "March +0");
  await expect(ann.table.plan.getByText("Saved.", { exact: true })).toBeVisible();

  await ann.signUp();
  await expect(ann.page.getByRole("banner").getByRole("link", { name: "Ann" })).toBeVisible();
  await expect(ann.lobby.tables("My tables")).toHaveCount(1);
  await ann.lobby.enter("Practice");
  expect(ann.page.url()).toBe(table);
  await expect(ann.table.log.filter({ hasText: "Stark has placed its orders" })).toHaveCount(1);
  await expect(ann.table.area("Winterfell")).toHaveAccessibleName(/Stark.*march, not sent yet/);

  await test.step("and finds it again from another browser", async () => {
    const phone = await person("Ann");
    await phone.signInPage.open();
    await phone.signInPage.fill(ann.name, ann.password);
    await phone.page.waitForURL("**/lobby");
    await phone.lobby.enter("Practice");
    await expect(phone.table.area("Winterfell")).toHaveAccessibleName(/Stark.*march, not sent yet/);
  });
});

test("the map stands in the first HTML", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/");
  await ann.home.practice.click();
  await expect(ann.table.area("Winterfell")).toBeVisible();
  await expect(ann.table.area("Sunspear")).toBeVisible();
});

test("a visitor has the first choice to make well within twenty seconds", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  const begun = Date.now();
  await ann.home.practice.click();
  await ann.page.waitForURL("**/tables/*");
  await hydrated(ann.page);
  // What is pressed while the table comes alive may be lost: then one presses again.
  await expect(async () => {
    await ann.table.pick("Winterfell");
    await expect(ann.table.offered("Winterfell")).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  const taken = Date.now() - begun;
  test.info().annotations.push({ type: "milliseconds to the first choice", description: String(taken) });
  expect(taken).toBeLessThan(20_000);
});
