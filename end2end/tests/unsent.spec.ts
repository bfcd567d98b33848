import { hydrated } from "../harness/hydrated";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";
import { three } from "../harness/three";
import { ChatPanel } from "../pages/chat";

const typedBy = (it: Person) => it.page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("typed ")));

test("a half-typed line and note survive a reload, and nobody else sees them", { tag: "@thorough" }, async ({ people }) => {
  const { ann, bob, path } = await three(people, "Letters");
  const chat = new ChatPanel(ann.page);
  await chat.enter("Lannister");
  await chat.field.fill("Shall we carve up Winterfell");
  await ann.page.reload();
  await hydrated(ann.page);
  await chat.enter("Lannister");
  await expect(chat.field).toHaveValue("Shall we carve up Winterfell");
  await chat.enter("Stark");
  await expect(chat.field, "each conversation has its own").toHaveValue("");
  await chat.enter("Lannister");
  await chat.say("Shall we carve up Winterfell?");

  await test.step("what was sent is not there any more", async () => {
    await ann.page.reload();
    await hydrated(ann.page);
    await chat.enter("Lannister");
    await expect(chat.field).toHaveValue("");
    expect(await typedBy(ann)).toEqual([]);
  });

  await test.step("a note that could not be stored is stored after the reload", async () => {
    ann.forgive(/Failed to load resource|ERR_FAILED/);
    await ann.page.route("**/api/write_note*", (route) => route.abort());
    await chat.channel("Notes").click();
    const note = chat.panel.getByRole("textbox").first();
    await note.fill("Bob lies");
    await expect(chat.panel.getByRole("status").filter({ hasText: /couldn't be reached/ })).toBeVisible();
    await ann.page.unroute("**/api/write_note*");
    await ann.page.reload();
    await hydrated(ann.page);
    await chat.open();
    await chat.channel("Notes").click();
    await expect(note).toHaveValue("Bob lies");
    await expect(chat.panel.getByText("Saved.", { exact: true })).toBeVisible();
    expect(await typedBy(ann)).toEqual([]);
  });

  await test.step("whoever signs out leaves nothing behind", async () => {
    await chat.enter("Lannister");
    await chat.field.fill("The Vale is");
    expect(await typedBy(ann)).toHaveLength(1);
    await ann.account.open();
    await ann.account.signOut();
    // The page goes to another one meanwhile, and with it what is asked there.
    await expect.poll(() => typedBy(ann).catch(() => ["gone"])).toEqual([]);
    await ann.signInPage.open();
    await ann.signInPage.fill(bob.name, bob.password);
    await ann.page.waitForURL("**/lobby");
    await ann.table.open(path);
    await chat.enter("Baratheon");
    await expect(chat.field).toHaveValue("");
  });
});

test("a form that was filled in half survives a reload until it is sent", { tag: "@thorough" }, async ({ people }) => {
  // A name that an address may escape or not.
  const [ann] = await people("Ann-Marie");
  if (!ann) throw new Error("somebody was asked for");
  const { page } = ann;
  const open = async () => {
    await page.goto("/lobby/new");
    await hydrated(page);
  };
  const [name, rules] = [page.getByLabel("Table name"), page.getByLabel("House rules")];
  const four = page.getByRole("group", { name: "Players" }).getByRole("radio", { name: /^4\b/ });
  await open();
  await name.fill("By the fire");
  await four.check();
  await ann.lobby.options();
  await rules.fill("No whispering");
  await page.reload();
  // Before any code is there.
  await expect(name).toHaveValue("By the fire");
  await hydrated(page);
  await expect(name).toHaveValue("By the fire");
  await expect(rules).toHaveValue("No whispering");
  await expect(four).toBeChecked();
  await test.step("saved as a template it is still to be sent", async () => {
    await page.getByText("Save as template").click();
    await page.getByLabel("Template name").fill("Fireside");
    await page.getByRole("button", { name: "Save template" }).click();
    await page.waitForURL("**/lobby/new?template=*");
    await open();
    await expect(name).toHaveValue("By the fire");
    await expect(rules).toHaveValue("No whispering");
    await expect(four).toBeChecked();
  });
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL("**/tables/*");
  await hydrated(page);
  await expect(page.getByText("No whispering").first()).toBeVisible();
  await open();
  await expect(name, "what was sent is gone").toHaveValue("Ann-Marie's table");

  await test.step("what was refused is still there", async () => {
    ann.forgive(/Failed to load resource/);
    await page.goto("/account#your-name");
    await hydrated(page);
    const form = page.locator("form").filter({ hasText: "Change name" }).last();
    await form.getByRole("textbox").first().fill("?");
    await form.getByRole("button").click();
    await expect(form.getByRole("alert")).toBeVisible();
    await page.reload();
    await expect(form.getByRole("textbox").first()).toHaveValue("?");
  });
});

test("passwords are kept nowhere", { tag: "@thorough" }, async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.page.goto("/account#your-password");
  await hydrated(ann.page);
  for (const field of await ann.page.locator("input[type=password]:visible").all()) await field.fill("correct horse battery");
  const kept = await ann.page.evaluate(() => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage }));
  expect(kept).not.toContain("horse");
});
