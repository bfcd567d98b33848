import { expectAccessible } from "../harness/accessible";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

test("three people and three computers play a game of six to its end, on a desktop and on phones", async ({ person }) => {
  test.setTimeout(600_000);
  const ann = await person("Ann");
  const bob = await person("Bob", PHONE);
  const cat = await person("Cat", { ...PHONE, colorScheme: "dark" });
  const houses: [Person, string][] = [
    [ann, "Baratheon"],
    [bob, "Lannister"],
    [cat, "Tyrell"],
  ];
  const everybody = houses.map(([it]) => it);
  await Promise.all(everybody.map((it) => it.signUp()));
  const path = await ann.lobby.create({ name: "Three at the wall", players: 6 });
  for (const house of ["Stark", "Greyjoy", "Martell"]) await ann.waitingRoom.seatComputer(house);
  for (const [it, house] of houses) {
    if (it !== ann) await it.table.open(path);
    await it.waitingRoom.take(house);
  }
  for (const it of everybody) await it.table.map.waitFor();

  await Promise.all(everybody.map((it) => it.answers.untilTheEnd()));

  const ranking = (it: Person) => it.page.getByRole("region", { name: "Final ranking" }).getByRole("listitem").locator("strong");
  await expect(ranking(ann)).toHaveCount(6);
  const ranked = await ranking(ann).allInnerTexts();
  const told = await ann.table.log.allInnerTexts();
  expect(told.at(-1)).toContain(`The game is over: ${ranked[0]} wins`);
  const rounds = told.filter((it) => /^Round \d+/.test(it)).length;
  for (const [it, house] of houses) {
    await expect(ranking(it)).toHaveText(ranked);
    expect(await it.table.log.allInnerTexts(), `${it.name} was told the same`).toEqual(told);
    expect(told.filter((line) => line.includes(`${house} has laid its orders`)), house).toHaveLength(rounds);
    await expectAccessible(it.page, `${it.name}'s table that is over`);
    test.info().annotations.push({ type: `${it.name} was asked`, description: JSON.stringify([...it.answers.asked]) });
  }
});
