import { expectAccessible } from "../harness/accessible";
import { hydrated } from "../harness/hydrated";
import { imported, march } from "../harness/imported";
import type { Person } from "../harness/person";
import { QUIET } from "../harness/plans";
import { expect, test } from "../harness/test";
import { LessonPage } from "../pages/lesson";

/** The steps of the learner, lesson by lesson. */
const LESSONS: ((ann: Person, lesson: LessonPage) => Promise<void>)[] = [
  async (ann, lesson) => {
    await ann.table.order("Winterfell", "March +0");
    await ann.table.order("Karhold", "Consolidate Power");
    await ann.table.order("Bay of Ice", "Defense +1");
    await lesson.ready();
    await expect(lesson.words).toContainText("a plan too");
    await lesson.expectStep(1, 3);
    await ann.table.order("Bay of Ice", "Raid");
    await lesson.ready();
    await lesson.expectStep(2, 3);
    await ann.table.pick("Flint's Finger");
    await lesson.confirm();
    await lesson.expectStep(3, 3);
    await ann.table.pick("Moat Cailin");
    await lesson.confirm();
    // The third order is carried out without a word.
    await expect(ann.table.log.filter({ hasText: /gains 2 power in Karhold/ })).toHaveCount(1);
  },

  async (ann, lesson) => {
    await ann.table.pick("The Reach");
    await ann.table.pick("Dornish Marches");
    await lesson.confirm();
    await lesson.expectStep(2, 2);
    await ann.table.pick("Flint's Finger");
    await lesson.confirm();
  },

  async (ann, lesson) => {
    const one = ann.table.bar.getByRole("button", { name: "One footman more, for the next destination" });
    await ann.table.pick("Lannisport");
    await one.click();
    await ann.table.pick("Stoney Sept");
    await one.click();
    await ann.table.pick("Searoad Marches");
    await lesson.confirm();
    await lesson.expectStep(2, 2);
    await ann.table.pick("Flint's Finger");
    await ann.table.bar.getByRole("checkbox").check();
    await lesson.confirm();
  },

  async (ann, lesson) => {
    await ann.table.pick("Blackwater");
    await lesson.confirm();
    await lesson.expectStep(2, 3);
    await ann.table.bar.getByRole("group", { name: /King's Landing/ }).getByRole("button", { name: /^Attacker/ }).click();
    await lesson.confirm();
    await lesson.expectStep(3, 3);
    await ann.table.choice(/Garlan/).click();
    await ann.table.fight.getByRole("button", { name: /^Play / }).click();
  },

  async (ann, lesson) => {
    await ann.table.choice(/Margaery/).click();
    await ann.table.fight.getByRole("button", { name: /^Play / }).click();
    await lesson.expectStep(2, 3);
    await ann.table.pick("Storm's End");
    await lesson.confirm();
    await lesson.expectStep(3, 3);
    await ann.table.pick("Starfall");
    await lesson.confirm();
  },

  async (ann, lesson) => {
    const units = ann.table.bar.getByRole("list", { name: "Your units" });
    for (const area of ["Harrenhal", "The Twins"]) {
      const row = units.getByRole("listitem").filter({ hasText: area });
      await row.getByRole("button", { name: /^One footman more/ }).first().click();
    }
    await lesson.confirm();
  },

  async (ann, lesson) => {
    const sites = ann.table.bar.getByRole("list", { name: "Where to muster" });
    for (const [site, recruits] of [
      ["Lannisport", ["Footman", "Ship in The Golden Sound"]],
      ["Harrenhal", ["Footman to knight"]],
      ["Riverrun", ["Ship in The Golden Sound"]],
    ] as const) {
      await sites.getByRole("button", { name: site, exact: true }).click();
      const offered = ann.table.bar.getByRole("group", { name: `Muster in ${site}` });
      for (const recruit of recruits) {
        await offered.getByRole("button", { name: new RegExp(`^${recruit} \\d`) }).click();
      }
    }
    await lesson.confirm();
  },

  async (ann, lesson) => {
    const bid = ann.table.bar.getByRole("spinbutton");
    await bid.fill("1");
    await lesson.confirm();
    await expect(lesson.words).toContainText("Bid 3, 4 or 5.");
    await lesson.expectStep(1, 3);
    await bid.fill("3");
    await lesson.confirm();
    await lesson.expectStep(2, 3);
    await lesson.confirm();
    await lesson.expectStep(3, 3);
    await lesson.confirm();
  },
];

LESSONS.forEach((play, index) => {
  const number = index + 1;
  test(`a visitor completes lesson ${number}`, { tag: "@thorough" }, async ({ person }) => {
    const ann = await person("Ann");
    const lesson = new LessonPage(ann.page);
    await lesson.open(number);
    await lesson.expectStep(1, await steps(lesson));
    await play(ann, lesson);
    await lesson.expectDone();
    await ann.page.goto("/learn");
    await expect(ann.page.getByRole("listitem").filter({ hasText: "✓ done" })).toHaveCount(1);
  });
});

async function steps(lesson: LessonPage): Promise<number> {
  const words = await lesson.words.getByText(/step 1 of \d/).innerText();
  return Number(words.at(-1));
}

test("a lesson is a slim line above its table", { tag: "@thorough" }, async ({ person }) => {
  for (const [viewport, most] of [
    [{ width: 1440, height: 900 }, 125],
    [{ width: 390, height: 844 }, 170],
  ] as const) {
    const ann = await person(`Ann ${viewport.width}`, { viewport });
    const lesson = new LessonPage(ann.page);
    await lesson.open(1);
    await expect(lesson.words.getByText("Your task:")).toBeVisible();
    expect((await lesson.words.boundingBox())?.height, "pixels of its line").toBeLessThan(most);
    const say = lesson.words.getByText("You are Stark, light blue on the map.");
    const more = lesson.words.getByRole("button", { name: "What this is about" });
    if (await more.isVisible()) await more.click();
    await expect(say).toBeVisible();
  }
});

test("axe finds nothing serious on the lessons", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  for (const path of ["/learn", "/learn/1", "/learn/4"]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    await expectAccessible(ann.page, path);
  }
});

test("a lesson refuses what is forged, and there is no ninth", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  const ask = (number: string, answers: string) => ann.call("lesson", { number, answers, language: "English" });
  expect((await ask("1", "[]")).status()).toBe(200);
  expect((await ask("1", "nonsense")).status()).toBe(422);
  expect((await ask("1", '["Decline"]')).status()).toBe(422);
  expect((await ask("1", JSON.stringify(Array(400).fill("Decline")))).status()).toBe(422);
  expect((await ask("9", "[]")).status()).toBe(404);
});

