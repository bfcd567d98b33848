import { type Locator, devices } from "@playwright/test";
import { gathered, imported, march } from "../harness/imported";
import { expect, test } from "../harness/test";
import { History } from "../pages/history";

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
  await ann.table.button("Seal my orders").tap();
  await expect(ann.table.log.filter({ hasText: "Greyjoy has placed its orders" })).toHaveCount(1);
  await expect(ann.table.log.filter({ hasText: "All orders are revealed" })).toHaveCount(1);
  const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, "nothing sticks out to the side").toBeLessThanOrEqual(0);
});

test("on the smallest phone nothing is too small, cut off, or in the way of its area", { tag: "@thorough" }, async ({ person }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", { ...phone, viewport: { width: 360, height: 740 } });
  await ann.home.open();
  await ann.home.playPractice("Martell");

  await test.step("what can be pressed is as large as a finger", async () => {
    for (const tab of ["Houses", "Tracks", "Log", "Areas"]) {
      await ann.page.getByRole("tab", { name: tab }).tap();
      await expect(ann.page.getByRole("tabpanel", { name: tab })).toBeVisible();
      // What is measured may be replaced meanwhile, by the part of the page that comes alive.
      await expect(async () => {
        const small = await ann.page.locator("button, select, summary").filter({ visible: true }).evaluateAll((all) =>
          all
            .map((it) => ({ what: it.textContent, ...it.getBoundingClientRect().toJSON() }))
            .filter((it) => it.width < 44 || it.height < 44)
            .map((it) => `${it.what}: ${it.width} x ${it.height}`),
        );
        expect(small, tab).toEqual([]);
      }).toPass({ timeout: 5000 });
      const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(sideways, tab).toBeLessThanOrEqual(0);
    }
  });

  await test.step("the drawer goes down to a sentence, and the map has the screen", async () => {
    const less = ann.page.getByRole("button", { name: "Show less" });
    await ann.page.getByRole("button", { name: "Close the panel" }).tap();
    await less.tap();
    await expect(less).toBeDisabled();
    await expect(ann.table.instruction).toBeVisible();
    await expect(ann.table.button("Seal my orders")).toBeHidden();
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
    }).toPass();
    await expect(sheet.getByRole("button", { name: "Consolidate Power, starred", exact: true })).toBeInViewport({ ratio: 1 });
    await sheet.getByRole("button", { name: "Raid", exact: true }).tap();
    await expect(ann.table.plan.getByRole("button", { name: /^Change Sunspear Raid/ })).toBeVisible();
  });
});

test("on a phone a question comes first, with its areas and the map's buttons in sight", { tag: "@thorough" }, async ({ person }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", { ...phone, viewport: { width: 390, height: 844 } });
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const { page, table } = ann;

  /** All of it lies in the part of the map that nothing covers. */
  const expectInSight = async (what: Locator, name: string) =>
    expect(async () => {
      const [it, map] = [await what.boundingBox(), await table.map.boundingBox()];
      expect(it && map && it.y >= map.y && it.y + it.height <= map.y + map.height, name).toBe(true);
      expect(it && it.x >= 0 && it.x + it.width <= 390, name).toBe(true);
    }).toPass();

  await test.step("one's own areas and the buttons of the map", async () => {
    for (const area of ["Winterfell", "White Harbor", "The Shivering Sea"]) {
      await expectInSight(table.unit(area), area);
    }
    for (const name of ["Show the whole map", "Find an area"]) {
      await expectInSight(table.map.getByRole("button", { name }), name);
    }
  });

  await test.step("why the orders cannot be sealed yet", async () => {
    await expect(table.bar.getByText("3 areas still need an order")).toBeInViewport({ ratio: 1 });
  });

  await test.step("a panel opens and closes by its tab, and leaves the question its place", async () => {
    const tab = page.getByRole("tab", { name: "Log" });
    const panel = page.getByRole("tabpanel", { name: "Log" });
    await expect(panel).toBeHidden();
    await tab.tap();
    await expect(panel).toBeVisible();
    await expect(page.getByRole("button", { name: "Back to the question" })).toBeInViewport({ ratio: 1 });
    const [head, question] = await Promise.all([panel.getByRole("heading", { name: "Log", exact: true }).boundingBox(), table.bar.boundingBox()]);
    expect(head?.y, "the name of the panel comes first").toBeLessThan(question?.y ?? 0);
    await tab.tap();
    await expect(panel).toBeHidden();
    await expect(table.plan).toBeVisible();
    await page.getByRole("button", { name: "Show more" }).tap();
    await expect(table.plan).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Show less" }).tap();
  });

  await test.step("the tour is two lines until more of it is wanted", async () => {
    const tour = page.getByRole("complementary", { name: "Tour" });
    expect((await tour.boundingBox())?.height).toBeLessThan(64);
    await tour.getByRole("button", { name: "More" }).tap();
    await expect(tour.getByRole("button", { name: "Hide the tour" })).toBeVisible();
    await tour.getByRole("button", { name: "Less" }).tap();
  });

  await test.step("where a march leads", async () => {
    for (const [area, token] of [
      ["Winterfell", "March +0"],
      ["White Harbor", "Consolidate Power"],
      ["The Shivering Sea", "Support"],
    ] as const) {
      await table.plan.getByRole("button", { name: `Choose for ${area}` }).tap();
      await table.offered(area).getByRole("button", { name: token, exact: true }).tap();
    }
    await table.button("Seal my orders").tap();
    await expect(table.instruction).toContainText("March from Winterfell", { timeout: 60_000 });
    for (const area of ["Castle Black", "Karhold", "White Harbor", "Moat Cailin", "The Stony Shore"]) {
      await expect(async () => {
        const [it, map] = [await table.area(area).locator(".m-hit").boundingBox(), await table.map.boundingBox()];
        const middle = (it?.y ?? 999) + (it?.height ?? 0) / 2;
        expect(map && middle > map.y && middle < map.y + map.height, area).toBe(true);
      }).toPass();
    }
  });
});

