// The miniatures' table on a phone: what is asked about is in sight and can be read, beside its question.
import type { Locator, Page } from "@playwright/test";
import { onPhone, passedUntil } from "../harness/battle";
import { settled } from "../harness/fits";
import type { Person } from "../harness/person";
import { small } from "../harness/targets";
import { expect, test } from "../harness/test";

/** Ann's Sworn Swords are asked what they do. */
async function asked(ann: Person, bob: Person): Promise<void> {
  await ann.battle.tray(/^Sworn Swords/).tap();
  await ann.battle.confirm.tap();
  await passedUntil([ann, bob], ann, /do|action/i);
  await settled(ann.page);
}

/** By how many pixels at most an element sticks out of the field. */
async function out(page: Page, it: Locator): Promise<number> {
  const [field, own] = [await page.locator(".battle-view").boundingBox(), await it.boundingBox()];
  if (!field || !own) throw new Error("it is not drawn");
  return Math.max(field.x - own.x, field.y - own.y, own.x + own.width - field.x - field.width, own.y + own.height - field.y - field.height);
}

/** The height of the letters of each name, in pixels of the screen. */
const letters = (page: Page) =>
  page.locator(".battle-sheet").evaluate((sheet) => {
    const scale = (sheet as SVGSVGElement).getScreenCTM()?.a ?? 0;
    return [...sheet.querySelectorAll(".b-name")].map((it) => Number(it.getAttribute("font-size")) * scale);
  });

test("on a phone the unit that is asked is in sight, its name can be read, and a button shows all", async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  const { page } = ann;
  await asked(ann, bob);
  const swords = ann.battle.tray(/^Sworn Swords/);
  await expect.poll(() => out(page, swords), "the unit that acts").toBeLessThan(2);
  await expect.poll(() => out(page, ann.battle.tray(/^Guardsmen/)), "whom it can charge").toBeLessThan(2);
  const near = await letters(page);
  expect(near).toHaveLength(5);
  expect(Math.min(...near)).toBeGreaterThanOrEqual(10.99);

  await page.getByRole("button", { name: "Whole table" }).tap();
  const back = page.getByRole("button", { name: "Back to the unit" });
  await expect(back).toBeVisible();
  for (const tray of await page.locator(".b-tray").all()) expect(await out(page, tray)).toBeLessThan(2);
  for (const size of await letters(page)) expect(size, "what is named can be read").toBeGreaterThanOrEqual(10.99);
  await back.tap();
  await expect.poll(() => out(page, swords)).toBeLessThan(2);
  expect(Math.min(...(await letters(page)))).toBeGreaterThanOrEqual(10.99);
});

test("a table that is moved by hand stays until the next question", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  const { page } = ann;
  const whole = page.locator(".battle-sheet.battle-whole");
  await expect(whole).toHaveCount(0);
  await page.getByRole("button", { name: "Whole table" }).tap();
  await ann.battle.tray(/^Sworn Swords/).tap();
  await expect(ann.battle.confirm).toBeEnabled();
  await settled(page);
  await expect(whole, "also while one answers").toBeVisible();
  await ann.battle.confirm.tap();
  await passedUntil([ann, bob], ann, /do|action/i);
  await expect(whole).toHaveCount(0);
});

test("nothing moves where only the height of the window changes", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  await asked(ann, bob);
  const before = await ann.battle.tray(/^Sworn Swords/).boundingBox();
  await ann.page.setViewportSize({ width: 390, height: 900 });
  await settled(ann.page);
  const after = await ann.battle.tray(/^Sworn Swords/).boundingBox();
  if (!before || !after) throw new Error("it is not drawn");
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2);
  expect(Math.abs(after.width - before.width)).toBeLessThan(1);
});

test("the table glides to what is asked, for whom nothing may move it is there at once", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server, { reducedMotion: "no-preference" });
  await asked(ann, bob);
  const { page } = ann;
  const glides = () => page.locator(".battle-sheet").evaluate((it) => (it as SVGElement).style.transition);
  await page.getByRole("button", { name: "Whole table" }).tap();
  await expect.poll(glides).toContain("transform");
  await settled(page);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.locator(".battle-sheet").evaluate((it) => ((it as SVGElement).style.transition = ""));
  await page.getByRole("button", { name: "Back to the unit" }).tap();
  await expect.poll(() => out(page, ann.battle.tray(/^Sworn Swords/))).toBeLessThan(2);
  expect(await glides()).toBe("");
});

