import { test } from "../harness/test";
import { figure } from "./runs";
import { streamSizes } from "./stream-sizes";

test("what the stream brings of another's orders, march and battle", async ({ people, server }) => {
  for (const [name, bytes] of Object.entries(await streamSizes(people, server))) figure(name, [bytes]);
});
