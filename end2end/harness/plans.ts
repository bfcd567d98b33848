import type { Person } from "./person";
import { expect } from "./test";
import type { Token } from "../pages/table";

/** The houses of the table that most tests play at; the computer plays the fourth, Stark. */
export type House = "Baratheon" | "Lannister" | "Greyjoy";

/**
 * The first planning of a table of four. Lannister's raid from the Golden Sound finds Greyjoy's
 * ships consolidating next door; the starred tokens are Lannister's alone. Baratheon has two
 * places to consolidate in, and so is asked for the first.
 */
export const PLANS: Record<House, Record<string, Token>> = {
  Baratheon: {
    Dragonstone: "Consolidate Power",
    Kingswood: "Consolidate Power",
    "Shipbreaker Bay": "Support",
  },
  Lannister: {
    Lannisport: "Defense +2, starred",
    "Stoney Sept": "Consolidate Power",
    "The Golden Sound": "Raid",
    "Port of Lannisport": "Support +1, starred",
  },
  Greyjoy: {
    Pyke: "Consolidate Power",
    "Greywater Watch": "Support",
    "Ironman's Bay": "Consolidate Power",
    "Port of Pyke": "Defense +1",
  },
};

/** Stark's first planning at any table, after which nothing is left to be asked. */
export const QUIET: Record<string, Token> = {
  Winterfell: "Defense +1",
  "White Harbor": "Defense +1",
  "The Shivering Sea": "Support",
};

export interface Seated {
  path: string;
  baratheon: Person;
  lannister: Person;
  greyjoy: Person;
}

type SignUpAll = (...names: string[]) => Promise<Person[]>;

/** Three people at a table of four, the computer in the fourth seat, before they open a page. */
export async function seated(people: SignUpAll): Promise<Seated> {
  const [ann, bob, cat] = await people("Ann", "Bob", "Cat");
  if (!ann || !bob || !cat) throw new Error("three people were asked for");
  const path = await ann.create("The long night", 4);
  await ann.seatComputer(path, 2);
  await bob.take(path, 1);
  await cat.take(path, 3);
  for (const it of [ann, bob, cat]) await it.table.open(path);
  for (const it of [ann, bob, cat]) {
    await it.table.map.waitFor();
    // The computer is done; from here on the table changes by these three only.
    await expect(it.table.area("Winterfell")).toHaveAccessibleName(/order face down/);
  }
  return { path, baratheon: ann, lannister: bob, greyjoy: cat };
}
