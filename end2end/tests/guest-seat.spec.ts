import { devices } from "@playwright/test";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

test("a friend without an account opens the link on a phone, types a name, and plays", async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("Ann was asked for");
  const path = await ann.create("Among friends", 3);
  await ann.page.goto(path);
  await ann.waitingRoom.seatComputer("Lannister");
  const link = await ann.waitingRoom.invitation();
  expect(link).toContain("invitation=");

  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const flint = await person("Flint", phone);
  await flint.page.goto(link);
  await hydrated(flint.page);
  const form = flint.page.getByRole("region", { name: "Take your seat" });
  await expect(form).toContainText("Ann invites you");
  await expect(form).toContainText("Secret orders on a map of Westeros, 3 players.");
  await flint.page.setViewportSize({ width: 390, height: 700 });
  await expect(form.getByRole("button", { name: /^Take the seat/ }), "nobody has to look for it").toBeInViewport({ ratio: 1 });
  await form.getByRole("radio", { name: "Stark" }).check();

  await test.step("a name of somebody else is refused in words, and nothing is lost", async () => {
    flint.forgive(/Failed to load resource/);
    await form.getByLabel("Your name at the table").fill("Ann");
    await form.getByRole("button", { name: "Take the seat as Stark" }).tap();
    await expect(form.getByRole("alert")).toContainText("An account has that name");
    await expect(form.getByRole("radio", { name: "Stark" })).toBeChecked();
  });

  await test.step("nothing sticks out on the narrowest screen", async () => {
    await flint.page.setViewportSize({ width: 320, height: 640 });
    const sideways = await flint.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
  });

  await form.getByLabel("Your name at the table").fill("Flint");
  await form.getByRole("button", { name: "Take the seat as Stark" }).tap();

  await test.step("the last seat begins the game, for both at once", async () => {
    await flint.table.map.waitFor();
    await ann.table.map.waitFor();
    await flint.page.setViewportSize(phone.viewport);
    await expect(flint.page).toHaveURL(new RegExp(`${path}$`));
  });

  await test.step("the guest gives an order", async () => {
    await hydrated(flint.page);
    await flint.table.unit("Winterfell").tap();
    await flint.table.offered("Winterfell").getByRole("button", { name: "Defense +1", exact: true }).tap();
    await expect(flint.page.getByText(/1 of \d+ placed/).first()).toBeVisible();
  });

  await test.step("the others see who is a guest, and the guest how to keep the seat", async () => {
    await ann.page.getByRole("tab", { name: "Houses" }).click();
    await expect(ann.page.getByRole("tabpanel", { name: "Houses" })).toContainText("Flint · guest");
    await flint.page.getByRole("button", { name: "This table" }).tap();
    await expect(flint.page.getByRole("link", { name: "Keep my seat" })).toBeVisible();
  });
});

test("a guest who was sent away does not come back by another name in the same browser", { tag: "@thorough" }, async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("Ann was asked for");
  const path = await ann.create("Among friends", 3);
  await ann.page.goto(path);
  const link = await ann.waitingRoom.invitation();
  const flint = await person("Flint");
  const comes = async (name: string) => {
    await flint.page.goto(link);
    await hydrated(flint.page);
    const form = flint.page.getByRole("region", { name: "Take your seat" });
    await form.getByRole("radio", { name: "Stark" }).check();
    await form.getByLabel("Your name at the table").fill(name);
    await form.getByRole("button", { name: "Take the seat as Stark" }).click();
  };
  await comes("Flint");
  await expect(flint.page.getByText("Flint (you)")).toBeVisible();
  await ann.page.getByText("Remove Flint").click();
  await ann.page.getByRole("button", { name: "Free the seat" }).click();
  await expect(flint.page.getByText("Flint (you)")).toHaveCount(0);
  // Only the session goes: what the browser remembers of its guests stays.
  const cookies = await flint.context.cookies();
  const session = cookies.find((it) => /(^|-)rookery$/.test(it.name));
  if (!session) throw new Error("a guest has a session");
  await flint.context.clearCookies({ name: session.name });
  flint.forgive(/Failed to load resource/);
  await comes("Heron");
  await expect(flint.page.getByRole("alert")).toContainText("removed you from this table");
});

test("a friend types three words on the home page, and takes a seat with just a name", async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("Ann was asked for");
  const path = await ann.create("Among friends", 3);
  await ann.page.goto(path);
  const words = await ann.waitingRoom.words();
  expect(words).toMatch(/^[a-z]{3,7} [a-z]{3,7} [a-z]{3,7}$/);

  const flint = await person("Flint");
  await flint.home.open();

  await test.step("words that nobody has are refused in words", async () => {
    flint.forgive(/Failed to load resource/);
    await flint.home.sitDown(words === "oak oak oak" ? "fern fern fern" : "oak oak oak");
    await expect(flint.home.byWords.getByRole("alert")).toContainText("No table is waiting under these words");
  });

  await flint.home.sitDown(` ${words.toUpperCase().replaceAll(" ", " . ")} `);
  const form = flint.page.getByRole("region", { name: "Take your seat" });
  await expect(form).toContainText("Among friends");
  await form.getByLabel("Your name at the table").fill("Flint");
  await form.getByRole("radio", { name: "Stark" }).check();
  await form.getByRole("button", { name: "Take the seat as Stark" }).click();
  await expect(ann.page.getByText("Flint · guest")).toBeVisible();
  await expect(flint.page).toHaveURL(new RegExp(`${path}$`));
});

test("the words work without a script, and end with the link that they lead to", async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("Ann was asked for");
  const path = await ann.create("Among friends", 3);
  await ann.page.goto(path);
  const words = await ann.waitingRoom.words();
  const flint = await person("Flint", { javaScriptEnabled: false });
  await flint.page.goto("/");
  await flint.home.sitDown(words.replaceAll(" ", "-"));
  await expect(flint.page.getByLabel("Your name at the table")).toBeVisible();
  await flint.page.goto(`/${words.replaceAll(" ", "-")}`);
  await expect(flint.page.getByLabel("Your name at the table")).toBeVisible();

  await ann.waitingRoom.renew();
  await expect.poll(() => ann.waitingRoom.words()).not.toBe(words);
  await flint.page.goto("/");
  await flint.home.sitDown(words);
  await expect(flint.home.byWords.getByRole("alert")).toContainText("No table is waiting under these words");
});

test("a guest comes back in another browser by their own link", { tag: "@thorough" }, async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("Ann was asked for");
  const path = await ann.create("Lost and found", 3);
  await ann.page.goto(path);
  const link = await ann.waitingRoom.invitation();
  const flint = await person("Flint");
  await flint.page.goto(link);
  await hydrated(flint.page);
  const form = flint.page.getByRole("region", { name: "Take your seat" });
  await form.getByLabel("Your name at the table").fill("Flint");
  await form.getByRole("button", { name: /^Take the seat/ }).click();
  await expect(flint.page.getByText("Flint (you)")).toBeVisible();
  await flint.page.getByRole("banner").getByRole("link", { name: "Create an account" }).click();
  const own = await flint.page.getByLabel(/brings you back to your seat/).inputValue();

  const phone = await person("Phone");
  // Its own way to the server, as everybody's.
  const { pathname, search, hash } = new URL(own);
  await phone.page.goto(pathname + search + hash);
  await phone.page.getByRole("button", { name: "Continue as Flint" }).click();
  await phone.page.waitForURL(`**${path}`);
  await expect(phone.page.getByText("Flint (you)")).toBeVisible();
});
