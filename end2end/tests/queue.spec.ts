import { expectAccessible } from "../harness/accessible";
import { expectFits } from "../harness/fits";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

test("the header of every page tells which tables wait, without JavaScript too", { tag: "@thorough" }, async ({ person }) => {
  test.setTimeout(120_000);
  const ann = await person("Maximiliane_Hohenlohe");
  await ann.signUp();
  const queue = ann.page.getByRole("banner").locator("details.queue");
  await expect(queue, "nothing waits").toHaveCount(0);
  for (const [number, name] of ["The Trident", "A table with a name that is rather long for it"].entries()) {
    if (number > 0) await expect(queue, "no other table waits").toHaveCount(0);
    await ann.lobby.create({ name, players: 3 });
    await ann.waitingRoom.take("Stark");
    await ann.waitingRoom.seatComputer("Baratheon");
    await ann.waitingRoom.seatComputer("Lannister");
    await ann.table.map.waitFor();
  }
  await expect(queue.getByText("1 other table waits")).toBeVisible();

  await test.step("it opens a list that leads to each table", async () => {
    await ann.page.goto("/about");
    await hydrated(ann.page);
    await expect(queue.locator("summary")).toHaveText(/Your turn\s*\(2\)/);
    await queue.locator("summary").click();
    await expect(queue.getByRole("link")).toHaveCount(2);
    await expect(queue.getByRole("link").first()).toContainText("Stark to ");
    await expectAccessible(ann.page, "the queue, open");
    await expectFits(ann.page, "the queue, open");
    await ann.page.keyboard.press("Escape");
    await expect(queue.getByRole("link").first()).toBeHidden();
    await expect(queue.locator("summary"), "the keyboard stays there").toBeFocused();
    await queue.locator("summary").click();
    await queue.getByRole("link", { name: /^The Trident/ }).click();
    await ann.page.waitForURL("**/tables/*");
    await expect(queue.getByRole("link").first(), "closed where it has led to").toBeHidden();
    await expect(queue.locator("summary")).toHaveText(/^1 other table waits/);
    await queue.locator("summary").click();
    await expect(queue.getByRole("link")).toHaveText(/rather long/);
    await queue.locator("summary").click();
  });

  await test.step("the list at a table leads to the next one", async () => {
    await queue.locator("summary").click();
    await queue.getByRole("link", { name: /rather long/ }).click();
    await expect(ann.page.getByRole("heading", { name: /rather long/ }).first()).toBeAttached();
  });

  await test.step("a phone says what waits beside the state of the game", async () => {
    await ann.page.setViewportSize({ width: 390, height: 844 });
    await expect(queue.locator(".queue-noun")).toBeVisible();
    await expect(queue.locator("summary")).toHaveAccessibleName("1 other table waits");
    await ann.page.setViewportSize({ width: 1440, height: 900 });
  });

  await test.step("nothing pushes the way out of sight", async () => {
    for (const [width, height] of [[320, 568], [390, 844], [768, 1024], [1024, 768], [1440, 900]] as const) {
      await ann.page.setViewportSize({ width, height });
      await ann.page.goto("/lobby");
      await hydrated(ann.page);
      const header = ann.page.getByRole("banner");
      if (width < 480) {
        // A phone has it in the menu, with all else that its header has no room for.
        await header.getByRole("button", { name: "Menu" }).click();
        const menu = ann.page.getByRole("navigation", { name: "Menu" });
        for (const name of ["Lobby", "Learn to play", "The rules"]) await expect(menu.getByRole("link", { name })).toBeVisible();
        await expect(menu.getByRole("button", { name: "Sign out" })).toBeInViewport({ ratio: 1 });
        await ann.page.keyboard.press("Escape");
      } else {
        await expect(header.getByRole("button", { name: "Sign out" })).toBeInViewport({ ratio: 1 });
      }
      await expect(queue.locator("summary")).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step("a page without a script has it, too", async () => {
    const bare = await person("Bare", { javaScriptEnabled: false });
    await bare.context.addCookies(await ann.context.cookies());
    await bare.page.goto("/about");
    const waits = bare.page.getByRole("banner").locator("details.queue");
    await waits.locator("summary").click();
    await expect(waits.getByRole("link")).toHaveCount(2);
  });
});

test("the queue tells the hour by the clock of the browser that shows it", { tag: "@thorough" }, async ({ people, person, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await server.import("planning", { Stark: ann.name, Lannister: bob.name }, "each 3600/3600");
  const storageState = await ann.context.storageState();
  const elsewhere = await person("Ann elsewhere", { timezoneId: "Asia/Kathmandu", storageState });
  const time = async ({ page }: typeof ann) => {
    await page.goto("/about");
    await hydrated(page);
    await expect(page.locator(".queue-time")).toContainText("left, until ");
    return page.locator(".queue-time");
  };
  const hour = /\d\d:\d\d$/.exec((await (await time(ann)).textContent()) ?? "")?.[0];
  expect(hour).toBeDefined();
  // Its clock is a quarter of an hour off every whole zone.
  await expect(await time(elsewhere)).not.toContainText(hour ?? "");
});
