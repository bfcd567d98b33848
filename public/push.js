// Shows what the server tells this browser, and leads to the table when it is clicked.
self.addEventListener("push", (event) => {
  const told = event.data ? event.data.json() : {};
  const shown = self.registration.showNotification(told.title || "Rookery", {
    body: told.body,
    icon: "/icon.svg",
    // The next notice of the same table takes the place of this one.
    tag: told.link,
    data: told.link,
  });
  event.waitUntil(shown);
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const link = new URL(event.notification.data || "/lobby", self.location.origin);
  // Whatever the server calls itself, the way leads within this site.
  const path = link.pathname + link.search;
  event.waitUntil(open(path));
});

async function open(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((it) => new URL(it.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
