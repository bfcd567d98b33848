import type { Person } from "./person";
import { expect } from "./test";

/** What a test needs to know of a table page as the server sends it. */
export interface TablePageJson {
  seq: number;
  game: { Westeros: GameJson } | null;
}

export interface GameJson {
  view: { areas: { units_of: string | null; order: OrderJson | null }[]; round: number; phase: string };
  prompts: { id: number; prompt: PromptJson }[];
  log: unknown[];
  over: boolean;
}

type PromptJson = { PlaceOrders?: { areas: string[] } };

export type OrderJson = "FaceDown" | { Own: string } | { FaceUp: string };

/** The table as this person's browser would load it. */
export async function loaded(person: Person, path: string): Promise<TablePageJson & { game: { Westeros: GameJson } }> {
  const answer = await person.call("table", { id: idOf(path) });
  const page = (await answer.json()) as TablePageJson;
  if (!page.game) throw new Error("the table has not started");
  return { ...page, game: page.game };
}

export function idOf(path: string): string {
  return path.split("/")[2]?.split("?")[0] ?? "";
}

/** Answers a decision with whatever the test wants, past the page and its own checks. */
export async function answer(person: Person, path: string, decision: number, action: unknown) {
  return person.call("answer", {
    table: idOf(path),
    decision: String(decision),
    action: typeof action === "string" ? action : JSON.stringify(action),
    since: "0",
  });
}

/** Enough for the six areas that a house has at most before it marches; nothing that asks again. */
const QUIET = ["March", "MarchMinusOne", "Defense", "Defense", "Support", "Support"];

/** Answers for the only person at a table of computers until the game is over. */
export async function playToTheEnd(person: Person, path: string): Promise<void> {
  await expect(async () => {
    const { prompts, over } = (await loaded(person, path)).game.Westeros;
    for (const { id, prompt } of prompts) {
      const areas = prompt.PlaceOrders?.areas;
      if (areas) await answer(person, path, id, { PlaceOrders: areas.map((area, n) => [area, QUIET[n]]) });
    }
    expect(over).toBe(true);
  }).toPass({ intervals: [50], timeout: 30_000 });
}
