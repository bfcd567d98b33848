import { expectAccessible } from "../harness/accessible";
import { hydrated } from "../harness/hydrated";
import { expect, test } from "../harness/test";

test("presets fill the clock and leave the rest as it is", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { timezoneId: "America/Denver" });
  await ann.signUp();
  await ann.page.goto("/lobby/new");
  await hydrated(ann.page);
  await ann.page.getByLabel("Table name").fill("By the fire");
  const when = ann.page.getByRole("group", { name: "When?" });
  await when.getByRole("radio", { name: /^A few moves a day/ }).check();
  const presets = ann.page.getByRole("navigation", { name: "How fast to play" });
  await presets.getByRole("link", { name: /^Slow/ }).click();
  await expect(presets.getByRole("link", { name: /^Slow/ })).toHaveAttribute("aria-current", "true");
  await expect(ann.page.getByLabel("Table name"), "what was typed stays").toHaveValue("By the fire");
  await expect(when.getByRole("radio", { name: /^A few moves a day/ })).toBeChecked();
  await ann.lobby.options();
  await expect(ann.page.getByLabel("For planning")).toHaveValue("72");
  const weekends = ann.page.getByRole("checkbox", { name: /^Weekends off/ }).first();
  await expect(weekends).toBeChecked();
  const power = ann.page.getByRole("group", { name: "Consolidating power" });
  await expect(power.getByRole("radio", { name: /^Automatic/ }), "nobody waits a day for what decides nothing").toBeChecked();
  await power.getByRole("radio", { name: /^Manual/ }).check();
  await presets.getByRole("link", { name: /^Normal/ }).click();
  await expect(power.getByRole("radio", { name: /^Manual/ }), "who wants it otherwise has it").toBeChecked();
  await presets.getByRole("link", { name: /^Slow/ }).click();
  await expectAccessible(ann.page, "the form that opens a table");
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  await expect(ann.page.getByText("weekends off (America/Denver)").first()).toBeVisible();
  await ann.lobby.open();
  await expect(ann.lobby.tables("My tables")).toContainText("weekends off");
});

test("what suits several days follows the clock, until somebody chooses it", { tag: "@thorough" }, async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const { page } = ann;
  await page.goto("/lobby/new");
  await hydrated(page);
  const [clock, power] = ["When?", "Consolidating power"].map((name) => (radio: RegExp) => page.getByRole("group", { name }).getByRole("radio", { name: radio }));
  if (!clock || !power) throw new Error("two groups were asked for");
  await clock(/^A few moves a day/).check();
  await ann.lobby.options();
  await expect(power(/^Automatic/)).toBeChecked();
  await page.reload();
  await hydrated(page);
  await expect(clock(/^A few moves a day/)).toBeChecked();
  await ann.lobby.options();
  await expect(power(/^Automatic/), "it does so after a reload").toBeChecked();
  await clock(/^Tonight, live/).check();
  await expect(power(/^Manual/)).toBeChecked();
  await power(/^Automatic/).check();
  await clock(/^No clock/).check();
  await expect(power(/^Automatic/), "who wants it otherwise has it").toBeChecked();
});

for (const javaScriptEnabled of [true, false]) {
  test(`a form is kept as a template and filled again, ${javaScriptEnabled ? "with" : "without"} JavaScript`, { tag: "@thorough" }, async ({ person }) => {
    const ann = await person("Ann", { javaScriptEnabled });
    const page = ann.page;
    const ready = async () => {
      if (javaScriptEnabled) await hydrated(page);
    };
    await page.goto("/sign-up");
    await ready();
    await ann.signUpPage.fill(ann.name, ann.password);
    await page.waitForURL("**/lobby");
    await page.goto("/lobby/new?preset=fast");
    await ready();
    await page.getByLabel("Table name").fill("Sunday evening");
    await page.getByRole("group", { name: "Players" }).getByRole("radio", { name: /^4\b/ }).check();
    await page.getByText("Save as template").click();
    await page.getByLabel("Template name").fill("Sundays");
    if (javaScriptEnabled) await page.getByLabel("Template name").press("Enter");
    else await page.getByRole("button", { name: "Save template" }).click();
    await page.waitForURL("**/lobby/new?template=*");
    const kept = page.getByRole("region", { name: "Your templates" });
    await expect(kept.getByRole("link", { name: "Sundays" })).toHaveAttribute("aria-current", "true");

    await page.goto("/lobby/new");
    await ready();
    await kept.getByRole("link", { name: "Sundays" }).click();
    await expect(page.getByLabel("Table name")).toHaveValue("Sunday evening");
    await expect(page.getByRole("group", { name: "Players" }).getByRole("radio", { name: /^4\b/ })).toBeChecked();
    await expect(page.getByLabel("For planning")).toHaveValue("12");
    await kept.getByRole("button", { name: "Delete the template Sundays" }).click();
    await expect(kept).toHaveCount(0);
  });
}

