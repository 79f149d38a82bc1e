import { createHash } from "node:crypto";

/** A short hash of content, for names of files. */
export function hashOf(...parts: (string | Buffer)[]): string {
  return parts
    .reduce((hash, part) => hash.update(part), createHash("sha256"))
    .digest("hex")
    .slice(0, 20);
}
