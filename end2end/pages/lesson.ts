import { type Locator, type Page, expect } from "@playwright/test";
import { hydrated } from "../harness/hydrated";
import { CONFIRM } from "./table";

/** A lesson: its words, and the table below them, which is a table like any other. */
export class LessonPage {
  constructor(private readonly page: Page) {}

  /** A lesson of the first game, or of the game of this kind. */
  async open(number: number, game?: string): Promise<void> {
    await this.page.goto(`/learn/${number}${game === undefined ? "" : `?game=${game}`}`);
    await hydrated(this.page);
  }

  get words(): Locator {
    return this.page.getByRole("region", { name: "The lesson" });
  }

  /** Presses Confirm; the server plays the lesson so far and answers with where it stands. */
  async confirm(): Promise<void> {
    await this.press(CONFIRM);
  }

  /** The same where orders are placed. */
  async ready(): Promise<void> {
    await this.press(/^Seal my orders$/);
  }

  private async press(name: RegExp): Promise<void> {
    const button = this.page.getByRole("region", { name: "What now" }).getByRole("button", { name });
    await this.answers(() => button.click());
  }

  /** Does what sends an answer, and waits for where the lesson stands then. */
  async answers(send: () => Promise<void>): Promise<void> {
    const answered = this.page.waitForResponse("**/api/lesson");
    await send();
    expect((await answered).status(), "the lesson").toBe(200);
  }

  async expectStep(step: number, steps: number): Promise<void> {
    await expect(this.words.getByText(`step ${step} of ${steps}`)).toBeVisible();
  }

  async expectDone(): Promise<void> {
    await expect(this.words.getByRole("status")).toHaveText("✓ Lesson done.");
  }
}
