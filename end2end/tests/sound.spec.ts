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

/** Returns what the browser has fetched to be heard. */
const fetched = (person: Person) => person.wire.recorded.map((it) => it.path).filter((it) => it.startsWith("/sounds/"));

test.describe("sound", () => {
  test("is on until somebody turns it off, and that is remembered", { tag: "@thorough" }, async ({ person }) => {
    const ann = await person("Ann");
    await listen(ann);
    await ann.home.open();
    await ann.home.playPractice("Stark");
    const choice = ann.page.getByRole("button", { name: "Sound", exact: true });

    await test.step("nothing is asked for or fetched before there is something to hear", async () => {
      await expect(choice).toHaveAttribute("aria-pressed", "true");
      expect(await tones(ann.page)).toEqual([]);
      expect(fetched(ann)).toEqual([]);
    });

    await test.step("a quill for each order, wax for the seal", async () => {
      await ann.table.orderAll(QUIET);
      const placed = await tones(ann.page);
      expect(placed.length).toBeGreaterThan(0);
      expect(new Set(placed)).toEqual(new Set(["quill"]));
      await ann.table.ready();
      expect((await tones(ann.page)).slice(placed.length)).toContain("wax");
      await expect.poll(() => fetched(ann)).toContain("/sounds/quill.wav");
    });

    await test.step("what comes to light is heard, and a new question calls", async () => {
      await ann.answers.untilPlanning();
      await expect.poll(() => tones(ann.page)).toContain("reveal");
      expect(await tones(ann.page)).toContain("raven");
    });

    await test.step("off, nothing is asked for", async () => {
      await choice.click();
      await expect(choice).toHaveAttribute("aria-pressed", "false");
      await expect(ann.page.getByText("Sound is off.")).toBeVisible();
      const before = await tones(ann.page);
      await ann.answers.plan();
      await ann.answers.untilPlanning();
      expect(await tones(ann.page)).toEqual(before);
    });

    await test.step("the choice survives a reload", async () => {
      await ann.page.reload();
      await hydrated(ann.page);
      await expect(choice).toHaveAttribute("aria-pressed", "false");
    });

    await test.step("a key turns it on again, which lets one be heard", async () => {
      await ann.table.map.focus();
      await ann.page.keyboard.press("s");
      await expect(ann.page.getByText("Sound is on.")).toBeVisible();
      await expect.poll(() => tones(ann.page)).toEqual(["raven"]);
      await ann.page.reload();
      await hydrated(ann.page);
      await expect(choice).toHaveAttribute("aria-pressed", "true");
      expect(await tones(ann.page), "a reload is no news").toEqual([]);
    });
  });

  test("can be played by the browser", { tag: "@thorough" }, async ({ person }) => {
    const ann = await person("Ann");
    await ann.page.goto("/about");
    for (const tone of ["raven", "quill", "wax", "reveal", "steel", "cloth", "dice"]) {
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
      expect(length).toBeLessThan(0.7);
    }
  });

  test("is turned off on a phone, in the bar", { tag: "@thorough" }, async ({ person }) => {
    const ann = await person("Ann", { viewport: { width: 390, height: 844 } });
    await listen(ann);
    await ann.home.open();
    await ann.home.playPractice("Stark");
    const choice = ann.page.getByRole("button", { name: "Sound", exact: true });
    await expect(choice).toBeInViewport({ ratio: 1 });
    await choice.click();
    await expect(choice).toHaveAttribute("aria-pressed", "false");
    expect(await tones(ann.page)).toEqual([]);
  });
});
