import { skirmish } from "../harness/battle";
import { gathered, imported } from "../harness/imported";
import { heldBack, modules, slowly } from "../harness/modules";
import { QUIET } from "../harness/plans";
import { expect, test } from "../harness/test";
import { History } from "../pages/history";

test("a table fetches what it needs, and the rest when the page has come to rest", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const fetched: string[] = [];
  ann.page.on("request", (request) => fetched.push(request.url()));
  // What the page before still fetches does not count.
  ann.page.on("framenavigated", () => (fetched.length = 0));
  await ann.page.reload();
  await expect(ann.page.locator("html[data-hydrated]")).toBeAttached();
  expect(modules(fetched)).toContain("tables");
  await expect.poll(() => modules(fetched)).toContain("board");
  expect(modules(fetched).indexOf("tables")).toBeLessThan(modules(fetched).indexOf("board"));
  expect(modules(fetched)).not.toContain("pages");
});

test("a battle fetches nothing of the board game, and the board game nothing of battles", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  const fetched: string[] = [];
  ann.page.on("request", (request) => fetched.push(request.url()));
  await skirmish(ann);
  await expect.poll(() => modules(fetched), "what is around the table comes last").toContain("frame");
  expect(modules(fetched)).toContain("battle");
  expect(modules(fetched)).not.toContain("tables");
  expect(modules(fetched)).not.toContain("board");
  fetched.length = 0;
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await expect.poll(() => modules(fetched)).toContain("board");
  expect(modules(fetched)).not.toContain("battle");
});

test("what is pressed before its part is there is pressed once it is", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.table.orderAll(QUIET);
  await ann.table.ready();
  await expect(ann.table.log.filter({ hasText: "All orders are revealed" })).toHaveCount(1);
  const release = await heldBack(ann.page);
  await ann.page.reload();
  const tab = ann.page.getByRole("tab", { name: "Log" });
  await expect(async () => {
    await tab.click();
    await expect(tab).toHaveAttribute("aria-selected", "true", { timeout: 500 });
  }).toPass();
  await ann.page.getByRole("tabpanel", { name: "Log" }).getByRole("button", { name: "Look back" }).click();
  release();
  await expect(new History(ann.page).bar).toContainText("Viewing");
});

test("a part that cannot be fetched says so, and how to go on", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  ann.forgive(/Failed to load resource|Failed to fetch/);
  await ann.page.route(/\/board\.wasm/, (route) => route.abort());
  await ann.page.reload();
  await ann.page.getByRole("tab", { name: "Areas" }).click();
  const panel = ann.page.getByRole("tabpanel", { name: "Areas" });
  await expect(panel.getByRole("alert")).toContainText("couldn't be loaded");
  await ann.page.unroute(/\/board\.wasm/);
  await panel.getByRole("link", { name: "Reload the page" }).click();
  await ann.page.getByRole("tab", { name: "Areas" }).click();
  await expect(panel.getByRole("list").first()).toBeVisible();
});

test("a page that cannot be taken over can be read, and says why it does nothing", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  ann.forgive(/Failed to load resource|Failed to fetch/);
  await ann.page.route(/\/tables\.wasm/, (route) => route.abort());
  await ann.page.reload();
  await expect(ann.page.getByRole("alert")).toContainText("couldn't be loaded");
  await expect(ann.table.area("Winterfell")).toBeVisible();
});

test("a part that could not be fetched ahead comes when somebody reaches for it", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  ann.forgive(/Failed to load resource|Failed to fetch/);
  await ann.page.route(/\/board\.wasm/, (route) => route.abort());
  const failed = ann.page.waitForEvent("requestfailed", (it) => it.url().includes("/board.wasm"));
  await ann.page.reload();
  await failed;
  await ann.page.unroute(/\/board\.wasm/);
  await ann.page.getByRole("tab", { name: "Houses" }).click();
  const houses = ann.page.getByRole("tabpanel", { name: "Houses" });
  await expect(houses.locator("summary, button, a[href]").first()).toBeVisible();
  await expect(houses.getByRole("alert")).toHaveCount(0);
});