test("on a phone a bid is entered where it is asked for", { tag: "@thorough" }, async ({ person, server }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", { ...phone, viewport: { width: 390, height: 844 } });
  await ann.register();
  await ann.table.open(await server.import("tied-bids", { Baratheon: ann.name }, "each 3600/3600"));
  const { bar, instruction } = ann.table;
  const number = bar.getByRole("spinbutton", { name: /^Power tokens/ });
  await expect(number).toBeInViewport({ ratio: 1 });
  expect((await instruction.boundingBox())?.height, "one line").toBeLessThan(36);
  await expect(bar.getByRole("button", { name: "Redo" }), "no step to take, no button").toBeHidden();
  await expect(async () => {
    const [field, buttons, clock] = await Promise.all([number, ann.table.button("Confirm"), bar.getByRole("timer")].map((it) => it.boundingBox()));
    expect(field && buttons && field.y + field.height <= buttons.y, "nothing lies over it").toBe(true);
    expect(field && clock && field.y < clock.y, "the clock comes after it").toBe(true);
  }).toPass();
  await expect(bar.getByText("Everyone pays, win or lose.")).toBeInViewport({ ratio: 1 });
  await expect(bar.getByText(/^1st: acts first and decides all ties/)).toBeInViewport({ ratio: 1 });
  await bar.getByRole("button", { name: "One more" }).tap();
  await expect(bar.getByRole("button", { name: "Undo" })).toBeVisible();
  await ann.table.confirm();
});

