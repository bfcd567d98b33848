import type { Locator, Page } from "@playwright/test";

/** The part of the account page about notices. */
export class NoticesSection {
  constructor(private readonly page: Page) {}

  async giveAddress(address: string, password: string): Promise<void> {
    await this.page.getByLabel("Email address").fill(address);
    await this.page.getByLabel("Your password", { exact: true }).fill(password);
    await this.page.getByRole("button", { name: "Save address" }).click();
  }

  tick(what: string, way: string): Locator {
    return this.page.getByRole("checkbox", { name: `${what}, ${way}` });
  }

  when(what: string): Locator {
    return this.page.getByRole("combobox", { name: what });
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save notifications" }).click();
  }
}
