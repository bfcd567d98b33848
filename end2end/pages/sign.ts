import type { Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";

class SignPage {
  constructor(
    protected readonly page: Page,
    private readonly path: string,
    private readonly button: string,
  ) {}

  async open(): Promise<void> {
    await this.page.goto(this.path);
    await hydrated(this.page);
  }

  async fill(name: string, password: string): Promise<void> {
    await this.page.getByLabel("Name", { exact: true }).fill(name);
    await this.page.getByLabel("Password").fill(password);
    await this.page.getByRole("main").getByRole("button", { name: this.button }).click();
  }

  /** The words of the form against what was filled in. */
  get refusal() {
    return this.page.getByRole("main").getByRole("alert");
  }
}

export class SignUpPage extends SignPage {
  constructor(page: Page) {
    super(page, "/sign-up", "Sign up");
  }
}

export class SignInPage extends SignPage {
  constructor(page: Page) {
    super(page, "/sign-in", "Sign in");
  }
}
