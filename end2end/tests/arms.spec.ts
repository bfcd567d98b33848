import { expectAccessible } from "../harness/accessible";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

test("arms are drawn from the name, and chosen by pictures, without JavaScript too", async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const worn = ann.page.getByRole("banner").locator(".who .arms");
  const bears = (ground: string, charge: string) => expect(worn.locator(`xpath=self::*[contains(@class, "arms-g${ground}")]//*[contains(@href, "#c${charge}")]`)).toHaveCount(1);
  await ann.account.open("Your arms");
  const drawn = (await worn.getAttribute("class")) ?? "";
  await expectAccessible(ann.page, "the arms' form");
  const choose = async (page: typeof ann.page, question: string, answer: string) =>
    page.getByRole("group", { name: question }).getByRole("radio", { name: answer }).check();
  const live = ann.page.locator(".arms-live");
  await choose(ann.page, "Ground", "Purple");
  await choose(ann.page, "Charge", "Moon");
  await expect(live.locator(".now-c14"), "the shield follows at once").toBeVisible();
  await expect(live.locator(".now-c0")).toBeHidden();
  await ann.page.getByRole("button", { name: "Bear these arms" }).click();
  await expect(ann.page.getByText("Saved.")).toBeVisible();
  await bears("5", "14");
  await ann.page.goto("/people/Ann");
  await hydrated(ann.page);
  await expect(ann.page.locator(".band .arms")).toHaveClass(/arms-g5/);

  const plain = await person("Plain", { javaScriptEnabled: false, storageState: await ann.context.storageState() });
  await plain.page.goto("/account#arms");
  await choose(plain.page, "Ground", "Silver");
  await expect(plain.page.locator(".arms-live .now-c14")).toBeVisible();
  await plain.page.getByRole("button", { name: "Back to the arms of my name" }).click();
  await expect(plain.page.getByRole("banner").locator(".who .arms")).toHaveAttribute("class", drawn);
});
