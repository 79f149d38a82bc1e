import { textOf } from "../../lib/json.ts";
import type { ImportedComment } from "../source.ts";

/** The comments of a post; deleted ones are not imported. */
export function commentsOf(
  rows: readonly Record<string, unknown>[],
  members: Map<string, Record<string, unknown>>,
): ImportedComment[] {
  return rows.map((row) => ({
    key: textOf(row["id"]),
    parent: textOf(row["in_reply_to_id"]) || textOf(row["parent_id"]) || null,
    author: textOf(members.get(textOf(row["member_id"]))?.["name"]),
    text: textOf(row["html"]),
    date: textOf(row["created_at"]) || null,
    isHeld: row["status"] !== "published",
    isGone: row["status"] === "deleted",
  }));
}
