import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

test("a missed deadline is answered by the clock, and the seat is taken over", { tag: "@thorough" }, async ({ people, person, server }) => {
  const [ann] = await people("Ann");
  const path = await server.import("robb", { Stark: "Ann" }, "each 6/6");
  const { page, table } = ann;
  await page.goto(path);
  const notes = page.locator(".time-notes");
  const timer = table.bar.getByRole("timer");

  await test.step("what is left is shown, and what happens at zero", async () => {
    await expect(timer).toContainText(/Time left: 0:0\d min/);
    await expect(table.bar).toContainText("If time runs out:");
    const before = await timer.innerText();
    await expect(timer, "it counts down by itself").not.toHaveText(before);
  });

  await test.step("at zero the clock answers, and the log says so", async () => {
    await expect(table.log.filter({ hasText: "ran out of time: the clock answered" }).first()).toBeAttached({
      timeout: 20_000,
    });
  });

  await test.step("after two in a row the seat is offered, and its holder may come back", async () => {
    await expect(notes.getByRole("button", { name: "I'm back" })).toBeVisible({ timeout: 30_000 });
  });

  await test.step("the seat can be handed to the computer", async () => {
    await page.getByRole("button", { name: "This table" }).click();
    await page.getByText(/^Hand .* to the computer$/).click();
    await page.getByRole("button", { name: "Yes, hand it over for good" }).click();
    await expect(page.getByRole("button", { name: "I'm back" })).toHaveCount(0);
    const stranger = await person("Stranger");
    stranger.forgive(/404/);
    expect((await stranger.page.goto(path))?.status(), "it is nobody else's to see").toBe(404);
  });
});

test("a pace is chosen, told, and kept by the table", { tag: "@thorough" }, async ({ people }) => {
  const [ann] = await people("Ann");
  const { page } = ann;
  await page.goto("/lobby/new");
  await page.getByLabel("Table name").fill("By letter");
  const pace = page.getByRole("group", { name: "When?" });
  await expect(page.getByLabel("For planning")).toBeHidden();
  await pace.getByRole("radio", { name: /^A few moves a day/ }).check();
  await ann.lobby.options();
  await page.getByLabel("For planning").selectOption("24");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL("**/tables/*");
  await hydrated(page);
  await expect(page.locator("main")).toContainText("1 day for planning, 1 day for everything else");
  await page.goto("/lobby");
  const card = page.getByRole("article").filter({ hasText: "By letter" });
  await expect(card).toContainText("1 day for planning");
});

test("a full live table begins when everybody is here", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  const { page } = ann;
  await page.goto("/lobby/new");
  await page.getByLabel("Table name").fill("One evening");
  const group = (name: string) => page.getByRole("group", { name });
  await group("Players").getByRole("radio", { name: /^3\b/ }).check();
  await group("When?").getByRole("radio", { name: /^Tonight, live/ }).check();
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.waitForURL("**/tables/*");
  await ann.waitingRoom.take("Stark");
  await ann.waitingRoom.seatComputer("Baratheon");
  await bob.page.goto(new URL(page.url()).pathname);
  await bob.waitingRoom.take("Lannister");
  await expect(page.locator(".confirm")).toContainText("Your answer holds for ten minutes");
  await page.getByRole("button", { name: "I'm ready" }).click();
  await expect(bob.page.locator("main")).toContainText("✓ ready");
  await bob.page.getByRole("button", { name: "I'm ready" }).click();
  for (const person of [ann, bob]) await person.table.map.waitFor();
});

test("the hours of a table are offered in the browser's time zone, and stay as chosen", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { timezoneId: "America/Denver" });
  await ann.signUp();
  const { page } = ann;
  await page.goto("/lobby/new");
  await page.getByRole("group", { name: "When?" }).getByRole("radio", { name: /^Times of day/ }).check();
  await ann.lobby.options();
  const zone = page.locator(".pace-of.fixed").getByLabel("Time zone");
  await expect(zone).toHaveValue("America/Denver");
  await expect(page.locator("#pace-times")).toContainText("20:00 (America/Denver)");
  await zone.fill("Asia/Tokyo");
  await expect(page.locator("#pace-times")).toContainText("20:00 (Asia/Tokyo)");
  await page.getByLabel("Table name").fill("Evenings");
  await expect(zone).toHaveValue("Asia/Tokyo");
});

test("a second click where a vote was asked for asks for nothing else", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const { page, table } = ann;
  await table.open(await server.import("planning", { Stark: ann.name, Lannister: bob.name }, "each 3600/3600"));
  await page.getByRole("button", { name: "This table" }).click();
  const pause = page.getByRole("button", { name: "Ask for a pause" });
  await pause.hover();
  await page.locator("#about-table > [data-alive]").waitFor();
  const next = await pause.evaluate(async (ask: HTMLButtonElement) => {
    ask.click();
    while (ask.isConnected && ask.textContent === "Ask for a pause") await new Promise(requestAnimationFrame);
    const buttons = [...document.querySelectorAll("button")];
    return buttons.find((it) => it.textContent === "Propose a draw")?.disabled;
  });
  expect(next, "the button that comes to its place rests").toBe(true);
  await expect(page.getByRole("button", { name: "Propose a draw" })).toBeEnabled();
  await expect(page.locator(".time-note.vote")).toHaveCount(1);
  await expect(page.getByRole("dialog", { name: "This table" })).toContainText("A vote is open");
});
