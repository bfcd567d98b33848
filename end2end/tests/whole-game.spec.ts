import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expectAccessible } from "../harness/accessible";
import { loaded } from "../harness/game";
import { expect, test } from "../harness/test";
import { History } from "../pages/history";

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
  await test.step("the end tells the game: plots, battles, other eyes, a rematch", async () => {
    const plots = ann.page.getByRole("region", { name: "The game over its rounds" });
    await expect(plots.getByRole("table", { name: "Supply" }).getByRole("row")).toHaveCount(7);
    await expect(plots.getByRole("figure")).toHaveCount(4);
    await ann.page.getByText(/^Battles \(\d+\)/).click();
    await ann.page.getByRole("link", { name: "Watch from the beginning" }).click();
    const history = new History(ann.page);
    await expect(history.bar).toContainText("You look back at");
    for (const [eyes, name] of [["House Lannister", /eyes=1/], ["everything shown", /eyes=all/]] as const) {
      await history.bar.getByRole("combobox").selectOption({ label: eyes });
      await expect(ann.page).toHaveURL(name);
    }
    await expectAccessible(ann.page, "a finished game looked back at");
    await history.now.click();
    await expect(history.bar).toHaveCount(0);
    await ann.page.getByRole("button", { name: "Rematch" }).click();
    await ann.page.waitForURL((url) => url.pathname !== path && url.pathname.startsWith("/tables/"));
  });
  test.info().annotations.push({ type: "asked", description: JSON.stringify([...ann.answers.asked]) });
});
