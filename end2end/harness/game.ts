import { unpacked } from "./packed";
import type { Person } from "./person";

/** The facts that a test needs to know of a table page as the server sends it. */
export interface TablePageJson {
  seq: number;
  my_seat: number | null;
  game: { Westeros: GameJson } | null;
  table: object;
}

export interface GameJson {
  view: { position: { round: number; phase: string; orders: OrderJson[] }; own: { orders: OrderJson[] }; ranking: string[] | null };
  prompts: { id: number; prompt: PromptJson }[];
  log: { seq: number; event: unknown }[];
  over: boolean;
}

type PromptJson = { PlaceOrders?: { areas: string[] } };

/** An area with the token that lies there. */
export type OrderJson = [area: string, token: string];

/** The table as this person's browser would load it. */
export async function loaded(person: Person, path: string): Promise<TablePageJson & { game: { Westeros: GameJson } }> {
  const page = await pageOf(person, path);
  if (!page.game) throw new Error("the table has not started");
  return { ...page, game: page.game };
}

/** The same of any game, begun or not. */
export async function pageOf(person: Person, path: string): Promise<TablePageJson> {
  const answer = await person.call("table", { id: idOf(path) });
  // What somebody has on the screen is noted by and by, and is no part of the game.
  const packed = (await answer.json()) as string;
  const { seen: _, ...page } = JSON.parse(unpacked(packed)) as TablePageJson & { seen: unknown };
  return { ...page, table: { ...page.table, news: undefined } };
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
    seat: String((await pageOf(person, path)).my_seat ?? 0),
    since: "0",
  });
}
