import { devices } from "@playwright/test";
import { expectAccessible } from "../harness/accessible";
import { idOf } from "../harness/game";
import { SIZES } from "../harness/fits";
import type { Person } from "../harness/person";
import { plain } from "../harness/secrets";
import { expect, test } from "../harness/test";
import { heard, settled, three } from "../harness/three";
import { Proposals } from "../pages/proposals";
import { ChatPanel } from "../pages/chat";

const chatOf = (person: Person) => new ChatPanel(person.page);
const plansOf = (person: Person) => new Proposals(person.page);

/**
 * Expects that what explains a plan has room for its words: above a phone's map, and elsewhere at the foot of it,
 * beside its tools.
 */
async function expectExplained(person: Person, plans: Proposals): Promise<void> {
  const { width, height } = person.page.viewportSize() ?? { width: 0, height: 0 };
  const small = width < 760 || height <= 480;
  await expect(async () => {
    const [legend, map] = [await plans.legend.boundingBox(), await person.page.locator(".map").boundingBox()];
    if (!legend || !map) throw new Error("both are there");
    expect(map.height).toBeGreaterThan(80);
    expect(legend.height).toBeGreaterThan(20);
    if (small) {
      expect(legend.y + legend.height).toBeLessThanOrEqual(map.y + 1);
    } else {
      expect(legend.width).toBeGreaterThan(150);
      expect(legend.y).toBeGreaterThan(height / 2);
      const tools = await person.table.map.getByRole("button", { name: "Zoom in" }).boundingBox();
      expect(tools && (tools.x + tools.width < legend.x || legend.y + legend.height <= tools.y)).toBe(true);
      const panel = await person.page.locator("#panel-chat").boundingBox();
      expect(panel === null || legend.x + legend.width <= panel.x).toBe(true);
    }
  }).toPass();
}

test("a plan is proposed, seen, copied and accepted, and shows afterwards what was kept", { tag: "@thorough" }, async ({ people }) => {
  const { path, ann, bob, cat } = await three(people, "Promises");
  await chatOf(cat).enter("The hall");
  await expect(chatOf(cat).panel.getByText("No messages yet.")).toBeVisible();
  const before = await settled(cat);
  const [from, to] = [plansOf(ann), plansOf(bob)];

  await test.step("Baratheon makes a plan from lists and on the map", async () => {
    await chatOf(ann).enter("Lannister");
    await from.open.click();
    await from.add({ House: "Lannister", Promise: "an order", Area: "Stoney Sept", Order: "Support" });
    await from.form.getByRole("button", { name: "Choose on the map" }).click();
    await ann.table.pick("The Golden Sound");
    await from.back();
    await from.add({ Order: "Raid" });
    await from.form.getByRole("button", { name: "Choose on the map" }).click();
    await from.add({ House: "Baratheon", Area: "Kingswood", Order: "Defense +1" });
    await from.choose({ House: "Baratheon", Promise: "a march", From: "Dragonstone" });
    await expect(from.form.getByRole("combobox", { name: "To" })).not.toContainText("Winterfell");
    await from.add({ Promise: "no attack", Against: "Lannister" });
    await expect(from.orders).toHaveCount(3);
    await expectAccessible(ann.page, "a plan in the making");
    await from.form.getByRole("textbox").fill("Shall we?");
    await from.send();
    await expect(from.orders).toHaveCount(0);
    await expect(from.card("Baratheon")).toContainText("Lannister: has not answered");
  });

  await test.step("Lannister sees it on the map", async () => {
    await chatOf(bob).enter("Baratheon");
    await expect(chatOf(bob).line("Shall we?")).toBeVisible();
    await to.press("Baratheon", "Show on the map");
    await expect(to.orders).toHaveCount(3);
    await expect(bob.page.getByRole("img", { name: "Lannister: Support in Stoney Sept" })).toBeVisible();
    await expect(to.legend).toContainText("Dashed border");
    for (const size of SIZES) {
      await bob.page.setViewportSize(size);
      await expectExplained(bob, to);
    }
    await bob.page.setViewportSize({ width: 1440, height: 900 });
    await chatOf(bob).enter("Baratheon");
    await to.card("Baratheon").getByRole("button", { name: "Stoney Sept", exact: true }).hover();
    await expect(bob.page.locator(".m-lit")).toHaveCount(1);
    await expectAccessible(bob.page, "a plan on the map");
    await to.legend.getByRole("button", { name: "Hide the plan" }).click();
    await expect(to.orders).toHaveCount(0);
  });

  await test.step("copies the own part into the draft, undoes it and copies again", async () => {
    await to.press("Baratheon", "Copy my part into my draft");
    await expect(to.card("Baratheon")).toContainText("2 orders were copied.");
    await expect(bob.table.token("Stoney Sept")).toHaveCount(1);
    // Beside the chat there is no room for it.
    await chatOf(bob).tab.click();
    await bob.table.bar.getByRole("button", { name: "Undo", exact: true }).click();
    await expect(bob.table.token("Stoney Sept")).toHaveCount(0);
    await chatOf(bob).enter("Baratheon");
    await to.press("Baratheon", "Copy my part into my draft");
    await expect(bob.table.token("The Golden Sound")).toHaveCount(1);
  });

  await test.step("and accepts, which Baratheon sees at once", async () => {
    await to.press("Baratheon", "Accept");
    await expect(from.card("Baratheon")).toContainText("Lannister: accepts");
    await expect(from.card("Baratheon").getByRole("button", { name: "Withdraw" })).toHaveCount(0);
  });

  await test.step("not a byte of it has come to the third", async () => {
    expect(heard(cat)).toEqual(before);
    const ask = async (channel: string) => {
      const form = { "at[table]": idOf(path), channel, line: "0".repeat(32), answer: "Accept" };
      const answer = await cat.call("answer_proposal", form);
      return [answer.status(), await answer.text()];
    };
    expect(await ask("0-1")).toEqual(await ask("0-9"));
    expect(await ask("0-1")).toEqual(await ask("nonsense"));
  });

  await test.step("when the orders are revealed it shows what was kept", async () => {
    await bob.table.order("The Golden Sound", "Support");
    await bob.table.order("Lannisport", "Defense +1");
    await bob.table.ready();
    await ann.table.orderAll({
      Kingswood: "Defense +1",
      Dragonstone: "Defense +1",
      "Shipbreaker Bay": "Support",
    });
    await ann.table.ready();
    await cat.answers.plan();
    await expect(ann.table.instruction).toContainText("Messenger Raven");
    await chatOf(ann).enter("Lannister");
    await chatOf(bob).enter("Baratheon");
    for (const it of [from, to]) {
      await expect(it.promise("Baratheon", "Stoney Sept")).toContainText("kept");
      await expect(it.promise("Baratheon", "The Golden Sound")).toContainText("broken");
      await expect(it.promise("Baratheon", "Kingswood")).toContainText("kept");
    }
  });

  await test.step("and the third knows nothing of that either", async () => {
    await cat.page.reload();
    await chatOf(cat).enter("Baratheon");
    await chatOf(cat).enter("Lannister");
    expect(plain(cat.received("/pkg/"))).not.toContain('"promises"');
    expect(plain(cat.received("/pkg/"))).not.toContain("Shall we?");
  });
});