test("question and field share a phone, and nothing sticks out of its rail", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  const { page } = ann;
  await asked(ann, bob);
  await ann.battle.choice(/^Charge/).tap();
  await settled(page);
  const box = async (it: string) => (await page.locator(it).first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await test.step("the field has its part", async () => {
    expect((await box(".battle-view")).height).toBeGreaterThanOrEqual(0.45 * 844);
    await expect(ann.battle.confirm).toBeInViewport({ ratio: 1 });
    const [ask, send] = [await box(".battle-ask"), await box(".battle-send")];
    expect(ask.y + ask.height, "what sends an answer lies below all answers").toBeLessThanOrEqual(send.y + 1);
    await expect(ann.battle.actions.getByRole("button", { name: /^Charge/ }), "and what is chosen is in sight").toBeInViewport({ ratio: 1 });
    await expect(page.locator(".battle-legend")).toBeHidden();
  });
  for (const [width, height] of [[390, 844], [360, 740], [320, 640]] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const rail = page.locator(".battle-rail");
    for (const name of ["Turn", "Cards", "Armies", "Field", "Log", "Chat", "More"]) {
      const tab = rail.getByRole("button", { name, exact: true });
      await expect(tab).toBeInViewport({ ratio: 0.98 });
      expect(await tab.evaluate((it) => it.scrollWidth - it.clientWidth), `${name} has room`).toBeLessThanOrEqual(0);
    }
    expect(await rail.evaluate((it) => it.scrollWidth - it.clientWidth), `${width}`).toBeLessThanOrEqual(0);
    await expect(rail.getByRole("button", { name: "Look back" })).toBeHidden();
    await ann.battle.more();
    for (const name of ["Plans", "Help", "Look back", "This table"]) await expect(rail.getByRole("button", { name })).toBeInViewport({ ratio: 0.98 });
    const concede = rail.getByText("Concede", { exact: true });
    await expect(concede).toBeInViewport({ ratio: 0.98 });
    expect(await concede.evaluate((it) => it.scrollWidth - it.clientWidth), "the word has room").toBeLessThanOrEqual(0);
    expect(await page.evaluate(small)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(rail.getByRole("button", { name: "Look back" })).toBeHidden();
    await expect(ann.battle.confirm).toBeInViewport({ ratio: 1 });
  }
});

test("the whole table in small moves the large one, and toggles it", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  const { page } = ann;
  await asked(ann, bob);
  const map = await page.locator(".battle-map").boundingBox();
  if (!map) throw new Error("there is no map");
  const sight = () => page.locator(".battle-sheet").getAttribute("viewBox");
  const before = await sight();
  const drawn = await page.locator("#b-standing").evaluateHandle((it) => it.firstElementChild);
  await page.touchscreen.tap(map.x + 5, map.y + 5);
  await expect.poll(sight, "what is pressed is in sight").not.toBe(before);
  const whole = page.locator(".battle-sheet.battle-whole");
  await expect(whole).toHaveCount(0);
  expect(await drawn.evaluate((it) => it?.isConnected), "the field is not drawn anew").toBe(true);
  const frame = await page.locator(".map-sight").boundingBox();
  if (!frame) throw new Error("there is no frame");
  await page.touchscreen.tap(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await expect(whole).toHaveCount(1);
  await page.touchscreen.tap(map.x + map.width / 2, map.y + map.height / 2);
  await expect(whole).toHaveCount(0);
  await expect.poll(() => out(page, ann.battle.tray(/^Sworn Swords/))).toBeLessThan(2);
});

test("what no longer lies on the field of a phone comes with a press", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann } = await onPhone(person, people, server);
  const { page } = ann;
  const view = page.getByRole("group", { name: "View of the table" });
  await expect(view.getByRole("button", { name: "Measure (M)" })).toBeHidden();
  await view.getByRole("button", { name: "More of the view" }).tap();
  for (const name of ["Zoom in", "Zoom out", "Turn the table half round"]) await expect(view.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
  await view.getByRole("button", { name: "Measure (M)" }).tap();
  await expect(page.locator(".battle-ruler")).toBeVisible();
  expect(await page.evaluate(small)).toEqual([]);
  const help = await ann.battle.drawer("Help");
  const sign = help.getByText("Has been activated in this round.");
  await sign.scrollIntoViewIfNeeded();
  await expect(sign).toBeInViewport();
});

