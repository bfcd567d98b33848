// Hands on the miniatures' table: dragging, measuring, zooming, a phone, and the keyboard alone.
import type { Page } from "@playwright/test";
import { Announcements } from "../harness/announcements";
import { facing, forgotPlace, onPhone, passedUntil, untilDice } from "../harness/battle";
import type { Person } from "../harness/person";
import { small } from "../harness/targets";
import { expect, test } from "../harness/test";

/** Returns where on the screen a place of the table is drawn; inches from the west and from the south. */
async function pixel(page: Page, east: number, north: number): Promise<{ x: number; y: number }> {
  return page.locator(".battle-sheet").evaluate(
    (sheet, [x, y]) => {
      const matrix = (sheet as SVGSVGElement).getScreenCTM();
      if (!matrix) throw new Error("it is not drawn");
      return { x: matrix.a * x * 1000 + matrix.e, y: matrix.d * (48_000 - y * 1000) + matrix.f };
    },
    [east, north] as const,
  );
}

/** Drags what lies at one place of the table to another, in steps as a hand would. */
async function drag(page: Page, from: [number, number], to: [number, number]): Promise<void> {
  const [start, end] = [await pixel(page, ...from), await pixel(page, ...to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 8 });
  await page.mouse.up();
}

/** Ann's unit is chosen and asked what it does. */
async function aiming(ann: Person, bob: Person, unit: RegExp): Promise<void> {
  await ann.battle.tray(unit).click();
  await ann.battle.confirm.click();
  await passedUntil([ann, bob], ann, /do|action/i);
}

const inches = (page: Page) => page.getByRole("spinbutton", { name: "Inches to move" });

test("a unit, its enemy, Charge: three presses and the charge is under way", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const heading = ann.battle.question.getByRole("heading");
  const chosen = ann.page.locator(".battle-chosen");
  await ann.battle.tray(/^Sworn Swords/).click();
  await ann.battle.tray(/^Guardsmen/).click();
  await expect(heading).toHaveText("Sworn Swords act");
  await expect(ann.battle.actions).toBeVisible();
  await expect(chosen).toContainText(/Charge Guardsmen/);
  await expect(ann.battle.confirm, "the button says what it does").toHaveText("Charge Guardsmen");
  await expect(ann.page.locator(".battle-forecast")).toContainText("Charge the front of Guardsmen");
  await expect(ann.page.locator(".battle-forecast")).toContainText(/arrives/);
  await test.step("until then it can be taken back, and another unit chosen", async () => {
    await ann.page.getByRole("button", { name: "Undo step" }).click();
    await expect(ann.battle.ahead).toBeVisible();
    await expect(chosen).toContainText("Sworn Swords");
    await ann.battle.tray(/^Guardsmen/).click();
    await expect(chosen).toContainText(/Charge Guardsmen/);
    await ann.battle.tray(/^Bowmen/).click();
    await expect(heading).toHaveText("Bowmen act");
    await expect(ann.battle.ahead).toBeVisible();
    await expect(chosen).toContainText("Bowmen");
    await ann.battle.tray(/^Sworn Swords/).click();
    await ann.battle.tray(/^Guardsmen/).click();
  });
  await expect(chosen).toContainText(/Charge Guardsmen/);
  await test.step("an arrow leads to the side that it meets, with its way and its chance", async () => {
    await expect(ann.page.locator(".battle-sheet .b-arrow")).toHaveCount(1);
    await expect(ann.page.locator(".battle-sheet .b-struck")).toHaveCount(1);
    await expect(ann.page.locator(".b-strike-words")).toHaveText(/^5\.7″ · \d+%$/);
    await expect(ann.page.locator(".battle-sheet .b-far"), "the distance is not written twice").toHaveCount(1);
    await expect(ann.page.locator(".b-chosen")).toHaveCount(1);
  });
  const stands = ann.battle.question.getByRole("group", { name: "Its place there" });
  await expect(stands.getByRole("button", { name: "Center", exact: true }), "its place is chosen with it").toHaveAttribute("aria-pressed", "true");
  await ann.battle.confirm.click();
  await forgotPlace(ann, bob);
  await untilDice(ann, bob);
  await test.step("the open places lie on the table, and a press takes one", async () => {
    await passedUntil([ann, bob], ann, /Choose a place/);
    const places = ann.page.locator("[data-place]");
    await expect(places).toHaveCount(3);
    const left = ann.page.getByRole("button", { name: "Place: Left" });
    await left.click();
    await expect(left).toHaveAttribute("aria-pressed", "true");
    await expect(chosen).toContainText("Left");
    await expect(ann.page.locator(".b-ghost.b-shown"), "it is shown there with its men").toHaveCount(1);
    await expect(ann.page.locator(".b-tray.b-from"), "and faint where it stands").toHaveCount(1);
    await expect(ann.page.locator(".battle-sheet .b-start"), "with the outline of that place").toHaveCount(1);
    await expect(ann.page.locator(".battle-sheet .b-struck"), "the side that it meets is marked").toHaveCount(1);
    await expect(ann.page.locator(".b-strike-words"), "beside what the dice came to").toHaveText(/^arrives · 5\.7″ of \d+″$/);
    await expect(bob.page.locator(".b-theirs .b-arrow"), "whom it comes at sees the charge").toHaveCount(1);
  });
});

