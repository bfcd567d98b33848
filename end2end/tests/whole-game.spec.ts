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

  await test.step("the platform's record tells the same winner, from the beginning on", async () => {
    const { view, log, over } = (await loaded(ann, path)).game.Westeros;
    expect(over).toBe(true);
    expect(view.ranking).toEqual(houses);
    expect(log.at(-1)?.event).toEqual({ GameEnded: { ranking: houses } });
    expect(log[0]?.event).toEqual({ GameStarted: { players: 6 } });
  });
  await expectAccessible(ann.page, "a finished game of six");
  test.info().annotations.push({ type: "asked", description: JSON.stringify([...ann.answers.asked]) });
});
