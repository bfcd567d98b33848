import { expect, test } from "@playwright/test";
import { own, within } from "../harness/own-time";

test("the time of a process is what it had of a busy machine, and all of a quiet one", async () => {
  expect(own(20, { ran: 0, waited: 0 }), "it rests").toBe(20);
  expect(own(20, { ran: 20, waited: 0 }), "it has its processor").toBe(20);
  expect(own(20, { ran: 1, waited: 99 }), "others have it").toBeCloseTo(0.2);
  expect(own(20, { ran: 2, waited: 2 }), "it wanted four of them").toBeCloseTo(18);
  expect(own(20, { ran: -500, waited: -9 }), "a new one has begun").toBe(20);
  const begun = performance.now();
  expect(await within(100, () => [process.pid], () => false)).toBe(false);
  expect(performance.now() - begun).toBeGreaterThanOrEqual(100);
  expect(await within(0, () => [], () => true)).toBe(true);
});
