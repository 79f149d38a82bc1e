import { listOf, textOf } from "../../lib/json.ts";
import type { ImportedPost } from "../source.ts";
import { valueOf } from "../xml.ts";
import { metaOf } from "./meta-of.ts";

/** The language of a text and what it shares with its translations: in Polylang's terms or WPML's fields. */
export function languageIn(
  item: Record<string, unknown>,
): Pick<ImportedPost, "language" | "translations"> {
  const terms = listOf(item["category"]);
  const slugOf = (domain: string) =>
    textOf(terms.find((term) => term["@domain"] === domain)?.["@nicename"]);
  return {
    language: slugOf("language") || metaOf(item, "_wpml_import_language_code") || undefined,
    translations: {
      group:
        slugOf("post_translations") ||
        metaOf(item, "_wpml_import_translation_group") ||
        // A duplicate made by WPML refers to its original.
        metaOf(item, "_icl_lang_duplicate_of") ||
        valueOf(item["wp:post_id"]),
    },
  };
}
