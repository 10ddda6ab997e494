// What the scripts of a build share (src/after-build.mjs, src/single-file.mjs).
import { createHash } from "node:crypto";

/** The SHA-256 of a content, in `hex` or `base64`. */
export const sha256 = (content, encoding) => createHash("sha256").update(content).digest(encoding);

/** The first digits of it, as in the names of files. */
export const shortHash = (content) => sha256(content, "hex").slice(0, 16);

/** Replaces the one place that matches a text or a pattern. */
export function replaceOnce(text, from, to) {
  const places = typeof from === "string" ? text.split(from).length - 1 : [...text.matchAll(new RegExp(from, "g"))].length;
  if (places !== 1) throw new Error(`${places} places match ${from}`);
  return text.replace(from, () => to);
}
