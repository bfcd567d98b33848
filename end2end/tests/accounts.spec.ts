import { expectAccessible } from "../harness/accessible";
import { expectFits } from "../harness/fits";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

test("a name and a password make an account, and bring one back", async ({ person }) => {
  const ann = await person("Ann");
  await ann.signUp();
  await ann.account.open();
  await expect(ann.page.getByRole("heading", { name: "Ann" })).toBeVisible();
  await ann.account.signOut();
  await expect(ann.page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  await ann.signInPage.open();
  await ann.signInPage.fill(ann.name, ann.password);
  await ann.page.waitForURL("**/lobby");
});

for (const odd of ["/sign-in", "/sign-up?next=%2Fsign-in", "/..//evil.test", "/.//evil.test", "//evil.test", "/api/sign_out", "/nowhere", "/%", "https://evil.test"]) {
  test(`signing in leads on, though the address says ${odd}`, { tag: "@thorough" }, async ({ people, person }) => {
    const [ann] = await people("Ann");
    if (!ann) throw new Error("somebody was asked for");
    const again = await person("Ann");
    await again.page.goto(`/sign-in?next=${encodeURIComponent(odd)}`);
    await hydrated(again.page);
    await again.signInPage.fill(ann.name, ann.password);
    await again.page.waitForURL("**/lobby");
    await expect(again.page.getByRole("banner").getByRole("link", { name: "Ann" })).toBeVisible();
  });
}

test("a wrong password is refused in words, and a taken name too", async ({ person }) => {
  const ann = await person("Ann");
  await ann.signUp();
  const thief = await person("Thief");
  // The browser's console tells of the refused requests.
  thief.forgive(/Failed to load resource/);
  await thief.signInPage.open();
  await thief.signInPage.fill(ann.name, "not her password at all");
  await expect(thief.signInPage.refusal).toBeVisible();
  await thief.signUpPage.open();
  await thief.signUpPage.fill(ann.name, thief.password);
  await expect(thief.signUpPage.refusal).toBeVisible();
  await expect(thief.page).toHaveURL(/sign-up/);
});

test("whoever wants to open a table signs up right there", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  ann.forgive(/Failed to load resource/);
  await ann.page.goto("/lobby/new?game=battlefield");
  await hydrated(ann.page);
  await expectAccessible(ann.page, "the way to a table");
  await expectFits(ann.page, "the way to a table");
  await ann.signUpPage.fill(ann.name, ann.password);
  await expect(ann.page.getByLabel("Table name")).toHaveValue("Ann's table");
  await expect(ann.page).toHaveURL(/\/lobby\/new\?game=battlefield$/);
});

test("a session can be ended from another browser", { tag: "@thorough" }, async ({ person }) => {
  const desk = await person("Ann");
  await desk.signUp();
  const phone = await person("Ann");
  await phone.signInPage.open();
  await phone.signInPage.fill("Ann", desk.password);
  await phone.page.waitForURL("**/lobby");
  await desk.account.open("Where you are signed in");
  await expect(desk.account.sessions).toHaveCount(2);
  await desk.account.endOther();
  await expect(desk.account.sessions).toHaveCount(1);
  await phone.page.reload();
  await expect(phone.page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
});

test("who wants to be asked always says so on the account page", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.signUp();
  await ann.account.open("At your tables");
  await expect(ann.account.askAlways).not.toBeChecked();
  await ann.account.askAlways.check();
  await ann.account.save();
  await ann.account.open("At your tables");
  await expect(ann.account.askAlways).toBeChecked();
  await ann.account.askAlways.uncheck();
  await ann.account.save();
  await ann.account.open("At your tables");
  await expect(ann.account.askAlways).not.toBeChecked();
});

test("the session's cookie is out of the scripts' reach", async ({ person }) => {
  const ann = await person("Ann");
  await ann.signUp();
  const session = (await ann.context.cookies()).find((it) => it.name.endsWith("rookery"));
  expect(session).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(await ann.page.evaluate(() => document.cookie)).toBe("");
});
