import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Server } from "./server";

const GOLDEN = resolve("../rules/westeros/tests/golden");
const HOUSES = ["Baratheon", "Lannister", "Stark", "Greyjoy", "Tyrell", "Martell"];
const HOMES = ["Dragonstone", "Lannisport", "Winterfell", "Pyke", "Highgarden", "Sunspear"];

/** A stored game in the notation, which a test imports as a table. */
export interface Board {
  what: string;
  text: string;
}

/** Each golden game when all orders of its first, third and last round have just been turned up. */
export function golden(): Board[] {
  return readdirSync(GOLDEN).flatMap((file) => {
    const lines = readFileSync(join(GOLDEN, file), "utf8").split("\n").filter((it) => it && !it.startsWith("#"));
    const plans = (line = "") => /: (take back )?orders\b/.test(line);
    const rounds = lines.flatMap((line, at) => (plans(line) && !plans(lines[at + 1]) ? [at + 1] : []));
    const looked = [...new Set([1, Math.min(3, rounds.length), rounds.length])];
    return looked.map((round) => ({ what: `${file}, round ${round}`, text: lines.slice(0, rounds[round - 1]).join("\n") }));
  });
}

/** All that can lie in an area at once, in each of these areas, by their numbers; it takes three boards. */
export function full(names: string[]): Board[] {
  const every = (from: number, to: number, nth: number) => names.slice(from, to).filter((_, at) => at % 2 === nth);
  const boards = [0, 1].map((nth) => [...lands(every(0, 38, nth)), ...ships(every(38, 50, nth), 4)]);
  return [...boards, ships(names.slice(50), 3)].map((lines, at) => ({
    what: `full board ${at + 1}`,
    text: ["players 6", "option attack_supply ignored", "round 4", "phase march", "neutral forces: nothing", ...lines].join("\n"),
  }));
}

/** Four units, an order and a power token or garrison each, as far as the figures of six houses go. */
function lands(names: string[]): string[] {
  const armies = ["2F 2K, March", "2F 2K, Support", "3F SE, Raid*", "3F SE, Consolidate"];
  const had = HOUSES.map(() => 0);
  return names
    .toSorted((a, b) => HOMES.indexOf(b) - HOMES.indexOf(a))
    .map((name) => {
      const home = HOMES.indexOf(name);
      const house = home < 0 ? had.indexOf(Math.min(...had)) : home;
      const army = armies[had[house]!++];
      return `${HOUSES[house]} ${name}: ${army}${home < 0 ? ", token" : ""}`;
    });
}

const ships = (names: string[], count: number) => names.map((name, at) => `${HOUSES[at % 6]} ${name}: ${count} ships, ${at < 6 ? "March-1" : "Defense"}`);

/** Creates the table; one person has every seat. Returns its path. */
export async function laid({ text }: Board, server: Server, person: string): Promise<string> {
  const players = Number(/^players (\d)/.exec(text)?.[1]);
  const folder = mkdtempSync(join(tmpdir(), "rookery-board-"));
  const file = join(folder, "board");
  writeFileSync(`${file}.case`, text);
  const path = await server.import(file, Object.fromEntries(HOUSES.slice(0, players).map((it) => [it, person])));
  rmSync(folder, { recursive: true });
  return path;
}
