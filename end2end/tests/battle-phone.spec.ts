// The miniatures' table on a phone: what is asked about is in sight and can be read, beside its question.
import type { Locator, Page } from "@playwright/test";
import { answeredUntil, forgotPlace, onPhone, passedUntil, phone, settingUp, untilDice } from "../harness/battle";
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
    const names = [...sheet.querySelectorAll<SVGGraphicsElement>(".b-name")];
    return names.map((it) => Number(it.getAttribute("font-size")) * (it.getScreenCTM()?.a ?? 0));
  });

/** Answers that are cut off at the foot of those in sight, while nothing says that there are more. */
const cut = (page: Page) =>
  page.locator(".battle-question").evaluate((question) => {
    const [ask, send] = [question.querySelector(".battle-ask"), question.querySelector(".battle-send")];
    if (!ask || !send) throw new Error("nothing is asked");
    const end = ask.getBoundingClientRect().bottom;
    if (Number(getComputedStyle(send, "::before").opacity) > 0.5) return [];
    const across = [...ask.querySelectorAll("button, input, summary")].filter((it) => {
      const { top, bottom, width } = it.getBoundingClientRect();
      return width > 2 && top < end - 1 && bottom > end + 1;
    });
    return across.map((it) => it.textContent);
  });

/** The place of something that is drawn once. */
async function box(page: Page, it: string): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await page.locator(it).first().boundingBox();
  if (!found) throw new Error(`${it} is not drawn`);
  return found;
}

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
  await settled(page);
  const frame = await page.locator(".map-sight").boundingBox();
  if (!frame) throw new Error("there is no frame");
  await page.touchscreen.tap(frame.x + frame.width / 2, frame.y + frame.height / 2);
  await expect(whole).toHaveCount(1);
  await expect(page.locator(".battle-map"), "all of it is in sight").toBeHidden();
  await page.getByRole("button", { name: "Back to the unit" }).tap();
  await expect(whole).toHaveCount(0);
  await expect(page.locator(".battle-map")).toBeVisible();
  await expect.poll(() => out(page, ann.battle.tray(/^Sworn Swords/))).toBeLessThan(2);
});

test("the set-up of a phone has its heads in one row, most of it is field, and nothing is cut", async ({ person }) => {
  const ann = await person("Ann", phone());
  const { battle, page } = ann;
  await settingUp(ann);
  await answeredUntil(ann, "Place a piece of terrain");
  await settled(page);
  await test.step("terrain is placed on the whole table", async () => {
    await expect(page.locator(".battle-sheet.battle-whole")).toHaveCount(1);
    await expect(page.locator(".battle-map"), "it would show the same").toBeHidden();
    const tops = await page.locator(".battle-piece").evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)));
    expect(new Set(tops).size, "one row of pieces").toBe(1);
    await expect(page.locator(".battle-piece").first()).toBeInViewport({ ratio: 0.9 });
    expect(await cut(page)).toEqual([]);
  });
  await answeredUntil(ann, "Deploy a unit");
  await settled(page);
  await test.step("the heads share a row and lie over nothing", async () => {
    const [bar, turn, round] = [await box(page, ".battle-bar"), await box(page, ".bar-turn"), await box(page, ".bar-round")];
    expect(Math.abs(turn.y + turn.height / 2 - round.y - round.height / 2)).toBeLessThan(4);
    expect(turn.x).toBeGreaterThanOrEqual(round.x + round.width - 1);
    expect(turn.x + turn.width).toBeLessThanOrEqual(bar.x + bar.width + 1);
    await expect(page.locator(".bar-people")).toBeHidden();
  });
  await test.step("the army is in sight on most of the screen", async () => {
    expect((await box(page, ".battle-view")).height).toBeGreaterThan(844 / 2);
    await expect(page.locator("[data-ghost]").first()).toBeVisible();
    for (const it of await page.locator("[data-ghost] .b-laid-rim").all()) await expect.poll(() => out(page, it)).toBeLessThan(2);
  });
  await test.step("units and formations are a row each, all of it to be seen", async () => {
    const tops = await page.locator(".battle-chips > li").evaluateAll((all) => all.map((it) => Math.round(it.getBoundingClientRect().top)));
    expect(new Set(tops).size).toBe(1);
    const forms = page.getByRole("group", { name: "Formations" }).getByRole("button");
    for (const it of await forms.all()) await expect(it).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".battle-chip").first()).toBeInViewport({ ratio: 0.98 });
    await expect(battle.confirm).toBeInViewport({ ratio: 1 });
    expect(await cut(page)).toEqual([]);
    expect(await page.evaluate(small)).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });
});

