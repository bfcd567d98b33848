import { expectAccessible } from "../harness/accessible";
import { QUIET } from "../harness/plans";
import { expect, test } from "../harness/test";

test("the first line says what kind of game this is, with JavaScript off too", async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/");
  const words = await ann.page.getByRole("main").innerText();
  expect(words.split("\n")[0]).toMatch(/^The board game · alone, or 3 to 6 players$/i);
  await expect(ann.page.getByRole("region", { name: "Your games" })).toHaveCount(0);
});

test("the fonts that a page links ahead are there, and are kept", async ({ person }) => {
  const { page } = await person("Ann", { javaScriptEnabled: false });
  await page.goto("/");
  const fonts = await page.locator("link[rel=preload][as=font]").evaluateAll((all) => all.map((it) => (it as HTMLLinkElement).href));
  expect(fonts).toHaveLength(2);
  for (const font of fonts) {
    const answer = await page.request.get(font);
    expect(answer.status(), font).toBe(200);
    expect(answer.headers()["cache-control"]).toContain("immutable");
  }
});

test("whoever has games that run goes on with the one that waits", async ({ person }) => {
  const ann = await person("Ann");
  for (const house of ["Martell", "Stark"]) {
    await ann.home.open();
    await ann.home.playPractice(house);
  }
  // At the later table everybody waits for her; the answer there makes the other one the older wait.
  const later = ann.page.url();
  await ann.table.orderAll(QUIET);
  await ann.table.ready();
  await ann.answers.untilPlanning();

  const reader = await ann.page.context().browser()?.newContext({
    javaScriptEnabled: false,
    storageState: await ann.page.context().storageState(),
    baseURL: new URL(later).origin,
  });
  if (!reader) throw new Error("a browser is open");
  const page = await reader.newPage();
  await page.goto("/");
  const games = page.getByRole("main").getByRole("region", { name: "Your games" });
  await expect(games.getByRole("link")).toHaveText(["Continue: Martell, round 1", "Stark, round 2"]);
  const first = await page.getByRole("main").innerText();
  expect(first.split("\n")[0]).toBe("Continue: Martell, round 1");
  await games.getByRole("link", { name: "Stark, round 2" }).click();
  expect(page.url()).toBe(later);
  await reader.close();
});

test("the button names the chosen house, with JavaScript off too", async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/");
  await expect(ann.home.practice).toHaveAccessibleName("Play now as Stark");
  await ann.page.getByRole("radio", { name: "Tyrell" }).check();
  await expect(ann.home.practice).toHaveAccessibleName("Play now as Tyrell");
  await ann.home.practice.click();
  await expect(ann.table.area("Highgarden")).toHaveAccessibleName(/Tyrell/);
});

test("the picture is drawn, marches, and can be held still", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { reducedMotion: "no-preference" });
  await ann.home.open();
  const picture = ann.page.getByRole("img", { name: /^The map in the middle of a round/ });
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1000);
  const shot = async () => (await ann.page.locator(".hero-picture img:visible").screenshot()).toString("base64");
  const before = await shot();
  await expect.poll(async () => (await shot()) === before, { timeout: 10_000 }).toBe(false);
  await ann.page.getByRole("checkbox", { name: "Pause" }).check();
  await expect(ann.page.locator(".hero-held")).toBeVisible();
  await expect
    .poll(() => ann.page.locator(".hero-held").evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth))
    .toBe(1000);
  await expectStill(shot);
});

test("the picture stands still for whoever wants no motion", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { reducedMotion: "reduce" });
  await ann.home.open();
  const picture = ann.page.locator(".hero-picture img:visible");
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1000);
  await expectStill(async () => (await picture.screenshot()).toString("base64"));
  await expect(ann.page.getByRole("checkbox", { name: "Pause" })).toBeHidden();
  await expectAccessible(ann.page, "/");
});

test("both games are offered, each with a picture and a game to try at once", async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.home.open();
  const miniatures = ann.page.getByRole("region", { name: "Regiments in the open field" });
  const picture = miniatures.getByRole("img", { name: /^A battle from above/ });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(600);
  await miniatures.getByRole("button", { name: "Fight a skirmish now" }).click();
  await ann.page.waitForURL("**/tables/*");
  await ann.battle.lives();
  await ann.page.goto("/lobby/new");
  const games = ann.page.getByRole("navigation", { name: "Which game?" });
  await expect(games.getByRole("link")).toHaveText([/^The board game/, /^Miniatures/]);
});

test("tables of others stand at the foot", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await ann.lobby.create({ name: "By the fire", players: 3 });
  await ann.waitingRoom.take("Stark");
  await ann.home.open();
  const others = (page: typeof ann.page) => page.getByRole("region", { name: "Tables of others" });
  await expect(others(ann.page).getByRole("link", { name: /By the fire/ }), "one's own are not there").toHaveCount(0);
  await bob.home.open();
  await others(bob.page).getByRole("link", { name: /By the fire.*2 seats free/ }).click();
  await expect(bob.page.getByRole("button", { name: "Take Lannister" })).toBeVisible();
});

/** Nothing changes for longer than one march takes. */
async function expectStill(shot: () => Promise<string>): Promise<void> {
  const before = await shot();
  const until = Date.now() + 4000;
  while (Date.now() < until) expect((await shot()) === before).toBe(true);
}
