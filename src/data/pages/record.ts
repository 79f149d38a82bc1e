import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

/** What the owner writes of a page of their own; the database sets the rest. */
export type WrittenPage = Omit<
  Tables<"pages">,
  "id" | "former_paths" | "created_at" | "updated_at" | "search_text" | "title_key"
>;

export const pageRecord = {
  title: { file: "title", kind: "trimmed", default: "" },
  path: { file: "path", kind: "trimmed", default: "" },
  description: { file: "description", kind: "trimmed", default: "" },
  published: { file: "draft", kind: "flag", default: false, isOpposite: true },
  place: { file: "place", kind: "trimmed", default: "nowhere" },
  position: { file: "order", kind: "integer", default: 1 },
  indexed: { file: "noindex", kind: "flag", default: true, isOpposite: true },
  // A new page gets the site's when it is stored.
  language: { file: "language", kind: "trimmed", default: "" },
  // Files imply it by their type, and have the text after their fields.
  format: { kind: "trimmed", default: "markdown" },
  source: { kind: "exact", default: "" },
  content: { kind: "exact", default: "" },
} as const satisfies RecordOf<WrittenPage>;
