import type { Locator, Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";

export interface NewTable {
  name: string;
  players: 3 | 4 | 5 | 6;
  houses?: "Chosen" | "Drawn";
  audience?: "Anyone" | "By invitation";
  masks?: "Names shown" | "Anonymous" | "Always anonymous";
  stakes?: "Friendly" | "Rated";
}

/** The lists of the lobby as their headings call them. */
const HEADINGS = { "My tables": "Your tables", "Open tables": "Seats free", "Tables to watch": "Tables to watch", "Just finished": "Just finished" } as const;

export class LobbyPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.goto("/lobby");
    await hydrated(this.page);
  }

  tables(title: keyof typeof HEADINGS): Locator {
    return this.page.getByRole("region", { name: HEADINGS[title] }).getByRole("article");
  }

  /** Follows the card of a table, whatever its link is called at the moment. */
  async enter(name: string): Promise<void> {
    await this.page.getByRole("link", { name: new RegExp(`: ${name}$`) }).first().click();
    await this.page.waitForURL("**/tables/*");
    await hydrated(this.page);
  }

  /** Opens a table through the form; returns its path. */
  async create(table: NewTable): Promise<string> {
    await this.page.goto("/lobby/new");
    await hydrated(this.page);
    await this.page.getByLabel("Table name").fill(table.name);
    await this.choose("How many players?", String(table.players));
    await this.options();
    await this.choose("Houses", table.houses ?? "Chosen");
    await this.choose("Who may join", table.audience ?? "Anyone");
    await this.choose("Player names", table.masks ?? "Names shown");
    await this.choose("Rating", table.stakes ?? "Friendly");
    await this.page.getByRole("button", { name: "Open the table" }).click();
    await this.page.waitForURL("**/tables/*");
    await hydrated(this.page);
    return new URL(this.page.url()).pathname;
  }

  /** Opens all that most leave as it is in the form for a table, unless it is open. */
  async options(): Promise<void> {
    await this.page.locator("details.more").first().waitFor();
    for (const part of await this.page.locator("details.more").all()) {
      if ((await part.getAttribute("open")) === null) await part.locator("> summary").click();
    }
  }

  private async choose(group: string, option: string): Promise<void> {
    const tiles = this.page.getByRole("group", { name: group });
    await tiles.getByRole("radio", { name: new RegExp(`^${option}\\b`) }).check();
  }
}
