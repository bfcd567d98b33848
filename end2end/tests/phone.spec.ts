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
