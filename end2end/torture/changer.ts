import { type Client, pause, secret } from "./client";
import type { Ledger } from "./ledger";

const NEXT = 120;

/** Somebody who changes their password again and again. */
export class Changer {
  /** Which passwords may be the right one: more than one where nobody knows what came of a change. */
  private candidates = [0];
  private nth = 0;

  constructor(private readonly client: Client) {}

  async change(ledger: Ledger, resting: () => boolean): Promise<void> {
    while (!resting()) {
      const [old, ...others] = this.candidates;
      const next = this.nth + 1;
      if (old === undefined) return;
      const told = await this.client.attempt("change_password", { old_password: this.password(old), password: this.password(next) });
      if (told?.status === 200) {
        [this.candidates, this.nth] = [[next], next];
        ledger.add("acknowledged", "password_changes");
      } else if (!told) {
        // It may be in force or not.
        [this.candidates, this.nth] = [[old, ...others, next], next];
      } else if (others.length > 0) {
        this.candidates = others;
      } else {
        return this.miss(ledger, `${told.status} ${told.body}`);
      }
      await pause(NEXT);
    }
  }

  /** Whether the last password that was acknowledged, or one that may be, opens the account, and no older one. */
  async verify(ledger: Ledger): Promise<void> {
    const oldest = Math.min(...this.candidates);
    if (this.candidates.length === 0) return;
    const opens = await Promise.all(this.candidates.map((it) => this.client.signsIn(this.password(it))));
    if (!opens.includes(true)) this.miss(ledger, "no password opens the account");
    else if (opens.filter(Boolean).length > 1) ledger.add("doubled", "password_changes");
    else if (oldest > 0 && (await this.client.signsIn(this.password(oldest - 1)))) this.miss(ledger, "an old password opens the account");
  }

  private miss(ledger: Ledger, what: string): void {
    this.candidates = [];
    ledger.add("lost", "password_changes");
    ledger.remark(`${this.client.name} after ${this.nth} passwords: ${what}`);
  }

  private password(nth: number): string {
    return secret(this.client.name, nth);
  }
}
