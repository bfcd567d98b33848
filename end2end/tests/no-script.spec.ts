import { expect, test } from "../harness/test";

test("signing up, creating and joining a table work with JavaScript off", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/sign-up");
  await ann.signUpPage.fill(ann.name, ann.password);
  await ann.page.waitForURL("**/lobby");
  await ann.page.getByRole("link", { name: "Open a table" }).click();
  await ann.page.getByLabel("Table name").fill("By candlelight");
  await ann.page.getByRole("group", { name: "Players" }).getByRole("radio", { name: /^3\b/ }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  await expect(ann.page.getByText("Ann (you)")).toBeVisible();

  await test.step("a refusal is told in words", async () => {
    const thief = await person("Thief", { javaScriptEnabled: false });
    await thief.page.goto("/sign-up");
    await thief.signUpPage.fill(ann.name, thief.password);
    await expect(thief.signUpPage.refusal).toContainText("An account has that name, or had it recently");
  });

  const bob = await person("Bob", { javaScriptEnabled: false });
  await bob.page.goto("/sign-up");
  await bob.signUpPage.fill(bob.name, bob.password);
  await bob.page.waitForURL("**/lobby");
  await bob.page.getByRole("link", { name: /: By candlelight$/ }).click();
  await bob.page.getByRole("button", { name: "Take Stark" }).click();
  await expect(bob.page.getByText("Bob (you)")).toBeVisible();
  await ann.page.goto("/lobby");
  await expect(ann.lobby.tables("My tables")).toHaveCount(1);
});
