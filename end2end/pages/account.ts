import { type Locator, type Page, expect } from "@playwright/test";
import { hydrated } from "../harness/hydrated";

export class AccountPage {
  constructor(private readonly page: Page) {}

  /** The page, at the part of this name, if one is given. */
  async open(part?: string): Promise<void> {
    await this.page.goto("/account");
    await hydrated(this.page);
    if (part) await this.page.getByRole("navigation", { name: "On this page" }).getByRole("link", { name: part }).click();
  }

  get sessions(): Locator {
    return this.page.getByRole("list", { name: "Where you are signed in" }).getByRole("listitem");
  }

  async endOther(): Promise<void> {
    const others = this.sessions.filter({ hasNotText: "this device" });
    await others.getByRole("button", { name: "Sign out", exact: true }).first().click();
  }

  /** The box that says whether forced answers are asked for. */
  get askAlways(): Locator {
    return this.page.getByRole("checkbox", { name: "Ask me even when the rules allow only one answer" });
  }

  async save(): Promise<void> {
    await this.page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(this.page.getByRole("status").filter({ hasText: "Saved." })).toBeVisible();
  }

  async signOut(): Promise<void> {
    await this.page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  }
}
