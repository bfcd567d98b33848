import { expectAccessible } from "../harness/accessible";
import { hydrated } from "../harness/hydrated";
import { expect, readsMail, test } from "../harness/mailed";
import { NoticesSection } from "../pages/notices";

test("whoever was not asking stops such emails, and allows them again", { tag: "@thorough" }, async ({ office, person }) => {
  const eve = await person("Eve");
  await eve.signUp();
  await eve.account.open("Notifications");
  await new NoticesSection(eve.page).giveAddress("hodor@tarth.example", eve.password);
  const mail = await office.mailTo("hodor@tarth.example", /Confirm your email address/);
  // What a mail program opens that cannot do it by itself.
  const stop = /\/notice\/end\/[\w-]+/.exec(mail.head)?.[0] ?? "";
  const hodor = await person("Hodor");
  await hodor.page.goto(stop);
  await hydrated(hodor.page);
  await expectAccessible(hodor.page, "the question whether to stop emails");
  await hodor.page.getByRole("button", { name: "Unsubscribe" }).click();
  await expect(hodor.page.getByRole("heading", { name: "You've unsubscribed from these emails." })).toBeVisible();
  await expect(hodor.page.getByRole("status"), "it is read out").toContainText("unsubscribed");
  await expectAccessible(hodor.page, "emails are stopped");
  hodor.forgive(/503/);
  await hodor.page.route("**/api/mail_again", (it) => it.fulfill({ status: 503, json: "Unavailable" }));
  await hodor.page.getByRole("button", { name: "Allow these emails again" }).click();
  await expect(hodor.page.getByRole("alert"), "a refusal is told").toBeVisible();
  await hodor.page.unroute("**/api/mail_again");
  await hodor.page.getByRole("button", { name: "Allow these emails again" }).click();
  await expect(hodor.page.getByRole("heading", { name: "Unsubscribe from invitations and confirmations?" })).toBeVisible();
  await expect(hodor.page.getByRole("status"), "it is read out").toContainText("allowed again");
});

test("an open browser is not enough to have the password renewed elsewhere", { tag: "@thorough" }, async ({ office, person }) => {
  const ann = await person("Ann");
  await ann.signUp();
  await readsMail(ann, office, "ann@tarth.example");
  await ann.account.open("Notifications");
  const notices = new NoticesSection(ann.page);
  ann.forgive(/422/);
  await notices.giveAddress("thief@tarth.example", "swordfish12");
  const password = ann.page.getByLabel("Your password", { exact: true });
  await expect(password, "and says which field is wrong").toHaveAttribute("aria-invalid", "true");
  await expect(password).toBeFocused();
  await expectAccessible(ann.page, "a wrong password beside the address");
  await ann.account.open("Notifications");
  await expect(ann.page.getByLabel("Email address")).toHaveValue("ann@tarth.example");
});
