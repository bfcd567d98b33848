import { randomBytes } from "node:crypto";
import { unpacked } from "../harness/packed";
import { type Client, pause } from "./client";
import type { Ledger } from "./ledger";

const NEXT = 60;
/** As many lines as the server tells at once. */
const PAGE = 50;

/** Somebody who says one thing after the other in the hall of a table, and each until it is heard. */
export class Talker {
  private readonly done = new Set<string>();

  constructor(
    private readonly client: Client,
    private readonly table: string,
  ) {}

  async talk(ledger: Ledger, resting: () => boolean): Promise<void> {
    while (!resting()) {
      const id = randomBytes(16).toString("hex");
      // The words are the id, so that whatever is stored twice shows it.
      const said = await this.client.insist("say", { "at[table]": this.table, channel: "hall", id, text: id });
      if (said.status !== 200) throw new Error(`nobody may say ${id}: ${said.status} ${said.body}`);
      this.done.add(id);
      ledger.add("acknowledged", "messages");
      await pause(NEXT);
    }
  }

  /** Checks that each was said once. */
  async verify(ledger: Ledger): Promise<void> {
    const heard = new Map<string, number>();
    for (const text of await this.lines()) heard.set(text, (heard.get(text) ?? 0) + 1);
    for (const id of this.done) {
      const times = heard.get(id) ?? 0;
      if (times === 0) ledger.remark(`nobody hears the line ${id}`);
      ledger.add("lost", "messages", times === 0 ? 1 : 0);
    }
    for (const times of heard.values()) ledger.add("doubled", "messages", times - 1);
  }

  /** The words of all lines in the hall. */
  private async lines(): Promise<string[]> {
    const texts: string[] = [];
    for (let before: string | undefined; ; ) {
      const form = { "at[table]": this.table, channel: "hall", ...(before ? { before } : {}) };
      const told = await this.client.insist("chat_lines", form);
      if (told.status !== 200) return texts;
      const { all: lines } = JSON.parse(unpacked(JSON.parse(told.body) as string)) as { all: { id: string; text: string }[] };
      texts.push(...lines.map((it) => it.text));
      if (lines.length < PAGE) return texts;
      before = lines[0]?.id;
    }
  }
}
