import type { Person } from "./person";

/** What a test needs to know of a table page as the server sends it. */
export interface TablePageJson {
  seq: number;
  game: { Westeros: GameJson } | null;
}

export interface GameJson {
  view: { position: { round: number; phase: string; orders: OrderJson[] }; own: { orders: OrderJson[] }; ranking: string[] | null };
  prompts: { id: number; prompt: PromptJson }[];
  log: { event: unknown }[];
  over: boolean;
}

type PromptJson = { PlaceOrders?: { areas: string[] } };

/** Where which token lies. */
export type OrderJson = [area: string, token: string];

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
