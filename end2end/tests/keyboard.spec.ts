import { expectAccessible } from "../harness/accessible";
import { QUIET } from "../harness/plans";
import { expect, test } from "../harness/test";

test("shortcuts are listed under ? and can be turned off", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const { keyboard } = ann.page;
  const dialog = ann.page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const tab = (name: string) => ann.page.getByRole("tab", { name });

  await keyboard.press("l");
  await expect(tab("Log")).toBeFocused();
  await expect(ann.page.getByRole("tabpanel", { name: "Log" })).toBeVisible();

  await keyboard.press("?");
  await expect(dialog).toBeVisible();
  await expectAccessible(ann.page, "the list of shortcuts");
  await keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(tab("Log"), "the focus is where it was").toBeFocused();

  await keyboard.press("m");
  await expect(ann.table.map.locator(":focus")).toHaveAccessibleName(/needs an order$/);
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await keyboard.press("u");
  await expect(ann.table.plan).toContainText("0 of 3 placed");

  await keyboard.press("?");
  await dialog.getByRole("checkbox", { name: /^Use single-key shortcuts/ }).uncheck();
  await dialog.getByRole("button", { name: "Close" }).click();
  await keyboard.press("h");
  await expect(tab("Houses"), "the key opens nothing").toHaveAttribute("aria-selected", "false");
  await keyboard.press("?");
  await expect(dialog, "the list itself stays in reach").toBeVisible();
});

test("after an answer the keyboard goes on at what comes next", async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.table.orderAll(QUIET);
  await ann.page.keyboard.press("c");
  await expect(ann.table.button("Seal my orders")).toBeFocused();
  const answered = ann.page.waitForResponse("**/api/answer");
  await ann.page.keyboard.press("Enter");
  expect((await answered).status()).toBe(200);
  await expect(ann.table.bar.locator("[aria-busy=true]")).toHaveCount(0);
  await expect.poll(() => ann.page.evaluate(() => document.activeElement?.closest("#question, #the-moment")?.id)).toMatch(/^(question|the-moment)$/);
});

test("an area is found by typing its name", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const { keyboard } = ann.page;
  const field = ann.page.getByRole("combobox", { name: "Find an area" });
  const options = ann.page.getByRole("listbox", { name: "Areas" }).getByRole("option");

  await test.step("as far as it is typed, the arrows choose, and the map goes there", async () => {
    await ann.table.area("Sunspear").focus();
    await keyboard.press("/");
    await expect(field).toBeFocused();
    await keyboard.type("WINTER");
    await expect(options).toHaveText(["Winterfell", "Port of Winterfell"]);
    await expect(options.first()).toHaveAttribute("aria-selected", "true");
    await expectAccessible(ann.page, "an area is searched");
    await keyboard.press("ArrowDown");
    const second = (await options.nth(1).getAttribute("id")) ?? "";
    await expect(field).toHaveAttribute("aria-activedescendant", second);
    await keyboard.press("Enter");
    await expect(field).toHaveCount(0);
    await expect(ann.table.area("Port of Winterfell")).toBeFocused();
    await expect(ann.page.locator(".m-lit")).toHaveCount(1);
  });

  await test.step("what has the focus is in sight and answers to Enter", async () => {
    await keyboard.press("/");
    await expect(field).toBeFocused();
    await keyboard.type("widows w");
    await keyboard.press("Enter");
    await expect(ann.table.area("Widow's Watch")).toBeFocused();
    await expect(ann.table.area("Widow's Watch")).toBeInViewport();
    await keyboard.press("Enter");
    await expect(ann.page.getByRole("region", { name: "Area: Widow's Watch" })).toBeVisible();
  });

  await test.step("Escape leads back, and a name that is none nowhere", async () => {
    await ann.table.area("Winterfell").focus();
    await keyboard.press("/");
    await expect(field).toBeFocused();
    await keyboard.type("wintertown");
    await expect(ann.page.getByText("No area by that name.")).toBeVisible();
    await keyboard.press("Enter");
    await expect(field).toBeFocused();
    await keyboard.press("Escape");
    await expect(field).toHaveCount(0);
    await expect(ann.table.area("Winterfell")).toBeFocused();
  });

  await test.step("it stands in the list of shortcuts", async () => {
    await keyboard.press("?");
    await expect(ann.page.getByRole("dialog").getByRole("definition").filter({ hasText: "Find an area" })).toBeVisible();
  });
});
