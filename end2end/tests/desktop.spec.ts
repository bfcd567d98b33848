import { expect, test } from "../harness/test";

test("a table fills the window of a desktop and does not scroll", async ({ person }) => {
  const ann = await person("Ann");
  await ann.home.open();
  await ann.home.playPractice("Stark");
  const overflow = () =>
    ann.page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement;
      return [scrollHeight - window.innerHeight, scrollWidth - window.innerWidth];
    });
  for (const [width, height] of [[1440, 900], [1280, 720], [820, 1180]] as const) {
    await ann.page.setViewportSize({ width, height });
    expect(await overflow(), `${width}x${height}`).toEqual([0, 0]);
    await expect(ann.table.button("Seal my orders")).toBeInViewport({ ratio: 1 });
    await expect(ann.table.map).toBeInViewport({ ratio: 1 });
  }
});
