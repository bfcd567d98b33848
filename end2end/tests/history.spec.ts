import { PLANS, QUIET } from "../harness/plans";
import { lannistersOwn } from "../harness/secrets";
import { expect, test } from "../harness/test";
import { History } from "../pages/history";

test("one looks back through one's own eyes, and is told what one missed", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const path = await ann.lobby.create({ name: "Long memories", players: 6 });
  await ann.waitingRoom.take("Lannister");
  for (const house of ["Baratheon", "Greyjoy", "Tyrell", "Martell"]) await ann.waitingRoom.seatComputer(house);
  await bob.table.open(path);
  await bob.waitingRoom.take("Stark");
  await ann.table.orderAll(PLANS.Lannister);
  const seen = ann.page.waitForResponse("**/api/seen");
  await ann.table.ready();
  await expect(ann.table.log.filter({ hasText: "Lannister has placed its orders" })).toHaveCount(1);
  const history = new History(ann.page);

  await test.step("by keys and slider", async () => {
    await ann.table.map.getByRole("group", { name: "Map of Westeros" }).focus();
    await ann.page.keyboard.press("[");
    await expect(history.bar).toContainText("Viewing round 1");
    await expect(ann.page).toHaveURL(/moment=\d+/);
    await expect(ann.table.bar.getByRole("button", { name: "Take back" })).toHaveCount(0);
    await history.slider.focus();
    await ann.page.keyboard.press("Home");
    await expect(history.slider).toHaveValue("0");
    await expect(ann.table.area("Lannisport")).not.toHaveAccessibleName(/defense plus 2/);
    await ann.page.keyboard.press("Escape");
    await expect(history.bar).toHaveCount(0);
    await expect(ann.page).not.toHaveURL(/moment/);
    await expect(ann.table.area("Lannisport")).toHaveAccessibleName(/defense plus 2/);
  });

  await test.step("a link to a moment shows each seat what it knew", async () => {
    await history.goTo("Lannister has placed its orders");
    await expect(history.bar).toBeVisible();
    await expect(ann.table.area("Lannisport")).toHaveAccessibleName(/defense plus 2/);
    const link = ann.page.url().replace(new URL(ann.page.url()).origin, "");
    const before = bob.wire.recorded.length;
    await bob.table.open(link);
    const bobs = new History(bob.page);
    await expect(bobs.bar).toContainText("Lannister has placed its orders");
    await expect(bob.table.area("Lannisport")).toHaveAccessibleName(/order face down/);
    await expect(bob.table.button("Seal my orders")).toHaveCount(0);
    const sent = bob.wire.recorded.slice(before).filter((it) => !it.path.startsWith("/pkg/"));
    expect(lannistersOwn(sent.map((it) => it.body).join("\n"))).toEqual([]);
    await bobs.now.click();
    await expect(bobs.bar).toHaveCount(0);
    await expect(bob.table.button("Seal my orders")).toBeVisible();
  });

  await test.step("who was away is told what happened", async () => {
    await history.now.click();
    await seen;
    await ann.lobby.open();
    await bob.table.order("Winterfell", "Defense +1");
    await bob.table.order("White Harbor", "Defense +1");
    await bob.table.order("The Shivering Sea", "Support");
    await bob.table.ready();
    await ann.table.open(path);
    await expect(ann.table.log.filter({ hasText: "All orders are revealed" })).toContainText("new");
    await history.since.click();
    await expect(history.since).toHaveCount(0);
    const heading = ann.table.log.filter({ hasText: "Since you left" });
    await expect(heading.getByRole("link")).toBeFocused();
    await expect(heading).toBeInViewport();
  });
});

test("each step shows where its move happened, and says what it was", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.table.orderAll(QUIET);
  await ann.table.ready();
  await expect(ann.table.log.filter({ hasText: /^(?!Stark)\w+ marches from / }).first()).toBeAttached();
  const history = new History(ann.page);
  // Far from the Starks: the map has to go there.
  await history.goTo(/^(Martell|Tyrell|Baratheon|Lannister) marches from /);
  await expect(history.caption).toHaveText(/^(Martell|Tyrell|Baratheon|Lannister) marches from .+ to .+\.$/);
  await expect(history.bar).toContainText("Viewing round 1, Marches");
  await expect(history.bar.getByRole("status").filter({ hasText: /marches from/ }), "spoken once").toHaveCount(1);
  await expect(ann.page.getByRole("list", { name: "Phases of the round" }).locator("[aria-current]")).toHaveText("Marches");
  await expect(ann.page.locator(".map-arrows .m-arrow-move").first()).toBeAttached();
  const lit = ann.page.locator(".m-lit");
  await expect(lit).not.toHaveCount(0);
  for (const area of await lit.all()) await expect(area).toBeInViewport();
  await expect(ann.table.bar).not.toContainText("Waiting for");

  await test.step("the next step has others, and now none", async () => {
    const first = (await history.caption.textContent()) ?? "";
    await ann.page.keyboard.press("]");
    await expect(history.caption).not.toHaveText(first);
    await history.now.click();
    await expect(history.bar).toHaveCount(0);
    await expect(lit).toHaveCount(0);
    await expect(ann.page.locator(".map-arrows .m-arrow-move")).toHaveCount(0);
  });

  await test.step("it goes on by itself up to now", async () => {
    await ann.page.keyboard.press("[");
    await expect(history.bar).toBeVisible();
    await history.bar.getByRole("button", { name: "Play automatically" }).click();
    await expect(history.bar).toHaveCount(0, { timeout: 30_000 });
  });
});

test("a moment stands in the first HTML", async ({ person }) => {
  const still = await person("Nobody", { javaScriptEnabled: false });
  await still.page.goto("/");
  await still.home.practice.click();
  await still.page.waitForURL("**/tables/*");
  await still.page.goto(`${still.page.url()}?moment=0`);
  await expect(new History(still.page).bar).toContainText("Viewing");
  await expect(still.table.area("Winterfell")).toBeVisible();
});
