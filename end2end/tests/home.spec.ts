import { expectAccessible } from "../harness/accessible";
import { expect, test } from "../harness/test";

test("the first line says what kind of game this is, with JavaScript off too", async ({ person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/");
  const words = await ann.page.getByRole("main").innerText();
  expect(words.split("\n")[0]).toBe("A strategy board game for 3 to 6 people, or alone against the computer");
});

test("the picture is drawn, marches, and can be held still", async ({ person }) => {
  const ann = await person("Ann", { reducedMotion: "no-preference" });
  await ann.home.open();
  const picture = ann.page.getByRole("img", { name: /^The map in the middle of a round/ });
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1000);
  const shot = async () => (await ann.page.locator(".hero-picture img:visible").screenshot()).toString("base64");
  const before = await shot();
  await expect.poll(async () => (await shot()) === before, { timeout: 10_000 }).toBe(false);
  await ann.page.getByRole("checkbox", { name: "Hold the picture still" }).check();
  await expect(ann.page.locator(".hero-held")).toBeVisible();
  await expect
    .poll(() => ann.page.locator(".hero-held").evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth))
    .toBe(1000);
  await expectStill(shot);
});

test("the picture stands still for whoever wants no motion", async ({ person }) => {
  const ann = await person("Ann", { reducedMotion: "reduce" });
  await ann.home.open();
  const picture = ann.page.locator(".hero-picture img:visible");
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBe(1000);
  await expectStill(async () => (await picture.screenshot()).toString("base64"));
  await expect(ann.page.getByRole("checkbox", { name: "Hold the picture still" })).toBeHidden();
  await expectAccessible(ann.page, "/");
});

/** Nothing changes for longer than one march takes. */
async function expectStill(shot: () => Promise<string>): Promise<void> {
  const before = await shot();
  const until = Date.now() + 4000;
  while (Date.now() < until) expect((await shot()) === before).toBe(true);
}
