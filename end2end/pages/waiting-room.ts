import type { Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";

/** A table whose seats are not all taken. */
export class WaitingRoom {
  constructor(private readonly page: Page) {}

  async take(house: string): Promise<void> {
    await hydrated(this.page);
    // Whoever has opened the table by its form has a seat already.
    const own = this.page.locator(".seat-card.mine").filter({ has: this.page.getByRole("heading", { name: house, exact: true }) });
    if ((await own.count()) > 0) return;
    await this.page.getByRole("button", { name: new RegExp(`^(Take|Change to) ${house}$`) }).click();
  }

  async seatComputer(house: string): Promise<void> {
    await hydrated(this.page);
    await this.page.getByRole("button", { name: `Computer for ${house}` }).click();
  }

  /** The path with the secret of the invitation, where the table needs one. */
  async invitation(): Promise<string> {
    const link = await this.page.getByLabel("Send this link to the other players").inputValue();
    const { pathname, search } = new URL(link, this.page.url());
    return pathname + search;
  }

  /** The three words that lead to the invitation. */
  async words(): Promise<string> {
    return this.page.locator(".join-words strong").innerText();
  }

  /** Replaces the link and the words. */
  async renew(): Promise<void> {
    await hydrated(this.page);
    await this.page.getByText("Edit the table").click();
    await this.page.getByText("Replace the link and the three words").click();
    await this.page.getByRole("button", { name: "Make new ones" }).click();
  }
}
