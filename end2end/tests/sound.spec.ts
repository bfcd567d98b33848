import type { Page } from "@playwright/test";
import { hydrated } from "../harness/hydrated";
import type { Person } from "../harness/person";
import { QUIET } from "../harness/plans";
import { expect, test } from "../harness/test";

declare global {
  interface Window {
    tones: string[];
  }
}

/** Writes down which tones the pages of this person ask for; none is heard. */
async function listen(person: Person): Promise<void> {
  await person.context.addInitScript(() => {
    window.tones = [];
    HTMLMediaElement.prototype.play = function play() {
      window.tones.push(this.src.replace(/^.*\/|\.wav$/g, ""));
      return Promise.reject(new Error("nobody has clicked yet"));
    };
  });
}

const tones = (page: Page) => page.evaluate(() => window.tones);

/** What the browser has fetched to be heard. */
const fetched = (person: Person) => person.wire.recorded.map((it) => it.path).filter((it) => it.startsWith("/sounds/"));

test.describe("sound", () => {
  test("is off until somebody wants it, and remembered then", { tag: "@thorough" }, async ({ person }) => {
    const ann = await person("Ann");
    await listen(ann);
    await ann.home.open();
    await ann.home.playPractice("Stark");

    await test.step("off, nothing is asked for or fetched", async () => {
      await ann.table.orderAll(QUIET);
      await ann.table.ready();
      await ann.answers.untilPlanning();
      expect(await tones(ann.page)).toEqual([]);
      expect(fetched(ann)).toEqual([]);
    });

    await test.step("turned on, it is heard once", async () => {
      await ann.page.keyboard.press("?");
      const choice = ann.page.getByRole("checkbox", { name: /^Sound/ });
      await expect(choice).not.toBeChecked();
      await choice.check();
      await expect.poll(() => tones(ann.page)).toEqual(["turn"]);
      await expect.poll(() => fetched(ann)).toContain("/sounds/turn.wav");
      await ann.page.keyboard.press("Escape");
    });

    await test.step("a new question calls", async () => {
      await ann.answers.plan();
      await ann.answers.untilPlanning();
      await expect.poll(() => tones(ann.page)).toContain("news");
      expect((await tones(ann.page)).slice(1)).toContain("turn");
    });

    await test.step("the choice survives a reload, which makes no tone", async () => {
      await ann.page.reload();
      await hydrated(ann.page);
      await ann.page.keyboard.press("?");
      await expect(ann.page.getByRole("checkbox", { name: /^Sound/ })).toBeChecked();
      expect(await tones(ann.page)).toEqual([]);
      await ann.page.keyboard.press("Escape");
      // Until it has closed, nothing behind it takes the keyboard.
      await expect(ann.page.getByRole("dialog")).toBeHidden();
    });

    await test.step("a key turns it off again", async () => {
      await ann.table.map.focus();
      await ann.page.keyboard.press("s");
      await expect(ann.page.getByText("Sound is off.")).toBeVisible();
      await ann.page.reload();
      await hydrated(ann.page);
      await ann.page.keyboard.press("?");
      await expect(ann.page.getByRole("checkbox", { name: /^Sound/ })).not.toBeChecked();
    });
  });

  test("can be played by the browser", { tag: "@thorough" }, async ({ person }) => {
    const ann = await person("Ann");
    await ann.page.goto("/about");
    for (const tone of ["turn", "news"]) {
      const length = await ann.page.evaluate(
        (file) =>
          new Promise<number>((heard, failed) => {
            const sound = new Audio(file);
            sound.addEventListener("canplaythrough", () => heard(sound.duration));
            sound.addEventListener("error", () => failed(new Error(sound.error?.message)));
            sound.load();
          }),
        `/sounds/${tone}.wav`,
      );
      expect(length).toBeGreaterThan(0.2);
      expect(length).toBeLessThan(0.5);
    }
  });

  test("can be turned on from a phone", { tag: "@thorough" }, async ({ person }) => {
    const ann = await person("Ann", { viewport: { width: 390, height: 844 } });
    await listen(ann);
    await ann.home.open();
    await ann.home.playPractice("Stark");
    await ann.page.getByRole("button", { name: /^Help/ }).click();
    await ann.page.getByRole("checkbox", { name: /^Sound/ }).check();
    await expect.poll(() => tones(ann.page)).toEqual(["turn"]);
  });
});