test("the guide follows the first practice table until it is hidden", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const tour = ann.page.getByRole("complementary", { name: "Tour" });
  await expect(tour).toContainText("Welcome!");
  await tour.getByRole("button", { name: "Next" }).click();
  await expect(tour).toContainText("Pick each highlighted area");
  // The button goes with the last hint that it leads to; the keyboard stays at the guide.
  await tour.getByRole("button", { name: "Back" }).press("Enter");
  await expect(tour).toContainText("Welcome!");
  await expect(tour.getByRole("button", { name: "Next" })).toBeFocused();
  await tour.getByRole("button", { name: "Next" }).press("Enter");
  await tour.getByRole("button", { name: "Hide the tour" }).press("Enter");
  await expect(tour.getByRole("button")).toHaveCount(0);
  await expect(ann.table.bar).toBeFocused();
  await ann.page.reload();
  await hydrated(ann.page);
  await expect(ann.table.bar).toBeVisible();
  await expect(tour.getByRole("button")).toHaveCount(0);
});

test("the guide speaks in a battle that fills the board, until a card has been chosen", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.knowNothing();
  const path = await imported(server, "robb", { Stark: ann });
  await march(ann, "Moat Cailin", "Seagard");
  const hint = ann.table.fight.locator(".moment-hint");
  for (const [width, height] of [[844, 390], [390, 844], [1440, 900]] as const) {
    await ann.page.setViewportSize({ width, height });
    await expect(hint).toContainText("Both sides choose one card in secret");
    await expect(hint).toBeInViewport();
  }
  await ann.table.open(path);
  await expect(hint, "nobody has chosen a card yet").toBeVisible();
  await ann.answers.choose(/Robb Stark/);
  await expect(hint).toHaveCount(0);
});

