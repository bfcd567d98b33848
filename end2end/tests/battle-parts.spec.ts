// A battle is loaded in two modules: what a first look and an answer need, and the rest.
import { facing, moved, passedUntil } from "../harness/battle";
import { settled } from "../harness/fits";
import { heldBack, hears, modules, neverRests, slowly } from "../harness/modules";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";
import { History } from "../pages/history";

test("a battle fetches what it needs, and the rest when the page has come to rest", async ({ people, server }) => {
  const { ann } = await facing(people, server);
  const fetched: string[] = [];
  ann.page.on("request", (request) => fetched.push(request.url()));
  // What the page before still fetches does not count.
  ann.page.on("framenavigated", () => (fetched.length = 0));
  await ann.page.reload();
  await ann.battle.lives();
  expect(modules(fetched)).toContain("battle");
  await expect.poll(() => modules(fetched)).toContain("miniatures");
  expect(modules(fetched).indexOf("battle")).toBeLessThan(modules(fetched).indexOf("miniatures"));
});

test("the army builder and the data pages fetch no battle", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  const fetched: string[] = [];
  ann.page.on("request", (request) => fetched.push(request.url()));
  for (const path of ["/games/battlefield/armies", "/help/units-stark?game=battlefield"]) {
    fetched.length = 0;
    await ann.page.goto(path);
    await ann.page.mouse.move(200, 200);
    await expect.poll(() => modules(fetched)).toContain("miniatures");
    await expect(ann.page.locator("main .lazy[data-alive]").first()).toBeAttached();
    expect(modules(fetched)).toContain("pages");
    for (const other of ["battle", "tables", "board"]) expect(modules(fetched)).not.toContain(other);
  }
});

test("what is measured, forecast and looked back at comes when it is asked for", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.answer(/Sworn Swords/);
  await passedUntil([ann, bob], ann, /do|action/i);
  await neverRests(ann.page);
  // Nobody reaches for what is under the mouse.
  await ann.page.mouse.move(0, 0);
  const fetched: string[] = [];
  ann.page.on("framenavigated", () => (fetched.length = 0));
  ann.page.on("request", (request) => fetched.push(request.url()));
  await test.step("the chance of a charge", async () => {
    await ann.page.reload();
    await ann.battle.lives();
    expect(modules(fetched)).not.toContain("miniatures");
    await ann.battle.choice(/^Charge/).click();
    await expect(ann.page.locator(".battle-forecast")).toContainText(/arrives/);
  });
  await test.step("the ruler", async () => {
    await ann.page.reload();
    await ann.battle.lives();
    await ann.page.getByRole("button", { name: "Measure (M)" }).click();
    await expect(ann.page.getByRole("group", { name: "Ruler" })).toBeVisible();
  });
});

test("a moment of the past is shown before the page has come to rest", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await moved(people, server);
  await neverRests(ann.page);
  await ann.page.reload();
  await ann.battle.lives();
  await ann.page.getByRole("button", { name: "Look back" }).click();
  const { bar } = new History(ann.page);
  await expect(bar).toContainText("Viewing");
  // Also where nothing has the focus, and there is no step to undo.
  await ann.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await ann.page.keyboard.press("Escape");
  await expect(bar).toHaveCount(0);
});

test("what is pressed beside a battle before it is there is pressed once it is", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await moved(people, server);
  const release = await heldBack(ann.page, "miniatures");
  await ann.page.reload();
  await ann.battle.lives();
  await ann.page.getByRole("button", { name: "Look back" }).click();
  const { bar } = new History(ann.page);
  await expect(bar).toHaveCount(0);
  release();
  await expect(bar).toContainText("Viewing");
});

test("a dialog that is opened before its button lives stays open", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await moved(people, server);
  const release = await heldBack(ann.page, "miniatures");
  await ann.page.reload();
  await ann.battle.lives();
  const button = ann.page.getByRole("button", { name: "This table" });
  await button.click();
  const about = ann.page.getByRole("dialog", { name: "This table" });
  await expect(about).toBeVisible();
  release();
  await expect(ann.page.locator(".lazy[data-alive]").filter({ has: ann.page.locator(".about-open") }).last()).toBeAttached();
  await settled(ann.page);
  await expect(about).toBeVisible();
});

test("an answer can be taken back with the first press", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  await ann.battle.answer(/^Bowmen/);
  const button = ann.page.getByRole("button", { name: "Take back" });
  await expect(button).toBeVisible();
  const release = await heldBack(ann.page, "miniatures");
  await ann.page.reload();
  await ann.battle.lives();
  await button.click();
  release();
  await expect(ann.battle.question.getByRole("heading")).toContainText(/activates/);
});

test("a battle in which one has answered fetches nothing more for it", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  await ann.battle.answer(/^Bowmen/);
  await expect(ann.page.getByRole("button", { name: "Take back" })).toBeVisible();
  await neverRests(ann.page);
  await ann.page.mouse.move(0, 0);
  const fetched: string[] = [];
  ann.page.on("framenavigated", () => (fetched.length = 0));
  ann.page.on("request", (request) => fetched.push(request.url()));
  await ann.page.reload();
  await ann.battle.lives();
  expect(modules(fetched).sort()).toEqual(["battle", "core", "rookery"]);
});

