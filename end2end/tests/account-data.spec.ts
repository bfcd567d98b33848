import { readFile } from "node:fs/promises";
import { hydrated } from "../harness/hydrated";
import { idOf } from "../harness/game";
import { expect, readsMail, test } from "../harness/mailed";
import type { Person } from "../harness/person";
import { linkOf } from "../harness/post-office";
import { unzipped } from "../harness/zip";

/** Ann and Bob at a table of three that has begun; the computer plays Baratheon. */
async function seated(ann: Person, bob: Person): Promise<string> {
  const path = await ann.lobby.create({ name: "The Trident", players: 3 });
  await ann.waitingRoom.take("Stark");
  await ann.waitingRoom.seatComputer("Baratheon");
  await bob.table.open(path);
  await bob.waitingRoom.take("Lannister");
  await bob.table.map.waitFor();
  return path;
}

test("one's own data is a ZIP that can be opened and read", async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await seated(ann, bob);
  await ann.account.open("Your data");
  const downloading = ann.page.waitForEvent("download");
  await ann.page.getByRole("link", { name: "Download your data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("rookery.zip");
  const files = unzipped(await readFile(await download.path()));
  for (const encoding of ["gzip", "br"]) {
    const whole = await ann.page.request.get("/account/export", { headers: { "accept-encoding": encoding } });
    expect(whole.headers()["content-encoding"], "a ZIP is packed already").toBeUndefined();
    expect([...unzipped(await whole.body()).keys()], encoding).toEqual([...files.keys()]);
  }
  const read = (name: string) => JSON.parse(files.get(name) ?? "null");
  expect(read("profile.json")).toMatchObject({ name: "Ann", earlier_names: [] });
  expect(read("sessions.json")).toHaveLength(1);
  expect(read("messages.json")).toEqual([]);
  const game = read(`games/${idOf(path)}.json`);
  expect(game).toMatchObject({ name: "The Trident", status: "running" });
  expect(game.own_seats).toHaveLength(1);
  expect(game.seen).toHaveLength(1);
  expect(game.seen[0].view.own.orders).toEqual([]);
  expect(files.has(`games/${idOf(path)}.txt`), "the record tells everything, and comes after the end").toBe(false);
});

test("a lost password is renewed by a mailed link, once", { tag: "@thorough" }, async ({ office, people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await readsMail(ann, office, "ann@tarth.example");

  const phone = await person("Phone", { javaScriptEnabled: false });
  const asks = async (address: string) => {
    await phone.page.goto("/sign-in");
    await phone.page.getByRole("link", { name: "Forgot your password?" }).click();
    await phone.page.getByLabel("Email address of your account").fill(address);
    await phone.page.getByRole("button", { name: "Send email" }).click();
    await expect(phone.page.getByText("an email is on its way")).toBeVisible();
  };
  await asks("nobody@tarth.example");
  await asks("ann@tarth.example");
  const email = await office.mailTo("ann@tarth.example", /Reset your Rookery password/);
  expect(office.mails.some((it) => it.to.startsWith("nobody"))).toBe(false);
  await phone.page.goto(linkOf(email));
  await expect(phone.page.getByRole("heading", { name: "New password for Ann" })).toBeVisible();
  await phone.page.getByLabel("New password").fill("short");
  await phone.page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(phone.page.getByText("The password needs at least 10 characters.")).toBeVisible();
  await phone.page.getByLabel("New password").fill("a raven told me so");
  await phone.page.getByRole("button", { name: "Save and sign in" }).click();
  await phone.page.waitForURL("**/lobby");

  await ann.page.reload();
  await expect(ann.page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await ann.signInPage.open();
  await ann.signInPage.fill("Ann", "a raven told me so");
  await ann.page.waitForURL("**/lobby");

  const thief = await person("Thief");
  thief.forgive(/Failed to load resource/);
  await thief.page.goto(linkOf(email));
  await hydrated(thief.page);
  await thief.page.getByLabel("New password").fill("the thief was here too");
  await thief.page.getByRole("button", { name: "Save and sign in" }).click();
  await expect(thief.page.getByText("has expired or was already used")).toBeVisible();
});

test("who deletes the account leaves the table whole", { tag: "@thorough" }, async ({ people, person }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await seated(ann, bob);
  await ann.account.open("Your data");
  await ann.page.getByRole("link", { name: "Delete account" }).click();
  await expect(ann.page.getByRole("heading", { name: "Delete the account Ann?" })).toBeVisible();
  ann.forgive(/Failed to load resource/);
  await ann.page.getByLabel("Type your name to confirm").fill("Ann");
  await ann.page.getByLabel("Password").fill("not her password");
  await ann.page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(ann.page.getByText("That's not your password.")).toBeVisible();
  await ann.page.getByLabel("Password").fill(ann.password);
  await ann.page.getByRole("button", { name: "Delete permanently" }).click();
  await expect(ann.page.getByRole("heading", { name: "Your account is deleted" })).toBeVisible();

  await bob.table.open(path);
  await expect(bob.page.getByText("deleted account").first()).toBeAttached();
  await bob.lobby.open();
  await expect(bob.lobby.tables("My tables").first()).toContainText("deleted account");

  const again = await person("Ann");
  again.forgive(/Failed to load resource/);
  await again.signInPage.open();
  await again.signInPage.fill("Ann", ann.password);
  await expect(again.signInPage.refusal).toBeVisible();
  await again.signUpPage.open();
  await again.signUpPage.fill("Ann", ann.password);
  await expect(again.signUpPage.refusal).toContainText("or had it recently");
});

test("a password is changed by whoever knows the old one", async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const phone = await person("Phone", { javaScriptEnabled: false });
  await phone.page.goto("/sign-in");
  await phone.signInPage.fill("Ann", ann.password);
  await phone.page.waitForURL("**/lobby");

  await ann.account.open("Change password");
  ann.forgive(/Failed to load resource/);
  const change = async (old: string, password: string) => {
    await ann.page.getByLabel("Current password").fill(old);
    await ann.page.getByLabel("New password").fill(password);
    await ann.page.getByRole("button", { name: "Change password" }).click();
  };
  await change("not her password", "a raven told me so");
  await expect(ann.page.getByText("That's not your password.")).toBeVisible();
  await change(ann.password, "short");
  await expect(ann.page.getByText("The password needs at least 10 characters.")).toBeVisible();
  await change(ann.password, "a raven told me so");
  await expect(ann.page.getByText("Your password has been changed")).toBeVisible();

  await phone.page.reload();
  await expect(phone.page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await phone.page.goto("/sign-in");
  await phone.signInPage.fill("Ann", "a raven told me so");
  await phone.page.waitForURL("**/lobby");
});

test("nights, vacations and another name, without JavaScript", async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/sign-up");
  await ann.signUpPage.fill(ann.name, ann.password);
  await ann.page.waitForURL("**/lobby");
  await ann.page.goto("/account#absences");
  await ann.page.getByLabel("Sleeping hours from").fill("22:00");
  await ann.page.getByLabel("Sleeping hours until").fill("06:30");
  await ann.page.getByLabel("Time zone", { exact: true }).fill("Europe/Berlin");
  await ann.page.getByRole("button", { name: "Save sleeping hours" }).click();
  await expect(ann.page.getByLabel("Sleeping hours until")).toHaveValue("06:30");
  await ann.page.getByLabel("Sleeping hours until").fill("21:00");
  await ann.page.getByRole("button", { name: "Save sleeping hours" }).click();
  await expect(ann.page.getByText("Sleeping hours last at most 12 hours")).toBeVisible();

  await ann.page.goto("/account#absences");
  await ann.page.getByLabel("Days", { exact: true }).fill("3");
  await ann.page.getByRole("button", { name: "Add vacation" }).click();
  await expect(ann.page.getByText("Days left this year: 25 of 28.")).toBeVisible();
  const vacations = ann.page.getByRole("list", { name: "Your vacations" });
  await expect(vacations.getByRole("listitem")).toHaveCount(1);
  await vacations.getByRole("button", { name: /^End vacation now/ }).click();
  await expect(vacations).toHaveCount(0);

  await ann.page.goto("/account#your-name");
  await ann.page.getByLabel("New name").fill("Arya");
  await ann.page.getByRole("button", { name: "Change name" }).click();
  await expect(ann.page.getByRole("heading", { name: "Arya" })).toBeVisible();
});
