import { expect } from "./test";
import type { Person } from "./person";

/** The paths that a page asks for at times of its own. */
const ITS_OWN = ["/pkg/", "/api/standing", "/api/seen", "/api/awaited", "/api/draft", "/api/keep"];

/** Ann plays Baratheon, Bob Lannister and Cat Stark. */
export async function three(people: (...names: string[]) => Promise<Person[]>, name: string) {
  const [ann, bob, cat] = await people("Ann", "Bob", "Cat");
  if (!ann || !bob || !cat) throw new Error("three people were asked for");
  const path = await ann.create(name, 3);
  await bob.take(path, 1);
  await cat.take(path, 2);
  for (const it of [ann, bob, cat]) await it.table.open(path);
  for (const it of [ann, bob, cat]) await it.table.map.waitFor();
  return { path, ann, bob, cat };
}

/** Returns what has come to somebody, but for that and for the beats that keep a stream open. */
export function heard(by: Person): string[] {
  const all = by.wire.recorded.filter((it) => !ITS_OWN.some((own) => it.path.startsWith(own)));
  return all.map((it) => `${it.method} ${it.path} ${it.body.replaceAll(/^:\n\n/gm, "")}`);
}

/** The same, once nothing more comes of what their own page has asked for. */
export async function settled(by: Person): Promise<string[]> {
  let all = heard(by);
  await expect(async () => {
    const last = all;
    await by.page.waitForTimeout(500);
    all = heard(by);
    expect(all).toEqual(last);
  }).toPass({ intervals: [0] });
  return all;
}
