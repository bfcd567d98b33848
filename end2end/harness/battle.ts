import { expect } from "@playwright/test";
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
  const heading = (it: Person) => it.battle.question.getByRole("heading");
  await expect(async () => {
    for (const it of both) {
      if (it === who && (await heading(it).filter({ hasText: wanted }).count()) > 0) continue;
      if ((await it.battle.choice(/^Pass$/).count()) > 0) await it.battle.answer(/^Pass$/);
      else if (await it.battle.confirm.isEnabled({ timeout: 100 }).catch(() => false)) {
        // The answer before may have taken the question away in between.
        await it.battle.confirm.click({ timeout: 1_000 }).catch(() => undefined);
      }
    }
    await expect(heading(who)).toContainText(wanted, { timeout: 500 });
  }).toPass({ timeout: 40_000 });
}
