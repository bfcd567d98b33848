import { expectAccessible } from "../harness/accessible";
import { QUIET } from "../harness/plans";
import { expect, test } from "../harness/test";

test("shortcuts are listed under ? and can be turned off", async ({ person }) => {
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
  await expect(tab("Log")).toHaveAttribute("aria-selected", "true");
  await keyboard.press("?");
  await expect(dialog, "the list itself stays in reach").toBeVisible();
});

test("after an answer the keyboard goes on at what comes next", async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.table.orderAll(QUIET);
  await ann.page.keyboard.press("c");
  await expect(ann.table.button("Ready")).toBeFocused();
  const answered = ann.page.waitForResponse("**/api/answer");
  await ann.page.keyboard.press("Enter");
  expect((await answered).status()).toBe(200);
  await expect(ann.table.bar.locator("[aria-busy=true]")).toHaveCount(0);
  await expect.poll(() => ann.page.evaluate(() => document.activeElement?.closest("#question")?.id)).toBe("question");
});