test("dice of a phone lie above the field and beside the place that is chosen", async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  const { page } = ann;
  await asked(ann, bob);
  await ann.battle.tray(/^Guardsmen/).tap();
  await ann.battle.confirm.tap();
  await forgotPlace(ann, bob);
  await untilDice(ann, bob);
  await passedUntil([ann, bob], ann, /place/i);
  await settled(page);
  const [card, view, side] = [await box(page, ".battle-result"), await box(page, ".battle-view"), await box(page, ".battle-side")];
  expect(card.y + card.height, "beside the field").toBeLessThanOrEqual(view.y + 1);
  expect(view.height).toBeGreaterThanOrEqual(80);
  expect(view.y + view.height, "above the question").toBeLessThanOrEqual(side.y + 20);
  await expect.poll(() => out(page, ann.battle.tray(/^Guardsmen/)), "the target").toBeLessThan(2);
  await expect(ann.battle.confirm).toBeInViewport({ ratio: 1 });
  await expect(page.getByText("Last dice"), "told once").toHaveCount(0);
  await expect(page.getByRole("button", { name: "Done" }), "what is asked has its own button").toHaveCount(0);
  expect(await page.evaluate(small)).toEqual([]);
  await page.getByRole("button", { name: "Close the dice" }).tap();
  await expect(page.locator(".battle-result")).toHaveCount(0);
  await expect.poll(async () => (await box(page, ".battle-view")).height).toBeGreaterThan(view.height + 60);
});

test("more answers than there is room for fade at their foot", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  const { page } = ann;
  await asked(ann, bob);
  await ann.battle.choice(/^Charge/).tap();
  await page.setViewportSize({ width: 390, height: 640 });
  await settled(page);
  expect(await cut(page)).toEqual([]);
  const hint = () => page.locator(".battle-send").evaluate((it) => Number(getComputedStyle(it, "::before").opacity));
  const ask = page.locator(".battle-ask");
  expect(await ask.evaluate((it) => it.scrollHeight - it.clientHeight), "there are more").toBeGreaterThan(8);
  await expect.poll(hint).toBeGreaterThan(0.5);
  await ask.evaluate((it) => it.scrollTo(0, it.scrollHeight));
  await expect.poll(hint, "the last is reached").toBeLessThan(0.1);
});

test("a thumb drags a ghost by a handle beside it", { tag: "@thorough" }, async ({ person, people, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  const { page } = ann;
  await asked(ann, bob);
  await ann.battle.choice(/^Maneuver/).tap();
  await settled(page);
  const ghost = page.locator("[data-ghost]");
  const [handle, body] = [await box(page, ".b-thumb circle"), await box(page, "[data-ghost] .b-ghost-body")];
  const apart = handle.x >= body.x + body.width || handle.x + handle.width <= body.x || handle.y >= body.y + body.height;
  expect(apart, "it hides nothing of the ghost").toBe(true);
  expect(Math.min(handle.width, handle.height)).toBeGreaterThanOrEqual(44);
  await expect(page.locator(".b-thumb circle")).toBeInViewport({ ratio: 1 });
  const before = await ghost.getAttribute("transform");
  const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 20, from.y + 24, { steps: 4 });
  await page.mouse.up();
  await expect(ghost).not.toHaveAttribute("transform", before ?? "");
  await expect(ann.battle.confirm).toHaveText(/Maneuver/);
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
