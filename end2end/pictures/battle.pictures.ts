// Pictures of the miniatures game: what is asked, an action, a charge and what came of it, the set-up of a skirmish.
import { facing, passedUntil } from "../harness/battle";
import { expect, test } from "../harness/test";
import { shoot } from "./shoot";

test("a charge and what came of it", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await shoot(ann, "battle-select");
  await ann.battle.tray(/Sworn Swords/).click();
  await ann.battle.confirm.click();
  await passedUntil([ann, bob], ann, /do|action/i);
  await shoot(ann, "battle-action");
  await ann.battle.choice(/^Charge/).click();
  await expect(ann.page.locator(".battle-forecast")).toContainText(/arrives/);
  await shoot(ann, "battle-charge");
  await ann.battle.confirm.click();
  await expect(ann.page.locator(".battle-log")).toContainText(/charge/i);
  await shoot(ann, "battle-charged");
  await shoot(bob, "battle-charged-enemy");
});

test("a skirmish begins", async ({ person }) => {
  const ann = await person("Ann");
  await ann.page.goto("/games/battlefield/skirmish");
  await shoot(ann, "skirmish");
});