test("what sends an answer comes with the draft, and the keyboard keeps its place where it goes", async ({ people, server }) => {
  const { ann } = await facing(people, server);
  const back = ann.page.getByRole("button", { name: "Undo step" });
  await expect(ann.battle.confirm, "there is nothing to send").toHaveCount(0);
  await expect(back).toHaveCount(0);
  await ann.battle.tray(/^Bowmen/).click();
  await expect(ann.battle.confirm).toHaveText("Activate Bowmen");
  await back.focus();
  await ann.page.keyboard.press("Enter");
  await expect(ann.battle.confirm).toHaveCount(0);
  await expect(ann.page.locator("#question")).toBeFocused();
});

test("ground that is pressed begins a move, and so does a unit that is dragged", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  const chosen = ann.page.locator(".battle-chosen");
  const press = async (east: number, north: number) => {
    const { x, y } = await pixel(ann.page, east, north);
    await ann.page.mouse.click(x, y);
  };
  const back = ann.page.getByRole("button", { name: "Undo step" });
  await ann.battle.tray(/^Bowmen/).click();
  await press(16, 18.5);
  await expect(chosen).toContainText(/Maneuver/);
  await expect(ann.page.locator(".battle-sheet .b-going"), "its way is dotted").toHaveCount(1);
  await expect(ann.page.locator(".b-strike-words"), "and tells the inches").toHaveText(/^[\d.]+″ of \d+″$/);
  await expect(inches(ann.page)).toHaveValue("4.5");
  await back.click();
  await expect(chosen, "it is still chosen").toContainText("Bowmen");
  await test.step("ahead and beyond a Maneuver it marches", async () => {
    await press(16, 21.5);
    await expect(chosen).toContainText(/March/);
    await back.click();
    await expect(chosen).toContainText("Bowmen");
  });
  await test.step("another unit is dragged without being chosen first", async () => {
    await drag(ann.page, [31, 15], [31, 18]);
    await expect(chosen).toContainText(/Maneuver/);
    await expect(inches(ann.page)).toHaveValue("3");
    await expect(ann.battle.confirm).toBeEnabled();
  });
  await test.step("and marches where that leads nearer", async () => {
    await back.click();
    await expect(chosen).toContainText("Berserkers");
    await drag(ann.page, [16, 14], [16, 21.5]);
    await expect(chosen).toContainText(/March/);
  });
});

test("what else fits the enemy that is pressed stays one press away", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  const chosen = ann.page.locator(".battle-chosen");
  await ann.battle.tray(/^Bowmen/).click();
  await ann.battle.tray(/^Guardsmen/).click();
  await expect(chosen, "nothing is sent").toContainText(/Guardsmen/);
  const first = await chosen.innerText();
  const other = ann.battle.choice(/Arrow Volley/);
  if (/Charge/.test(first)) {
    await expect(ann.battle.question.getByText(/^Also possible against this target: .*Arrow Volley/)).toBeVisible();
    await other.click();
  }
  await expect(chosen).toContainText(/Guardsmen/);
  await expect(other).toHaveAttribute("aria-pressed", "true");
});

