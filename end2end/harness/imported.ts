import type { Person } from "./person";
import type { Server } from "./server";
import { expect } from "./test";

/** The people by the houses that they play. */
export type Seats = Record<string, Person>;

/** People with accounts. */
export async function gathered(people: (...names: string[]) => Promise<Person[]>, ...names: string[]) {
  const [one, two, three = two] = await people(...names);
  if (!one || !two || !three) throw new Error("people were asked for");
  return [one, two, three] as const;
}

/** Imports a position and seats these people at it; returns where the table is. */
export async function imported(server: Server, position: string, seats: Seats): Promise<string> {
  const names = Object.entries(seats).map(([house, it]) => [house, it.name]);
  const path = await server.import(position, Object.fromEntries(names));
  for (const it of Object.values(seats)) {
    await it.table.open(path);
    await it.table.map.waitFor();
  }
  return path;
}

/** Sends everybody who may march there. */
export async function march(it: Person, from: string, to: string): Promise<void> {
  await expect(it.table.instruction).toContainText(`March from ${from}`);
  await it.table.pick(to);
  await it.table.confirm();
}

/** Bids so much. */
export async function bid(it: Person, power: number): Promise<void> {
  await expect(it.table.instruction).toContainText(/^Bid /);
  const number = it.table.bar.getByRole("spinbutton", { name: /^Power tokens/ });
  await number.fill(String(power));
  await number.press("Enter");
  await it.table.confirm();
}
