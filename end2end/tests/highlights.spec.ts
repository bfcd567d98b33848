import { expectAccessible } from "../harness/accessible";
import { expectFits } from "../harness/fits";
import { bid, gathered, imported, march } from "../harness/imported";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

const scene = (it: Person, name: string | RegExp) => it.page.getByRole("region", { name });
const result = (it: Person) => scene(it, "Result of the battle");
const raven = (it: Person) => it.page.locator(".raven").getByRole("button");

test("a battle stays until it is closed, large for those who fought, small for others who point at it", { tag: "@thorough" }, async ({ people, server }) => {
  const [stark, lannister, tyrell] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "robb", { Stark: stark, Lannister: lannister, Tyrell: tyrell });
  for (const it of [stark, lannister, tyrell]) await it.table.readResults();
  await march(stark, "Moat Cailin", "Seagard");
  await expect(tyrell.table.fight.and(tyrell.page.locator(".fight-corner"))).toBeVisible();
  await stark.answers.choose(/Robb Stark/);
  await lannister.answers.choose(/Ser Kevan/);

  await test.step("both cards, the count to its end, who won and why, what it cost", async () => {
    await result(tyrell).hover();
    for (const it of [stark, lannister, tyrell]) {
      await expect(result(it).getByRole("heading", { name: "Stark takes Seagard, 7 to 3" })).toBeVisible();
      await expect(result(it)).toContainText("That will make 3 of 7 castles for Stark.");
      await expect(result(it)).toContainText("Robb Stark");
      await expect(result(it)).toContainText("Ser Kevan Lannister");
    }
    await result(tyrell).getByText("Strength, line by line").click();
    await expect(result(tyrell).getByRole("row", { name: /^House card/ })).toContainText("7 : 3");
    await expect(result(stark)).toHaveClass(/fight/);
    await expect(result(tyrell)).toHaveClass(/glimpse/);
    await expect(result(stark)).toContainText("Lannister retreats: you choose where");
    await expectAccessible(stark.page, "a battle that is over");
    await expectAccessible(tyrell.page, "a battle of others that is over");
  });

  await test.step("its button leads to the next question; for others it is told to its end", async () => {
    await result(stark).getByRole("button", { name: "Choose the retreat" }).click();
    await expect(result(stark)).toHaveCount(0);
    await stark.answers.choose(/^The Twins/);
    for (const it of [lannister, tyrell]) await expect(result(it)).toContainText("Lannister retreats to The Twins with 2 footmen.");
    await result(lannister).getByRole("button", { name: "Go on" }).click();
  });

  await test.step("what came before the cards of a round does not come after them", async () => {
    await march(lannister, "Stoney Sept", "Riverrun");
    await expect(scene(tyrell, "Westeros cards of round 3")).toBeVisible();
    await tyrell.page.keyboard.press("Escape");
    await expect(scene(tyrell, "Westeros cards of round 3")).toHaveCount(0);
    await expect(result(tyrell)).toHaveCount(0);
  });

  await test.step("the cards of a round fill the board, before anything is asked", async () => {
    const cards = scene(stark, "Westeros cards of round 3");
    await expect(cards.getByRole("heading", { level: 2 })).toHaveText("Round 3 begins");
    await expect(cards.locator(".omen")).toHaveCount(3);
    await expect(cards.locator(".omen-face")).toHaveText([/^I/, /^II/, /^III/]);
    await expect(cards.getByRole("heading", { level: 4 })).toHaveCount(3);
    await expect(stark.page.locator(".table-now")).toHaveCSS("opacity", "0");
    await expectAccessible(stark.page, "the cards of a round");
    await expectFits(stark.page, "the cards of a round");
    await stark.page.keyboard.press("Escape");
    await expect(cards).toHaveCount(0);
    await expect(stark.page.locator(".table-now")).toHaveCSS("opacity", "1");
  });

  await test.step("the log tells it, and shows it again", async () => {
    await tyrell.page.getByRole("tab", { name: "Log" }).click();
    await tyrell.page.getByRole("tabpanel", { name: "Log" }).getByRole("button", { name: "Result" }).click();
    await result(tyrell).getByText("Strength, line by line").click();
    await expect(result(tyrell).getByRole("row", { name: /^Units/ })).toBeVisible();
    await result(tyrell).getByRole("button", { name: "Close" }).click();
    await expect(result(tyrell)).toHaveCount(0);
  });

  await test.step("a castle that fell in a battle is told there alone", async () => {
    for (const it of [stark, tyrell]) await expect(scene(it, "Castle taken")).toHaveCount(0);
    await expect(stark.table.bar).toBeVisible();
  });
});

