import { QUIET } from "../harness/plans";
import { expect, test } from "../harness/test";

test("an answer that newer code has packed loads the page again", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.table.orderAll(QUIET);
  // The answer is given, but what comes back is of another make.
  await ann.page.route("**/api/answer", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"[0-9a-f]{8}/, '"00000000');
    await route.fulfill({ response: answer, body });
  });
  const again = ann.page.waitForEvent("load");
  await ann.table.button("Seal my orders").click();
  await again;
  await ann.page.unroute("**/api/answer");
  await expect(ann.table.log.filter({ hasText: "Stark has placed its orders" })).toHaveCount(1);
  await expect(ann.page.getByText("could not be reached")).toHaveCount(0);
});

test("an older page says plainly that Rookery was renewed", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  await ann.table.orderAll(QUIET);
  await ann.page.route("**/api/answer", (route) => route.fulfill({ json: { of: "another shape" } }));
  await ann.table.button("Seal my orders").click();
  await expect(ann.table.bar.getByRole("alert")).toContainText("Rookery has been updated");
});

test("a stream that stays unreadable loads the page anew once, and then says so", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  let loads = 0;
  // A page that loads itself anew at once never has a load event of its own.
  ann.page.on("request", (it) => (loads += it.isNavigationRequest() ? 1 : 0));
  await ann.page.route("**/stream?*", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: 'data: {"of":"another shape"}\n\n' }),
  );
  await ann.page.reload();
  await expect(ann.page.getByRole("status").filter({ hasText: "Rookery has been updated" })).toBeVisible();
  await expect.poll(() => loads, { message: "the reload of this test, and one of the page" }).toBe(2);
});
