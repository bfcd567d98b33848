import { hydrated } from "../harness/hydrated";
import { expect, readsMail, test } from "../harness/mailed";
import type { Person } from "../harness/person";
import { type PostOffice, linkOf } from "../harness/post-office";

const addressOf = (it: Person) => `${it.name.toLowerCase()}@tarth.example`;

/** Opens so many emails as they come, one person after the other. */
async function byEmail(people: Person[], office: PostOffice, emails: number): Promise<void> {
  const read = new Map(people.map((it) => [it, 0]));
  const called = (it: Person) => office.mails.filter((mail) => mail.to === addressOf(it) && /^[^:]+: \w+ to /.test(mail.subject));
  for (let opened = 0; opened < emails; opened += 1) {
    const waiting = () => people.find((it) => called(it).length > (read.get(it) ?? 0));
    await expect.poll(waiting, { message: "an email that somebody is waited for", timeout: 60_000 }).toBeTruthy();
    const person = waiting() as Person;
    read.set(person, called(person).length);
    await person.page.goto(linkOf(called(person).at(-1) as never));
    await hydrated(person.page);
    // A question with two answers stands alone on its page.
    const look = person.page.getByRole("link", { name: "Look at the table first" });
    await person.table.map.or(look).first().waitFor();
    if (await look.isVisible()) await look.click();
    await person.table.map.waitFor();
    expect(await answered(person), `${person.name} is called for something`).toBeGreaterThan(0);
    // Gone again: nobody keeps a page of the table open.
    await person.page.goto("/about");
  }
}

/** Answers all that is asked of this person now. */
async function answered({ table, answers }: Person): Promise<number> {
  const waits = table.bar.getByText(/Waiting for/);
  for (let count = 0; ; count += 1) {
    await table.button("Seal my orders").or(table.button("Confirm")).or(waits).first().waitFor();
    if (await table.button("Seal my orders").isVisible()) await answers.plan();
    else if (await table.button("Confirm").isVisible()) await answers.answer();
    else return count;
  }
}

test("three people play by email, none of them keeping a page open", { tag: "@thorough" }, async ({ office, people }) => {
  test.setTimeout(480_000);
  const all = await people("Ann", "Bob", "Cat");
  const [ann, bob, cat] = all;
  if (!ann || !bob || !cat) throw new Error("three people were asked for");
  for (const it of all) await readsMail(it, office, addressOf(it));

  await ann.page.goto("/lobby/new");
  await hydrated(ann.page);
  await ann.page.getByLabel("Table name").fill("Slow winter");
  const group = (name: string) => ann.page.getByRole("group", { name });
  await group("Players").getByRole("radio", { name: /^3\b/ }).check();
  await group("When?").getByRole("radio", { name: /^A few moves a day/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  const path = new URL(ann.page.url()).pathname;
  for (const [it, house] of [[ann, "Stark"], [bob, "Lannister"], [cat, "Baratheon"]] as const) {
    if (it !== ann) await it.table.open(path);
    await it.waitingRoom.take(house);
  }
  for (const it of all) {
    await it.page.getByRole("button", { name: /^Ready/ }).first().click();
    if (it === cat) await it.table.map.waitFor();
    // Whoever is the last sees the first question, and needs no email about it.
    if (it === cat) await answered(cat);
    else await expect(it.page.getByRole("button", { name: /^Ready/ })).toHaveCount(0);
    await it.page.goto("/about");
  }

  await byEmail(all, office, 8);

  const names = office.mails.filter((it) => /^[^:]+: \w+ to /.test(it.subject)).map((it) => it.text);
  for (const text of names) expect(text, "an email tells nothing of the others").not.toMatch(/\b(Bob|Cat|Ann)\b.*order/);
  await ann.table.open(path);
  const told = await ann.table.log.allTextContents();
  expect(told.filter((line) => line.includes("ran out of time")), "nobody was late").toHaveLength(0);
  expect(told.filter((line) => /has placed its orders/.test(line)).length).toBeGreaterThanOrEqual(3);
});
