import type { RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";

/** What the owner writes of a page of their own; the database sets the rest. */
export type WrittenPage = Omit<
  Tables<"pages">,
  "id" | "former_paths" | "created_at" | "updated_at" | "search_text" | "title_key"
>;

export const pageRecord = {
  title: { label: "Title", file: "title", kind: "trimmed", default: "" },
  path: { label: "Path", file: "path", kind: "trimmed", default: "" },
  description: { label: "Description", file: "description", kind: "trimmed", default: "" },
  published: { label: "Published", file: "draft", kind: "flag", default: false },
  place: { label: "Menu", file: "place", kind: "trimmed", default: "nowhere" },
  position: { label: "Order", file: "order", kind: "integer", default: 1 },
  indexed: { label: "In search engines", file: "noindex", kind: "flag", default: true },
  // A new page gets the site's when it is stored.
  language: { label: "Language", file: "language", kind: "trimmed", default: "" },
  // Files say it by themselves, and have the text after their fields.
  format: { label: "Format", kind: "trimmed", default: "markdown" },
  source: { label: "Content", kind: "exact", default: "" },
  content: { kind: "exact", default: "" },
} as const satisfies RecordOf<WrittenPage>;

/** The menus that may link to a page. */
export const pagePlaces = ["navigation", "footer", "nowhere"] as const;
