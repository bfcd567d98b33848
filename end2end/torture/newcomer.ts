import type { Server } from "../harness/server";
import { Client, pause, secret } from "./client";
import type { Ledger } from "./ledger";

/** The time until the next one comes. */
const NEXT = 150;
/** The number of people who sign in at the same time: the server checks two passwords at once. */
const TOGETHER = 4;

/** People who sign up, one after the other, each under a name of their own. */
export class Newcomers {
  private readonly done: string[] = [];

  constructor(private readonly server: Server) {}

  async arrive(ledger: Ledger, resting: () => boolean): Promise<void> {
    for (let n = 0; !resting(); n += 1) {
      const name = `Newcomer ${n}`;
      const told = await new Client(name, this.server).attempt("sign_up", { name, password: secret(name), next: "/lobby" });
      if (told?.status === 200) {
        this.done.push(name);
        ledger.add("acknowledged", "sign_ups");
      }
      await pause(NEXT);
    }
  }

  /** Checks that everybody who was let in can come in again. */
  async verify(ledger: Ledger): Promise<void> {
    const left = [...this.done];
    const check = async () => {
      for (let name = left.pop(); name; name = left.pop()) {
        if (await new Client(name, this.server).signsIn(secret(name))) continue;
        ledger.add("lost", "sign_ups");
        ledger.remark(`${name} cannot come in`);
      }
    };
    await Promise.all(Array.from({ length: TOGETHER }, check));
  }
}