test("on a phone what a march gives up is said beside Confirm", { tag: "@thorough" }, async ({ person, server }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", { ...phone, viewport: { width: 390, height: 844 } });
  await ann.register();
  await ann.table.open(await server.import("two-marches", { Stark: ann.name }));
  const { bar } = ann.table;
  await ann.table.pick("Flint's Finger");
  await ann.table.pick("Greywater Watch");
  const token = bar.getByRole("checkbox", { name: /^Leave 1 of your \d+ power tokens here/ });
  await token.uncheck();
  const warning = bar.getByText(/Without a token you lose castle Flint's Finger/);
  await expect(warning).toBeInViewport({ ratio: 1 });
  await bar.getByText(/areas? in reach/).tap();
  await expect(warning, "however long the list is").toBeInViewport({ ratio: 1 });
  await expect(ann.table.button("Confirm")).toBeInViewport({ ratio: 1 });
  await expect(ann.table.button("Confirm")).toHaveAccessibleDescription(/Without a token you lose/);
  await token.check();
  await expect(warning).toHaveCount(0);
});

test("on a phone the way from a panel leads to the question, or to the map of another moment", { tag: "@thorough" }, async ({ person }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", { ...phone, viewport: { width: 390, height: 844 } });
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const { page, table } = ann;

  await test.step("back to the question", async () => {
    await expect(table.bar.getByRole("button", { name: "Back to the question" })).toBeHidden();
    await page.getByRole("tab", { name: "Chat" }).tap();
    const back = table.bar.getByRole("button", { name: "Back to the question" });
    await expect(back).toBeInViewport({ ratio: 1 });
    await expect(table.button("Seal my orders")).toBeHidden();
    await back.tap();
    await expect(page.getByRole("tabpanel", { name: "Chat" })).toBeHidden();
    await expect(table.button("Seal my orders")).toBeInViewport({ ratio: 1 });
    await expect(back).toBeHidden();
    await expect(table.bar).toBeFocused();
  });

  await test.step("the map as it was", async () => {
    const history = new History(page);
    await page.getByRole("tab", { name: "Log" }).tap();
    const log = page.getByRole("log", { name: "Log of the game" });
    await log.getByRole("link").first().tap();
    await expect(history.bar).toBeVisible();
    await expect(log).toBeHidden();
    await expect.poll(async () => (await table.map.boundingBox())?.height).toBeGreaterThan(844 * 0.4);
    await history.now.tap();
    await expect(history.bar).toHaveCount(0);
    await expect(table.button("Seal my orders")).toBeInViewport({ ratio: 1 });
  });
});

test("somebody new finds the way to the basics on a phone", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { viewport: { width: 390, height: 844 } });
  await ann.page.goto("/lobby");
  await expect(ann.page.getByRole("contentinfo").getByRole("link", { name: "Learn to play" })).toBeVisible();
  await ann.page.getByRole("banner").getByRole("link", { name: "Learn" }).click();
  const basics = ann.page.getByRole("region", { name: "The game in a minute" });
  await expect(basics).toContainText("seven castles and strongholds");
  await expect(basics.getByRole("term")).toHaveCount(5);
});

test("whoever talks on a phone has most of the drawer for it", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await ann.home.open();
  await ann.home.playPractice("Greyjoy");
  await ann.page.getByRole("tab", { name: "Houses" }).tap();
  await expect(ann.table.button("Seal my orders"), "nothing to be sealed yet").toBeHidden();
  await ann.page.getByRole("tab", { name: "Chat" }).tap();
  await expect(ann.page.getByRole("button", { name: "Back to the question" })).toBeInViewport({ ratio: 1 });
  const [question, drawer] = await Promise.all([ann.table.bar.boundingBox(), ann.page.locator(".table-panels").boundingBox()]);
  expect((question?.height ?? 0) / (drawer?.height ?? 1)).toBeLessThan(0.12);
});

test("on a phone that lies the question is whole, with its button, beside a map", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { viewport: { width: 844, height: 390 }, hasTouch: true });
  await ann.home.open();
  await ann.home.playPractice("Greyjoy");
  await expect(ann.table.button("Seal my orders")).toBeInViewport({ ratio: 1 });
  await expect(ann.table.instruction).toBeInViewport({ ratio: 1 });
  await ann.table.pick("Pyke");
  const drawer = await ann.page.locator(".table-panels").boundingBox();
  const main = await ann.page.locator("main").boundingBox();
  expect(drawer?.height, "no empty space below the drawer").toBe(main?.height);
  await expect(ann.table.offered("Pyke").getByRole("button", { name: "March +0", exact: true })).toBeInViewport({ ratio: 1 });
  await expect(ann.table.offered("Pyke").getByRole("button", { name: "Consolidate Power, starred", exact: true })).toBeInViewport({ ratio: 1 });
  const map = await ann.page.locator(".table-map").boundingBox();
  expect((map?.width ?? 0) / 844).toBeGreaterThan(0.5);
});

