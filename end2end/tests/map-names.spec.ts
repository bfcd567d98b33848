import type { Page } from "@playwright/test";
import { type Board, full, golden, laid } from "../harness/boards";
import { type Thing, covered, small, things } from "../harness/boxes";
import { settled } from "../harness/fits";
import type { Person } from "../harness/person";
import type { Server } from "../harness/server";
import { expect, test } from "../harness/test";

/** From the whole map to the closest. At the second all is still drawn larger, as from afar; at the third it is as small as ever. */
const ZOOMS = [1, 1.55, 1.65, 2.5, 8];

async function zoom(page: Page, wanted: number): Promise<void> {
  const sheet = page.locator(".map-sheet");
  const breadth = async () => Number((await sheet.getAttribute("viewBox"))?.split(" ")[2]);
  await page.mouse.wheel(0, -500 * Math.log((wanted * (await breadth())) / 1000));
  await expect.poll(async () => Math.abs((await breadth()) * wanted - 1000)).toBeLessThan(wanted);
  await settled(page);
}

/** Expects that nothing on a board covers anything at any zoom, and that nothing is too small there. */
async function expectClear(ann: Person, server: Server, board: Board): Promise<void> {
  await ann.table.open(await laid(board, server, ann.name));
  // Whoever has every seat says whose turn it is.
  await ann.table.hotSeat.getByRole("button", { name: /^I'm House / }).click();
  await expect(ann.table.hotSeat).toHaveCount(0);
  const map = await ann.page.locator(".map").boundingBox();
  if (!map) throw new Error("there is no map");
  await ann.table.map.getByRole("button", { name: "Show the whole map" }).click();
  await ann.page.mouse.move(map.x + map.width / 2, map.y + map.height / 2);
  for (const at of ZOOMS) {
    await zoom(ann.page, at);
    const all = await ann.page.evaluate(things);
    const found = covered(all);
    const what = `${board.what}, zoom ${at}`;
    test.info().annotations.push({ type: "looked at", description: `${what}: ${all.length} things, ${found.pairs} pairs` });
    expect(of(all, "name"), what).toBeGreaterThan(49);
    expect(of(all, "order"), what).toBeGreaterThan(5);
    expect.soft([...found.covered, ...small(all)], what).toEqual([]);
  }
}

const of = (all: Thing[], kind: Thing["kind"]) => all.filter((it) => it.kind === kind).length;

test("names, badges and icons never cover each other in the golden games", { tag: "@thorough" }, async ({ people, server }) => {
  test.setTimeout(1_200_000);
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const boards = golden();
  expect(boards.length).toBeGreaterThan(14);
  for (const board of boards) await test.step(board.what, () => expectClear(ann, server, board));
});

test("nor where every area is full", { tag: "@thorough" }, async ({ people, server }) => {
  test.setTimeout(600_000);
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  await ann.table.open(await server.import("late", { Stark: ann.name }));
  const labels = await ann.page.locator(".m-area").evaluateAll((all) =>
    (all as HTMLElement[]).toSorted((a, b) => Number(a.dataset.area) - Number(b.dataset.area)).map((it) => it.ariaLabel?.split(",")[0] ?? ""),
  );
  for (const board of full(labels)) await test.step(board.what, () => expectClear(ann, server, board));
});
