import { type Locator, type Page, expect } from "@playwright/test";
import type { TablePage } from "./table";

/** Chance that is the same on every run. */
export class Chance {
  constructor(private state: number) {}

  below(n: number): number {
    this.state = (Math.imul(this.state, 1664525) + 1013904223) >>> 0;
    return Math.floor((this.state / 2 ** 32) * n);
  }
}

/** Tries before a march that supply does not feed is given up. */
const PATIENCE = 12;
/** Steps within which every answer is found. */
const STEPS = 200;
/** A moment for what is still on its way, in milliseconds. */
const MOMENT = 50;

/** Answers whatever a table asks, as a person would who knows nothing of the game: by what can be pressed. */
export class Answers {
  /** The number of times that each kind of question was answered, by the first words of what was asked. */
  readonly asked = new Map<string, number>();

  constructor(
    private readonly page: Page,
    private readonly table: TablePage,
    private readonly chance = new Chance(7),
  ) {}

  /** Answers until the round has come to its planning, or the game is over; `true` if it is over. */
  async untilPlanning(): Promise<boolean> {
    for (;;) {
      const now = await this.awaitQuestion();
      if (now !== "Confirm") return now === "over";
      await this.answer();
    }
  }

  /** Answers until the game is over. */
  async untilTheEnd(): Promise<void> {
    while (!(await this.untilPlanning())) await this.plan();
  }

  /** Plays on until something is asked in words like these; `false` if the game ended before. */
  async untilAsked(words: RegExp): Promise<boolean> {
    for (;;) {
      const now = await this.awaitQuestion();
      if (now === "over") return false;
      if (words.test(await this.table.instruction.innerText())) return true;
      await (now === "Seal my orders" ? this.plan() : this.answer());
    }
  }

  /**
   * Waits for the next question to this person, or for the end: a house without units and power is
   * asked nothing until then, so there is no limit but the test's own.
   */
  private async awaitQuestion(): Promise<"Seal my orders" | "Confirm" | "over"> {
    const over = this.page.getByRole("region", { name: "Final ranking" });
    let now: "Seal my orders" | "Confirm" | "over" | undefined;
    await expect(async () => {
      await this.table.rest();
      if (await this.table.button("Seal my orders").isVisible()) now = "Seal my orders";
      else if (await this.table.button("Confirm").isVisible()) now = "Confirm";
      else if (await over.isVisible()) now = "over";
      expect(now).toBeDefined();
    }).toPass({ intervals: [20, 50, 100] });
    return now ?? "over";
  }

  /** Lays any order wherever one is wanted, through the list of areas. */
  async plan(): Promise<void> {
    await this.page.getByRole("tab", { name: "Areas" }).click();
    const panel = this.page.getByRole("tabpanel", { name: "Areas" });
    const wanted = panel.getByRole("combobox");
    // On a page that has just been opened the list is still on its way.
    await wanted.first().waitFor();
    // Below a drawer it takes no room before it can be pressed.
    const seals = this.table.button("Seal my orders").and(this.page.locator(":enabled"));
    for (let row = 0; row < (await wanted.count()) && (await seals.count()) === 0; row += 1) {
      const select = wanted.nth(row);
      const open = await select.locator("option:enabled:not([value=''])").evaluateAll((options) =>
        options.map((it) => (it as HTMLOptionElement).value),
      );
      // Where tokens are short, some areas stay without an order.
      if (open.length > 0) await select.selectOption(open[this.chance.below(open.length)] ?? "");
    }
    this.count("Place an order");
    await this.table.ready();
  }

  /** Chooses an answer of a list by the words it begins with, and confirms it. */
  async choose(words: RegExp): Promise<void> {
    await this.table.choice(words).click();
    await this.table.confirm();
  }

  /** Puts an answer together by pressing what is there, and confirms it. */
  async answer(): Promise<void> {
    const words = await this.table.instruction.innerText();
    await this.garnish();
    for (let tries = 0; await this.table.button("Confirm").isDisabled(); tries += 1) {
      if (tries >= STEPS) throw new Error(`no answer found: ${(await this.table.asking.allInnerTexts()).join()}`);
      // The choices of a first question are fetched when it comes.
      if (!(await this.press(tries < PATIENCE))) await this.page.waitForTimeout(MOMENT);
    }
    this.count(words);
    await this.table.confirm();
  }

  /** Adds what an answer that is complete from the start may still be given. */
  private async garnish(): Promise<void> {
    const more = this.table.bar.getByRole("button", { name: "One more", exact: true }).and(this.page.locator(":enabled"));
    const muster = this.table.bar.getByRole("group", { name: /^Muster in / });
    for (let left = this.chance.below(3); left > 0; left -= 1) {
      if (!(await this.pressAny(more))) await this.pressAny(muster.locator("button:enabled"));
    }
  }

  /** One step towards an answer; `false` if nothing could be pressed. */
  private async press(hopeful: boolean): Promise<boolean> {
    const bar = this.table.asking;
    const hand = bar.getByRole("radio");
    if ((await hand.count()) > 0) return this.pressAny(hand);
    const undecided = bar.getByRole("group", { name: /^Support from / }).filter({ hasNot: this.page.locator("[aria-pressed=true]") });
    if ((await undecided.count()) > 0) return this.pressAny(undecided.first().getByRole("button"));
    for (const list of ["Answers", "March orders"]) {
      const answers = bar.getByRole("list", { name: list }).getByRole("button");
      if ((await answers.count()) > 0 && (await bar.getByRole("list", { name: "Your units" }).count()) === 0) {
        return this.pressAny(answers);
      }
    }
    const units = bar.getByRole("list", { name: "Your units" });
    if ((await units.count()) > 0) return this.name(units);
    const nowhere = bar.getByRole("button", { name: /^(March nowhere|Raid without effect$|Keep all orders$)/ });
    const targets = this.table.map.getByRole("button", { name: /can be (chosen|raided)$/ });
    if (hopeful && (await targets.count()) > 0) return this.pickAny(targets);
    if ((await nowhere.count()) > 0) return this.pressAny(nowhere);
    return this.pickAny(this.table.map.getByRole("button", { name: /can be picked$/ }));
  }

  /** Names one unit: of an army that supply does not feed, else where some are named; now and then one less. */
  private async name(units: Locator): Promise<boolean> {
    const rows = units.getByRole("listitem");
    const step = (of: Locator, way: RegExp) => of.getByRole("button", { name: way }).and(this.page.locator(":enabled"));
    if (await this.pressAny(step(rows.filter({ hasText: /\d too many/ }), / more, /))) return true;
    if (this.chance.below(4) === 0 && (await this.pressAny(step(rows, / less, /)))) return true;
    const begun = rows.filter({ has: this.page.locator("[aria-pressed=true]") });
    for (const more of [begun, rows]) if (await this.pressAny(step(more, / more, /))) return true;
    return this.pressAny(step(rows, / less, /));
  }

  private async pressAny(buttons: Locator): Promise<boolean> {
    const count = await buttons.count();
    if (count === 0) return false;
    await buttons.nth(this.chance.below(count)).click();
    return true;
  }

  /** Picks an area of the map with the keyboard. */
  private async pickAny(areas: Locator): Promise<boolean> {
    const count = await areas.count();
    if (count === 0) return false;
    await areas.nth(this.chance.below(count)).focus();
    await this.page.keyboard.press("Enter");
    return true;
  }

  private count(words: string): void {
    const kind = words.split(/[.:?]/)[0] ?? words;
    this.asked.set(kind, (this.asked.get(kind) ?? 0) + 1);
  }
}
