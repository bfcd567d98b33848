import { type Locator, type Page, expect } from "@playwright/test";
import { hydrated } from "../harness/hydrated";

/** A token by its spoken name. */
export type Token =
  | "March −1"
  | "March +0"
  | "March +1, starred"
  | "Defense +1"
  | "Defense +2, starred"
  | "Support"
  | "Support +1, starred"
  | "Raid"
  | "Raid, starred"
  | "Consolidate Power"
  | "Consolidate Power, starred";

/** The button that confirms an answer: it says so where that is to do nothing, and names a bid, a card, a march, a raid, a retreat or who comes first. */
export const CONFIRM =
  /^(Confirm|Muster( nothing)?|Raid|Raid [^:]+: remove .+|Use up the order|Bid nothing|Seal a bid of \d+|March|March nowhere: the order is removed|Ask for support|Set this order|\w+ before \w+|Retreat( to .+)?|Choose a card|Play .+)$/;

/** The parts that lie over the whole board: a battle of one's own that has ended, cards of fate, bids. */
const FILLS = ".told.fight, .moment.full";
/** As many of them come one after the other. */
const MOST = 12;

/** The board game's table, as one player or spectator has it. */
export class TablePage {
  /** Waits before the page is looked at after an answer: a benchmark waits longer, so that looking costs the page nothing. */
  rest: () => Promise<void> = () => Promise.resolve();

