import { expect, type Locator, type Page } from "@playwright/test";

type Choices = Partial<Record<"House" | "Promise" | "Against" | "Area" | "Order" | "From" | "To", string>>;

/** Plans in the open channel of the chat. */
export class Proposals {
  readonly open: Locator;
  readonly form: Locator;
  readonly legend: Locator;
  /** The parts of a plan that the map shows: its orders and its arrows. */
  readonly orders: Locator;
  readonly arrows: Locator;

  constructor(page: Page) {
    this.open = page.getByRole("button", { name: "Propose a plan" });
    this.form = page.getByRole("region", { name: "Plan to propose" });
    this.legend = page.getByRole("region", { name: "Plan on the map" });
    this.orders = page.locator(".m-plan-order");
    this.arrows = page.locator(".m-plan .m-arrow");
    this.page = page;
  }

  private readonly page: Page;

  /** Chooses from the lists, in the order in which they are given. */
  async choose(choices: Choices): Promise<void> {
    for (const [name, label] of Object.entries(choices)) {
      await this.form.getByRole("combobox", { name, exact: true }).selectOption({ label });
    }
  }

  /** Opens the plan again, which makes room while one chooses on the map. */
  async back(): Promise<void> {
    await this.page.getByRole("button", { name: "Back to the plan" }).click();
  }

  async add(choices: Choices): Promise<void> {
    const before = await this.held.count();
    await this.choose(choices);
    await this.form.getByRole("button", { name: "Add to the plan" }).click();
    await expect(this.held).toHaveCount(before + 1);
  }

  get held(): Locator {
    return this.form.getByRole("list", { name: "What the plan says" }).getByRole("listitem");
  }

  async send(): Promise<void> {
    await this.form.getByRole("button", { name: "Send the plan" }).click();
    await expect(this.form).toHaveCount(0);
  }

  card(author: string): Locator {
    return this.page.getByRole("region", { name: new RegExp(`^Plan of ${author} for round`) }).and(this.page.locator(".plan-card"));
  }

  promise(author: string, text: string): Locator {
    return this.card(author).getByRole("listitem").filter({ hasText: text });
  }

  press(author: string, button: string): Promise<void> {
    return this.card(author).getByRole("button", { name: button, exact: true }).click();
  }
}