test("on a phone an area is found by typing, and a port is as large as a finger", { tag: "@thorough" }, async ({ person }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const ann = await person("Ann", { ...phone, viewport: { width: 390, height: 844 } });
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const { page, table } = ann;
  const port = table.area("Port of Winterfell");

  await test.step("from a panel to the map", async () => {
    // A panel has the whole height: who taps its tab again is back at the map.
    for (const _ of ["there", "back"]) await page.getByRole("tab", { name: "Log" }).tap();
    await page.getByRole("button", { name: "Find an area" }).tap();
    await page.getByRole("combobox", { name: "Find an area" }).fill("port of w");
    await page.getByRole("option", { name: "Port of Winterfell" }).tap();
    await expect(page.getByRole("combobox", { name: "Find an area" })).toHaveCount(0);
    await expect(port).toBeFocused();
    await expect(page.getByRole("tabpanel", { name: "Log" })).toBeHidden();
  });

  await test.step("the port answers 20 pixels beside its middle", async () => {
    const disc = port.locator(".m-hit");
    await expect(async () => {
      const [it, map] = [await disc.boundingBox(), await page.locator(".map").boundingBox()];
      expect(it && map && it.y > map.y && it.y + it.height < map.y + map.height).toBe(true);
    }).toPass();
    const box = await disc.boundingBox();
    if (!box) throw new Error("the port is on the map");
    const middle = [box.x + box.width / 2, box.y + box.height / 2] as const;
    const hit = await page.evaluate(
      ([x, y]) =>
        [-20, 20].map((beside) => document.elementFromPoint(x + beside, y)?.closest("[data-area]")?.getAttribute("aria-label")),
      middle,
    );
    for (const it of hit) expect(it).toMatch(/^Port of Winterfell,/);
    await page.touchscreen.tap(middle[0] + 20, middle[1]);
    await expect(page.getByRole("region", { name: "Area: Port of Winterfell" })).toBeVisible();
  });
});

test("on small phones, too, the whole hand and its button are at hand", { tag: "@thorough" }, async ({ people, server }) => {
  const [stark, lannister] = await gathered(people, "Robb", "Jaime");
  await imported(server, "robb", { Stark: stark, Lannister: lannister });
  await march(stark, "Moat Cailin", "Seagard");
  await stark.table.choice(/^Robb Stark/).click();
  const play = stark.table.fight.getByRole("button", { name: "Play Robb Stark" });
  for (const [width, height] of [[844, 390], [360, 740]] as const) {
    await stark.page.setViewportSize({ width, height });
    await expect(play).toBeInViewport({ ratio: 1 });
  }
  await stark.page.setViewportSize({ width: 844, height: 390 });
  const hand = stark.table.fight.getByRole("radio");
  await expect(hand).toHaveCount(7);
  for (const card of await hand.all()) await expect(card).toBeInViewport({ ratio: 1 });
  await expect(stark.table.fight.getByText("You attack from Moat Cailin")).toBeInViewport({ ratio: 1 });
  await stark.table.readResults();
  await play.click();
  await lannister.answers.choose(/Ser Kevan/);
  const { result } = stark.table;
  const told = await result.getByText("That will make 3 of 7 castles for Stark.").boundingBox();
  const go = await result.getByRole("button", { name: "Choose the retreat" }).boundingBox();
  expect(told && go && (told.x + told.width <= go.x || told.y + told.height <= go.y), "the button covers nothing").toBe(true);
});

test("a tap on a neighboring card of the hand chooses it", { tag: "@thorough" }, async ({ person, server }) => {
  const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
  const robb = await person("Robb", { ...phone, viewport: { width: 390, height: 844 } });
  await robb.register();
  await robb.table.open(await server.import("robb", { Stark: robb.name }));
  await march(robb, "Moat Cailin", "Seagard");
  const { fight } = robb.table;
  const tap = async (card: string) => {
    const box = await fight.getByRole("radio", { name: new RegExp(`^${card},`) }).boundingBox();
    if (!box) throw new Error("the hand is there");
    const [left, right] = [Math.max(box.x, 0), Math.min(box.x + box.width, 390)];
    await robb.page.touchscreen.tap((left + right) / 2, box.y + box.height / 2);
  };
  await fight.getByRole("radio", { name: /^Roose Bolton,/ }).tap();
  for (const card of ["Robb Stark", "Eddard Stark", "Robb Stark", "Roose Bolton", "Greatjon Umber"]) {
    await tap(card);
    await expect(fight.getByRole("radio", { checked: true })).toHaveAccessibleName(new RegExp(`^${card},`));
    await expect(fight.getByRole("button", { name: `Play ${card}` })).toBeEnabled();
    await expect(fight.getByRole("region", { name: "Odds" }).getByRole("heading")).toContainText(card);
  }
});
