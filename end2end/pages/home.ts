import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";

export class HomePage {
  readonly practice: Locator;

  constructor(private readonly page: Page) {
    this.practice = page.getByRole("button", { name: "Play a practice table" });
  }

  async open(): Promise<void> {
    await this.page.goto("/");
    await hydrated(this.page);
  }

  /** Opens a practice table and waits until it can be played. */
  async playPractice(house: string): Promise<void> {
    await this.page.getByRole("radio", { name: house }).check();
    await this.practice.click();
    await this.page.waitForURL("**/tables/*");
    await hydrated(this.page);
  }
}
