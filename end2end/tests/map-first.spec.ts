import type { Page } from "@playwright/test";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

const DESKTOPS = [[1280, 800], [1440, 900], [1920, 1080]] as const;

const width = async (it: Person) => (await it.table.map.locator(".map").boundingBox())?.width ?? 0;
const look = (page: Page) => page.locator(".map-sheet").getAttribute("viewBox");

/** Returns what lies over an area's order on the screen, besides the map. */
async function covering(it: Person, area: string): Promise<string | null> {
  const box = await it.table.unit(area).boundingBox();
  if (!box) return "nowhere";
  return it.page.evaluate(([x, y]) => {
    const top = document.elementFromPoint(x, y);
    return top?.closest(".map") ? null : (top?.className.toString() ?? "nothing");
  }, [box.x + box.width / 2, box.y + box.height / 2] as [number, number]);
}

/** The map has taken its room on the page. */
async function settled(page: Page): Promise<void> {
  await expect(async () => {
    const before = await look(page);
    await page.waitForTimeout(300);
    expect(await look(page)).toBe(before);
  }).toPass();
}

async function practice(person: (name: string) => Promise<Person>): Promise<Person> {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await expect(ann.table.area("Sunspear")).toHaveAccessibleName(/order face down/);
  return ann;
}

test("the map lies under all of a desktop, and panels are drawers over it", { tag: "@thorough" }, async ({ person }) => {
  const ann = await practice(person);
  const { page, table } = ann;

  for (const [wide, high] of DESKTOPS) {
    await page.setViewportSize({ width: wide, height: high });
    expect((await table.map.boundingBox())?.width, `${wide}x${high}`).toBe(wide);
    // The map takes nearly all of the field that houses and question leave, and one's own lands are in it.
    await expect(async () => {
      const sheet = await page.locator(".m-sea").boundingBox();
      expect(sheet?.width ?? 0, `${wide}x${high}`).toBeGreaterThanOrEqual((await width(ann)) * 0.9);
    }).toPass();
    for (const area of ["Winterfell", "White Harbor"]) {
      await expect(table.unit(area)).toBeInViewport();
      await expect(async () => expect(await covering(ann, area), `${area} at ${wide}x${high}`).toBeNull()).toPass();
    }
    await expect(table.button("Seal my orders")).toBeInViewport({ ratio: 1 });
  }

  await page.setViewportSize({ width: 1440, height: 900 });
  const panel = (name: string) => page.getByRole("tabpanel", { name });
  const back = page.getByRole("button", { name: "Back to the question" });
  await test.step("a tab opens its drawer, and closes it again", async () => {
    await expect(panel("Houses")).toBeHidden();
    await page.getByRole("tab", { name: "Houses" }).click();
    await expect(panel("Houses")).toBeVisible();
    await expect(table.instruction, "the question is a line at its foot").toBeInViewport({ ratio: 1 });
    await page.getByRole("tab", { name: "Houses" }).click();
    await expect(panel("Houses")).toBeHidden();
    await page.getByRole("tab", { name: "Houses" }).click();
    await page.getByRole("button", { name: "Close the panel" }).click();
    await expect(panel("Houses")).toBeHidden();
    await expect(page.getByRole("tab", { name: "Houses" })).toBeFocused();
  });
  await test.step("so do a key, and a house of the strip; Escape and the way back close them", async () => {
    await page.keyboard.press("l");
    await expect(panel("Log")).toBeVisible();
    await panel("Log").focus();
    await page.keyboard.press("Escape");
    await expect(panel("Log")).toBeHidden();
    await expect(table.bar, "the focus does not fall out of the page").toBeFocused();
    await page.getByRole("complementary").getByRole("button", { name: /^Lannister/ }).click();
    await expect(panel("Houses")).toBeVisible();
    await back.click();
    await expect(panel("Houses")).toBeHidden();
  });
  await test.step("an area's orders close the drawer", async () => {
    await page.keyboard.press("t");
    await expect(panel("Tracks")).toBeVisible();
    await table.pick("Winterfell");
    await expect(panel("Tracks")).toBeHidden();
    await expect(table.offered("Winterfell")).toBeVisible();
    await page.keyboard.press("Escape");
  });
  await test.step("Escape closes what lies on top, wherever the keyboard is", async () => {
    await table.pick("Winterfell");
    await page.getByRole("tab", { name: "Houses" }).click();
    await expect(panel("Houses")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel("Houses")).toBeHidden();
    await expect(table.offered("Winterfell")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(table.offered("Winterfell")).toHaveCount(0);
  });

  await test.step("the whole screen, and back", async () => {
    const full = page.getByRole("button", { name: "Full screen" });
    await page.keyboard.press("f");
    await expect(full).toHaveAttribute("aria-pressed", "true");
    await page.waitForFunction(() => document.fullscreenElement !== null);
    // As the browser does with Escape.
    await page.evaluate(() => document.exitFullscreen());
    await expect(full).toHaveAttribute("aria-pressed", "false");
  });
});

test("the bar tells the state of the game, and its menu leads to all other pages", async ({ person }) => {
  const { page } = await practice(person);
  const bar = page.getByRole("region", { name: "State of the game" });
  await expect(bar).toContainText("Round1 of 10");
  await expect(bar.getByRole("list", { name: "Phases of the round" }).locator("[aria-current]")).toHaveText("Planning");
  await expect(bar).toContainText("Wildlings 2 of 12");
  const houses = page.getByRole("complementary", { name: "The houses in turn order" });
  await expect(houses.getByRole("button")).toHaveCount(6);
  await expect(houses.getByRole("button", { name: /^Stark, You: castles 2 of 7, power 5.*placing orders$/ })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  for (const name of ["Lobby", "The rules", "Learn to play", "About Rookery"]) await expect(menu.getByRole("link", { name })).toBeVisible();
  await expect(menu.getByRole("button", { name: "Deutsch" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
});

test("the whole board can be read on a desktop", { tag: "@thorough" }, async ({ person }) => {
  const ann = await practice(person);
  const { page } = ann;
  await page.setViewportSize({ width: 1440, height: 900 });
  await ann.table.map.getByRole("button", { name: "Show the whole map" }).click();
  await expect(page.locator(".map")).toHaveClass(/map-far/);
  const small = await page.evaluate(() => {
    const sheet = document.querySelector<SVGGraphicsElement>(".map-sheet");
    const scale = sheet?.getScreenCTM()?.a ?? 0;
    const seen = (it: Element) => it.checkVisibility() && it.getBoundingClientRect().width > 0;
    const names = [...document.querySelectorAll(".m-land-name, .m-sea-name")].filter(seen).map((it) => ({
      what: it.textContent,
      size: parseFloat(getComputedStyle(it).fontSize) * scale,
      least: 11,
    }));
    const figures = [...document.querySelectorAll(".m-unit, .m-order, .m-token, .m-shield")].filter(seen).map((it) => ({
      what: it.getAttribute("class"),
      size: it.getBoundingClientRect().height,
      least: 18,
    }));
    const all = [...names, ...figures];
    return { count: [names.length, figures.length], small: all.filter((it) => it.size < it.least) };
  });
  expect(small.small).toEqual([]);
  expect(small.count[0]).toBeGreaterThan(50);
  expect(small.count[1]).toBeGreaterThan(40);
});

test("the card of orders has words, and covers no area that one decides about", { tag: "@thorough" }, async ({ person }) => {
  const ann = await practice(person);
  const { page, table } = ann;
  for (const [wide, high] of DESKTOPS) {
    await page.setViewportSize({ width: wide, height: high });
    await settled(page);
    for (const area of ["Winterfell", "White Harbor", "The Shivering Sea"]) {
      await table.pick(area);
      const card = table.offered(area);
      await expect(card).toContainText(area);
      await card.getByRole("menuitem", { name: /^Consolidate Power/ }).first().hover();
      await expect(card, "what it does stands below").toContainText("Consolidate");
      const plate = await card.locator(".ring-plate").boundingBox();
      const map = await table.map.boundingBox();
      expect(plate && map && plate.x >= map.x - 2 && plate.x + plate.width <= map.x + map.width + 2).toBe(true);
      expect(plate && map && plate.y >= map.y - 2 && plate.y + plate.height <= map.y + map.height + 2).toBe(true);
      for (const own of ["Winterfell", "White Harbor", "The Shivering Sea"]) {
        const it = await table.unit(own).boundingBox();
        const [x, y] = [(it?.x ?? 0) + (it?.width ?? 0) / 2, (it?.y ?? 0) + (it?.height ?? 0) / 2];
        const covered = plate && x > plate.x && x < plate.x + plate.width && y > plate.y && y < plate.y + plate.height;
        expect(covered, `${own} under the orders for ${area} at ${wide}x${high}`).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(card).toHaveCount(0);
    }
  }
});

test("who aims finds the map where it was, and a click that misses loses nothing", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("one person was asked for");
  const path = await server.import("two-marches", { Stark: "Ann" });
  const { page, table } = ann;
  await table.open(path);
  await expect(table.instruction).toContainText("March");
  const arrows = table.map.getByRole("img", { name: /not sent yet$/ });
  await settled(page);
  const before = await look(page);

  await table.token("Winterfell").click();
  await expect(table.instruction).toContainText("March from Winterfell");
  await table.token("Winterfell").click();
  await expect(table.instruction, "a click never deselects it").toContainText("March from Winterfell");
  await expect(table.bar).toContainText("Choose a highlighted area to march to");

  await table.pick("Castle Black");
  await expect(arrows).toHaveCount(1);
  await table.token("Flint's Finger").click();
  await expect(table.bar).toContainText("You've already started the march from Winterfell");
  await expect(arrows).toHaveCount(1);
  await table.pick("The Narrow Sea");
  await expect(arrows, "a miss").toHaveCount(1);
  expect(await look(page)).toBe(before);

  await table.bar.getByRole("button", { name: /^March nowhere/ }).click();
  await expect(table.bar.getByRole("button", { name: "March nowhere: the order is removed" })).toBeEnabled();
});

for (const [where, options] of [
  ["a desktop", { viewport: { width: 1440, height: 900 } }],
  ["a phone", { viewport: { width: 390, height: 844 }, hasTouch: true }],
] as const) {
  test(`a raid chosen from the list brings its target into sight on ${where}`, { tag: "@thorough" }, async ({ person, server }) => {
    const ann = await person("Ann", options);
    await ann.signUp();
    const path = await server.import("two-raids", { Stark: "Ann" });
    const { page, table } = ann;
    await table.open(path);
    const orders = table.bar.getByRole("list", { name: "Your orders" });
    await expect(orders.getByRole("button")).toHaveCount(2);

    const inSight = async (area: string) =>
      expect(async () => {
        const [it, map] = [await table.unit(area).boundingBox(), await table.map.boundingBox()];
        const held = it && map && it.x >= map.x && it.x + it.width <= map.x + map.width;
        expect(held && it.y >= map.y && it.y + it.height <= map.y + map.height, area).toBe(true);
      }).toPass();

    for (const [from, target, other] of [
      ["Bay of Ice", "Sunset Sea", "Shipbreaker Bay"],
      ["The Narrow Sea", "Shipbreaker Bay", "Sunset Sea"],
    ] as const) {
      await orders.getByRole("button", { name: new RegExp(`^${from}`) }).click();
      await expect(table.instruction).toContainText(`Raid from ${from}`);
      await expect(table.bar.getByRole("list", { name: "Targets" }).getByRole("button")).toHaveText([new RegExp(`^${target} removes`)]);
      await inSight(target);
      // A closer look by hand, after which the other side of the map is out of sight.
      for (let times = 0; times < 4; times += 1) await table.map.getByRole("button", { name: "Zoom in" }).press("Enter");
      await expect(async () => {
        const [it, map] = [await table.unit(other).boundingBox(), await table.map.boundingBox()];
        expect(it && map && (it.x > map.x + map.width || it.x + it.width < map.x || it.y > map.y + map.height || it.y + it.height < map.y)).toBe(true);
      }).toPass();
    }
    if (where === "a desktop") {
      await page.getByRole("tab", { name: "Areas" }).click();
      await page.getByRole("button", { name: /^Raid this area ?: Shipbreaker Bay$/ }).click();
      await inSight("Shipbreaker Bay");
      await inSight("The Narrow Sea");
    }
    await expect(table.instruction).toContainText(/^Raid .*from The Narrow Sea/);
  });
}

test("what is asked is in sight again in a window of another size", { tag: "@thorough" }, async ({ person, server }) => {
  const ann = await person("Ann", { viewport: { width: 1440, height: 900 } });
  await ann.signUp();
  const { page, table } = ann;
  await table.open(await server.import("two-marches", { Stark: "Ann" }));
  await table.pick("Flint's Finger");
  await table.pick("Greywater Watch");
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(async () => {
    const [it, map] = [await table.unit("Flint's Finger").boundingBox(), await table.map.boundingBox()];
    const held = it && map && it.x >= map.x && it.x + it.width <= map.x + map.width;
    expect(held && it.y >= map.y && it.y + it.height <= map.y + map.height).toBe(true);
  }).toPass();
});