test("by keys an enemy is attacked and a unit set out as by presses", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  const chosen = ann.page.locator(".battle-chosen");
  const { keyboard } = ann.page;
  await ann.battle.tray(/^Sworn Swords/).focus();
  await keyboard.press("Enter");
  await expect(chosen).toContainText("Sworn Swords");
  await ann.battle.tray(/^Guardsmen/).focus();
  await keyboard.press("Enter");
  await expect(chosen).toContainText(/Charge Guardsmen/);
  await keyboard.press("Escape");
  await expect(chosen).toContainText("Sworn Swords");
  await keyboard.press("ArrowUp");
  await expect(chosen).toContainText(/Maneuver/);
  await expect(inches(ann.page)).toHaveValue("0.5");
});

test("a tray that is dragged snaps to what is meant, exactly only with Alt, and is confirmed", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await aiming(ann, bob, /Bowmen/);
  await ann.battle.choice(/^Maneuver/).click();
  // It begins as far ahead as it can go: 5 inches.
  await drag(ann.page, [16, 19], [16.1, 17.2]);
  await expect(inches(ann.page)).toHaveValue("3");
  await expect(ann.page.getByRole("spinbutton", { name: "Heading in degrees" }), "nearly ahead is ahead").toHaveValue("0");
  await ann.page.keyboard.down("Alt");
  await drag(ann.page, [16, 17], [16, 17.73]);
  await ann.page.keyboard.up("Alt");
  await expect(inches(ann.page)).toHaveValue("3.7");
  await drag(ann.page, [16, 17.7], [18.7, 16.2]);
  const beside = ann.page.locator(".battle-others button", { hasText: "In line with Sworn Swords" });
  await expect(beside.and(ann.page.locator("[aria-pressed=true]")), "flank to flank").toHaveCount(1);
  await ann.battle.confirm.click();
  await expect(ann.battle.log.filter({ hasText: /Bowmen/ }).first()).toBeAttached();
  await expect(ann.battle.tray(/^Bowmen/), "there it stands").toHaveAttribute("transform", "translate(18500 32000)");
});

test("where a unit would stand, the page tells what it meets", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await aiming(ann, bob, /Bowmen/);
  const far = ann.page.locator(".battle-sheet .b-far");
  await expect(far, "each enemy has its distance").toHaveCount(2);
  const before = await far.allTextContents();
  await ann.battle.choice(/^Maneuver/).click();
  await expect.poll(() => far.allTextContents()).not.toEqual(before);
  const sighted = ann.page.locator(".battle-sighted");
  await expect(sighted.getByRole("heading")).toContainText("Enemies that could charge it");
  await expect(sighted, "with the die that it needs").toContainText(/Guardsmen: (\d\+ \(\d+%\)|any roll), /);
  await expect(ann.page.locator(".b-threat")).not.toHaveCount(0);
  await sighted.getByText("Distances, sight and cover").click();
  await expect(sighted.getByRole("listitem").filter({ hasText: /Guardsmen.*inches/ })).toContainText(/In its arc: /);
  await test.step("whoever turns away is told why nothing is seen", async () => {
    const facing = ann.page.getByRole("spinbutton", { name: "Facing in degrees" });
    await facing.fill("180");
    await facing.blur();
    await expect(ann.page.locator(".battle-sheet .b-far.no")).toHaveCount(2);
    await sighted.getByRole("button", { name: /^Why isn't it seen: Guardsmen/ }).click();
    await expect(sighted).toContainText("None of it is in the front arc.");
    await expect(ann.page.locator(".b-sight.no")).toHaveCount(1);
  });
});

test("anybody may measure, by pointer and by list, and nobody is told", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const ruler = bob.page.getByRole("group", { name: "Ruler" });
  const told = ruler.getByRole("status");
  const asked: string[] = [];
  // That he has looked is told a little later, and the chat and what waits for him are loaded, whatever he does.
  const own = (url: string) => /\/api\/(seen|chat_lines|awaited)$/.test(url);
  bob.page.on("request", (it) => it.method() === "POST" && !own(it.url()) && asked.push(it.url()));
  // It is not his turn. He sits in the north, which is below for him.
  await bob.page.getByRole("button", { name: "Turn the table half round" }).click();
  await bob.page.getByRole("button", { name: "Measure (M)" }).click();
  await drag(bob.page, [24, 16], [24, 26.5]);
  await expect(told, "from edge to edge").toHaveText("5.7 inches");
  await expect(bob.page.locator(".b-measured")).toHaveText("5.7″");
  await expect(ann.page.locator(".b-measured")).toHaveCount(0);
  await ruler.getByRole("combobox", { name: "Measure to" }).selectOption("Marker 1");
  await expect(told).toHaveText("20.85 inches");
  expect(asked, "nothing was sent").toEqual([]);
  await ruler.getByRole("button", { name: "Put the ruler away" }).click();
  await expect(ruler).toHaveCount(0);
  await expect(bob.page.getByRole("button", { name: "Measure (M)" }), "the keyboard goes on there").toBeFocused();
  await test.step("by keys alone", async () => {
    await bob.page.keyboard.press("m");
    await bob.battle.tray(/^Guardsmen/).focus();
    await bob.page.keyboard.press("Enter");
    await bob.battle.tray(/^Halberdiers/).focus();
    await bob.page.keyboard.press("Enter");
    await expect(told).toHaveText(/^\d+(\.\d+)? inches$/);
    const before = await told.innerText();
    await bob.page.keyboard.press("ArrowRight");
    await expect(told).not.toHaveText(before);
    await bob.page.keyboard.press("Escape");
    await expect(ruler).toHaveCount(0);
  });
});