test("a finger that is down while a part arrives presses it", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await moved(people, server);
  const release = await heldBack(ann.page, "miniatures");
  await ann.page.reload();
  await ann.battle.lives();
  const button = ann.page.getByRole("button", { name: "Look back" });
  await button.hover();
  await ann.page.mouse.down();
  const arrived = ann.page.waitForResponse(/miniatures\.battle\.wasm/);
  release();
  await (await arrived).finished();
  const beside = ann.page.locator(".lazy[data-alive]").filter({ has: button });
  // Long enough for it to be put in its place.
  await ann.page.waitForTimeout(500);
  await expect(beside).toHaveCount(0);
  await ann.page.mouse.up();
  await expect(new History(ann.page).bar).toContainText("Viewing");
});

test("nothing moves when what is beside a battle comes alive", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await moved(people, server);
  const release = await heldBack(ann.page, "miniatures");
  await ann.page.reload();
  await ann.battle.lives();
  const side = ann.page.locator(".battle-side");
  const places = async () => {
    // The chat, below all others, says how many lines there are once it has read them.
    const buttons = side.locator("button:not([type=submit]), summary").filter({ visible: true });
    return buttons.evaluateAll((all) => all.map((it) => `${it.textContent?.replace(/\s+/g, " ").trim()} ${Math.round(it.getBoundingClientRect().top)}`));
  };
  const drawn = await places();
  release();
  const lookBack = ann.page.getByRole("button", { name: "Look back" });
  await expect(ann.page.locator(".lazy[data-alive]").filter({ has: lookBack })).toBeVisible();
  await expect.poll(places).toEqual(drawn);
});

test("a line that is typed before the chat of a battle lives stays in it", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const release = await heldBack(ann.page, "miniatures");
  await ann.page.reload();
  await ann.battle.lives();
  await ann.battle.drawer("Chat");
  const chat = ann.page.getByRole("region", { name: "Chat" });
  const field = chat.getByRole("textbox", { name: /^Message/ });
  await field.pressSequentially("Winter is ");
  release();
  await expect(ann.page.locator(".lazy[data-alive]").filter({ has: chat }).last()).toBeVisible();
  await expect(field).toHaveValue("Winter is ");
  await expect(field, "whoever types goes on").toBeFocused();
  await ann.page.keyboard.type("near");
  await chat.getByRole("button", { name: "Send" }).click();
  await bob.battle.drawer("Chat");
  await expect(bob.page.getByRole("region", { name: "Chat" })).toContainText("Winter is near");
});

test("what is pressed while a battle comes alive is pressed once", async ({ people, server }) => {
  const { ann } = await facing(people, server);
  await slowly(ann.page, 1_000);
  await ann.page.reload({ waitUntil: "domcontentloaded" });
  // The table lives already, the question does not yet.
  await hears(ann.page, "svg.battle-sheet", "click");
  await ann.battle.tray(/^Bowmen/).click();
  await expect(ann.page.locator("html[data-hydrated]")).toHaveCount(0);
  await chosenOnce(ann);
});

test("of presses without a pointer, as of a screen reader, the last is done", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  const release = await heldBack(ann.page, "battle");
  await ann.page.reload({ waitUntil: "domcontentloaded" });
  for (const unit of [/^Sworn Swords/, /^Bowmen/, /^Bowmen/]) await ann.battle.tray(unit).dispatchEvent("click");
  release();
  await chosenOnce(ann);
});

test("a press stays when somebody goes on with the keyboard", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  const release = await heldBack(ann.page, "battle");
  await ann.page.reload({ waitUntil: "domcontentloaded" });
  await ann.battle.tray(/^Bowmen/).click();
  await ann.page.keyboard.press("Tab");
  await ann.page.keyboard.press("Tab");
  release();
  await chosenOnce(ann);
});

test("what happens while a battle comes alive is news there", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await neverRests(bob.page);
  await slowly(bob.page, 300);
  await bob.page.mouse.move(0, 0);
  const release = await heldBack(bob.page, "battle");
  await bob.page.reload({ waitUntil: "domcontentloaded" });
  await ann.battle.answer(/^Bowmen/);
  await expect(ann.battle.log.filter({ hasText: /Bowmen/ }).first()).toBeAttached();
  release();
  await bob.battle.lives();
  await expect(bob.battle.log.filter({ hasText: /Bowmen/ }).first()).toBeAttached();
});

/** The Bowmen, with the first step of the answer. */
async function chosenOnce(ann: Person): Promise<void> {
  await ann.battle.lives();
  await expect(ann.battle.question.getByRole("heading")).toHaveText("Bowmen act");
  await expect(ann.battle.confirm).toBeEnabled();
  const undo = ann.page.getByRole("button", { name: "Undo step" });
  await undo.click();
  await expect(ann.battle.choice(/^Bowmen/)).toHaveAttribute("aria-pressed", "false");
  await expect(undo, "it was one step").toHaveCount(0);
}

test("the server's reason against an answer is told in words", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  ann.forgive(/Failed to load resource/);
  // The page sends nothing illegal: on the way to the server the unit becomes the enemy's.
  await ann.page.route("**/api/answer*", async (route) => {
    const sent = route.request().postData() ?? "";
    const forged = sent.replace(/(Unit%22%3A|Unit":)\d+/, "$13");
    expect(forged).not.toBe(sent);
    await route.continue({ postData: forged });
  });
  await ann.battle.answer(/Sworn Swords/);
  const told = ann.battle.question.getByRole("alert");
  await expect(told).toBeVisible();
  await expect(told).not.toBeEmpty();
  await expect(ann.battle.head, "it is asked as before").toContainText(/activates/);
});

test("a page whose browser does not tell when it has painted comes alive all the same", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  await ann.page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {};
  });
  await ann.page.reload();
  await ann.battle.lives();
});
