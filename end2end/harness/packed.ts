import { spawnSync } from "node:child_process";
import { BINARY } from "./server";

/** A game in a page: the make of the code that packed it, and its bytes. */
const PACKED = /\b[0-9a-f]{16}[A-Za-z0-9+/]{40,}/g;

/** The same where it says so: it must be readable, or nobody would find a secret in it. */
const GAME = /\bgame\\*":\\*"([0-9a-f]{16}[A-Za-z0-9+/]{40,})/g;

/** The same text with every packed game in it as JSON; the server itself can read them. */
export function unpacked(text: string): string {
  const packed = [...new Set(text.match(PACKED) ?? [])];
  if (packed.length === 0) return text;
  const { stdout, status } = spawnSync(BINARY, ["unpack"], {
    input: `${packed.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 2 ** 30,
  });
  if (status !== 0) throw new Error("the server could not unpack what it had sent");
  const read = stdout.split("\n");
  const json = new Map(packed.map((it, at) => [it, read[at] ?? ""]));
  for (const [, game = ""] of text.matchAll(GAME)) {
    if (!json.get(game)) throw new Error("a game that was sent could not be unpacked");
  }
  return text.replaceAll(PACKED, (it) => json.get(it) || it);
}
