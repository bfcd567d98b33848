import { gathered, imported, march } from "../harness/imported";
import type { Person } from "../harness/person";
import type { Server } from "../harness/server";
import type { Taken } from "./runs";
import { Stream } from "./stream";

/** The bytes that somebody's stream brings of another's orders, of a march, and of a battle between two others. */
export async function streamSizes(people: (...names: string[]) => Promise<Person[]>, server: Server): Promise<Taken> {
  const [ann, bob, cat] = await gathered(people, "Ann", "Bob", "Cat");

  // No computer plays here, which would bring news of its own.
  await imported(server, "planning", { Stark: ann, Lannister: bob, Baratheon: cat });
  let stream = await Stream.of(ann, server);
  const planning = await stream.during(async () => {
    await bob.table.order("Lannisport", "Support");
    await bob.table.ready();
  });
  stream.close();

  await imported(server, "two-marches", { Stark: ann, Lannister: bob });
  stream = await Stream.of(bob, server);
  const marched = await stream.during(async () => {
    await ann.table.token("Winterfell").click();
    await march(ann, "Winterfell", "Castle Black");
  });
  stream.close();

  await imported(server, "robb", { Stark: ann, Lannister: bob, Tyrell: cat });
  stream = await Stream.of(cat, server);
  const steps = [
    await stream.during(() => march(ann, "Moat Cailin", "Seagard")),
    await stream.during(() => ann.answers.choose(/Robb Stark/)),
    await stream.during(() => bob.answers.choose(/Ser Kevan/)),
    await stream.during(() => ann.answers.choose(/^The Twins/)),
  ];
  stream.close();
  return {
    stream_bytes_planning: planning,
    stream_bytes_march: marched,
    stream_bytes_battle: steps.reduce((sum, it) => sum + it, 0),
    stream_bytes_battle_step: Math.max(...steps),
  };
}