test("the guide does not begin again for whoever has answered it, at this table or another", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  const tour = ann.page.getByRole("complementary", { name: "Tour" });
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await expect(tour).toContainText("Welcome!");
  // Whoever lays orders without reading on has learnt what they are.
  await ann.table.orderAll(QUIET);
  await ann.table.ready();
  await ann.answers.untilPlanning();
  await expect(tour.getByText(/Welcome!|Pick each highlighted area/)).toHaveCount(0);

  await ann.home.open();
  await ann.home.playPractice("Martell");
  await expect(ann.table.bar).toBeVisible();
  await expect(tour.getByText("Welcome!")).toHaveCount(0);
});

test("the guide greets whoever plays with friends, but nobody who has played before", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const tour = (it: Person) => it.page.getByRole("complementary", { name: "Tour" });
  for (const it of [ann, bob]) await it.knowNothing();
  const first = await imported(server, "planning", { Stark: ann, Lannister: bob });
  for (const it of [ann, bob]) await expect(tour(it)).toContainText("Welcome!");

  // Nothing is left of it when all of it has been read.
  await tour(ann).getByRole("button", { name: "Next" }).click();
  await expect(tour(ann)).toContainText("Pick each highlighted area");
  for (let left = 6; left > 0 && (await tour(ann).isVisible()); left -= 1) {
    await tour(ann).getByRole("button", { name: "Next" }).click();
  }
  await expect(ann.page.locator(".tour")).toBeHidden();
  await expect(ann.table.bar).toBeFocused();

  // At another table Bob reads on, and Ann has played before, whatever her browser knows of it.
  await tour(bob).getByRole("button", { name: "Next" }).click();
  await ann.knowNothing();
  await imported(server, "planning", { Stark: ann, Lannister: bob });
  await expect(tour(ann)).toHaveCount(0);
  await expect(tour(bob)).toContainText("Pick each highlighted area");
  await tour(bob).getByRole("button", { name: "Hide the tour" }).click();
  await expect(tour(bob)).toHaveCount(0);
  await bob.table.open(first);
  await expect(tour(bob)).toHaveCount(0);
});

test("the list of the lessons says how long they take, and begins with orders", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/learn");
  const lessons = ann.page.getByRole("main").getByRole("list").filter({ hasText: "Raids" }).getByRole("listitem");
  await expect(lessons).toHaveCount(8);
  await expect(lessons.first()).toContainText("Your first three orders");
  await expect(lessons.getByRole("link", { name: /^Start lesson 1/ })).toHaveAttribute("href", "/learn/1");
  const told = await lessons.getByText(/^About \d+ min/).allInnerTexts();
  const minutes = told.map((it) => Number(/\d+/.exec(it)?.[0]));
  expect(minutes).toHaveLength(8);
  const all = Number(/about (\d+) minutes in total/.exec(await ann.page.getByRole("main").innerText())?.[1]);
  const sum = minutes.reduce((one, other) => one + other, 0);
  // Each is rounded up to whole minutes.
  expect(all).toBeLessThanOrEqual(sum);
  expect(all).toBeGreaterThan(sum - 8);
});

test("the guide comes with a game that begins while its page is open", { tag: "@thorough" }, async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.knowNothing();
  await ann.lobby.create({ name: "Against the computer", players: 3 });
  await ann.waitingRoom.seatComputer("Lannister");
  await ann.waitingRoom.seatComputer("Stark");
  await expect(ann.page.getByRole("complementary", { name: "Tour" })).toContainText("Welcome!");
});
