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
    expect((await box(".battle-view")).height).toBeGreaterThanOrEqual(278);
    expect((await box(".battle-side")).height).toBeLessThanOrEqual(844 / 2);
    await expect(ann.battle.confirm).toBeInViewport({ ratio: 1 });
    const [ask, send] = [await box(".battle-ask"), await box(".battle-send")];
    expect(ask.y + ask.height, "what sends an answer lies below all answers").toBeLessThanOrEqual(send.y + 1);
  });
  for (const [width, height] of [[390, 844], [360, 740], [320, 640]] as const) {
    await page.setViewportSize({ width, height });
    await settled(page);
    const rail = page.locator(".battle-rail");
    expect(await rail.evaluate((it) => it.scrollWidth - it.clientWidth), `${width}`).toBeLessThanOrEqual(0);
    for (const name of ["Look back", "This table"]) await expect(rail.getByRole("button", { name })).toBeInViewport({ ratio: 0.98 });
    const concede = rail.getByText("Concede", { exact: true });
    await expect(concede).toBeInViewport({ ratio: 0.98 });
    expect(await concede.evaluate((it) => it.scrollWidth - it.clientWidth), "the word has room").toBeLessThanOrEqual(0);
    expect(await page.evaluate(small)).toEqual([]);
    await expect(ann.battle.confirm).toBeInViewport({ ratio: 1 });
  }
});