test("several battles wait one behind the other", { tag: "@thorough" }, async ({ people, server }) => {
  const [stark, lannister, tyrell] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "two-battles", { Stark: stark, Lannister: lannister, Tyrell: tyrell });
  await stark.table.pick("Moat Cailin");
  await march(stark, "Moat Cailin", "Seagard");
  await stark.answers.choose(/Eddard Stark/);
  await lannister.answers.choose(/Ser Kevan/);
  const shown = result(tyrell);
  await shown.hover();
  await lannister.table.pick("Stoney Sept");
  await march(lannister, "Stoney Sept", "Harrenhal");
  await lannister.answers.choose(/Tywin Lannister/);
  await stark.answers.choose(/Greatjon Umber/);
  await stark.answers.answer();
  await expect(shown).toContainText("Battle for Seagard");
  await shown.getByRole("button", { name: "Next" }).click();
  await expect(shown).toContainText("Battle for Harrenhal");
  await expect(shown).toContainText("Tywin Lannister");
  await expect(shown).not.toContainText("Ser Kevan");
  // The beaten have come to a castle of nobody.
  await shown.getByRole("button", { name: "Next" }).click();
  await expect(shown).toHaveCount(0);
  const castle = scene(tyrell, "Castle taken");
  await expect(castle).toContainText("Stark takes Crackclaw Point");
  await castle.getByRole("button", { name: "Close" }).click();
  await expect(castle).toHaveCount(0);
});

test("a battle of others goes by itself, and in a live game one's own", { tag: "@thorough" }, async ({ people, server }) => {
  const [stark, lannister, tyrell] = await gathered(people, "Ann", "Bob", "Cat");
  const seats = { Stark: stark.name, Lannister: lannister.name, Tyrell: tyrell.name };
  const path = await server.import("robb", seats, "live 3600+60");
  for (const it of [stark, lannister, tyrell]) {
    await it.table.open(path);
    await it.table.readResults();
  }
  await march(stark, "Moat Cailin", "Seagard");
  await stark.answers.choose(/Robb Stark/);
  await lannister.answers.choose(/Ser Kevan/);
  const heading = result(lannister).getByRole("heading", { name: /takes Seagard/ });
  await heading.hover();
  // The bare dark around it is not what somebody reads.
  await stark.page.mouse.move(30, 860);
  await expect(result(tyrell)).toHaveCount(1);
  await expect(result(tyrell)).toHaveCount(0);
  await expect(result(stark)).toHaveCount(0);
  await expect(stark.table.bar).toContainText("Where does Lannister retreat? (Robb Stark)");
  await expect(heading, "whoever points at it reads it").toBeVisible();
  await lannister.page.mouse.move(30, 860);
  await expect(result(lannister)).toHaveCount(0);
});

test("a card of orders that was open keeps no Escape from the cards of a round", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.answers.untilPlanning();
  // A card of orders that was open once keeps no Escape from what comes later.
  await ann.table.pick("Winterfell");
  await expect(ann.page.locator(".ring.open")).toBeVisible();
  await ann.page.keyboard.press("Escape");
  await ann.answers.plan();
  await ann.answers.untilPlanning();
  const fills = ann.page.locator(".moment.full");
  for (let left = 12; left > 0 && (await fills.count()) > 0; left -= 1) await ann.page.keyboard.press("Escape");
  await expect(fills).toHaveCount(0);
  await expect(ann.table.button("Seal my orders")).toBeVisible();
});