test("templates and presets are pressed in turn while the form is drawn anew", { tag: "@thorough" }, async ({ people }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("somebody was asked for");
  const { page } = ann;
  await page.goto("/lobby/new?preset=fast");
  await hydrated(page);
  await page.getByText("Save as template").click();
  await page.getByLabel("Template name").fill("Sundays");
  await page.getByRole("button", { name: "Save template" }).click();
  await page.waitForURL("**/lobby/new?template=*");
  const kept = page.getByRole("region", { name: "Your templates" }).getByRole("link", { name: "Sundays" });
  const presets = page.getByRole("navigation", { name: "How fast to play" });
  const planning = page.getByLabel("For planning");
  for (const [name, hours] of [["Slow", "72"], ["Normal", "48"], ["Fast", "12"]] as const) {
    // The answer to the template may still be on its way: the old form answers, too.
    await kept.click();
    await presets.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    await expect(planning).toHaveValue(hours);
    await expect(presets.getByRole("link", { name: new RegExp(`^${name}`) })).toHaveAttribute("aria-current", "true");
    await kept.click();
    await expect(planning, "the template was saved with the fast clock").toHaveValue("12");
    await expect(presets.getByRole("link", { name: new RegExp(`^${name}`) })).not.toHaveAttribute("aria-current");
  }
});

test("a template keeps the time zone that it names", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann", { timezoneId: "America/Denver" });
  await ann.signUp();
  const { page } = ann;
  await page.goto("/lobby/new");
  await hydrated(page);
  await page.getByRole("group", { name: "When?" }).getByRole("radio", { name: /^Times of day/ }).check();
  const zone = page.locator(".pace-of.fixed").getByLabel("Time zone");
  await expect(zone).toHaveValue("America/Denver");
  await ann.lobby.options();
  await zone.fill("Europe/Berlin");
  await page.getByText("Save as template").click();
  await page.getByLabel("Template name").fill("Evenings");
  await page.getByRole("button", { name: "Save template" }).click();
  await page.waitForURL("**/lobby/new?template=*");
  await page.reload();
  await hydrated(page);
  await expect(zone).toHaveValue("Europe/Berlin");
});

test("a favorite is marked, listed, and invited with one click", { tag: "@thorough" }, async ({ people }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await ann.page.goto("/people/Bob");
  await hydrated(ann.page);
  await ann.page.getByRole("button", { name: "Add to favorites" }).click();
  await expect(ann.page.getByRole("button", { name: "Remove from favorites" })).toBeVisible();
  await ann.page.getByRole("link", { name: "Invite to a table" }).click();
  await expect(ann.page.getByRole("group", { name: "Invite" }).getByRole("checkbox", { name: "Bob" })).toBeChecked();
  await ann.account.open("Favorites and blocked");
  await expect(ann.page.getByRole("heading", { name: "Your favorites" })).toBeVisible();
  await ann.lobby.create({ name: "Old friends", players: 3 });
  await ann.page.getByRole("button", { name: "Invite Bob" }).click();
  await expect(ann.page.getByText("is invited")).toBeVisible();
  await expect(ann.page.getByRole("button", { name: "Invite Bob" })).toHaveCount(0);
  await bob.lobby.open();
  await expect(bob.page.getByRole("region", { name: "For you" })).toContainText("Ann invites you to this table.");
  await ann.page.goto("/lobby/new");
  await hydrated(ann.page);
  await ann.page.getByRole("group", { name: "Invite favorites" }).getByRole("checkbox", { name: "Bob" }).check();
  await ann.page.getByRole("button", { name: "Open the table" }).click();
  await ann.page.waitForURL("**/tables/*");
  await expect(ann.page.getByText("is invited")).toBeVisible();
});

test("a calendar reads one's deadlines at a secret address", { tag: "@thorough" }, async ({ person }) => {
  const ann = await person("Ann");
  await ann.signUp();
  await ann.account.open("Calendar");
  await ann.page.getByRole("button", { name: "Create an address" }).click();
  const field = ann.page.getByLabel("Your calendar address");
  await expect(field).toHaveValue(/\/calendar\/[0-9a-f]{64}\.ics$/);
  const address = await field.inputValue();
  const read = async () => (await ann.context.request.get(address)).status();
  expect(await read()).toBe(200);
  await ann.page.getByRole("button", { name: "Create a new address" }).click();
  await expect(field).not.toHaveValue(address);
  expect(await read(), "the old one is void").toBe(404);
  await ann.page.getByRole("button", { name: "Turn off the address" }).click();
  await expect(field).toHaveCount(0);
});
