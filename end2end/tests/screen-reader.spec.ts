import { type Locator, type Page } from "@playwright/test";
import { Announcements } from "../harness/announcements";
import { hydrated } from "../harness/hydrated";
import { gathered, imported } from "../harness/imported";
import { PLANS, seated } from "../harness/plans";
import { expect, test } from "../harness/test";
import { CONFIRM } from "../pages/table";
import { three } from "../harness/three";
import { Proposals } from "../pages/proposals";
import { ChatPanel } from "../pages/chat";

// Greyjoy's player has the keyboard, the list beside the map, and what is said aloud. Nothing here
// is found but by its role and its name, and nothing is pressed that has not been tabbed to.

const PLAN: Record<string, RegExp> = {
  Pyke: /^Consolidate Power \(/,
  "Greywater Watch": /^Support \(/,
  "Ironman's Bay": /^March \+0/,
  "Port of Pyke": /^Defense \+1/,
};

/** Steps within which everything beside the map is reached from its heading. */
const FAR = 60;

/** Goes there with the tabulator. */
async function tabTo(page: Page, there: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  for (let step = 0; step < FAR; step += 1) {
    if (await there.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`not within ${FAR} steps: ${there}`);
}

/** The list of areas: its shortcut puts the focus on its tab. */
async function openAreas(page: Page): Promise<Locator> {
  await page.keyboard.press("a");
  await expect(page.getByRole("tab", { name: "Areas" })).toBeFocused();
  return page.getByRole("tabpanel", { name: "Areas" });
}

/** Presses what stands beside the question, before the panels. */
async function pressBefore(page: Page, there: Locator): Promise<void> {
  await expect(there).toBeVisible();
  await openAreas(page);
  await tabTo(page, there, "Shift+Tab");
  await page.keyboard.press("Enter");
}

/** Chooses in a list as the arrow keys do. */
async function choose(page: Page, list: Locator, words: RegExp): Promise<void> {
  await tabTo(page, list);
  const chosen = list.getByRole("option", { name: words, selected: true });
  for (let step = 0; step < 12 && (await chosen.count()) === 0; step += 1) await page.keyboard.press("ArrowDown");
  await expect(chosen).toHaveCount(1);
}

/** To the button that answers, by its shortcut; pressed, the server takes the answer. */
async function send(page: Page, name: "Seal my orders" | "Confirm"): Promise<void> {
  await page.keyboard.press("c");
  const button = page.locator("#question, #the-battle").getByRole("button", { name: name === "Confirm" ? CONFIRM : name });
  await expect(button).toBeFocused();
  await expect(button).toBeEnabled();
  const answered = page.waitForResponse("**/api/answer");
  await page.keyboard.press("Enter");
  expect((await answered).status()).toBe(200);
}

test("planning, a march and a combat are played by ear and keyboard", { tag: "@thorough" }, async ({ people }) => {
  const { path, baratheon, lannister, greyjoy } = await seated(people);
  const { page } = greyjoy;
  const announcements = await Announcements.at(page);
  await greyjoy.table.open(path);
  await greyjoy.table.readResults();
  const asked = greyjoy.table.instruction;

  await test.step("planning", async () => {
    await expect(asked).toHaveText("Place your orders: 0 of 4.");
    const areas = await openAreas(page);
    await expect(areas.getByRole("heading", { name: "To decide" })).toBeVisible();
    for (const list of await areas.getByRole("combobox").all()) {
      const area = (await list.getAttribute("aria-label"))?.replace("Order for ", "") ?? "";
      await choose(page, list, PLAN[area] ?? /^no order/);
    }
    await announcements.expectHeard(/2 of 4\.[^]*3 of 4\.[^]*All your orders are placed/);
    await expect(page.getByRole("region", { name: "Map" }).getByRole("button", { name: /^Pyke,/ })).toHaveAccessibleName(
      /Greyjoy, 1 footman, 1 knight, consolidate power, not sent yet/,
    );
    // Letters choose in a list; behind it they are shortcuts.
    await page.keyboard.press("Tab");
    await send(page, "Seal my orders");
    await announcements.expectHeard(/Your orders are placed\. Waiting for/);
  });

  await test.step("what the others do is told", async () => {
    await baratheon.table.orderAll(PLANS.Baratheon);
    await baratheon.table.ready();
    await announcements.expectHeard(/Baratheon has placed its orders/);
    await lannister.table.orderAll({ ...PLANS.Lannister, "The Golden Sound": "Defense +1", "Port of Lannisport": "Defense +1" });
    await lannister.table.ready();
    await announcements.expectHeard(/All orders are revealed/);
    await expect(asked).toHaveText("Waiting for Lannister (Bob) to use the Messenger Raven.");
    await lannister.table.button("Keep all orders").click();
    await lannister.table.confirm();
  });

  await test.step("a march", async () => {
    await announcements.expectHeard(/March from Ironman's Bay: choose a destination\./);
    const areas = await openAreas(page);
    const sound = areas.getByRole("listitem").filter({ hasText: "March here: The Golden Sound" });
    await expect(sound).toContainText("attack Lannister, 1 against 2 before cards");
    const march = sound.getByRole("button", { name: /^March here ?: The Golden Sound$/ });
    await tabTo(page, march);
    await page.keyboard.press("Enter");
    await expect(march).toHaveAttribute("aria-pressed", "true");
    await announcements.expectHeard(/March from Ironman's Bay: 1 ship to The Golden Sound\./);
    await send(page, "Confirm");
    await announcements.expectHeard(/Greyjoy attacks Lannister in The Golden Sound, from Ironman's Bay with 1 ship\./);
  });

  await test.step("a combat", async () => {
    const battle = page.getByRole("region", { name: "Battle for The Golden Sound" });
    await expect(battle.getByRole("heading", { name: "Battle for The Golden Sound" })).toBeVisible();
    await expect(battle.getByRole("region", { name: "Greyjoy" }).getByRole("listitem")).toHaveText([/1/]);
    const hand = battle.getByRole("radiogroup", { name: "Your house cards" });
    const euron = hand.getByRole("radio", { name: /^Euron Crow's Eye, strength 4, 1 sword; beats \d of 7/ });
    await expect(euron).toBeVisible();
    await openAreas(page);
    await tabTo(page, hand.locator("[tabindex='0']"), "Shift+Tab");
    for (let step = 0; step < 7 && (await euron.getAttribute("aria-checked")) !== "true"; step += 1) await page.keyboard.press("ArrowRight");
    await expect(euron).toBeChecked();
    const odds = battle.getByRole("region", { name: "Odds" });
    await expect(odds.getByRole("listitem").filter({ hasText: "against The Hound" })).toContainText("win 5 to 4");
    const answered = page.waitForResponse("**/api/answer");
    await page.keyboard.press("Enter");
    expect((await answered).status()).toBe(200);
    await lannister.answers.choose(/The Hound/);
    await announcements.expectHeard(/Greyjoy plays Euron Crow's Eye and Lannister plays The Hound/);
    // The Blade is not needed.
    await pressBefore(page, battle.getByRole("list", { name: "Answers" }).getByRole("button", { name: /^Don't use it/ }));
    await send(page, "Confirm");
    await announcements.expectHeard(/Greyjoy wins the battle of The Golden Sound\./);
    await lannister.answers.answer();
    await announcements.expectHeard(/Lannister retreats from The Golden Sound/);
    const result = page.getByRole("region", { name: "Result of the battle" });
    await expect(result).toContainText("Greyjoy takes The Golden Sound, 5 to 4");
    await pressBefore(page, result.getByRole("button", { name: "Go on" }));
    await expect(result).toHaveCount(0);
  });
});

test("messages, plans and the end by vote are told aloud, once, and not to their author", { tag: "@thorough" }, async ({ people }) => {
  const { ann, bob, cat } = await three(people, "Whispers");
  const announcements = await Announcements.at(bob.page);
  await bob.page.reload();
  await hydrated(bob.page);
  const [from, to] = [new ChatPanel(ann.page), new ChatPanel(bob.page)];

  await test.step("who speaks and where, as long as one does not read along", async () => {
    await from.enter("The hall");
    await from.say("Hail to all");
    await announcements.expectHeard(/^(?![^]*Hail to all)[^]*New message from Baratheon in the hall\./);
    await from.say("Hail again");
    await announcements.expectHeard(/New message from Baratheon in the hall\./);
    await from.enter("Lannister");
    await from.say("Between us");
    await announcements.expectHeard(/^(?![^]*Between us)[^]*New message from Baratheon to you alone\./);
  });

  await test.step("a plan", async () => {
    const plans = new Proposals(ann.page);
    await plans.open.click();
    await plans.add({ House: "Baratheon", Promise: "no attack", Against: "Lannister" });
    await plans.send();
    await announcements.expectHeard(/New plan from Baratheon to you alone\./);
  });

  await test.step("the words themselves in an open conversation, and nothing of one's own", async () => {
    await to.enter("Baratheon");
    await expect(to.line("Between us")).toBeVisible();
    await to.say("Agreed");
    await from.say("So be it");
    await announcements.expectHeard(/So be it/);
    await from.enter("The hall");
    await from.say("Farewell");
    await announcements.expectHeard(/^(?![^]*(from Lannister|to you alone))[^]*New message from Baratheon in the hall\./);
  });

  await test.step("the end by vote", async () => {
    await ann.page.getByRole("button", { name: "This table" }).click();
    await ann.page.getByRole("button", { name: "Propose to cancel the game" }).click();
    await announcements.expectHeard(/Cancel the game\?/);
    for (const it of [cat, bob]) await it.page.locator(".vote").getByRole("button", { name: "Yes" }).click();
    await announcements.expectHeard(/Vote passed: the game is canceled\./);
  });
});

test("the accessibility tree of a table, in words", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann, bob] = await gathered(people, "Ann", "Bob");
  await imported(server, "seventh", { Stark: ann, Lannister: bob });
  const { page } = ann;
  const tab = (name: string) => page.getByRole("tab", { name }).click();

  await test.step("the map: each area with all that lies and is printed there", async () => {
    await expect(page.getByRole("region", { name: "Map" })).toMatchAriaSnapshot(`
      - region "Map":
        - group "Map of Westeros":
          - button /^Bay of Ice, sea, empty/
          - button /^Winterfell, Stark, 1 footman, .*stronghold, 1 barrel, 1 crown/
          - button /^Riverrun, Stark, 1 footman, march, power token, stronghold, 1 barrel, 1 crown, /
          - button /^Lannisport, Lannister, 1 footman, march, .*stronghold, 2 barrels/
          - button /^King's Landing, .*stronghold, 2 crowns/
          - button /^Port of Winterfell,/
        - group "Map controls":
          - button "Zoom in"
          - button "Zoom out"
          - button /Show the whole map|Fill the width/
          - button "Find an area"
          - button "Full screen"
    `);
  });

  await test.step("the question", async () => {
    await expect(page.getByRole("region", { name: "What now" })).toMatchAriaSnapshot(`
      - region "What now":
        - heading "What now" [level=2]
        - status: /March from Riverrun/
    `);
  });

  await test.step("the panels", async () => {
    await expect(page.getByRole("tablist", { name: "Panels" })).toMatchAriaSnapshot(`
      - tablist "Panels":
        - tab "Houses" [selected]
        - tab "Tracks"
        - tab "Log"
        - tab "Areas"
        - tab "Chat"
    `);
    await tab("Areas");
    await expect(page.getByRole("tabpanel", { name: "Areas" })).toMatchAriaSnapshot(`
      - tabpanel "Areas":
        - heading "Areas" [level=2]
        - heading "To decide" [level=3]
        - list:
          - listitem:
            - button /^March (from )?here/
    `);
    await tab("Chat");
    await expect(page.getByRole("tabpanel", { name: "Chat" })).toMatchAriaSnapshot(`
      - tabpanel "Chat":
        - heading "Chat" [level=2]
        - group "Conversations":
          - button "The hall" [pressed]
        - heading "The hall" [level=3]
        - textbox /^Message/
        - button "Send" [disabled]
        - button "Propose a plan"
    `);
  });
});
