import { NoticesSection } from "../pages/notices";
import { hydrated } from "./hydrated";
import type { Person } from "./person";
import { PostOffice, linkOf } from "./post-office";
import { test as base, expect } from "./test";

export { expect };

/** Tests whose server sends its mails, after a second, to a real mail server. */
export const test = base.extend<{ office: PostOffice }>({
  office: async ({}, use) => {
    const office = await PostOffice.open();
    await use(office);
    await office.close();
  },
  environment: async ({ office }, use) => use({ ROOKERY_SMTP: office.url, ROOKERY_NOTICE_WAIT: "1" }),
});

/** Gives a mail address and confirms it by the link in the email. */
export async function readsMail(person: Person, office: PostOffice, address: string): Promise<void> {
  await person.account.open("Notifications");
  await new NoticesSection(person.page).giveAddress(address, person.password);
  const email = await office.mailTo(address, /Confirm your email address/);
  await person.page.goto(linkOf(email));
  await hydrated(person.page);
  await person.page.getByRole("button", { name: "Yes, confirm it" }).click();
  await expect(person.page.getByText("Your address is confirmed.")).toBeVisible();
}
