import { bid, imported, march } from "../harness/imported";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

/** Two people, or three. */
async function gathered(people: (...names: string[]) => Promise<Person[]>, ...names: string[]) {
  const [one, two, three = two] = await people(...names);
  if (!one || !two || !three) throw new Error("people were asked for");
  return [one, two, three] as const;
}

const answers = (it: Person) => it.table.asking.getByRole("list", { name: "Answers" });
const said = (it: Person, words: RegExp) => it.table.log.filter({ hasText: words });

/** Chooses an answer by the words it begins with, and confirms it. */
async function choose(it: Person, words: RegExp): Promise<void> {
  await it.table.choice(words).click();
  await it.table.confirm();
}

test("a neutral force falls with support that was asked for", { tag: "@thorough" }, async ({ people, server }) => {
  const [baratheon, tyrell] = await gathered(people, "Ann", "Bob");
  await imported(server, "neutral-force", { Baratheon: baratheon, Tyrell: tyrell });
  await expect(baratheon.table.instruction).toContainText("March from Kingswood");
  await baratheon.table.bar.getByRole("button", { name: /^Ask for support against King's Landing/ }).click();
  await baratheon.table.confirm();

  await expect(tyrell.table.instruction).toContainText("You're asked for support against the neutral force");
  const reach = tyrell.table.bar.getByRole("group", { name: "Support from The Reach" });
  await reach.getByRole("button", { name: /^The march/ }).click();
  await tyrell.table.confirm();
  await expect(tyrell.table.instruction).toContainText(/^Waiting for Baratheon \(Ann\) to march/);

  await march(baratheon, "Kingswood", "King's Landing");
  for (const it of [baratheon, tyrell]) {
    await expect(said(it, /^.*Baratheon beats the neutral force .*King's Landing/)).toHaveCount(1);
    await expect(it.table.area("King's Landing")).toHaveAccessibleName(/Baratheon/);
  }
  await expect(tyrell.table.instruction).toContainText("March from Highgarden");
});

test("with Tides of Battle the Blade draws another card", { tag: "@thorough" }, async ({ people, server }) => {
  const [martell, tyrell] = await gathered(people, "Ann", "Bob");
  await imported(server, "tides", { Martell: martell, Tyrell: tyrell });
  for (const it of [martell, tyrell]) await it.table.readResults();
  await march(martell, "Yronwood", "Prince's Pass");
  await choose(martell, /Areo Hotah/);
  await choose(tyrell, /Margaery Tyrell/);
  await expect(martell.table.instruction).toContainText("Your Tides of Battle card gives");
  await expect(answers(tyrell)).toHaveCount(0);
  await choose(martell, /^Draw another card/);
  for (const it of [martell, tyrell]) {
    await expect(said(it, /Martell uses the Valyrian Steel Blade to draw another Tides of Battle card/)).toHaveCount(1);
  }
  await expect(tyrell.table.instruction).toContainText("Your defeated units retreat");
  for (const it of [martell, tyrell]) await expect(it.table.result).toContainText("Martell takes Prince's Pass, 7 to 4");
  await tyrell.table.result.getByRole("button", { name: "Choose the retreat" }).click();
  await tyrell.answers.answer();
  await expect(martell.table.result).toContainText("Tyrell retreats to");
});

test("Robb Stark says where the beaten go", { tag: "@thorough" }, async ({ people, server }) => {
  const [stark, lannister] = await gathered(people, "Ann", "Bob");
  await imported(server, "robb", { Stark: stark, Lannister: lannister });
  for (const it of [stark, lannister]) await it.table.readResults();
  await march(stark, "Moat Cailin", "Seagard");
  await choose(stark, /Robb Stark/);
  await choose(lannister, /Ser Kevan/);
  for (const it of [stark, lannister]) await expect(it.table.result).toContainText("Stark takes Seagard, 7 to 3");
  await stark.table.result.getByRole("button", { name: "Choose the retreat" }).click();
  await expect(stark.table.instruction).toContainText("Where does Lannister retreat? (Robb Stark)");
  await expect(answers(stark).getByRole("button")).toHaveCount(4);
  await expect(answers(lannister)).toHaveCount(0);
  await choose(stark, /^The Twins/);
  for (const it of [stark, lannister]) {
    await expect(it.table.area("The Twins")).toHaveAccessibleName(/Lannister/);
  }
  await expect(lannister.table.result).toContainText("Lannister retreats to The Twins with 2 footmen.");
});

test("who takes the land takes the port, with as many ships as wanted", { tag: "@thorough" }, async ({ people, server }) => {
  const [greyjoy, lannister] = await gathered(people, "Ann", "Bob");
  await imported(server, "port", { Greyjoy: greyjoy, Lannister: lannister });
  await march(greyjoy, "Riverrun", "Lannisport");
  await choose(greyjoy, /Euron Crow's Eye/);
  await choose(lannister, /The Hound/);
  await expect(greyjoy.table.instruction).toContainText("You now control Port of Lannisport");
  const ships = greyjoy.table.bar.getByRole("spinbutton");
  await ships.fill("1");
  await ships.press("Enter");
  await expect(greyjoy.table.bar.getByText("You place 1 ship.")).toBeVisible();
  await greyjoy.table.confirm();
  for (const it of [greyjoy, lannister]) {
    await expect(said(it, /Lannister loses 2 ships .*Port of Lannisport/)).toHaveCount(1);
    await expect(it.table.area("Port of Lannisport")).toHaveAccessibleName(/Greyjoy.*1 ship/);
    await expect(it.table.area("Port of Lannisport")).not.toHaveAccessibleName(/Support/);
  }
});

test("Preemptive Raid: the lowest bidder goes down its best track", { tag: "@thorough" }, async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "preemptive-raid", { Baratheon: baratheon, Lannister: lannister, Stark: stark });
  await bid(baratheon, 1);
  await bid(stark, 1);
  await bid(lannister, 0);
  await expect(lannister.table.instruction).toContainText("Preemptive Raid: destroy two of your units, or drop");
  for (const it of [baratheon, stark]) await expect(answers(it)).toHaveCount(0);
  await choose(lannister, /^Drop on the track/);
  for (const it of [baratheon, lannister, stark]) {
    await expect(said(it, /Preemptive Raid/)).not.toHaveCount(0);
    await expect(said(it, /Lannister .*King's Court/)).not.toHaveCount(0);
    await expect(it.table.button("Seal my orders")).toBeVisible();
  }
});

test("the holder of the Iron Throne decides between tied bids", { tag: "@thorough" }, async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "tied-bids", { Baratheon: baratheon, Lannister: lannister, Stark: stark });
  await bid(lannister, 2);
  await bid(stark, 2);
  await bid(baratheon, 0);
  await expect(baratheon.table.instruction).toContainText("Some bids for the Iron Throne track are tied.");
  const rows = baratheon.table.bar.getByRole("list", { name: "Places on the track" }).getByRole("listitem");
  const names = rows.locator(".row-name");
  await expect(names).toHaveText(["Lannister", "Stark", "Baratheon"]);
  await baratheon.table.bar.getByRole("button", { name: "Stark up", exact: true }).click();
  await expect(names).toHaveText(["Stark", "Lannister", "Baratheon"]);
  await baratheon.table.confirm();
  for (const it of [baratheon, lannister, stark]) {
    await expect(said(it, /Baratheon holds the Iron Throne and breaks the tie/)).toHaveCount(1);
    await expect(it.table.instruction).toContainText("Bid for the Fiefdoms track");
  }
});
