import { join } from "node:path";
import type { Person } from "../harness/person";

const DESKTOPS = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const;
const PHONES = [{ width: 390, height: 844 }] as const;
/** The sizes by what has them. */
const SIZES = { desktop: DESKTOPS, phone: PHONES, any: [...DESKTOPS, ...PHONES] } as const;

/** A moment for what settles after the window has changed: the camera, pictures, letters. Milliseconds. */
const SETTLED = 900;

export interface Shot {
  /** The whole length of the page, not the window alone. */
  whole?: boolean;
  /** The size of screen on which there is such a moment; everywhere unless said otherwise. */
  on?: keyof typeof SIZES;
  /** Follows a window of another size, such as a hand that holds something over what lies elsewhere now. */
  resized?: () => Promise<void>;
}

/** Takes a picture of what somebody sees, at every size, by day and by night. */
export async function shoot(it: Person, name: string, { whole = false, on = "any", resized }: Shot = {}): Promise<void> {
  const folder = process.env.ROOKERY_PICTURES ?? "pictures/taken";
  const before = it.page.viewportSize();
  for (const size of SIZES[on]) {
    await it.page.setViewportSize(size);
    await resized?.();
    for (const colorScheme of ["light", "dark"] as const) {
      await it.page.emulateMedia({ colorScheme });
      await it.page.waitForTimeout(SETTLED);
      const path = join(folder, `${name}-${size.width}-${colorScheme}.png`);
      await it.page.screenshot({ path, fullPage: whole });
    }
  }
  await it.page.emulateMedia({ colorScheme: "light" });
  if (before) await it.page.setViewportSize(before);
}
