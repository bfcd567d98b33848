import { expectAccessible } from "../harness/accessible";
import { hydrated } from "../harness/hydrated";
import { expect, readsMail, test } from "../harness/mailed";
import { linkOf } from "../harness/post-office";
import { NoticesSection } from "../pages/notices";

test("a question with two answers is answered from its email, without JavaScript", { tag: "@thorough" }, async ({ office, people, person, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await readsMail(bob, office, "bob@tarth.example");

  const path = await server.import("neutral-force", { Baratheon: ann.name, Tyrell: bob.name });
  await ann.table.open(path);
  await ann.table.map.waitFor();
  await expect(ann.table.instruction).toContainText("March from Kingswood");
  await ann.table.bar.getByRole("button", { name: /^Ask for support against King's Landing/ }).click();
  await ann.table.confirm();

  const mail = await office.mailTo("bob@tarth.example", /Tyrell to decide on support/);
  expect(mail.text, "nothing of where and against whom").not.toMatch(/King's Landing|Kingswood|Baratheon/i);
  expect(mail.subject).toMatch(/: Tyrell to decide on support, round \d+/);
  const link = linkOf(mail);

  const phone = await person("Bob", { javaScriptEnabled: false });
  const question = phone.page.getByRole("heading", { level: 1 });
  for (const _look of ["a mail program", "Bob", "Bob again"]) {
    await phone.page.goto(link);
    await expect(question).toContainText("You're asked for support against the neutral force");
  }
  const page = phone.page.locator("main");
  await expect(page).toContainText("You play House Tyrell");
  await expect(page).toContainText(/ · Round \d+ of 10/);
  // The checker is a script, and needs them.
  const screen = await person("Screen");
  await screen.page.goto(link);
  await expectAccessible(screen.page, "a question in an email");
  await expect(phone.page.getByRole("button", { name: "Grant none" })).toBeVisible();
  await phone.page.getByRole("button", { name: "Grant support" }).click();
  await phone.page.waitForURL(`**${path}`);

  await test.step("the table has heard it", async () => {
    await expect(ann.table.instruction).toContainText("March from Kingswood");
    await expect(phone.page.locator("main")).toContainText("The Reach");
  });

  await test.step("the link works once", async () => {
    const thief = await person("Thief", { javaScriptEnabled: false });
    await thief.page.goto(link);
    await expect(thief.page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
    await expect(thief.page.getByRole("link", { name: "Go to the table" })).toHaveAttribute("href", path);
    await expect(thief.page.getByRole("button", { name: "Grant support" })).toHaveCount(0);
  });
});

test("a zone that nobody has chosen begins as the browser's", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { timezoneId: "Asia/Tokyo" });
  await ann.signUp();
  await ann.account.open("Notifications");
  const zone = ann.page.getByLabel("Time zone for notifications", { exact: true });
  await expect(zone).toHaveValue("Asia/Tokyo");
  await expect(ann.page.locator(".notices .rows"), "no way reaches her yet").toHaveCount(0);
  await new NoticesSection(ann.page).save();
  const elsewhere = await person("Ann elsewhere", { timezoneId: "America/Denver", storageState: await ann.context.storageState() });
  await elsewhere.page.goto("/account#notices");
  await hydrated(elsewhere.page);
  await expect(elsewhere.page.getByLabel("Time zone for notifications", { exact: true }), "it stays chosen").toHaveValue("Asia/Tokyo");
});

test("whoever wants to look first is let in by the email, and answers at the table", { tag: "@thorough" }, async ({ office, people, person, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await readsMail(bob, office, "bob@tarth.example");
  const path = await server.import("neutral-force", { Baratheon: ann.name, Tyrell: bob.name });
  await ann.table.open(path);
  await ann.table.bar.getByRole("button", { name: /^Ask for support against King's Landing/ }).click();
  await ann.table.confirm();
  const link = linkOf(await office.mailTo("bob@tarth.example", /Tyrell to decide on support/));
  const phone = await person("Bob's phone");
  await phone.page.goto(link);
  await phone.page.getByRole("button", { name: "Look at the table first" }).click();
  await phone.page.waitForURL(`**${path}`);
  await phone.table.map.waitFor();
  await expect(phone.table.bar, "the question waits there").toContainText("King's Landing");
});

test("a question of a battle is answered from its email, without JavaScript", { tag: "@thorough" }, async ({ office, people, person, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await readsMail(bob, office, "bob@tarth.example");
  const seats = { "A House Lannister": ann.name, "B House Stark": bob.name };
  const path = await server.import("answer", seats, "unlimited", "battlefield");
  await ann.battle.open(path);
  await ann.battle.tray(/^Guardsmen/).click();
  await ann.battle.confirm.click();
  await ann.battle.choice(/^Attack|^Melee/).first().click();
  await ann.battle.confirm.click();

  const mail = await office.mailTo("bob@tarth.example", /Stark to answer an attack, round 2/);
  expect(mail.text, "nothing of who and with what").not.toMatch(/Guardsmen|Sworn Swords|Swift Retreat|Lannister/i);
  const phone = await person("Bob", { javaScriptEnabled: false });
  await phone.page.goto(linkOf(mail));
  await expect(phone.page.getByRole("heading", { level: 1 })).toHaveText(/Attack: Guardsmen against Sworn Swords\. Use Swift Retreat\?/);
  await expect(phone.page.locator("main")).toContainText("You play House Stark");
  await expect(phone.page.getByRole("button", { name: /^Swift Retreat/ })).toBeVisible();
  await phone.page.getByRole("button", { name: "Pass" }).click();
  await phone.page.waitForURL(`**${path}`);
  await expect(ann.battle.head, "the battle has gone on").toContainText("Round 2");
  await expect(ann.battle.log.filter({ hasText: /activation ends/ }).first()).toBeAttached();
});