/** Left, top, width and height of what is in sight. */
async function sight(page: Page): Promise<number[]> {
  const box = await page.locator(".battle-sheet").getAttribute("viewBox");
  return (box ?? "").split(" ").map(Number);
}

test("the table is zoomed by wheel and dragged along", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  const [, , whole] = await sight(ann.page);
  const middle = await pixel(ann.page, 24, 24);
  await ann.page.mouse.move(middle.x, middle.y);
  await ann.page.mouse.wheel(0, -500);
  await expect.poll(async () => (await sight(ann.page))[2]).toBeLessThan((whole ?? 0) * 0.6);
  const near = await pixel(ann.page, 24, 24);
  expect(Math.hypot(near.x - middle.x, near.y - middle.y), "what is under the pointer stays there").toBeLessThan(2);
  await drag(ann.page, [20, 24], [24, 24]);
  const moved = await pixel(ann.page, 20, 24);
  expect(Math.hypot(moved.x - near.x, moved.y - near.y), "it was dragged along").toBeLessThan(3);
  await ann.page.getByRole("button", { name: "Whole table" }).click();
  expect((await sight(ann.page))[2]).toBe(whole);
});

/** Fingers on the screen. */
class Fingers {
  private constructor(private readonly send: (type: string, points: { x: number; y: number }[]) => Promise<unknown>) {}

  static async of(page: Page): Promise<Fingers> {
    const session = await page.context().newCDPSession(page);
    return new Fingers((type, touchPoints) => session.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints }));
  }

  /** From their places to others, in steps; they stay down. */
  async move(from: { x: number; y: number }[], to: { x: number; y: number }[]): Promise<void> {
    await this.send("touchStart", from);
    for (let step = 1; step <= 6; step += 1) {
      const between = (a: number, b: number) => a + ((b - a) * step) / 6;
      await this.send(
        "touchMove",
        from.map((it, at) => ({ x: between(it.x, to[at]?.x ?? it.x), y: between(it.y, to[at]?.y ?? it.y) })),
      );
    }
  }

  async lift(): Promise<void> {
    await this.send("touchEnd", []);
  }
}

test("a battle on a phone: chosen, aimed by finger and buttons, charged, with dice to see", async ({ people, person, server }) => {
  const { ann, bob } = await onPhone(person, people, server);
  const fingers = await Fingers.of(ann.page);

  await test.step("two fingers zoom", async () => {
    await ann.page.getByRole("button", { name: "Whole table" }).tap();
    await expect(ann.page.locator(".battle-sheet.battle-whole")).toBeVisible();
    const [, , whole] = await sight(ann.page);
    const { x, y } = await pixel(ann.page, 24, 24);
    const apart = (by: number) => [{ x: x - by, y }, { x: x + by, y }];
    await fingers.move(apart(30), apart(90));
    await fingers.lift();
    await expect.poll(async () => (await sight(ann.page))[2]).toBeLessThan((whole ?? 0) * 0.6);
    await ann.page.getByRole("button", { name: "Whole table" }).tap();
  });

  await ann.battle.tray(/^Sworn Swords/).tap();
  await ann.battle.confirm.tap();
  await passedUntil([ann, bob], ann, /do|action/i);
  await test.step("what a finger drags is enlarged beside it", async () => {
    await ann.battle.choice(/^Maneuver/).tap();
    const ghost = ann.page.locator("[data-ghost]");
    await ghost.scrollIntoViewIfNeeded();
    const box = await ghost.locator(".b-ghost-body").boundingBox();
    if (!box) throw new Error("there is no ghost");
    const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const to = { x: from.x - 20, y: from.y + 6 };
    await fingers.move([from], [to]);
    const loupe = await ann.page.locator(".b-loupe-rim").boundingBox();
    if (!loupe) throw new Error("there is no loupe");
    const under = to.x > loupe.x && to.x < loupe.x + loupe.width && to.y > loupe.y && to.y < loupe.y + loupe.height;
    expect(under, "the finger does not hide it").toBe(false);
    await fingers.lift();
    await expect(ann.page.locator(".b-loupe")).toHaveCount(0);
  });
  await test.step("buttons do the rest, each as large as a finger", async () => {
    const before = await inches(ann.page).inputValue();
    await ann.page.getByRole("button", { name: "Inches to move: less" }).tap();
    await expect(inches(ann.page)).not.toHaveValue(before);
    expect(await ann.page.evaluate(small)).toEqual([]);
    const sideways = await ann.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, "nothing sticks out to the side").toBeLessThanOrEqual(0);
  });
  await ann.battle.choice(/^Charge/).tap();
  await expect(ann.page.locator(".battle-forecast")).toContainText(/arrives/);
  await ann.battle.confirm.tap();
  await untilDice(ann, bob);
});