  constructor(private readonly page: Page) {}

  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await hydrated(this.page);
  }

  get map(): Locator {
    return this.page.getByRole("region", { name: "Map" });
  }

  /** The bar with what is to be done, and the buttons that do it. */
  get bar(): Locator {
    return this.page.getByRole("region", { name: "What now" });
  }

  /** The place in which the open question is answered: beside the map, or in the moment of a battle. */
  get asking(): Locator {
    return this.page.locator("#question, #the-battle");
  }

  /** The combat that goes on: the moment that fills the board, or the card in the corner. */
  get fight(): Locator {
    return this.page.getByRole("region", { name: /^Battle for / });
  }

  /** The choices of a combat: cards of the hand, or a list. */
  choice(words: RegExp): Locator {
    const hand = this.asking.getByRole("radiogroup", { name: "Your house cards" }).getByRole("radio", { name: words });
    return hand.or(this.asking.getByRole("list", { name: "Answers" }).getByRole("button", { name: words }));
  }

  /** The account of how a battle has ended, as long as it is not left. */
  get result(): Locator {
    return this.page.getByRole("region", { name: "Result of the battle" });
  }

  /** Leaves results, as whoever reads results does; for all others they are left as soon as they are in the way. */
  async readResults(): Promise<void> {
    await this.page.removeLocatorHandler(this.page.locator(FILLS));
  }

  async leaveResults(): Promise<void> {
    const leave = async (it: Locator) => {
      for (let left = MOST; left > 0 && (await it.isVisible()); left -= 1) await it.locator(".told-foot button, .moment-go").click();
    };
    // One may follow the other at once.
    await this.page.addLocatorHandler(this.page.locator(FILLS), leave, { noWaitAfter: true });
  }

  /** The account of how the game ended, over the whole page. */
  get end(): Locator {
    return this.page.getByRole("dialog", { name: /takes the Iron Throne$/ });
  }

  /** Closes what was told before the end, and the end itself: what is left is the board. */
  async leaveEnd(): Promise<void> {
    const closed = this.page.locator(".moment, .ending");
    await expect(async () => {
      await this.page.keyboard.press("Escape");
      await expect(closed).toHaveCount(0, { timeout: 500 });
      await expect(this.page.getByRole("button", { name: "Show how it ended" })).toBeVisible({ timeout: 500 });
    }).toPass();
  }

  /** The question; beside it a plan tells its state. */
  get instruction(): Locator {
    return this.bar.getByRole("status").and(this.page.locator(".bar-now"));
  }

  /** Every area with its order, while orders are being placed. */
  get plan(): Locator {
    return this.page.getByRole("region", { name: "Your plan" });
  }

  /** The first area that still needs an order. */
  async placeWithoutOrder(): Promise<string> {
    const row = this.plan.getByRole("button", { name: /^Choose for / }).first();
    return (await row.locator(".plan-area").innerText()).trim();
  }

  /** An area of the map; its spoken label begins with its name. */
  area(name: string): Locator {
    return this.map.getByRole("button", { name: new RegExp(`^${name},`) });
  }

  /** The tokens offered for an area: a ring on wide screens, a sheet on small ones. */
  offered(area: string): Locator {
    const name = `Orders for ${area}`;
    return this.page.getByRole("menu", { name }).or(this.page.getByRole("dialog", { name })).filter({ visible: true });
  }

  /** Picks an area with the keyboard, which every area must answer to. */
  async pick(area: string): Promise<void> {
    await this.area(area).focus();
    await this.page.keyboard.press("Enter");
  }

  async order(area: string, token: Token): Promise<void> {
    await this.pick(area);
    const offered = this.offered(area);
    const item = offered.getByRole("menuitem", { name: token, exact: true });
    const choice = item.or(offered.getByRole("button", { name: token, exact: true }));
    await expect(choice, `${token} may lie in ${area}`).toBeEnabled();
    await choice.click();
    await expect(this.offered(area)).toHaveCount(0);
  }

  async orderAll(orders: Record<string, Token>): Promise<void> {
    for (const [area, token] of Object.entries(orders)) await this.order(area, token);
  }

  /** Returns what is said of each area. */
  async labels(): Promise<string[]> {
    return this.map.locator("[data-area]").evaluateAll((areas) => areas.map((it) => it.ariaLabel ?? ""));
  }

  /** The first unit in an area: what a finger or the mouse goes for. */
  unit(area: string): Locator {
    return this.area(area).locator(".m-unit").first();
  }

  /** The order token that lies in an area. */
  token(area: string): Locator {
    return this.area(area).locator(".m-order");
  }

  button(name: "Seal my orders" | "March" | "Take back" | "Confirm" | "Keep all orders" | "Raid without effect"): Locator {
    return this.asking.getByRole("button", name === "Confirm" ? { name: CONFIRM } : { name, exact: true });
  }

  async ready(): Promise<void> {
    await this.send("Seal my orders");
  }

  async takeBack(): Promise<void> {
    await this.send("Take back");
  }

  async confirm(): Promise<void> {
    await this.send("Confirm");
  }

  /** Presses a button that sends an answer, which the server takes. */
  private async send(button: "Seal my orders" | "Take back" | "Confirm"): Promise<void> {
    const answered = this.page.waitForResponse("**/api/answer");
    await this.button(button).click();
    expect((await answered).status(), button).toBe(200);
    await this.rest();
    // The page is drawn anew before the button can be pressed again.
    await expect(this.asking.locator("[aria-busy=true]")).toHaveCount(0);
  }

  /** The page that hides the seats of one device from each other. */
  get hotSeat(): Locator {
    return this.page.getByRole("region", { name: "Pass the device" });
  }

  /** Says that whoever plays this house looks now. */
  async lookAs(house: string): Promise<void> {
    await this.hotSeat.getByRole("button", { name: `I'm House ${house}` }).click();
    await expect(this.hotSeat).toHaveCount(0);
    await expect(this.page.getByText(`You're playing House ${house}.`)).toBeVisible();
  }

  /** The moment at which this person's map says `words` of an area. */
  async momentOf(area: string, words: string): Promise<number> {
    return this.area(area).evaluate(
      (element, wanted) =>
        new Promise<number>((seen) => {
          const look = () => element.ariaLabel?.includes(wanted) && seen(Date.now());
          new MutationObserver(look).observe(element, { attributes: true });
          look();
        }),
      words,
    );
  }

  /** Draws all lines of a long log. */
  async wholeLog(): Promise<void> {
    const more = this.page.getByRole("button", { name: /Show \d+ earlier entries/, includeHidden: true });
    // Its panel may lie behind another tab.
    if ((await more.count()) > 0) await more.dispatchEvent("click");
  }

  /** The sentences of the log, oldest first. */
  get log(): Locator {
    return this.page.getByRole("log", { name: "Log of the game", includeHidden: true }).locator("li");
  }
}
