import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";

export class AccountPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/account");
    await hydrated(this.page);
  }

  get sessions(): Locator {
    return this.page.getByRole("main").getByRole("listitem");
  }

  async endOther(): Promise<void> {
    await this.page.getByRole("button", { name: "End", exact: true }).first().click();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  }
}