test("a unit is moved, turned and sent into a charge by keys alone, and a screen reader is told", async ({ people, server }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  const told = await Announcements.at(ann.page);
  const path = await server.import("battle", { "A House Stark": "Ann", "B House Lannister": "Bob" }, "unlimited", "battlefield");
  await ann.battle.open(path);
  await bob.battle.open(path);
  await passedUntil([ann, bob], ann, /activates/);
  const { keyboard } = ann.page;
  await ann.page.locator("#question").focus();
  const chosen = ann.page.locator(".battle-chosen");
  await expect(async () => {
    await keyboard.press("n");
    await expect(chosen).toHaveText(/Sworn Swords/, { timeout: 300 });
  }).toPass();
  await told.expectHeard(/Sworn Swords/);
  await keyboard.press("Enter");
  await passedUntil([ann, bob], ann, /do|action/i);
  await expect(ann.page.locator("#question"), "the keyboard goes on at the next question").toBeFocused();
  await keyboard.press("3");
  await told.expectHeard(/Maneuver: .* inch/);
  await expect(inches(ann.page)).toBeVisible();
  await keyboard.press("ArrowDown");
  await told.expectHeard(/Maneuver: .* inch/);
  await keyboard.press("q");
  await told.expectHeard(/turn 5°/);
  await told.expectHeard(/Enemies in sight: \d+\. Could charge it: \d+\./);
  await keyboard.press("1");
  await told.expectHeard(/Charge Guardsmen/);
  await keyboard.press("Enter");
  await untilDice(ann, bob);
  await told.expectHeard(/charge at Guardsmen/);
  const live = ann.page.locator("[aria-live], [role=status]").filter({ has: ann.page.locator(".battle-result-close") });
  await expect(live, "the buttons beside the dice are not read out").toHaveCount(0);
});

test("the page says who plays, what wins, and what lies on the table", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  let side = await ann.battle.drawer("Armies");
  await expect(side).toContainText(/Whoever has \d+ points and is ahead at the end of a round wins/);
  await expect(side.getByRole("heading", { name: /Stark/ })).toContainText(/You.*0 of \d+ points/);
  await expect(side.getByRole("heading", { name: /Lannister/ })).toContainText(bob.name);
  const link = side.getByRole("link", { name: "How points are scored" });
  const scored = ann.page.waitForEvent("popup");
  await link.click();
  await expect((await scored).locator("#thrones")).toContainText("victory point");
  side = await ann.battle.drawer("Field");
  await side.getByText("Markers and terrain").click();
  await expect(side.getByText(/^Marker 1/)).toBeVisible();
  await expect(side.getByText("Held by nobody.").first()).toBeVisible();
  side = await ann.battle.drawer("Log");
  await expect(side.locator(".log-empty"), "an empty log says what will stand there").toContainText("Nothing has happened yet");
});