test("cards and zones of a phone lie in place of the question, and a zone that is pressed leads back to it", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann } = await onPhone(person, people, server);
  const { page } = ann;
  const hand = page.locator(".battle-hand");
  await expect(hand).toBeHidden();
  await ann.battle.cards();
  await expect(hand).toContainText("Northern Ferocity");
  await expect(ann.battle.question).toBeHidden();
  await page.locator(".battle-rail").getByRole("button", { name: "Turn", exact: true }).tap();
  await expect(ann.battle.question).toBeVisible();
  await ann.battle.cards();
  await ann.battle.claim("Tactics").tap();
  await expect(hand).toBeHidden();
  await expect(ann.battle.confirm).toBeInViewport({ ratio: 1 });
  await expect(ann.battle.claim("Tactics"), "the zones stay beside it").toBeInViewport({ ratio: 1 });
});

test("the sheet of a phone is dragged and pressed larger and smaller", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  await asked(ann, bob);
  const { page } = ann;
  const high = async () => (await page.locator(".battle-view").boundingBox())?.height ?? 0;
  const usual = await high();
  await page.getByRole("button", { name: "Larger panel" }).tap();
  await page.getByRole("button", { name: "Smaller panel" }).tap();
  await expect.poll(high, "the field has the room").toBeGreaterThan(usual + 60);
  await expect(ann.battle.question.getByRole("heading").first()).toBeInViewport({ ratio: 1 });
  await expect(ann.battle.confirm).toBeInViewport({ ratio: 1 });
  const handle = page.getByRole("button", { name: "Panel as before" });
  const box = await handle.boundingBox();
  if (!box) throw new Error("there is no handle");
  await page.mouse.move(box.x + 50, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + 50, box.y - 60, { steps: 4 });
  await page.mouse.up();
  await expect.poll(high).toBeLessThan(usual + 2);
});

test("the army of a phone is a line of arms, and the enemy's lies behind its shield", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  await asked(ann, bob);
  const { page } = ann;
  const units = page.getByRole("region", { name: "Units" });
  const swords = units.getByRole("button", { name: /^Sworn Swords/ });
  await expect(swords).toHaveAttribute("aria-current", "true");
  await expect(swords.locator(".roster-arms svg")).toBeVisible();
  expect((await swords.locator("b").boundingBox())?.width ?? 9, "its name is heard, not seen").toBeLessThan(2);
  const widths = await units.locator("li:visible").evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().width)));
  expect(Math.max(...widths) - Math.min(...widths), "equal tiles").toBeLessThanOrEqual(1);
  const theirs = units.getByRole("button", { name: "Theirs" });
  await expect(theirs.locator(".battle-shield.f-lannister")).toBeVisible();
  await theirs.tap();
  await expect(units.getByRole("button", { name: /^Guardsmen/ })).toBeVisible();
  await expect(units.getByRole("button", { name: "Yours" }).locator(".battle-shield.f-stark")).toBeVisible();
});

test("the last answer is taken back from the field, apart from the next question's buttons", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann } = await onPhone(person, people, server);
  await ann.battle.tray(/^Sworn Swords/).tap();
  await ann.battle.confirm.tap();
  const back = ann.page.getByRole("button", { name: "Take back", exact: true });
  await expect(back).toBeInViewport({ ratio: 1 });
  await expect(ann.page.locator(".battle-side").getByRole("button", { name: "Take back" })).toHaveCount(0);
  const [at, side] = [await back.boundingBox(), await ann.page.locator(".battle-side").boundingBox()];
  expect((at?.y ?? 999) + (at?.height ?? 0), "above the sheet").toBeLessThanOrEqual((side?.y ?? 0) + 1);
});
