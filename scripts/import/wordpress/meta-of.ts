import { listOf } from "../../lib/json.ts";
import { valueOf } from "../xml.ts";

/** A field of an item; empty if it has none of that name. */
export function metaOf(item: Record<string, unknown>, key: string): string {
  const found = listOf(item["wp:postmeta"]).find((row) => valueOf(row["wp:meta_key"]) === key);
  return valueOf(found?.["wp:meta_value"]);
}