test("one's own army stands below, for both", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const below = async (it: Person, own: RegExp, other: RegExp) => {
    const [mine, theirs] = [await it.battle.tray(own).first().boundingBox(), await it.battle.tray(other).first().boundingBox()];
    expect(mine?.y ?? 0, "below the enemies").toBeGreaterThan(theirs?.y ?? 0);
  };
  await below(ann, /^Bowmen/, /^Guardsmen/);
  await below(bob, /^Guardsmen/, /^Bowmen/);
  await bob.page.getByRole("button", { name: "Turn the table half round" }).click();
  await below(bob, /^Bowmen/, /^Guardsmen/);
});

test("keys are heard where nothing has the focus", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  await ann.page.reload();
  await ann.battle.lives();
  await expect(ann.page.locator("body")).toBeFocused();
  const chosen = ann.page.locator(".battle-chosen");
  await test.step("not below a dialog", async () => {
    await ann.page.getByRole("button", { name: "This table" }).click();
    const about = ann.page.getByRole("dialog", { name: "This table" });
    await about.getByText("Fair randomness").click();
    await ann.page.keyboard.press("n");
    await ann.page.keyboard.press("Escape");
    await expect(about).toBeHidden();
    await expect(chosen).toBeEmpty();
  });
  await ann.page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await ann.page.keyboard.press("n");
  await expect(chosen).not.toBeEmpty();
  await expect(ann.battle.confirm).toBeEnabled();
  const sent: string[] = [];
  ann.page.on("request", (it) => it.url().endsWith("/api/answer") && sent.push(it.url()));
  await ann.page.keyboard.press("Enter");
  // The key after it is heard: an answer would be on its way by now.
  const before = await chosen.innerText();
  await ann.page.keyboard.press("n");
  await expect(chosen).not.toHaveText(before);
  expect(sent, "nothing is sent from nowhere").toEqual([]);
  await expect(ann.battle.head).toContainText(/activates/);
});

test("what cannot be done stands among what can, with a short reason, and a press tells the whole", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  await ann.battle.answer(/^Sworn Swords/);
  await passedUntil([ann, bob], ann, /do|action/i);
  const fight = ann.battle.actions.getByRole("button", { name: /^Melee attack none engaged/ });
  await expect(fight).toBeDisabled();
  await expect(fight).toHaveAccessibleDescription(/Only while engaged\./);
  const whole = ann.battle.question.getByText("Only while engaged.");
  await expect(whole).toHaveCount(0);
  await fight.press("Enter");
  await expect(whole).toBeVisible();
  await expect(ann.battle.confirm, "nothing is drafted by that").toHaveCount(0);
  await test.step("the values of the unit stand above, and a charge says what it needs", async () => {
    await expect(ann.battle.question.locator(".battle-values")).toHaveText(/move5″.*hits4\+.*dice8·6·5.*save4\+.*morale6\+/);
    await expect(ann.battle.choice(/^Charge/)).toContainText(/5\.7″: (any roll|needs \d\+, \d+%)/);
  });
});

test("a tray that is pressed before its table answers is chosen once it does", { tag: "@thorough" }, async ({ people, server }) => {
  const { ann } = await facing(people, server);
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await ann.page.route(/\/battle\.wasm/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = ann.page.waitForRequest(/\/battle\.wasm/);
  await ann.page.reload({ waitUntil: "domcontentloaded" });
  await asked;
  await ann.battle.tray(/^Bowmen/).click();
  await expect(ann.battle.confirm, "nothing is chosen yet").toHaveCount(0);
  release();
  await expect(ann.battle.confirm).toBeEnabled();
});

test("a unit is dragged onto its enemy: the charge begins, and its button sends it", async ({ people, server }) => {
  const { ann, bob } = await facing(people, server);
  const chosen = ann.page.locator(".battle-chosen");
  await drag(ann.page, [24, 16], [24, 26.5]);
  await expect(chosen).toContainText(/Charge Guardsmen/);
  await expect(ann.battle.question.getByRole("heading")).toHaveText("Sworn Swords act");
  await expect(ann.page.locator(".battle-forecast")).toContainText(/arrives/);
  await test.step("whoever cannot be attacked is ground like any other", async () => {
    await ann.page.getByRole("button", { name: "Undo step" }).click();
    await drag(ann.page, [24, 16], [31, 15]);
    await expect(chosen).toContainText(/Maneuver/);
    await ann.page.getByRole("button", { name: "Undo step" }).click();
  });
  await drag(ann.page, [24, 16], [24, 26.5]);
  await expect(chosen).toContainText(/Charge Guardsmen/);
  await ann.battle.confirm.click();
  await untilDice(ann, bob);
});
