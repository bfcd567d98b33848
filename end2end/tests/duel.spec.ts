// The smallest game, hosted by the same pages as the others: whatever they promise of any game must hold for it.
import { readFileSync } from "node:fs";
import { answer } from "../harness/game";
import { hydrated } from "../harness/hydrated";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";
import { History } from "../pages/history";

test.use({ environment: { ROOKERY_UNFINISHED_GAMES: "true" } });

/** Moves one's disc to a place in thousandths of an inch. */
async function move({ page }: Person, x: number, y: number): Promise<void> {
  await page.getByLabel("Inches from the left").fill(String(x));
  await page.getByLabel("Inches from the top").fill(String(y));
  await page.getByRole("button", { name: "Move", exact: true }).click();
}

const log = ({ page }: Person) => page.getByRole("region", { name: "Log" }).getByRole("listitem");

test("two people play it, others watch, look back and find it", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob, cat] = await people("Ann", "Bob", "Cat");
  if (!ann || !bob || !cat) throw new Error("three people were asked for");
  let path = "";
  await test.step("it is chosen, and opened with its own options", async () => {
    await ann.page.goto("/lobby/new");
    await hydrated(ann.page);
    await ann.lobby.options();
    await expect(ann.page.getByRole("group", { name: "Houses" })).toBeVisible();
    await expect(ann.page.getByRole("link", { name: "Duel of two discs" }), "nobody is led to it").toHaveCount(0);
    await ann.page.goto("/lobby/new?game=duel");
    await hydrated(ann.page);
    await ann.page.getByRole("radio", { name: /^A few moves a day/ }).check();
    await ann.page.getByRole("link", { name: /^Fast/ }).click();
    await expect(ann.page).toHaveURL(/preset=fast/);
    await ann.lobby.options();
    await expect(ann.page.getByLabel("Wounds per disc"), "a pace leaves the game as it is").toBeVisible();
    await ann.page.goto("/lobby/new?game=duel");
    await hydrated(ann.page);
    await expect(ann.page.getByRole("group", { name: "Houses" })).toHaveCount(0);
    await ann.page.getByLabel("Table name").fill("At dawn");
    await ann.lobby.options();
    await ann.page.getByLabel("Wounds per disc").fill("1");
    await ann.page.getByRole("button", { name: "Open the table" }).click();
    await ann.page.waitForURL("**/tables/*");
    path = new URL(ann.page.url()).pathname;
  });

  await test.step("both sit down, and everybody sees the same", async () => {
    await ann.waitingRoom.take("Red");
    await bob.page.goto(path);
    await bob.waitingRoom.take("Blue");
    await cat.page.goto(path);
    for (const it of [ann, bob]) await it.page.getByRole("button", { name: "Ready", exact: true }).click();
    for (const it of [ann, bob, cat]) {
      await expect(it.page.getByRole("img", { name: "Red at 0, 0, wounds left: 1." })).toBeVisible();
    }
    await expect(bob.page.getByText("Red is to move.")).toBeVisible();
    await expect(cat.page.getByRole("button", { name: "Move", exact: true })).toHaveCount(0);
  });

  await test.step("what is not allowed says why, and an answer can be taken back", async () => {
    await ann.page.getByLabel("Inches from the left").fill("9000");
    await expect(ann.page.getByText("More than 6 inches away.")).toBeVisible();
    await expect(ann.page.getByRole("button", { name: "Move", exact: true })).toBeDisabled();
    await move(ann, 3000, 0);
    await expect(log(cat)).toHaveText(["Red moves to 3, 0."]);
    await ann.page.getByRole("button", { name: /Take back|Undo/ }).first().click();
    await expect(ann.page.getByText("Red: choose a destination.")).toBeVisible();
    await expect(log(cat).locator("s"), "whoever looks on sees that it does not count").toHaveText("Red moves to 3, 0.");
  });

  await test.step("they say something to each other", async () => {
    const chat = ({ page }: Person) => page.getByRole("region", { name: "Chat" });
    await chat(ann).getByRole("textbox", { name: /^Message/ }).fill("Good luck!");
    await chat(ann).getByRole("button", { name: "Send", exact: true }).click();
    await expect(chat(bob).getByRole("article").filter({ hasText: "Good luck!" })).toBeVisible();
  });

  await test.step("they meet, and one of them falls", async () => {
    let [red, blue] = [0, 48_000];
    for (let turn = 0; turn < 24; turn += 1) {
      const [who, own] = turn % 2 === 0 ? [ann, "Red: choose"] : [bob, "Blue: choose"];
      const over = who.page.getByText(/has won|A draw/);
      await expect(who.page.getByText(own).or(over)).toBeVisible();
      if (await over.isVisible()) break;
      if (turn % 2 === 0) red = Math.min(red + 4200, 23_500);
      else blue = Math.max(blue - 4200, 24_500);
      const at = turn % 2 === 0 ? red : blue;
      await move(who, at, at);
    }
    await expect(cat.page.getByText(/has won|A draw/)).toBeVisible();
  });

  await test.step("it is watched again, found, kept and drawn", async () => {
    const history = new History(cat.page);
    await log(cat).getByRole("link", { name: /^Blue moves/ }).first().click();
    await expect(history.bar).toBeVisible();
    await expect(cat.page.getByRole("img", { name: /Blue at 43.8, 43.8/ })).toBeVisible();
    await history.now.click();
    await expect(history.bar).toBeHidden();
    await cat.page.goto("/archive");
    await expect(cat.page.getByRole("article").filter({ hasText: "At dawn" })).toBeVisible();
    await cat.page.goto(path);
    await hydrated(cat.page);
    await cat.page.getByRole("button", { name: "This table" }).click();
    const link = cat.page.getByRole("link", { name: "Record of this game" });
    await expect(async () => {
      if (!(await link.isVisible())) await cat.page.getByText("Fair randomness").click();
      await expect(link).toBeVisible({ timeout: 1000 });
    }).toPass();
    const downloaded = cat.page.waitForEvent("download");
    await link.click();
    const record = await (await downloaded).path();
    expect(readFileSync(record, "utf8")).toMatch(/^wounds 1\nred 4200 4200\n/);
    for (const picture of ["board.svg", "picture.png"]) {
      expect((await cat.page.request.get(`${path}/${picture}`)).status(), picture).toBe(200);
    }
  });
});

test("the computer plays it, and the clock", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await test.step("where the time is up the disc stays, and the computer goes on", async () => {
    await ann.page.goto(await server.import("duel", { red: "Ann" }, "each 4/4", "duel"));
    await expect(log(ann).filter({ hasText: "Red moves to 21, 24." }).first()).toBeVisible({ timeout: 30_000 });
    await expect(log(ann).filter({ hasText: /^Blue moves/ }).first()).toBeVisible();
  });
  await test.step("what is forged is refused by the rules, and changes nothing", async () => {
    const path = await server.import("duel", { red: "Ann" }, "unlimited", "duel");
    await ann.page.goto(path);
    await expect(ann.page.getByText("Red: choose a destination.")).toBeVisible();
    const refused = await answer(ann, path, 0, { x: 47_000, y: 0 });
    expect(await refused.text()).toMatch(/TooFar/);
    await ann.page.reload();
    await expect(ann.page.getByRole("img", { name: /^Red at 21, 24,/ })).toBeVisible();
  });
});
