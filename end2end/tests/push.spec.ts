import { expect, test } from "../harness/test";
import config from "../playwright.config";

// The shell of Chromium, in which the other tests run, shows no notices.
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: process.env.CHROMIUM_FULL ?? process.env.CHROMIUM } });

/** Returns what the server seals for a browser: see `push::request` of the platform. */
const notice = (link: string, title: string) => JSON.stringify({ title, body: "It's your turn at The Trident.", link });

test("a browser shows what it is told, and a click leads to the table", { tag: "@thorough" }, async ({ people, server }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("one person was asked for");
  const path = await server.import("robb", { Stark: ann.name });
  const { context, page } = ann;
  await context.grantPermissions(["notifications"]);
  await page.goto("/about");
  const devtools = await context.newCDPSession(page);
  // The worker's own registration says which one is meant.
  const registered = new Promise<string>((found) => {
    devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const ours = registrations.find((it) => !it.isDeleted);
      if (ours) found(ours.registrationId);
    });
  });
  await devtools.send("ServiceWorker.enable");
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/push.js");
    await navigator.serviceWorker.ready;
  });
  const registrationId = await registered;
  const origin = new URL(page.url()).origin;
  const tell = (link: string, title: string) =>
    devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data: notice(link, title) });
  const shown = () =>
    page.evaluate(async () => {
      const all = await (await navigator.serviceWorker.ready).getNotifications();
      return all.map(({ title, body, tag }) => ({ title, body, tag }));
    });

  // The server names itself as its operator calls it; the way leads within the site all the same.
  const link = `https://rookery.example${path}`;
  for (const [title, what] of [
    ["The Trident: your turn", "it is shown"],
    ["Time is short: The Trident", "the next takes its place"],
  ] as const) {
    const told = { title, body: "It's your turn at The Trident.", tag: link };
    // The browser drops what a worker that has yet to start does not take in time.
    await expect(async () => {
      await tell(link, title);
      await expect.poll(shown, { message: what, timeout: 5000 }).toEqual([told]);
    }).toPass();
  }

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error("the service worker runs");
  await worker.evaluate(async () => {
    const it = globalThis as unknown as {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(path: string): Promise<unknown> };
    };
    const [notification] = await it.registration.getNotifications();
    // Nobody may open a window without a person's click, which no script can make.
    it.clients.openWindow = (path) => it.registration.showNotification(`opened ${path}`);
    const event = new Event("notificationclick") as Event & { notification?: Notification; waitUntil?: () => void };
    event.notification = notification;
    event.waitUntil = () => {};
    globalThis.dispatchEvent(event);
  });
  await expect.poll(async () => (await shown()).map((it) => it.title)).toEqual([`opened ${path}`]);
});
