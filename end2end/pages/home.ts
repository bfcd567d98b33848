import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";

export class HomePage {
  readonly practice: Locator;
  readonly byWords: Locator;

  constructor(private readonly page: Page) {
    this.practice = page.getByRole("button", { name: /^Play now/ });
    this.byWords = page.getByRole("region", { name: "Invited by a friend?" });
  }

  async open(): Promise<void> {
    await this.page.goto("/");
    await hydrated(this.page);
  }

  /** Types what a friend has said, or sent. */
  async sitDown(words: string): Promise<void> {
    await this.byWords.getByLabel("Type the three words of the table").fill(words);
    await this.byWords.getByRole("button", { name: "Go to the table" }).click();
  }

  /** Opens a table for the people at this device, who play these houses. */
  async playTogether(houses: string[]): Promise<void> {
    await this.page.getByText("Play together on one device").click();
    const choice = this.page.getByRole("group", { name: "Which houses do you play?" });
    for (const box of await choice.getByRole("checkbox").all()) await box.uncheck();
    for (const house of houses) await choice.getByRole("checkbox", { name: house }).check();
    await this.page.getByRole("button", { name: "Start together" }).click();
    await this.page.waitForURL("**/tables/*");
    await hydrated(this.page);
    // The address changes before the table is drawn.
    await this.page.locator("[data-area]").first().waitFor();
  }

  /** Opens a practice table and waits until it can be played. */
  async playPractice(house: string): Promise<void> {
    await this.page.getByRole("radio", { name: house }).check();
    await this.practice.click();
    await this.page.waitForURL("**/tables/*");
    await hydrated(this.page);
    // The address changes before the table is drawn.
    await this.page.locator("[data-area]").first().waitFor();
  }
}
