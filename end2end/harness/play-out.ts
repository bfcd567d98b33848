import { Oracle } from "../torture/oracle";
import { idOf } from "./game";
import type { Person } from "./person";

/** More answers no game of ten rounds takes. */
const MOST = 4000;

/**
 * Plays the table to its end past the pages: everybody answers what an absent player would.
 * `pause`: milliseconds before each answer.
 */
export async function playOut(people: Person[], path: string, pause = 0): Promise<void> {
  const oracle = new Oracle();
  const table = idOf(path);
  const look = async (person: Person) => oracle.read(await (await person.call("table", { id: table })).text());
  try {
    for (let answers = 0; answers < MOST; ) {
      let asked = false;
      for (const person of people) {
        let page = await look(person);
        if (page.table.status === "Over") return;
        for (const move of page.answers) {
          if (pause > 0) await new Promise((wait) => setTimeout(wait, pause));
          const form = { table, decision: `${move.decision}`, action: JSON.stringify(move.action), seat: `${page.my_seat}`, since: `${page.seq}` };
          const answer = await person.call("answer", form);
          if (!answer.ok()) continue;
          asked = true;
          answers += 1;
          page = await look(person);
        }
      }
      // Somebody who is asked later than we looked, or the computer.
      if (!asked) await new Promise((wait) => setTimeout(wait, 50));
    }
    throw new Error("the game does not end");
  } finally {
    oracle.end();
  }
}
