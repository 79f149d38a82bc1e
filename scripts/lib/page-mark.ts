import { hash } from "node:crypto";
import type { PageMark } from "../../src/lib/build-info.ts";

const COMMENT = /<!--[^]*?-->/g;
const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Identifies a page as built, and shows how it was changed. */
export function markOf(html: string): PageMark {
  const text = html.replace(COMMENT, "");
  return {
    hash: hash("sha256", html, "base64url"),
    comments: count(html, COMMENT),
    spaces: count(text, /\s/g),
    scripts: count(text, /<script\b/gi),
  };
}
