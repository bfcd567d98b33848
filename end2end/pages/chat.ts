import { expect, type Locator, type Page } from "@playwright/test";

/** The chat at a table. */
export class ChatPanel {
  readonly tab: Locator;
  readonly panel: Locator;
  readonly log: Locator;
  readonly field: Locator;

  constructor(page: Page) {
    this.tab = page.getByRole("tab", { name: /^Chat/ });
    this.panel = page.getByRole("tabpanel", { name: /^Chat/ });
    this.log = this.panel.getByRole("log");
    this.field = this.panel.getByRole("textbox", { name: /^Message/ });
  }

  /** Opens the panel, which may be open already. */
  async open(): Promise<void> {
    if ((await this.tab.getAttribute("aria-selected")) !== "true") await this.tab.click();
    await this.panel.getByRole("group", { name: "Conversations" }).waitFor();
  }

  channel(name: string): Locator {
    return this.panel.getByRole("button", { name: new RegExp(`^${name}( \\([^)]*\\))?( \\d+ new)?$`) });
  }

  async enter(name: string): Promise<void> {
    await this.open();
    await this.channel(name).click();
    await this.panel.getByRole("heading", { name, exact: true }).waitFor();
  }

  async say(text: string): Promise<void> {
    await this.field.fill(text);
    await this.panel.getByRole("button", { name: "Send", exact: true }).click();
    // A line that was taken leaves the field empty for the next one.
    await expect(this.field).toHaveValue("");
  }

  /** Begins to change what one has said oneself. */
  async edit(text: string): Promise<void> {
    await this.line(text).getByText("⋯").click();
    await this.line(text).getByRole("button", { name: "Edit", exact: true }).click();
  }

  line(text: string): Locator {
    return this.log.getByRole("article").filter({ hasText: text });
  }
}