test("bids are opened together, with who decided between equal ones", async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "tied-bids", { Baratheon: baratheon, Lannister: lannister, Stark: stark });
  await bid(lannister, 2);
  await bid(stark, 2);
  await expect(stark.table.instruction).toContainText(/^You have sealed a bid of 2\. Waiting for Baratheon .* to bid for the Iron Throne\.$/);
  for (const it of [baratheon, lannister, stark]) await it.table.readResults();
  await bid(baratheon, 0);

  await test.step("tied bids are seen by everybody before they are decided", async () => {
    for (const it of [lannister, stark, baratheon]) {
      const bids = scene(it, "Bids revealed");
      await expect(bids.getByRole("heading")).toHaveText("Bids for the Iron Throne");
      await expect(bids.getByRole("listitem")).toHaveText([/1st.*2.*tied/, /1st.*2.*tied/, /3rd.*Baratheon.*0/]);
      await expect(bids).toContainText(/(Baratheon, holding|You hold) the Iron Throne/);
    }
    await scene(stark, "Bids revealed").getByRole("button", { name: "Go on" }).click();
    await expect(stark.table.instruction).toContainText(/Bids: .*Stark 2.* Waiting for Baratheon .* to break a tie for the Iron Throne\.$/);
    await scene(baratheon, "Bids revealed").getByRole("button", { name: "Decide the ties" }).click();
  });
  await baratheon.table.bar.getByRole("button", { name: "Stark up", exact: true }).click();
  await baratheon.table.confirm();
  await expect(scene(baratheon, "Bids revealed"), "it was his decision").toHaveCount(0);
  for (const it of [lannister, stark]) {
    const bids = scene(it, "Bids revealed");
    await expect(bids.getByRole("heading")).toHaveText("Bids for the Iron Throne");
    await expect(bids.getByRole("listitem")).toHaveText([/1st.*Stark.*2/, /2nd.*Lannister.*2/, /3rd.*Baratheon.*0/]);
    await expect(bids).toContainText("Tied bids: Baratheon, holding the Iron Throne, decided the order.");
    await expect(bids).toHaveClass(/full/);
    await expect(it.page.locator(".m-near-names"), "no name is read through it").toHaveCSS("visibility", "hidden");
    await expect(it.page.locator(".m-icon").first(), "and no castle is seen").toHaveCSS("visibility", "hidden");
    await expect(it.table.instruction).toContainText("Bid for the Fiefdoms track");
    await bids.getByRole("button", { name: "Bid for the Fiefdoms" }).click();
    await expect(bids).toHaveCount(0);
  }
});

test("a wildling attack that is decided: strength, bids, the card and what it did", async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "wildlings", { Baratheon: baratheon, Lannister: lannister, Stark: stark });
  await march(stark, "Winterfell", "Castle Black");
  await bid(baratheon, 1);
  await bid(stark, 1);
  for (const it of [baratheon, stark]) await it.table.readResults();
  await bid(lannister, 0);
  await lannister.answers.choose(/^Drop on the track/);
  for (const it of [baratheon, stark]) {
    const attack = scene(it, "Result of the wildling attack");
    await expect(attack).toContainText("The wildlings break through");
    await expect(attack).toContainText("Wildlings 8, Night's Watch 2.");
    await expect(attack).toContainText("Preemptive Raid");
    await expect(attack).toContainText("Lowest bidder: Lannister.");
    await expect(attack).toContainText(`${it === stark ? "Stark" : "Baratheon"} loses nothing.`);
    await expect(attack.getByRole("listitem").filter({ hasText: "lowest bid" })).toContainText("Lannister");
    await expectAccessible(it.page, "a wildling attack that is decided");
  }
});

