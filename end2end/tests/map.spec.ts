import { gathered, imported } from "../harness/imported";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";

// The screenshots are of shapes and colors only: letters look different on every machine, and
// what they say is tested elsewhere. One baseline serves every system.
const LETTERLESS = { stylePath: "tests/map.css", maxDiffPixelRatio: 0.005 };

/** The first position, the whole map, nothing looked at. */
async function wholeMap(ann: Person): Promise<void> {
  await ann.home.open();
  await ann.home.playPractice("Stark");
  for (const area of ["Dragonstone", "Lannisport", "Pyke", "Highgarden", "Sunspear"]) {
    await expect(ann.table.area(area)).toHaveAccessibleName(/order face down/);
  }
  await ann.table.map.getByRole("button", { name: "Show the whole map" }).click();
  await expect(ann.table.map.getByRole("button", { name: "Fill the width" })).toBeVisible();
  await ann.page.mouse.move(0, 0);
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`the map looks as it did, ${colorScheme}`, { tag: "@thorough" }, async ({ person }) => {
    // Playwright adds a style to take its picture, which the page's own policy forbids.
    const ann = await person("Ann", { colorScheme, bypassCSP: true, viewport: { width: 1024, height: 720 } });
    await wholeMap(ann);
    await expect(ann.table.map).toHaveScreenshot(`map-${colorScheme}.png`, LETTERLESS);

    await test.step("and differently with an order on it", async () => {
      await ann.table.order("Winterfell", "Raid");
      await ann.page.mouse.move(0, 0);
      await expect(ann.table.map).not.toHaveScreenshot(`map-${colorScheme}.png`, { ...LETTERLESS, maxDiffPixelRatio: 0 });
    });
  });
}

test("pieces and icons explain themselves to the keyboard and to fingers", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { viewport: { width: 412, height: 839 }, hasTouch: true });
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const tip = ann.page.locator(".map-tip");
  await expect(tip).toBeHidden();

  await test.step("a tap tells what it has hit, and does what it does", async () => {
    await ann.table.unit("Winterfell").tap();
    await expect(ann.table.offered("Winterfell")).toBeVisible();
    await expect(tip).toHaveText(/^Stark: 1 (footman|knight)$/);
    await expect(tip, "the sheet has the word").toBeHidden();
    await ann.page.keyboard.press("Escape");
  });

  await test.step("what has the focus is told with the meanings of its icons, until Escape", async () => {
    await ann.page.keyboard.press("Tab");
    await ann.table.area("Winterfell").focus();
    await expect(tip).toContainText(/^Winterfell$/m);
    await expect(tip).toContainText(/A (castle|stronghold): 1 victory point/);
    await expect(tip).toContainText("Supply: the more barrels");
    await ann.page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
  });

  await test.step("a tap beside the map ends it", async () => {
    await ann.page.keyboard.press("Tab");
    await ann.table.area("Winterfell").focus();
    await expect(tip).toContainText(/^Winterfell$/m);
    await ann.table.bar.dispatchEvent("pointerdown");
    await expect(tip).toBeHidden();
  });
});

test("a click that answers frames nothing and opens no card", { tag: "@thorough" }, async ({ people, server }) => {
  const [stark, lannister] = await gathered(people, "Ann", "Bob");
  await imported(server, "robb", { Stark: stark, Lannister: lannister });
  const sheet = stark.page.getByRole("group", { name: "Map of Westeros" });
  const card = stark.page.getByRole("region", { name: /^Area: / });
  await test.step("another area tells about itself", async () => {
    await stark.table.pick("Karhold");
    await expect(card).toContainText("Karhold");
  });
  await test.step("a destination does not, and the map stays without a frame", async () => {
    // What lies on the map belongs to no area's button: the whole drawing is what has been clicked.
    await stark.page.locator(".map-plates [data-plate]").first().click();
    await expect(stark.table.instruction).toContainText("March from Moat Cailin:");
    await expect(stark.table.button("March")).toBeEnabled();
    await expect(card).toHaveCount(0);
    await expect(sheet).toBeFocused();
    await expect(sheet).toHaveCSS("outline-style", "none");
  });
});

test("the whole map lies in small beside a part of it, and a click goes there", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const mini = ann.page.locator(".map-mini");
  const sheet = ann.page.locator(".map-sheet");
  await expect(mini).toBeVisible();
  await expect(ann.table.area("Winterfell")).toBeInViewport();
  const before = (await sheet.getAttribute("viewBox")) ?? "";
  // The far south.
  await mini.click({ position: { x: 60, y: 140 } });
  await expect(sheet).not.toHaveAttribute("viewBox", before);
  await expect(ann.table.area("Sunspear")).toBeInViewport();
  await ann.table.map.getByRole("button", { name: "Show the whole map" }).click();
  await expect(mini).toHaveCount(0);
});
