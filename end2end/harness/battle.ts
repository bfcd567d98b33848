import { type BrowserContextOptions, devices, expect } from "@playwright/test";
import type { Person } from "./person";
import type { Server } from "./server";

/** Two people at a table where A1 can charge B1. */
export async function facing(people: (...names: string[]) => Promise<Person[]>, server: Server): Promise<{ ann: Person; bob: Person; path: string }> {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await server.import("battle", { "A House Stark": "Ann", "B House Lannister": "Bob" }, "unlimited", "battlefield");
  await ann.battle.open(path);
  await bob.battle.open(path);
  await passedUntil([ann, bob], ann, /activates/);
  return { ann, bob, path };
}

/** A phone that is held upright. */
export function phone(options: BrowserContextOptions = {}): BrowserContextOptions {
  const { defaultBrowserType: _, ...device } = devices["Pixel 7"];
  return { ...device, viewport: { width: 390, height: 844 }, ...options };
}

/** The same, where Ann sits at a phone. */
export async function onPhone(
  person: (name: string, options?: BrowserContextOptions) => Promise<Person>,
  people: (...names: string[]) => Promise<Person[]>,
  server: Server,
  options: BrowserContextOptions = {},
): Promise<{ ann: Person; bob: Person }> {
  const [bob] = await people("Bob");
  if (!bob) throw new Error("somebody was asked for");
  const ann = await person("Ann", phone(options));
  await ann.signUp();
  const path = await server.import("battle", { "A House Stark": "Ann", "B House Lannister": "Bob" }, "unlimited", "battlefield");
  await ann.battle.open(path);
  await bob.battle.open(path);
  await passedUntil([ann, bob], ann, /activates/);
  return { ann, bob };
}

/** The same two after A1's archers have moved: there is something to look back at. */
export async function moved(people: (...names: string[]) => Promise<Person[]>, server: Server): Promise<{ ann: Person; bob: Person; path: string }> {
  const table = await facing(people, server);
  const { ann, bob } = table;
  await ann.battle.answer(/^Bowmen/);
  await passedUntil([ann, bob], ann, /do|action/i);
  await ann.battle.answer(/^Maneuver/);
  await expect(ann.battle.log.filter({ hasText: /Bowmen/ }).first()).toBeAttached();
  return table;
}

/** Both let every window pass until somebody is asked this. */
export async function passedUntil(both: Person[], who: Person, wanted: RegExp): Promise<void> {
  await expect(async () => {
    for (const it of both) {
      if (it === who && (await it.battle.head.filter({ hasText: wanted }).count()) > 0) continue;
      if ((await it.battle.choice(/^Pass$/).count()) > 0) await it.battle.answer(/^Pass$/);
      else if (await it.battle.confirm.isEnabled({ timeout: 100 }).catch(() => false)) {
        // The answer before may have taken the question away in between.
        await it.battle.confirm.click({ timeout: 1_000 }).catch(() => undefined);
      }
    }
    await expect(who.battle.head).toContainText(wanted, { timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

/** Somebody lets every window pass until this holds; it waits for that a moment. */
export async function passesUntil({ battle }: Person, holds: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if ((await battle.choice(/^Pass$/).count()) > 0) await battle.answer(/^Pass$/);
    await holds();
  }).toPass();
}

/** A charge is under way, and the page has forgotten the place at its target that was chosen with it: it is asked. */
export async function forgotPlace(ann: Person, bob: Person): Promise<void> {
  // Whom it comes at may be asked first.
  await passesUntil(bob, () => expect(bob.page.locator(".b-theirs .b-arrow"), "both answers were taken").toHaveCount(1, { timeout: 500 }));
  await ann.page.reload();
  await ann.battle.lives();
}

/** Both let every window pass until the charge die of Ann's unit lies there. */
export async function untilDice(ann: Person, bob: Person): Promise<void> {
  await expect(async () => {
    for (const it of [ann, bob]) {
      if ((await it.battle.choice(/^Pass$/).count()) > 0) await it.battle.answer(/^Pass$/);
    }
    await expect(ann.page.locator(".battle-result .battle-die").first(), "the charge die").toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
}

/** Begins a skirmish that is set up for whoever opens it. */
export async function skirmish({ battle, page }: Person): Promise<void> {
  await page.goto("/games/battlefield/skirmish");
  await page.getByRole("button", { name: "Play a skirmish" }).click();
  await battle.lives();
}

/** Begins a skirmish that somebody sets up themselves, in a mode by its name or the first. */
export async function settingUp(person: Person, mode?: string): Promise<void> {
  const { battle, page } = person;
  // A plan that is laid down while the one before is being used is refused once, and laid down again.
  person.forgive(/422 .*save_standing/);
  await page.goto("/games/battlefield/skirmish");
  if (mode) await page.getByLabel("Game mode").selectOption(mode);
  await page.getByRole("button", { name: "Set up yourself" }).click();
  await page.waitForURL("**/tables/*");
  await battle.lives();
}

/** Answers all that is asked before this question. */
export async function answeredUntil({ battle }: Person, question: string): Promise<void> {
  const heading = battle.question.getByRole("heading", { name: question });
  for (let step = 0; step < 30 && !(await heading.isVisible()); step += 1) {
    await expect(battle.question).toBeVisible({ timeout: 30_000 });
    if (!(await heading.isVisible())) await battle.anything();
  }
  await expect(heading).toBeVisible();
}
