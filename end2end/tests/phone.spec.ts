import { devices } from "@playwright/test";
import { expect, test } from "../harness/test";

test("orders can be given on a phone", async ({ person }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", phone);
  await ann.home.open();
  await ann.home.playPractice("Greyjoy");
  for (const [area, token] of [
    ["Pyke", "Consolidate Power"],
    ["Greywater Watch", "Support"],
    ["Ironman's Bay", "Raid"],
    ["Port of Pyke", "Defense +1"],
  ] as const) {
    await ann.table.unit(area).tap();
    await ann.table.offered(area).getByRole("button", { name: token, exact: true }).tap();
  }
  await ann.table.button("Ready").tap();
  await expect(ann.table.log.filter({ hasText: "Greyjoy has laid its orders" })).toHaveCount(1);
  await expect(ann.table.log.filter({ hasText: "All orders are turned up" })).toHaveCount(1);
  const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, "nothing sticks out to the side").toBeLessThanOrEqual(0);
});

test("on the smallest phone nothing is too small, cut off, or in the way of its area", async ({ person }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", { ...phone, viewport: { width: 360, height: 740 } });
  await ann.home.open();
  await ann.home.playPractice("Martell");

  await test.step("what can be pressed is as large as a finger", async () => {
    for (const tab of ["Houses", "Tracks", "Log", "Areas"]) {
      await ann.page.getByRole("tab", { name: tab }).tap();
      await expect(ann.page.getByRole("tabpanel", { name: tab })).toBeVisible();
      const small = await ann.page.locator("button, select, summary").filter({ visible: true }).evaluateAll((all) =>
        all
          .map((it) => ({ what: it.textContent, ...it.getBoundingClientRect().toJSON() }))
          .filter((it) => it.width < 44 || it.height < 44)
          .map((it) => `${it.what}: ${it.width} x ${it.height}`),
      );
      expect(small, tab).toEqual([]);
      const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, tab).toBeLessThanOrEqual(0);
    }
  });

  await test.step("the drawer goes down to a sentence, and the map has the screen", async () => {
    const less = ann.page.getByRole("button", { name: "Show less" });
    await less.tap();
    await less.tap();
    await expect(less).toBeDisabled();
    await expect(ann.table.instruction).toBeVisible();
    await expect(ann.table.button("Ready")).toBeHidden();
    const map = await ann.table.map.boundingBox();
    expect(map?.height).toBeGreaterThan(740 * 0.65);
  });

  await test.step("the tokens leave their area in sight, at the foot of the map too", async () => {
    await ann.table.unit("Sunspear").tap();
    const sheet = ann.table.offered("Sunspear");
    await expect(sheet).toBeVisible();
    await expect(async () => {
      const [unit, tokens] = [await ann.table.unit("Sunspear").boundingBox(), await sheet.boundingBox()];
      expect((unit?.y ?? 999) + (unit?.height ?? 0)).toBeLessThan(tokens?.y ?? 0);
    }).toPass({ timeout: 3_000 });
    await sheet.getByRole("button", { name: "Raid", exact: true }).tap();
    await expect(ann.table.plan.getByRole("button", { name: /^Change Sunspear Raid/ })).toBeVisible();
  });
});
