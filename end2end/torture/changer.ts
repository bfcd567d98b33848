import { type Client, pause, secret } from "./client";
import type { Ledger } from "./ledger";

const NEXT = 120;

/** Somebody who changes their password again and again, each change until they are told what came of it. */
export class Changer {
  /** The number of the password that is in force, if nobody knows better. */
  private nth = 0;
  /** True if it may already be the next one: a change was not answered. */
  private unsure = false;
  private missed = false;

  constructor(private readonly client: Client) {}

  async change(ledger: Ledger, resting: () => boolean): Promise<void> {
    while (!resting()) {
      const next = this.nth + 1;
      const told = await this.client.attempt("change_password", { old_password: this.password(this.nth), password: this.password(next) });
      if (!told) {
        this.unsure = true;
      } else if (told.status === 200 || this.unsure) {
        // Refused: then one that was not answered is in force.
        if (told.status === 200) ledger.add("acknowledged", "password_changes");
        [this.nth, this.unsure] = [next, false];
      } else {
        return this.miss(ledger, `${told.status} ${told.body}`);
      }
      await pause(NEXT);
    }
  }

  /** Checks that the last password that was acknowledged, or one that may be, opens the account, and no older one. */
  async verify(ledger: Ledger): Promise<void> {
    if (this.missed) return;
    const candidates = this.unsure ? [this.nth, this.nth + 1] : [this.nth];
    const opens = await Promise.all(candidates.map((it) => this.client.signsIn(this.password(it))));
    if (!opens.includes(true)) this.miss(ledger, "no password opens the account");
    else if (opens.filter(Boolean).length > 1) ledger.add("doubled", "password_changes");
    else if (this.nth > 0 && (await this.client.signsIn(this.password(this.nth - 1)))) this.miss(ledger, "an old password opens the account");
  }

  private miss(ledger: Ledger, what: string): void {
    this.missed = true;
    ledger.add("lost", "password_changes");
    ledger.remark(`${this.client.name} after ${this.nth} passwords: ${what}`);
  }

  private password(nth: number): string {
    return secret(this.client.name, nth);
  }
}
