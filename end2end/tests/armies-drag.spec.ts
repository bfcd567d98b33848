// Cards of the army builder: those of people, dragged and pressed, by mouse and by finger; and a phone.
import type { Locator, Page } from "@playwright/test";
import { expectFits } from "../harness/fits";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

const BUILDER = "/games/battlefield/armies";
const ARMY = `${BUILDER}?size=40&army=stark-sworn_swords*robb_wolf_lord-bowmen-outriders`;

const card = (page: Page, id: string): Locator => page.locator(`.army-card[data-lift="stark.${id}"]`);
const unit = (page: Page, name: string): Locator => page.locator(".army-own [data-unit]", { hasText: name });
const text = (page: Page): Locator => page.getByLabel("The army as text, to copy");

async function open(page: Page): Promise<void> {
  await page.goto(ARMY);
  await hydrated(page);
  await page.locator(".lazy[data-alive] .army").waitFor();
}

/** Brings an element to the middle of the page, where no bar lies over it, and returns its own middle. */
async function brought(it: Locator): Promise<{ x: number; y: number }> {
  await it.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return await middle(it);
}

async function middle(it: Locator): Promise<{ x: number; y: number }> {
  const box = await it.boundingBox();
  if (!box) throw new Error("it is not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Picks a card up by its picture and lets it go there. */
async function drag(page: Page, from: Locator, to: () => Promise<{ x: number; y: number }>): Promise<void> {
  const start = await brought(from.locator(".army-art"));
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x - 10, start.y + 4);
  await expect(page.locator(".army-ghost")).toBeVisible();
  const end = await to();
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await page.mouse.up();
  await expect(page.locator(".army-ghost")).toHaveCount(0);
}

test("people have cards that tell what they give, and a press adds them", async ({ person }) => {
  const ann = await person("Ann");
  await open(ann.page);
  const champion = card(ann.page, "umber_champion");
  await expect(champion).toContainText("Joins: Infantry (1 point)");
  await expect(champion.locator(".army-gifts strong")).not.toBeEmpty();
  await expect(champion.locator("svg.army-art")).toBeVisible();
  await ann.page.getByRole("link", { name: "Add Umber Champion to Stark Bowmen" }).click();
  await expect(text(ann.page)).toHaveValue(/bowmen \+ umber_champion/);
  const full = ann.page.locator(".army-card", { hasText: "Sworn Sword Captain" });
  await expect(full).toContainText("No unit has room for them.");
  await expect(full.getByRole("link"), "nowhere to add").toHaveCount(0);
  await ann.page.getByRole("link", { name: "Add Catelyn Stark, Lady of Winterfell" }).press("Enter");
  await expect(text(ann.page)).toHaveValue(/ncu catelyn/);
});

test("a card is dragged into the army, and an attachment onto a unit", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { viewport: { width: 1440, height: 900 } });
  await open(ann.page);
  const before = await text(ann.page).inputValue();
  const address = ann.page.url();
  await test.step("elsewhere nothing happens, not even a press", async () => {
    await drag(ann.page, card(ann.page, "tully_shields"), () => middle(card(ann.page, "tully_shields").locator("dl")));
    await drag(ann.page, card(ann.page, "umber_champion"), () => middle(ann.page.locator(".army-own .army-problems")));
    await drag(ann.page, card(ann.page, "umber_champion"), () => middle(unit(ann.page, "Stark Outriders")));
    await expect(text(ann.page)).toHaveValue(before);
    expect(ann.page.url()).toBe(address);
  });
  await drag(ann.page, card(ann.page, "tully_shields"), () => middle(ann.page.locator(".army-own .army-problems")));
  await expect(text(ann.page)).toHaveValue(/tully_shields/);
  await drag(ann.page, card(ann.page, "umber_champion"), () => middle(unit(ann.page, "House Tully Sworn Shields")));
  await expect(text(ann.page), "onto this one, not the first with room").toHaveValue(/tully_shields \+ umber_champion/);
  await drag(ann.page, card(ann.page, "catelyn"), () => middle(ann.page.locator(".army-own .army-problems")));
  await expect(text(ann.page)).toHaveValue(/ncu catelyn/);
  await ann.page.goBack();
  await expect(text(ann.page), "one step is one drag").not.toHaveValue(/ncu catelyn/);
  await card(ann.page, "tully_shields").getByRole("link").click();
  await expect(text(ann.page), "after a drag a press adds").toHaveValue(/tully_shields[^]*tully_shields/);
});

test("on a phone a finger drags by the handle, and points and link stay in reach", { tag: "@thorough" }, async ({ person }) => {
  const phone = { hasTouch: true, isMobile: true };
  const ann = await person("Ann", { ...phone, viewport: { width: 390, height: 844 } });
  await open(ann.page);
  await expectFits(ann.page, ARMY);
  const session = await ann.page.context().newCDPSession(ann.page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const bar = ann.page.locator(".army-reach");
  await test.step("the bar is always there", async () => {
    await card(ann.page, "umber_greataxes").scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(bar).toContainText("18 of 40 points");
    await expect(bar.getByRole("button", { name: "Copy link" })).toBeInViewport({ ratio: 1 });
  });
  await test.step("by the handle onto the bar", async () => {
    const from = await brought(card(ann.page, "umber_greataxes").locator(".army-grip"));
    const to = await middle(bar.locator(".army-total"));
    await touch("touchStart", [from]);
    await touch("touchMove", [{ x: from.x, y: from.y + 20 }]);
    await expect(ann.page.locator(".army-ghost")).toBeVisible();
    await touch("touchMove", [to]);
    await touch("touchEnd", []);
    await expect(bar).toContainText("25 of 40 points");
  });
  await test.step("an attachment onto a unit that can take it", async () => {
    const from = await brought(card(ann.page, "umber_champion").locator(".army-grip"));
    await touch("touchStart", [from]);
    await touch("touchMove", [{ x: from.x, y: from.y + 20 }]);
    const berths = ann.page.locator(".army-berths li");
    await expect(berths).toHaveText(["Stark Bowmen", "House Umber Greataxes"]);
    await touch("touchMove", [await middle(berths.last())]);
    await touch("touchEnd", []);
    await expect(text(ann.page)).toHaveValue(/umber_greataxes \+ umber_champion/);
  });
  await test.step("elsewhere on a card a finger scrolls", async () => {
    const from = await brought(card(ann.page, "tully_shields").locator("dl"));
    const before = await ann.page.evaluate(() => scrollY);
    await touch("touchStart", [from]);
    for (let step = 1; step <= 6; step += 1) await touch("touchMove", [{ x: from.x, y: from.y - 30 * step }]);
    await touch("touchEnd", []);
    await expect.poll(async () => await ann.page.evaluate(() => scrollY)).toBeGreaterThan(before + 50);
    await expect(bar).toContainText("26 of 40 points");
  });
});
