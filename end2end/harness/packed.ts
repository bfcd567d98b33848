import { spawnSync } from "node:child_process";
import { BINARY } from "./server";

/** The form of a text that travels packed: the make of the code that packed it, what it is, and its bytes. */
const PACKED = /\b[0-9a-f]{16}\.[a-z]+\.[A-Za-z0-9+/]*/g;

/**
 * The same text with everything that is packed in it as JSON; the server itself can read it. A stream
 * must be in it from its beginning. What cannot be read fails, or nobody would find a secret in it.
 */
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
  const json = new Map(packed.map((it, at) => [it, read[at]]));
  return text.replaceAll(PACKED, (it) => {
    const said = json.get(it);
    if (!said) throw new Error("something that was sent could not be unpacked");
    return said;
  });
}
