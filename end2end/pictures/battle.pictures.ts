// Pictures of the miniatures game: what is asked, a charge and its result, the drawers, a skirmish, its end.
import { facing, passedUntil } from "../harness/battle";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";
import { shoot } from "./shoot";

test("a charge and its result", async ({ people, server }) => {
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

test("what lies in the drawers of a battle", async ({ people, server }) => {
  const { ann } = await facing(people, server);
  for (const drawer of ["Armies", "Field", "Log", "Plans", "Help"] as const) {
    await ann.battle.drawer(drawer);
    await shoot(ann, `battle-drawer-${drawer.toLowerCase()}`);
    await ann.battle.shut();
  }
});

test("a skirmish begins, and is given up", async ({ person }) => {
  const ann = await person("Ann");
  await ann.page.goto("/games/battlefield/skirmish");
  await shoot(ann, "skirmish");
  await ann.page.getByRole("button", { name: "Play a skirmish" }).click();
  await ann.battle.lives();
  await expect(ann.battle.head).toContainText("Round 1. It's your turn.");
  await shoot(ann, "skirmish-first-turn");
  await ann.page.getByText("Concede", { exact: true }).click();
  await ann.page.getByRole("button", { name: "Yes, concede" }).click();
  await expect(ann.page.locator(".battle-end")).toBeVisible();
  await shoot(ann, "skirmish-end");
});

test("the rules of the miniatures game, and the army builder", async ({ person }) => {
  const ann = await person("Ann");
  await ann.page.goto("/help?game=battlefield");
  await hydrated(ann.page);
  await shoot(ann, "battle-rules");
  await ann.page.goto("/games/battlefield/armies");
  await hydrated(ann.page);
  await shoot(ann, "army-builder");
});
