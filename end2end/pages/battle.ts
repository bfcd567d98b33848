import { expect, type Locator, type Page } from "@playwright/test";

/** A table of the miniatures game. */
export class BattlePage {
  readonly question: Locator;
  readonly head: Locator;
  /** Sends the answer, or all of a plan; its name is what it does. Without a draft it is not there. */
  readonly confirm: Locator;
  readonly log: Locator;
  readonly rail: Locator;
  /** The tiles of a unit whose action is asked, and those of one that is only chosen. */
  readonly actions: Locator;
  readonly ahead: Locator;

  constructor(private readonly page: Page) {
    this.question = page.locator(".battle-question");
    this.head = page.locator(".field-head");
    this.confirm = page.locator(".battle-confirm .primary");
    this.log = page.locator(".battle-log li");
    this.rail = page.locator(".battle-rail");
    this.actions = this.question.getByRole("group", { name: "Actions", exact: true });
    this.ahead = this.question.getByRole("group", { name: "Its action", exact: true });
  }

  /** Cards that an enemy plays are read where they lie over what is pressed. */
  async open(path: string): Promise<void> {
    const card = this.page.locator("#played-card");
    await this.page.addLocatorHandler(card, async () => {
      try {
        await card.locator(".button").click();
      } catch (why) {
        // An expectation that has given up leaves it pressing, even when its test is over.
        if (!this.page.isClosed()) throw why;
      }
    });
    await this.page.goto(path);
    await this.lives();
  }

  /** The page answers clicks. */
  async lives(): Promise<void> {
    await expect(this.page.locator("html[data-hydrated] .battle")).toBeVisible();
  }

  /** A button of the open question. */
  choice(name: string | RegExp): Locator {
    return this.question.getByRole("button", { name });
  }

  /** A unit on the table. */
  tray(name: string | RegExp): Locator {
    return this.page.locator(".battle-table").getByRole("button", { name });
  }

  /** A zone of the tactics board, with who has claimed it. */
  zone(name: string): Locator {
    return this.page.locator(".battle-zones li", { has: this.page.locator(".zone-name", { hasText: name }) });
  }

  /** The button of a zone that claims it, or begins to. */
  claim(name: string): Locator {
    return this.zone(name).getByRole("button", { name: `Claim ${name}` });
  }

  /** On a phone: what its foot has no room for. */
  async more(): Promise<void> {
    await opened(this.rail.getByRole("button", { name: "More", exact: true }));
  }

  /** On a phone: the hand and the zones in place of the question. */
  async cards(): Promise<void> {
    await opened(this.rail.getByRole("button", { name: "Cards", exact: true }));
  }

  /** Opens one of the drawers at the edge of the table. */
  async drawer(name: "Armies" | "Field" | "Log" | "Plans" | "Chat" | "Help"): Promise<Locator> {
    const button = this.rail.getByRole("button", { name });
    if (!(await button.isVisible())) await this.more();
    await opened(button);
    const drawer = this.page.getByRole("group", { name, exact: true }).and(this.page.locator(".battle-drawer"));
    await expect(drawer).toBeVisible();
    return drawer;
  }

  /** Closes the drawer that lies over the question. */
  async shut(): Promise<void> {
    await this.page.locator(".battle-drawer.on").getByRole("button", { name: "Close", exact: true }).click();
  }

  async answer(name: string | RegExp): Promise<void> {
    const choice = this.choice(name).first();
    // What has no parts is sent by the press that chooses it.
    const sends = (await choice.getAttribute("data-sends")) !== null;
    await choice.click();
    if (!sends) await this.confirm.click();
  }

  /**
   * Answers whatever is asked, as somebody would who wants to see the end: what the page suggests, an attack
   * where one is possible, and otherwise the first that is offered.
   */
  async anything(): Promise<void> {
    const before = await this.asked();
    try {
      await this.suggested();
    } catch (why) {
      // A standing order has answered meanwhile.
      if (!(await this.question.isVisible()) || (await this.asked()) !== before) return;
      throw why;
    }
    await expect.poll(() => this.asked(), { message: "the answer was taken" }).not.toBe(before);
  }

  private async suggested(): Promise<void> {
    const soon = { timeout: 5_000 };
    if (await this.lacks()) {
      const boxes = this.question.locator("input:enabled:is([type=checkbox], [type=radio])");
      if ((await boxes.count()) === 0) {
        const wish = await this.wish();
        const sends = (await wish.getAttribute("data-sends", soon)) !== null;
        await wish.click(soon);
        if (sends) return;
        // An NCU goes on to its zones, most of which are sent as they are pressed.
        if (await this.lacks()) {
          const zone = await this.wish();
          const claims = (await zone.getAttribute("data-sends", soon)) !== null;
          await zone.click(soon);
          if (claims) return;
        }
      }
      for (const box of await boxes.all()) {
        if (!(await this.lacks())) break;
        await box.check(soon);
      }
    }
    await this.confirm.click(soon);
  }

  /** Nothing can be sent yet: nothing is drafted, or what cannot be. */
  private async lacks(): Promise<boolean> {
    return (await this.confirm.count()) === 0 || this.confirm.isDisabled({ timeout: 5_000 });
  }

  /** Returns what tells one question from the next. */
  async asked(): Promise<string> {
    const last = await this.page.locator(".battle-log").getAttribute("data-lines");
    // Not the heading of the question, which changes with whoever is chosen.
    const asks = await this.head.textContent();
    return `${last} ${asks}`;
  }

  private async wish(): Promise<Locator> {
    // Zones are pressed on the tactics board.
    if ((await this.question.locator(".battle-claims").count()) > 0) return this.page.locator(".zone-claim").first();
    const enabled = this.question.locator(".battle-options button:enabled:not([aria-disabled=true])");
    for (const wanted of [/^Charge/, /^Melee|^Attack/, /^Shoot|^Ranged/, /^Maneuver/]) {
      const found = enabled.filter({ hasText: wanted });
      if ((await found.count()) > 0) return found.first();
    }
    return enabled.first();
  }
}

/** Presses the button of something that can be opened, unless it is open. */
async function opened(button: Locator): Promise<void> {
  if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
}