test("what is pressed before the table answers is done once it does", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  for (const press of [() => ann.table.area("Winterfell").click(), () => ann.table.pick("Winterfell")]) {
    // Before any code is there.
    const release = await heldBack(ann.page, "rookery");
    await ann.page.reload({ waitUntil: "domcontentloaded" });
    await press();
    await expect(ann.table.offered("Winterfell")).toHaveCount(0);
    // Tab leads on and presses nothing: the press before it counts.
    await ann.page.keyboard.press("Tab");
    release();
    await expect(ann.table.offered("Winterfell")).toBeVisible();
    await ann.page.unrouteAll();
  }
});

test("a shortcut that is pressed before the table answers works once it does", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const shortcuts = ann.page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const release = await heldBack(ann.page, "rookery");
  await ann.page.reload({ waitUntil: "domcontentloaded" });
  await ann.page.keyboard.press("?");
  await expect(shortcuts).toHaveCount(0);
  release();
  await expect(shortcuts).toBeVisible();
});

test("what is typed before a form answers stays in it", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await ann.lobby.create({ name: "Slow winter", players: 3 });
  const release = await heldBack(ann.page, "lazy");
  await ann.page.reload();
  const name = ann.page.getByLabel("Invite someone by name");
  await name.pressSequentially(bob.name);
  release();
  await expect(ann.page.locator(".lazy[data-alive]").filter({ has: name })).toBeVisible();
  await expect(name).toHaveValue(bob.name);
  await ann.page.getByRole("button", { name: "Invite", exact: true }).click();
  await expect(ann.page.getByText("is invited")).toBeVisible();
});

test("a bid that is typed before the table answers is bid", { tag: "@thorough" }, async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "tied-bids", { Baratheon: baratheon, Lannister: lannister, Stark: stark });
  const { bar } = stark.table;
  await expect(bar.getByText("You bid 2 and keep ")).toHaveCount(0);
  const release = await heldBack(stark.page, "board");
  await stark.page.reload();
  const number = bar.getByRole("spinbutton", { name: /^Power tokens/ });
  await number.fill("2");
  await number.press("Tab");
  release();
  await expect(bar.getByText("You bid 2 and keep ")).toBeVisible();
  await expect(number).toHaveValue("2");
});

test("nothing is pressed on a part that is replaced meanwhile", { tag: "@thorough" }, async ({ people, server }) => {
  const [baratheon, lannister, stark] = await gathered(people, "Ann", "Bob", "Cat");
  await imported(server, "tied-bids", { Baratheon: baratheon, Lannister: lannister, Stark: stark });
  const { page, table } = stark;
  const takeBack = table.bar.getByRole("button", { name: "Take back", exact: true });
  const number = table.bar.getByRole("spinbutton", { name: /^Power tokens/ });
  const answers = () => page.waitForFunction(() => "early" in window && window.early === null);
  const presses: ((release: () => void) => Promise<void>)[] = [
    async (release) => takeBack.click().then(release),
    async (release) => takeBack.press("Enter").then(release),
    // The page comes to answer while the button of the mouse is down.
    async (release) => {
      await takeBack.hover();
      await page.mouse.down();
      release();
      await answers();
      await page.mouse.up();
    },
  ];
  await slowly(page, 300);
  for (const press of presses) {
    await number.fill("2");
    await table.confirm();
    await expect(takeBack).toBeVisible();
    const release = await heldBack(page, "rookery");
    await page.reload({ waitUntil: "domcontentloaded" });
    await press(release);
    await expect(number).toBeVisible();
    await page.unrouteAll();
  }
});

test("the focus stays where it was in the very moment in which a part comes alive under it", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const release = await heldBack(ann.page);
  await ann.page.reload();
  await expect(ann.page.locator("html[data-hydrated]")).toBeAttached();
  await ann.page.getByRole("tab", { name: "Houses" }).click();
  const first = ann.page.getByRole("tabpanel", { name: "Houses" }).locator(".war-houses").locator("summary, button, a[href]").first();
  await first.focus();
  // The next task after the change is the first that a key can come in. A busy machine paints late.
  const moment = await first.evaluateHandle((drawn) => {
    const paint = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (then) => window.setTimeout(() => paint(then), 300);
    const focused = new Promise<boolean>((tell) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => tell(document.activeElement !== document.body);
      const changes = new MutationObserver(() => drawn.isConnected || port2.postMessage(0));
      changes.observe(document.body, { childList: true, subtree: true });
    });
    return { focused };
  });
  release();
  expect(await moment.evaluate((it) => it.focused)).toBe(true);
  await expect(first).toBeFocused();
});