test("the seventh castle is the end: winner, ranking, turning points, a film, a picture", async ({ people, server }) => {
  const [stark, lannister] = await gathered(people, "Ann", "Bob");
  const path = await imported(server, "seventh", { Stark: stark, Lannister: lannister });
  await march(stark, "Riverrun", "Harrenhal");
  for (const it of [stark, lannister]) {
    await expect(it.table.end.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(it.table.end).toContainText("Round 2 · seven castles");
    const first = it.table.end.getByRole("region", { name: "Final ranking" }).getByRole("listitem").first();
    await expect(first.locator(".ending-pips .on")).toHaveCount(7);
    await expect(it.table.end.getByRole("button", { name: "Rematch" })).toBeInViewport();
  }
  await expect(stark.table.end).toContainText("1st of six · Stark · 7 castles");
  await expect(lannister.table.end, "nobody is told of a defeat").toContainText(/2nd of six · Lannister/);

  await test.step("who was ahead, and when: at a round, as a table, in other measures", async () => {
    const course = stark.table.end.getByRole("region", { name: "Who was ahead, and when" });
    const round = course.getByRole("img", { name: /^After round 2: Stark 7, / });
    await round.focus();
    await expect(round.locator(".ending-tip")).toBeVisible();
    await course.getByText("As a table").click();
    const castles = course.getByRole("table", { name: "Castles and strongholds" });
    await expect(castles.getByRole("row", { name: /^Stark/ }).getByRole("cell").last()).toHaveText("7");
    await course.getByRole("radio", { name: "Power" }).check();
    await expect(course.getByRole("group", { name: "Power" }).first()).toBeVisible();
  });
  await expect(stark.table.end.getByText("Ties: by place on the Iron Throne track"), "once for all of them").toHaveCount(1);
  const turns = stark.table.end.getByRole("region", { name: "The game in three moments" });
  await expect(turns.getByRole("link")).toHaveText([/Round 2: Harrenhal taken.*now holds 7\..*Your castles: 6 → 7/]);
  await expectAccessible(stark.page, "a game that is won");

  await test.step("Escape shows the board; the way back stays beside it", async () => {
    await stark.page.keyboard.press("Escape");
    await expect(stark.table.end).toHaveCount(0);
    const card = scene(stark, "Stark takes the Iron Throne");
    await expect(card).toBeFocused();
    await expect(stark.page.getByRole("list", { name: "Phases of the round" })).toHaveText("Game over");
    await expect(card.getByRole("heading", { level: 2 })).toBeInViewport();
    await expectAccessible(stark.page, "the board of a game that is won");
    await card.getByRole("button", { name: "Show how it ended" }).click();
    await expect(stark.table.end).toBeVisible();
  });

  await test.step("a game of one move is gone through from where it began, and left by its own way alone", async () => {
    await stark.table.end.getByRole("link", { name: "Watch again" }).click();
    await expect(stark.table.end).toHaveCount(0);
    const bar = scene(stark, "History");
    await expect(bar).toContainText("Viewing the start");
    await expect(bar).toContainText("move 1 of 2");
    await expect(bar.getByRole("button", { name: "One step back" })).toBeDisabled();
    const on = bar.getByRole("button", { name: "One step forward" });
    await on.click();
    await expect(bar).toContainText("Viewing the end");
    await expect(bar).toContainText("move 2 of 2");
    await expect(bar.locator(".history-caption")).toHaveText(/^Stark marches from Riverrun.* Stark has won: 7 castles in round 2\.$/);
    await expect(bar.getByRole("slider", { name: "Position in the game" })).toHaveValue("1");
    await expect(on).toBeDisabled();
    await expect(on, "the last step is not left by accident").toBeFocused();
    await expect(scene(stark, "Stark takes the Iron Throne"), "the bar tells of the moment").toHaveCount(0);
    await expect(raven(stark), "what came later is not told").toHaveCount(0);
    await expect(stark.page.getByRole("button", { name: /^Show the last moves/ })).toHaveCount(0);
    await bar.getByRole("link", { name: "Leave the replay" }).click();
    await expect(bar).toHaveCount(0);
    await expect(stark.page).not.toHaveURL(/moment=/);
  });

  await test.step("the picture shows what everybody may see, and the page names it", async () => {
    await stark.page.getByRole("button", { name: "Show how it ended" }).click();
    const picture = await stark.table.end.getByRole("link", { name: "Share" }).getAttribute("href");
    const drawn = await lannister.context.request.get(new URL(picture ?? "", stark.page.url()).href);
    expect(drawn.headers()["content-type"]).toBe("image/png");
    const png = await drawn.body();
    // The width and the height stand in the header.
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    const again = await lannister.context.request.get(drawn.url(), { headers: { "if-none-match": drawn.headers()["etag"] ?? "" } });
    expect(again.status(), "it is sent once").toBe(304);
    await stark.page.goto(path);
    const image = stark.page.locator('head meta[property="og:image"]');
    await expect(image).toHaveAttribute("content", /^http.*\/picture\.png\?key=[0-9a-f]+$/);
    await expect(stark.page.locator('head meta[property="og:description"]')).toHaveAttribute("content", /Stark 7/);
  });

  await test.step("what is over can neither be voted on nor left", async () => {
    await lannister.table.leaveEnd();
    await lannister.page.getByRole("button", { name: "This table" }).click();
    const about = lannister.page.getByRole("dialog", { name: "This table" });
    await expect(about).toBeVisible();
    await expect(about.getByRole("heading", { name: /^(Votes|Leaving)$/ })).toHaveCount(0);
    await lannister.page.keyboard.press("Escape");
  });

  await test.step("the others follow to the rematch by its link", async () => {
    await stark.page.getByRole("button", { name: "Show how it ended" }).click();
    await stark.table.end.getByRole("button", { name: "Rematch" }).click();
    await expect(stark.page.locator(".kept-for")).toContainText(/^Kept for .+ for another (3 days 0 h|2 days 23 h)/);
    await stark.page.waitForURL((url) => url.pathname !== path && url.pathname.startsWith("/tables/"));
    // He may seat the computer there, but not himself.
    await expect(stark.page.getByRole("button", { name: /^Computer for / }).first()).toBeVisible();
    await expect(stark.page.getByRole("button", { name: /^(Also take|Take) / })).toHaveCount(0);
    await lannister.page.getByRole("button", { name: "Show how it ended" }).click();
    await lannister.table.end.getByRole("link", { name: "Rematch: 1 of 2 said yes" }).click();
    await expect(lannister.page.getByRole("heading", { level: 1 })).toContainText("rematch");
    await expect(lannister.page).toHaveURL(new RegExp(new URL(stark.page.url()).pathname));
  });
});
