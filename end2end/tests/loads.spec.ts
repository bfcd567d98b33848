import type { Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/mailed";
import type { Person } from "../harness/person";
import { hears } from "../harness/modules";
import { playOut } from "../harness/play-out";
import { linkOf } from "../harness/post-office";
import { NoticesSection } from "../pages/notices";

/** The number of times that each kind of page is loaded: every other time by somebody without an account. */
const TIMES = Number(process.env.ROOKERY_LOADS ?? 500);

/** So many milliseconds lie between two news: more of them would take the processor from the pages. */
const NEWS = 200;

/** More of them at once would only wait for each other. */
const TABS = 3;

// Hours long: `cargo xtask test --only loads`.
test("every kind of page is taken over while news arrives", { tag: "@loads" }, async ({ office, people, person, server }) => {
  test.setTimeout(0);
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const tables = {
    running: await game(ann, bob),
    gathering: await ann.create("Weekend", 4),
    battle: await server.import("battle", { "A House Stark": "Ann", "B House Lannister": "Bob" }, "unlimited", "battlefield"),
  };
  const stranger = await person("Stranger");
  // A link that nobody uses asks the same as often as it is opened.
  await ann.account.open("Notifications");
  await new NoticesSection(ann.page).giveAddress("ann@tarth.example", ann.password);
  const link = linkOf(await office.mailTo("ann@tarth.example", /Confirm your email address/));
  await server.appointModerator(ann.name);
  let over = false;
  const news = Promise.all([
    (async () => {
      while (!over) {
        await playOut([ann, bob], tables.running, NEWS);
        if (!over) tables.running = await game(ann, bob);
      }
    })(),
    (async () => {
      for (let line = 0; !over; line += 1) {
        await bob.call("say", { "at[table]": id(tables.running), channel: "hall", line: fresh(), text: `Line ${line}` });
        await bob.call("take_seat", { table: id(tables.gathering), seat: "1" });
        await bob.call("leave_table", { table: id(tables.gathering) });
        await new Promise((wait) => setTimeout(wait, NEWS));
      }
    })(),
  ]);

  const everybodys: Record<string, () => string> = {
    home: () => "/",
    lobby: () => "/lobby",
    "sign up": () => "/sign-up",
    "sign in": () => "/sign-in",
    "forgotten password": () => "/recover",
    "form of a table": () => "/lobby/new",
    account: () => "/account",
    "account to delete": () => "/account/delete",
    "link of an email": () => link,
    person: () => "/people/Bob",
    leaderboard: () => "/people",
    archive: () => "/archive",
    lessons: () => "/learn",
    lesson: () => "/learn/1",
    rules: () => "/help",
    "chapter of the rules": () => "/help/combat",
    armies: () => "/games/battlefield/armies",
    skirmish: () => "/games/battlefield/skirmish",
    about: () => "/about",
    "running table": () => tables.running,
    "gathering table": () => tables.gathering,
    battle: () => tables.battle,
  };
  const round = (who: Person) => [
    ...Object.entries(everybodys).map(([kind, path]) => ({ who, kind: `${kind}, to ${who.name}`, path })),
    { who: ann, kind: "reports", path: () => "/reports" },
  ];
  const rounds = Array.from({ length: TIMES }, (_, nth) => round(nth % 2 ? stranger : ann));
  const left = rounds.flat();
  const all = left.length;
  const tab = async () => {
    const complaints: string[] = [];
    const opened = async (who: Person) => {
      const page = await who.context.newPage();
      page.on("pageerror", (error) => complaints.push(`${error}`));
      page.on("console", (message) => {
        if (message.type() === "error" && /panicked|unreachable/.test(message.text())) complaints.push(message.text());
      });
      return page;
    };
    const pages = new Map([[ann, await opened(ann)], [stranger, await opened(stranger)]]);
    for (let next = left.shift(); next; next = left.shift()) {
      const { who, kind, path } = next;
      const page = pages.get(who) ?? (await opened(who));
      await page.goto(path());
      await hydrated(page);
      await readRule(page);
      const done = `${all - left.length} of ${all} pages`;
      expect(complaints, `${kind}, after ${done}`).toEqual([]);
      if (left.length % round(who).length === 0) console.log(done);
    }
    for (const page of pages.values()) await page.close();
  };
  try {
    await Promise.all(Array.from({ length: TABS }, tab));
  } finally {
    over = true;
    await news;
  }
  expect(server.log).not.toContain("the client panicked");
});

/** Reads a rule: with the first one, what is around a table is taken over; before its own part lives it is a link. */
async function readRule(page: Page): Promise<void> {
  const rule = page.locator("#hydration-root .rule-link").first();
  if (!(await rule.isVisible())) return;
  try {
    // With news the page moves under a mouse.
    await rule.dispatchEvent("pointerover", {}, { timeout: 10_000 });
    await hears(page, "#hydration-root .rule-link", "click");
    await rule.dispatchEvent("click", {}, { timeout: 10_000 });
    await page.getByRole("dialog").first().waitFor({ timeout: 60_000 });
  } catch (error) {
    // News may have brought another question.
    if (await rule.isVisible()) throw error;
  }
}

/** The two against the computer, with news for both. */
async function game(ann: Person, bob: Person): Promise<string> {
  const path = await ann.create("Endless", 3);
  await bob.take(path, 1);
  await ann.call("seat_computer", { table: id(path), seat: "2" });
  return path;
}

const id = (path: string) => path.split("/").at(-1) ?? "";

const fresh = () => Array.from({ length: 32 }, () => Math.floor(Math.random() * 16).toString(16)).join("");
