import { type BrowserContextOptions, test as base, expect } from "@playwright/test";
import { Person } from "./person";
import { type Environment, Server } from "./server";
import { Wire } from "./wire";

interface Fixtures {
  /** Milliseconds that the computer waits before it answers where it is asked alone. */
  pace: number;
  /** The further settings of the server. */
  environment: Environment;
  /** A server on an empty database. */
  server: Server;
  /** A person with a browser of their own; further options as for a Playwright context. */
  person: (name: string, options?: BrowserContextOptions) => Promise<Person>;
  /** Several people who have accounts, before they open a page. */
  people: (...names: string[]) => Promise<Person[]>;
}

export const test = base.extend<Fixtures>({
  pace: [0, { option: true }],

  environment: async ({}, use) => use({}),

  server: async ({ pace, environment }, use, info) => {
    const server = await Server.start(pace, environment);
    await use(server);
    await server.stop();
    if (info.status !== info.expectedStatus) {
      await info.attach("server's log", { body: server.log, contentType: "text/plain" });
    }
  },

  person: async ({ browser, server, contextOptions }, use) => {
    const all: Person[] = [];
    await use(async (name, options = {}) => {
      const wire = await Wire.to(() => server.port);
      const context = await browser.newContext({ ...contextOptions, baseURL: wire.url, ...options });
      const person = new Person(name, context, await context.newPage(), wire);
      await person.table.leaveResults();
      all.push(person);
      return person;
    });
    for (const it of all) {
      await it.context.close();
      await it.wire.close();
    }
    for (const it of all) {
      expect(it.unforgiven(), `${it.name}'s console, content security policy included`).toEqual([]);
    }
  },

  people: async ({ person }, use) => {
    await use((...names) =>
      Promise.all(
        names.map(async (name) => {
          const it = await person(name);
          await it.register();
          return it;
        }),
      ),
    );
  },
});

export { expect };
