import { unpacked } from "./packed";

/**
 * Returns what stands in bodies of all kinds: tables are packed, JSON in scripts of a page is escaped once or twice.
 */
export function plain(text: string): string {
  return unpacked(text).replaceAll(/\\+"/g, '"').replaceAll("&quot;", '"');
}

export type Orders = [area: string, token: string][];

/** The orders of every page of the game that was sent: those that lie face up, and the viewer's own. */
export function ordersIn(text: string): { open: Orders[]; own: Orders[] } {
  const list = String.raw`(\[(?:\["\w+","\w+"\],?)*\])`;
  const all = (before: string, after: string) =>
    [...plain(text).matchAll(new RegExp(`${before}"orders":${list}${after}`, "g"))].map(
      ([, orders = "[]"]) => JSON.parse(orders) as Orders,
    );
  return { open: all("", ',"covered"'), own: all('"own":\\{', "") };
}

/** An area's name as data writes it, letters only. */
export function letters(area: string): string {
  return area.replaceAll(/[^A-Za-z]/g, "").toLowerCase();
}

/** The two tokens that only Lannister lays, by their names in data and by the words of labels. */
export function lannistersOwn(text: string): string[] {
  // What a house may lay is listed with its question, whatever has been laid.
  const told = plain(text).replaceAll(/"allowed":\[[^\]]*\]/g, "");
  return told.match(/.{0,60}(DefenseStar|SupportStar|starred defense|starred support).{0,20}/g) ?? [];
}
