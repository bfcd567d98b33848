import { expect, readsMail, test as mailed } from "../harness/mailed";
import type { Person } from "../harness/person";
import { ChatPanel } from "../pages/chat";

/** A server that waits long enough before it sends a mail for a page to say that it has shown it. */
const test = mailed.extend({
  environment: async ({ office }, use) => use({ ROOKERY_SMTP: office.url, ROOKERY_NOTICE_WAIT: "6" }),
});

/** Returns functions that tell how often this person's page has told the server that something was seen or read. */
function marks(it: Person): { seen: () => number; read: () => number } {
  const asked: string[] = [];
  it.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const count = (name: string) => () => asked.filter((path) => path.startsWith(`/api/${name}`)).length;
  return { seen: count("seen"), read: count("chat_mark") };
}

test("a tab nobody sits at has seen nothing, and its person is written to", { tag: "@thorough" }, async ({ office, people, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await readsMail(bob, office, "bob@tarth.example");
  const path = await server.import("neutral-force", { Baratheon: ann.name, Tyrell: bob.name });
  await bob.page.clock.install();
  const of = marks(bob);
  await bob.table.open(path);
  await bob.table.map.waitFor();
  const chat = new ChatPanel(bob.page);
  await chat.enter("The hall");
  await ann.table.open(path);
  await ann.table.map.waitFor();
  await expect.poll(of.seen, "who has just opened the page has seen it").toBeGreaterThan(0);

  // He goes for tea. The tab stays in front, and what comes is shown there.
  await bob.page.clock.fastForward("02:00");
  // Marks that were on their way are told before they are counted.
  await new Promise((wait) => setTimeout(wait, 500));
  const before = { seen: of.seen(), read: of.read() };
  const hers = new ChatPanel(ann.page);
  await hers.enter("The hall");
  await hers.say("I march");
  await expect(chat.line("I march")).toBeVisible();
  await ann.table.bar.getByRole("button", { name: "Back to the question" }).click();
  await ann.table.bar.getByRole("button", { name: /^Ask for support against King's Landing/ }).click();
  await ann.table.confirm();
  await expect(bob.table.instruction).toContainText("support");
  await office.mailTo("bob@tarth.example", /Tyrell to decide on support/);
  const told = () => office.mails.some((it) => it.to === "bob@tarth.example" && it.text.includes("1 message in the hall"));
  await expect.poll(told, "what was said is told too").toBe(true);
  expect({ seen: of.seen(), read: of.read() }, "nobody was there").toEqual(before);

  // Back: one movement is enough.
  await bob.page.mouse.move(200, 200);
  await bob.page.mouse.move(220, 210);
  await expect.poll(of.seen, "it is seen now").toBeGreaterThan(before.seen);
  // The question that came has closed the drawer.
  if (!(await chat.panel.isVisible())) await chat.tab.click();
  await expect.poll(of.read, "and the line is read").toBeGreaterThan(before.read);
});
