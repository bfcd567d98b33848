import type { BrowserContextOptions } from "@playwright/test";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expectAccessible } from "../harness/accessible";
import { loaded } from "../harness/game";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";
import { History } from "../pages/history";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** The people and the houses that they play; the computer has the other three. */
type Houses = [[Person, string], ...[Person, string][]];

// Each time it would be the longest: `cargo xtask test --only thorough`.
test("three people, two of them on phones, and three computers play the last three rounds of a game of six", { tag: "@thorough" }, async ({ person, server }) => {
  test.setTimeout(1_200_000);
  const houses = await newcomers(person);
  const path = await server.import("late", Object.fromEntries(houses.map(([it, house]) => [house, it.name])));
  for (const [it] of houses) await it.table.open(path);
  await playedToItsEnd(houses, path);
});

// Too long for each time: `cargo xtask test --only whole-game`.
test("they play a game of six from its beginning", { tag: "@long" }, async ({ person }) => {
  test.setTimeout(2_400_000);
  const houses = await newcomers(person);
  const [[ann, own]] = houses;
  const path = await ann.lobby.create({ name: "The whole song", players: 6 });
  await ann.waitingRoom.take(own);
  for (const house of ["Baratheon", "Greyjoy", "Martell"]) await ann.waitingRoom.seatComputer(house);
  for (const [it, house] of houses) {
    if (it !== ann) await it.table.open(path);
    await it.waitingRoom.take(house);
  }
  const ranked = await playedToItsEnd(houses, path);
  expect((await loaded(ann, path)).game.Westeros.log[0]?.event).toEqual({ GameStarted: { players: 6 } });
  await test.step("the record, played again from its answers and rolls, has the same winner", async () => {
    await ann.table.open(path);
    await ann.page.getByRole("button", { name: "This table" }).click();
    await ann.page.getByText("Fair randomness").click();
    const downloaded = ann.page.waitForEvent("download");
    await ann.page.getByRole("link", { name: "Record of this game" }).click();
    const record = await (await downloaded).path();
    const [, result = ""] = /^expect result (.*)$/m.exec(readFileSync(record, "utf8")) ?? [];
    expect(result.match(/[A-Z]{2}/g)).toEqual(ranked.map((it) => it.slice(0, 2).toUpperCase()));
    // It ends in an error, if what the record expects is not what comes of it.
    execFileSync("cargo", ["xtask", "script", record], { cwd: ".." });
  });
});

async function newcomers(person: (name: string, options?: BrowserContextOptions) => Promise<Person>): Promise<Houses> {
  const ann = await person("Ann");
  const bob = await person("Bob", PHONE);
  const cat = await person("Cat", { ...PHONE, colorScheme: "dark" });
  await Promise.all([ann, bob, cat].map((it) => it.signUp()));
  return [[ann, "Stark"], [bob, "Lannister"], [cat, "Tyrell"]];
}

async function playedToItsEnd(houses: Houses, path: string): Promise<string[]> {
  const [[ann]] = houses;
  await Promise.all(houses.map(([it]) => it.table.map.waitFor()));
  await Promise.all(houses.map(([it]) => it.answers.untilTheEnd()));

  const ranking = (it: Person) => it.page.getByRole("region", { name: "Final ranking" }).getByRole("listitem").locator("strong");
  await expect(ranking(ann)).toHaveCount(6);
  const ranked = await ranking(ann).allInnerTexts();
  for (const [it] of houses) {
    await it.table.leaveEnd();
    await it.table.wholeLog();
  }
  const told = await ann.table.log.allTextContents();
  expect(told.at(-1)).toContain(`The game is over: ${ranked[0]} wins, ahead of ${ranked[1]},`);

  for (const [it, house] of houses) {
    await test.step(`${it.name} has played to the end, and reads how it ended`, async () => {
      await expect(ranking(it)).toHaveText(ranked);
      expect(await it.table.log.allTextContents()).toEqual(told);
      // A house whose last unit fell is asked for no more orders.
      const planned = it.answers.asked.get("Place an order") ?? 0;
      expect(planned).toBeGreaterThan(0);
      expect(told.filter((line) => line.includes(`${house} has placed its orders`))).toHaveLength(planned);
      await expectAccessible(it.page, `${it.name}'s table that is over`);
      test.info().annotations.push({ type: `${it.name} was asked`, description: JSON.stringify([...it.answers.asked]) });
    });
  }

  await test.step("what the platform sends tells the same winner", async () => {
    const { view, log, over } = (await loaded(ann, path)).game.Westeros;
    expect(over).toBe(true);
    expect(view.ranking).toEqual(ranked);
    expect(log.at(-1)?.event).toEqual({ GameEnded: { ranking: ranked } });
  });
  await test.step("the end tells the game: plots, battles, other eyes, a rematch", async () => {
    await ann.page.getByRole("button", { name: "Show how it ended" }).click();
    await ann.table.end.getByRole("radio", { name: "Supply" }).check();
    await ann.table.end.getByText("As a table").click();
    await expect(ann.table.end.getByRole("table", { name: "Supply" }).getByRole("row")).toHaveCount(7);
    await ann.table.end.getByText(/^Battles \(\d+\)/).click();
    await expectAccessible(ann.page, "the end of a whole game");
    await ann.table.end.getByRole("link", { name: "Watch again" }).click();
    const history = new History(ann.page);
    await expect(history.bar).toContainText("Viewing");
    for (const [perspective, name] of [["House Lannister", /perspective=1/], ["All: everything revealed", /perspective=all/]] as const) {
      await history.bar.getByRole("radio", { name: perspective }).check();
      await expect(ann.page).toHaveURL(name);
    }
    await expectAccessible(ann.page, "a finished game looked back at");
    await history.now.click();
    await expect(history.bar).toHaveCount(0);
    await ann.page.getByRole("button", { name: "Show how it ended" }).click();
    await ann.table.end.getByRole("button", { name: "Rematch" }).click();
    await ann.page.waitForURL((url) => url.pathname !== path && url.pathname.startsWith("/tables/"));
  });
  return ranked;
}
