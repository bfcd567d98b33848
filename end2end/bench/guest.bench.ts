import { hydrated } from "../harness/hydrated";
import type { Person } from "../harness/person";
import { expect, test } from "../harness/test";
import { PHONE, slowLine, slowProcessor } from "./browser";
import { measure } from "./runs";

/** So long a person waits before pressing once more, in milliseconds. */
const LOST = 3000;

/** Everything that a finger does on the way, counted; typing a name is one more. */
class Fingers {
  taps = 0;

  constructor(private readonly guest: Person) {}

  async take(name: string): Promise<void> {
    const form = this.guest.page.getByRole("region", { name: "Take your seat" });
    await form.getByLabel("Your name at the table").fill(name);
    this.taps += 1;
    await form.getByRole("button", { name: /^Take the seat/ }).tap();
    this.taps += 1;
  }

  async order(area: string): Promise<void> {
    const order = this.guest.table.offered(area).getByRole("button", { name: "Defense +1", exact: true });
    // A map that still moves takes the finger elsewhere: people press again, and that counts.
    await expect(async () => {
      if (!(await order.isVisible())) {
        this.taps += 1;
        await this.guest.table.unit(area).tap({ timeout: LOST });
      }
      await expect(order).toBeVisible({ timeout: LOST });
    }).toPass({ timeout: 30_000 });
    await order.tap();
    this.taps += 1;
    await this.guest.page.getByText(/^Place your orders: 1 of/).first().waitFor();
  }
}

test("from a friend's link to a guest's first order, on a slow phone", async ({ people, person }) => {
  const [ann] = await people("Ann");
  if (!ann) throw new Error("Ann was asked for");
  let run = 0;
  await measure(async () => {
    run += 1;
    const path = await ann.create(`Among friends ${run}`, 3);
    await ann.seatComputer(path, 1);
    await ann.page.goto(path);
    const link = await ann.waitingRoom.invitation();
    const guest = await person(`Flint${run}`, PHONE);
    await slowLine(await slowProcessor(guest.page));
    const begun = Date.now();
    await guest.page.goto(link);
    await hydrated(guest.page);
    const invited = Date.now();
    const fingers = new Fingers(guest);
    await fingers.take(guest.name);
    await guest.table.map.waitFor();
    await hydrated(guest.page);
    const seated = Date.now();
    await fingers.order("Winterfell");
    const ordered = Date.now();
    await guest.context.close();
    return {
      guest_taps_count: fingers.taps,
      guest_link_to_form_ms_slow4g_4x: invited - begun,
      guest_seat_to_table_ms_slow4g_4x: seated - invited,
      guest_table_to_order_ms_slow4g_4x: ordered - seated,
    };
  });
});
