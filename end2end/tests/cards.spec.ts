import { expectAccessible } from "../harness/accessible";
import { expect, test } from "../harness/test";

test("house cards are drawn, fan out, rise for the keyboard, and show what was played", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("people were asked for");
  await ann.table.open(await server.import("spent-cards", { Stark: ann.name, Lannister: bob.name }));
  await ann.page.getByRole("tab", { name: "Houses" }).click();
  const houses = ann.page.getByRole("tabpanel", { name: "Houses" });
  const stark = houses.locator(".war-house").filter({ has: ann.page.getByRole("heading", { name: "Stark" }) });

  await test.step("the discards are open to all", async () => {
    const played = stark.getByRole("list", { name: "Cards played" });
    await expect(played.getByRole("listitem")).toContainText(["Eddard Stark", "Roose Bolton", "Catelyn Stark"]);
    const lannister = houses.locator(".war-house").filter({ has: ann.page.getByRole("heading", { name: "Lannister" }) });
    await expect(lannister.getByRole("list", { name: "Cards played" }).getByRole("listitem")).toHaveCount(1);
  });

  await stark.getByText("4 of 7 cards").click();
  const cards = stark.locator(".card-fan > li");
  await expect(cards).toHaveCount(7);

  await test.step("each has a drawing of its own, which has arrived", async () => {
    const drawn = () =>
      cards.locator(".war-card use").evaluateAll((all) =>
        all.map((it) => (it as SVGUseElement).getBBox().width > 0).every(Boolean),
      );
    await expect.poll(drawn).toBe(true);
    const shapes = await cards
      .locator(".war-card")
      .evaluateAll((all) => all.map((it) => [...it.querySelectorAll("use")].map((use) => use.href.baseVal).join()));
    expect(new Set(shapes).size).toBe(7);
  });

  await test.step("the keyboard lifts a card out of the fan", async () => {
    const card = cards.nth(2);
    const lying = await card.boundingBox();
    await card.focus();
    await expect.poll(async () => (await card.boundingBox())?.y ?? 0).toBeLessThan(lying?.y ?? 0);
  });
  await expectAccessible(ann.page, "the cards");
});