test("a plan is declined, or withdrawn by who made it", { tag: "@thorough" }, async ({ people }) => {
  const { ann, bob, cat } = await three(people, "Promises");
  const [from, to] = [plansOf(ann), plansOf(bob)];
  await chatOf(ann).enter("The hall");
  await from.open.click();
  await from.add({ House: "Baratheon", Promise: "no attack", Against: "Lannister" });
  await from.send();
  await chatOf(bob).enter("The hall");
  await to.press("Baratheon", "Decline");
  await chatOf(cat).enter("The hall");
  await expect(plansOf(cat).card("Baratheon")).toContainText("Lannister: declines");
  await expect(plansOf(cat).card("Baratheon").getByRole("button", { name: "Withdraw" })).toHaveCount(0);
  await from.press("Baratheon", "Withdraw");
  await expect(to.card("Baratheon")).toContainText("Withdrawn.");
  await expect(to.card("Baratheon").getByRole("button", { name: "Accept" })).toHaveCount(0);
  await expectAccessible(bob.page, "a withdrawn plan");
});

test("a plan is made with fingers on a phone", { tag: "@thorough" }, async ({ person }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", phone);
  await ann.home.open();
  await ann.home.playPractice("Greyjoy");
  const plans = plansOf(ann);
  await chatOf(ann).tab.tap();
  await plans.open.tap();
  await plans.form.getByRole("combobox", { name: "Promise" }).selectOption({ label: "a march" });
  await plans.form.getByRole("button", { name: "Choose on the map" }).tap();
  await expect(chatOf(ann).panel).toBeHidden();
  await ann.table.pick("Ironman's Bay");
  await ann.table.pick("Sunset Sea");
  await expect(plans.arrows).toHaveCount(1);
  await expectExplained(ann, plans);
  await plans.legend.getByRole("button", { name: "Back to the plan" }).tap();
  await expect(plans.held).toHaveCount(1);
  const small = await plans.form.locator("button, select, textarea").filter({ visible: true }).evaluateAll((all) =>
    all
      .map((it) => ({ what: it.textContent, ...it.getBoundingClientRect().toJSON() }))
      .filter((it) => it.width < 44 || it.height < 44)
      .map((it) => `${it.what}: ${it.width} x ${it.height}`),
  );
  expect(small).toEqual([]);
  const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, "nothing sticks out to the side").toBeLessThanOrEqual(0);
});
