import { hydrated } from "../harness/hydrated";
import { expect, readsMail, test } from "../harness/mailed";
import { linkOf } from "../harness/post-office";
import { NoticesSection } from "../pages/notices";

test("a mail says that a table waits, and its link lets in once", { tag: "@thorough" }, async ({ office, people, person }) => {
  const [ann, bob] = await people("Ann", "Bob");
  if (!ann || !bob) throw new Error("two people were asked for");
  await readsMail(ann, office, "ann@tarth.example");
  const path = await ann.lobby.create({ name: "The Trident", players: 3 });
  await ann.waitingRoom.take("Stark");
  await ann.waitingRoom.seatComputer("Baratheon");
  // Ann goes away, and Bob begins the game.
  await ann.page.goto("/about");
  await bob.table.open(path);
  await bob.waitingRoom.take("Lannister");
  await bob.table.map.waitFor();

  const mail = await office.mailTo("ann@tarth.example", /The Trident/);
  expect(mail.subject).toMatch(/^The Trident: \w+ to /);
  expect(mail.head).toMatch(/^List-Unsubscribe: <http/m);
  expect(mail.head).toMatch(/^Message-ID: </m);
  expect(mail.text).not.toContain("Bob");

  // On a phone where nobody is signed in.
  const phone = await person("Ann");
  await phone.page.goto(linkOf(mail));
  await hydrated(phone.page);
  await phone.page.getByRole("button", { name: "Continue as Ann" }).click();
  await phone.page.waitForURL(`**${path}`);
  await phone.table.map.waitFor();

  const thief = await person("Thief");
  await thief.page.goto(linkOf(mail));
  await hydrated(thief.page);
  await expect(thief.page.getByText("has expired or was already used")).toBeVisible();

  // Ann herself is counted in on every page, and led to the table at once.
  await ann.page.reload();
  await expect(ann.page).toHaveTitle(/^\(1\) /);
  await expect(ann.page.locator("#icon")).toHaveAttribute("href", /^data:image\/svg/);
  await ann.page.getByRole("link", { name: "Next table" }).click();
  await ann.page.waitForURL(`**${path}`);
  await ann.lobby.open();
  await expect(ann.lobby.tables("My tables").first()).toContainText("It became your turn");
});

test("wishes are kept, also without JavaScript", { tag: "@thorough" }, async ({ office, person }) => {
  const ann = await person("Ann", { javaScriptEnabled: false });
  await ann.page.goto("/sign-up");
  await ann.page.getByLabel("Name").fill("Ann");
  await ann.page.getByLabel("Password").fill(ann.password);
  await ann.page.getByRole("button", { name: "Sign up" }).click();
  await ann.page.goto("/account#notices");
  const notices = new NoticesSection(ann.page);
  await expect(notices.tick("Your battle is decided", "Email")).not.toBeChecked();
  await notices.tick("Your battle is decided", "Email").check();
  await expect(notices.when("Your battle is decided")).toHaveValue("battle.at_once");
  await expect(ann.page.getByLabel("Once a day at"), "as long as nothing is told then").toBeHidden();
  await notices.when("Your battle is decided").selectOption("Once a day");
  await notices.when("New messages").selectOption("Not during quiet hours");
  await expect(notices.when("Reminders and missed deadlines"), "a reminder cannot wait").toHaveCount(0);
  await ann.page.getByLabel("Once a day at").fill("20:15");
  await ann.page.getByLabel("Time zone for notifications").fill("Europe/Berlin");
  await notices.save();
  await expect(ann.page.getByText("Saved.", { exact: true }), "where it was saved").toBeInViewport();
  await ann.page.goto("/account#notices");
  await expect(notices.tick("Your battle is decided", "Email")).toBeChecked();
  await expect(ann.page.getByLabel("Once a day at")).toHaveValue("20:15");
  await expect(notices.when("Your battle is decided")).toHaveValue("battle.daily");
  await expect(notices.when("New messages")).toHaveValue("chat.quiet");
  await expect(notices.when("Your turn")).toHaveValue("turn.at_once");
  await notices.giveAddress("ann@tarth.example", ann.password);
  const email = await office.mailTo("ann@tarth.example", /Confirm your email address/);
  await ann.page.goto(linkOf(email));
  await ann.page.getByRole("button", { name: "Yes, confirm it" }).click();
  await expect(ann.page.getByText("Your address is confirmed.")).toBeVisible();
});
