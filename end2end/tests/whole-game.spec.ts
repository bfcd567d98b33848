import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expectAccessible } from "../harness/accessible";
import { loaded } from "../harness/game";
import { expect, test } from "../harness/test";

test("one person plays six houses' game to its end by the page, against five computers", async ({ people }) => {
  test.setTimeout(600_000);
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const path = await ann.lobby.create({ name: "The whole song", players: 6 });
  for (const house of ["Baratheon", "Lannister", "Greyjoy", "Tyrell", "Martell"]) {
    await ann.waitingRoom.seatComputer(house);
  }
  await ann.waitingRoom.take("Stark");
  await ann.table.map.waitFor();
  await ann.answers.untilTheEnd();

  const ranking = ann.page.getByRole("region", { name: "Final ranking" }).getByRole("listitem");
  await expect(ranking).toHaveCount(6);
  const houses = await ranking.locator("strong").allInnerTexts();
  await expect(ann.table.log.last()).toHaveText(new RegExp(`^The game is over: ${houses[0]} wins, before ${houses[1]},`));

  await test.step("the record, played again from its answers and rolls, has the same winner", async () => {
    await ann.page.getByText("Fair chance").click();
    const downloaded = ann.page.waitForEvent("download");
    await ann.page.getByRole("link", { name: "The record of this game" }).click();
    const record = await (await downloaded).path();
    const [, result = ""] = /^expect result (.*)$/m.exec(readFileSync(record, "utf8")) ?? [];
    expect(result.match(/[A-Z]{2}/g)).toEqual(houses.map((it) => it.slice(0, 2).toUpperCase()));
    // It ends in an error, if what the record expects is not what comes of it.
    execFileSync("cargo", ["xtask", "script", record], { cwd: ".." });
  });
  await test.step("what the platform sends tells the same winner", async () => {
    const { view, log, over } = (await loaded(ann, path)).game.Westeros;
    expect(over).toBe(true);
    expect(view.ranking).toEqual(houses);
    expect(log.at(-1)?.event).toEqual({ GameEnded: { ranking: houses } });
    expect(log[0]?.event).toEqual({ GameStarted: { players: 6 } });
  });
  await expectAccessible(ann.page, "a finished game of six");
  test.info().annotations.push({ type: "asked", description: JSON.stringify([...ann.answers.asked]) });
});
