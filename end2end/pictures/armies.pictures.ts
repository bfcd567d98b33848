// Pictures of the army builder: empty, with an army, and while an attachment is carried onto a unit.
import type { Locator } from "@playwright/test";
import { hydrated } from "../harness/hydrated";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";
import { shoot } from "./shoot";

test.describe.configure({ timeout: 120_000 });

const BUILDER = "/games/battlefield/armies";
const ARMY = `${BUILDER}?size=40&army=stark-sworn_swords*robb_wolf_lord-bowmen-outriders`;
/** An attachment that Bowmen can take. */
const CHAMPION = '.army-card[data-lift="stark.umber_champion"]';

async function open({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await page.locator(".lazy[data-alive] .army").waitFor();
}

async function middle(it: Locator): Promise<{ x: number; y: number }> {
  const box = await it.boundingBox();
  if (!box) throw new Error("it is not in sight");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The same once it lies in the middle of the window, where no bar hides it. */
async function brought(it: Locator): Promise<{ x: number; y: number }> {
  await it.evaluate((element) => element.scrollIntoView({ block: "center" }));
  return await middle(it);
}

test("the army builder before anything is chosen", async ({ person }) => {
  const ann = await person("Ann");
  await open(ann, BUILDER);
  await shoot(ann, "army-builder");
});

test("an army with the cards of all who can join", async ({ person }) => {
  const ann = await person("Ann");
  await open(ann, ARMY);
  await shoot(ann, "army-begun");
  await shoot(ann, "army-cards", { whole: true });
});

test("the cards of attachments, and one that has joined", async ({ person }) => {
  const ann = await person("Ann");
  await open(ann, ARMY);
  const resized = async () => {
    await brought(ann.page.locator(CHAMPION));
  };
  await resized();
  await shoot(ann, "army-attachments", { resized });
  await ann.page.getByRole("link", { name: "Add Umber Champion to Stark Bowmen" }).press("Enter");
  await expect(ann.page.getByLabel("The army as text, to copy")).toHaveValue(/bowmen \+ umber_champion/);
  await shoot(ann, "army-attached");
});

test("an attachment is carried onto a unit", async ({ person }) => {
  const ann = await person("Ann");
  await open(ann, ARMY);
  const { mouse } = ann.page;
  const bowmen = ann.page.locator(".army-own [data-unit]", { hasText: "Stark Bowmen" });
  const start = await brought(ann.page.locator(CHAMPION).locator(".army-art"));
  await mouse.move(start.x, start.y);
  await mouse.down();
  await mouse.move(start.x - 10, start.y + 4);
  await expect(ann.page.locator(".army-ghost")).toBeVisible();
  const resized = async () => {
    const { x, y } = await middle(bowmen);
    await mouse.move(x, y, { steps: 5 });
  };
  await shoot(ann, "army-attachment", { on: "desktop", resized });
  await mouse.up();
});

test("on a phone an attachment is carried to the units that can take it", async ({ person }) => {
  const ann = await person("Ann", { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });
  await open(ann, ARMY);
  const session = await ann.page.context().newCDPSession(ann.page);
  const touch = async (type: "touchStart" | "touchMove" | "touchEnd", points: { x: number; y: number }[]) =>
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const from = await brought(ann.page.locator(CHAMPION).locator(".army-grip"));
  await touch("touchStart", [from]);
  await touch("touchMove", [{ x: from.x, y: from.y + 20 }]);
  const berths = ann.page.locator(".army-berths li");
  await expect(berths.first()).toBeVisible();
  await touch("touchMove", [await middle(berths.first())]);
  await shoot(ann, "army-attachment", { on: "phone" });
  await touch("touchEnd", []);
});
