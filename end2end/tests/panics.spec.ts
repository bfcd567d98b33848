import { expect, test } from "../harness/test";

test("a panic of the page's code is told to the server, without a word of what it was about", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const path = await server.import("planning", { Stark: ann.name });
  ann.forgive(/panicked|unreachable|RuntimeError/);
  // What the code takes over has become other than the server has drawn it.
  await ann.page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => document.querySelector("#hydration-root .war-table")?.replaceWith("nothing"));
  });
  // What a page tells of its requests may lack the body of a beacon; a route has it.
  const told = new Promise<string>((tell) =>
    ann.page.route("**/api/panicked", async (route) => {
      tell(route.request().postDataBuffer()?.toString() ?? "");
      await route.continue();
    }),
  );
  await ann.page.goto(path);
  const form = new URLSearchParams(await told);
  expect(form.get("shown")).toBe("tables");
  expect(form.get("make")).toMatch(/^[0-9a-f]{16}$/);
  expect(form.get("place")).toMatch(/^[\w./-]+\.rs:\d+$/);
  await expect.poll(() => server.log).toMatch(/the client panicked in a browser/);
  expect(server.log).not.toContain(path.split("/")[2] ?? "no table");
});
