import { imported, march } from "../harness/imported";
import { QUIET } from "../harness/plans";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

/** A practice table at which everybody's orders have just been turned up. */
async function revealed(ann: Person): Promise<void> {
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.table.orderAll(QUIET);
  await ann.table.ready();
}

const strip = (ann: Person) => ann.page.getByRole("group", { name: "What the others did" });
const button = (ann: Person, name: string | RegExp) => strip(ann).getByRole("button", { name });

test("what others did is played on the map, can be held, left and seen again", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { reducedMotion: "no-preference" });
  await revealed(ann);
  const told = strip(ann).locator(".playback-told");
  await expect(told).toContainText(/^\d+\/\d+/);
  await button(ann, "Pause").click();
  // More may come meanwhile.
  const shown = async () => (await told.innerText()).replace(/\/\d+/, "");
  const held = await shown();
  await expect(button(ann, "Play")).toBeFocused();
  await ann.page.waitForTimeout(1500);
  expect(await shown()).toBe(held);
  await button(ann, "Skip").click();
  await expect(told).toHaveCount(0);

  await test.step("again, from the beginning", async () => {
    await button(ann, /^Show the last moves/).click();
    await expect(told).toContainText("1/");
    await expect(told).toContainText("2/");
  });

  await test.step("whoever acts on the map is in the present", async () => {
    await ann.table.pick("Winterfell");
    await expect(told).toHaveCount(0);
  });

  await test.step("nothing is played for whoever turned it off, and that is remembered", async () => {
    await strip(ann).getByRole("radiogroup", { name: "Speed" }).getByRole("radio", { name: "Off" }).check();
    expect(await ann.page.evaluate(() => localStorage.getItem("playback"))).toBe("off");
  });
});

test("where nothing is to move by itself, each step waits for a word", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await revealed(ann);
  const told = strip(ann).locator(".playback-told");
  await button(ann, /^Show the last moves/).click();
  await expect(told).toContainText("1/");
  await ann.page.waitForTimeout(1500);
  await expect(told).toContainText("1/");
  await button(ann, "Next").click();
  await expect(told).toContainText("2/");
});

test("on a phone the map has the page while it plays, and the question comes back", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { viewport: { width: 390, height: 844 } });
  await revealed(ann);
  const height = async () => (await ann.table.map.boundingBox())?.height ?? 0;
  const told = strip(ann).locator(".playback-told");
  await button(ann, /^Show the last moves/).click();
  await expect(told).toContainText("1/");
  await expect.poll(height).toBeGreaterThan(844 * 0.7);
  await expect(ann.page.getByRole("region", { name: "State of the game" })).toContainText(/Round\s*1/);
  await button(ann, "Skip").click();
  await expect(told).toHaveCount(0);
  await expect(ann.page.locator(".war-table")).not.toHaveClass(/playing/);
});

test("what happened before its part had come is played too", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { reducedMotion: "no-preference" });
  await ann.home.open();
  await ann.home.playPractice("Stark");
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await ann.page.route(/\/board\.wasm/, async (route) => {
    await held;
    await route.continue();
  });
  await ann.page.reload();
  await ann.table.orderAll(QUIET);
  await ann.table.ready();
  await expect(ann.table.bar).not.toContainText("Place an order");
  release();
  await expect(strip(ann).locator(".playback-told")).toContainText(/^\d+\/\d+/);
});

test("after the playback the map is where it was", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { reducedMotion: "no-preference" });
  await revealed(ann);
  const sheet = ann.page.locator(".map-sheet");
  const told = strip(ann).locator(".playback-told");
  await expect(told).toHaveCount(0, { timeout: 60_000 });
  const before = await sheet.getAttribute("viewBox");
  await button(ann, /^Show the last moves/).click();
  await expect(told).toContainText("2/");
  // Far from what is shown next.
  await expect(sheet).not.toHaveAttribute("viewBox", before ?? "");
  await button(ann, "Skip").click();
  await expect(sheet).toHaveAttribute("viewBox", before ?? "");
});

test("after the reveal of orders the map is where it was", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { reducedMotion: "no-preference" });
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.table.orderAll(QUIET);
  const sheet = ann.page.locator(".map-sheet");
  const before = (await sheet.getAttribute("viewBox")) ?? "";
  await ann.table.ready();
  // Whatever follows the reveal, far from home.
  await expect(sheet).not.toHaveAttribute("viewBox", before);
  await button(ann, "Skip").click();
  await expect(strip(ann).locator(".playback-told")).toHaveCount(0);
  await expect(sheet).toHaveAttribute("viewBox", before);
});

test("what comes behind an own battle is played once its result is left", { tag: "@thorough" }, async ({ person, server }) => {
  const stark = await person("Ann", { reducedMotion: "no-preference" });
  const [lannister, tyrell] = [await person("Bob"), await person("Cat")];
  for (const it of [stark, lannister, tyrell]) await it.register();
  await imported(server, "two-battles", { Stark: stark, Lannister: lannister, Tyrell: tyrell });
  await stark.table.readResults();
  await stark.table.pick("Moat Cailin");
  await march(stark, "Moat Cailin", "Seagard");
  await stark.answers.choose(/Eddard Stark/);
  await lannister.answers.choose(/Ser Kevan/);
  const told = strip(stark).locator(".playback-told");
  await stark.table.result.getByRole("heading", { name: /takes Seagard/ }).hover();
  await lannister.table.pick("Lannisport");
  await march(lannister, "Lannisport", "Searoad Marches");
  await expect(told, "the result is read first").toHaveCount(0);
  await stark.table.result.locator(".told-foot button").click();
  await expect(told).toContainText(/^1\/1 Lannister marches from Lannisport/);
  await expect(told).toHaveCount(0);

  await test.step("whoever asks sees all since their own last decision", async () => {
    await button(stark, /^Show the last moves/).click();
    await expect(told).toContainText(/Lannister marches from Lannisport/, { timeout: 15_000 });
  });
});
