import { type Locator, type Page } from "@playwright/test";

/** The way back through a game, and what is told to those who were away. */
export class History {
  constructor(private readonly page: Page) {}

  /** The bar that stands above the table while another moment than now is shown. */
  get bar(): Locator {
    return this.page.getByRole("region", { name: "History" });
  }

  get slider(): Locator {
    return this.bar.getByRole("slider", { name: "Position in the game" });
  }

  /** The words for what was done at the moment that is looked at. */
  get caption(): Locator {
    return this.bar.locator(".history-caption");
  }

  get now(): Locator {
    return this.bar.getByRole("link", { name: /^(Back to now|Leave the replay)$/ });
  }

  /** The raven that tells how much has happened since the last visit. */
  get since(): Locator {
    return this.page.locator(".raven").getByRole("button", { name: /^Since you left: / });
  }

  /** Looks at the moment of the first line of the log that has these words. */
  async goTo(words: string | RegExp): Promise<void> {
    await this.page.getByRole("tab", { name: "Log" }).click();
    await this.page.getByRole("log", { name: "Log of the game" }).getByRole("link", { name: words }).first().click();
  }
}
