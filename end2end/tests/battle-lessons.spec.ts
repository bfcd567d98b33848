// The lessons of the miniatures game, at its own table.
import type { Locator } from "@playwright/test";
import { expectAccessible } from "../harness/accessible";
import { expectFits } from "../harness/fits";
import { hydrated } from "../harness/hydrated";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";
import { LessonPage } from "../pages/lesson";

const KIND = "battlefield";
const LIST = `/learn?game=${KIND}`;

async function opened(ann: Person, number: number): Promise<LessonPage> {
  const lesson = new LessonPage(ann.page);
  await lesson.open(number, KIND);
  await ann.battle.lives();
  return lesson;
}

/** Chooses one of the list, and presses what sends it. */
async function choose(ann: Person, lesson: LessonPage, name: RegExp): Promise<void> {
  // Not the suggestion of who might begin, which is sent at once.
  await ann.battle.question.locator(".battle-options").getByRole("button", { name }).first().click();
  await lesson.answers(() => ann.battle.confirm.click());
}

test("a newcomer moves, charges, is told of another answer, and goes on to the next lesson", async ({ person }) => {
  const ann = await person("Ann");
  const lesson = await opened(ann, 1);
  await lesson.expectStep(1, 6);
  await choose(ann, lesson, /Berserkers/);
  await expect(lesson.words, "legal, but not what the lesson is after").toContainText("bring up the Sworn Swords first");
  await lesson.expectStep(1, 6);
  await choose(ann, lesson, /Sworn Swords/);
  await lesson.expectStep(2, 6);
  await choose(ann, lesson, /^Maneuver/);
  await expect(lesson.words).toContainText("choose March");
  await choose(ann, lesson, /^March/);
  await lesson.expectStep(3, 6);
  await expect(ann.page.locator(".battle-log")).toContainText(/Guardsmen/);
  await choose(ann, lesson, /Berserkers/);
  await lesson.expectStep(4, 6);
  await ann.battle.choice(/^Charge/).click();
  await expect(ann.page.locator(".battle-forecast")).toContainText(/arrives/);
  await lesson.answers(() => ann.battle.confirm.click());
  await lesson.expectStep(5, 6);
  await lesson.answers(() => ann.battle.confirm.click());
  await lesson.expectStep(6, 6);
  // All misses are marked already.
  await lesson.answers(() => ann.battle.confirm.click());
  await lesson.expectDone();
  await expect(ann.battle.question).toHaveCount(0);
  await ann.page.getByRole("link", { name: "Next lesson" }).click();
  await expect(lesson.words.getByRole("heading")).toHaveText("Arcs and line of sight");
  const done = ann.page.getByRole("listitem").filter({ hasText: "✓ done" });
  await ann.page.goto(LIST);
  await expect(done).toHaveCount(1);
  await ann.page.goto("/learn");
  await hydrated(ann.page);
  await expect(done, "the other game has its own").toHaveCount(0);
});

/** Goes there with the Tab key, and presses Enter. */
async function enter(ann: Person, there: Locator): Promise<void> {
  await expect(there).toBeEnabled();
  for (let step = 0; step < 200; step += 1) {
    if (await there.evaluate((it) => it === document.activeElement)) break;
    await ann.page.keyboard.press("Tab");
  }
  await expect(there).toBeFocused();
  await ann.page.keyboard.press("Enter");
}

test("the last lesson is won by keyboard alone, and leads to a skirmish", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  const lesson = await opened(ann, 6);
  const choices = [/Sworn Swords/, /^Maneuver/, /Berserkers/, /Berserker Axes/];
  for (const [index, name] of choices.entries()) {
    await lesson.expectStep(index + 1, choices.length);
    await enter(ann, ann.battle.choice(name).first());
    await lesson.answers(() => enter(ann, ann.battle.confirm));
  }
  await lesson.expectDone();
  await expect(lesson.words).toContainText("you have won");
  await expect(ann.page.getByRole("link", { name: "Play a skirmish" })).toHaveAttribute("href", "/games/battlefield/skirmish");
});

test("lessons and their list have no faults for axe, and fit every size", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  for (const path of [LIST, `/learn/1?game=${KIND}`, `/learn/4?game=${KIND}`]) {
    await ann.page.goto(path);
    await hydrated(ann.page);
    if (path !== LIST) await ann.battle.lives();
    await expectAccessible(ann.page, path);
    await expectFits(ann.page, path);
  }
});

test("the front of the game and the list of the other lead to its lessons", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/games/battlefield/skirmish");
  await ann.page.getByRole("link", { name: "Lessons" }).click();
  await expect(ann.page).toHaveURL(LIST);
  await expect(ann.page.locator(".learn-lessons").getByRole("listitem")).toHaveCount(6);
  await ann.page.goto("/learn");
  await ann.page.getByRole("link", { name: /^Lessons: .*Miniatures/ }).click();
  await expect(ann.page).toHaveURL(LIST);
});
