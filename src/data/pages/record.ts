import type { RecordOf, RecordTexts } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";
import { t } from "../../lib/words.ts";

/** What the owner writes of a page of their own; the database sets the rest. */
export type WrittenPage = Omit<
  Tables<"pages">,
  "id" | "former_paths" | "created_at" | "updated_at" | "search_text" | "title_key"
>;

export const pageRecord = {
  title: {
    label: t("Title"),
    file: "title",
    kind: "trimmed",
    default: "",
    required: t("The title is required."),
  },
  path: {
    label: t("Path"),
    file: "path",
    kind: "trimmed",
    default: "",
    required: t("The path is required."),
  },
  description: { label: t("Description"), file: "description", kind: "trimmed", default: "" },
  published: {
    label: t("Published"),
    file: "draft",
    kind: "flag",
    default: false,
    isInverted: true,
  },
  place: { label: t("Menu"), file: "place", kind: "trimmed", default: "nowhere" },
  position: { label: t("Order"), file: "order", kind: "integer", default: 1 },
  indexed: {
    label: t("Listed by search engines"),
    file: "noindex",
    kind: "flag",
    default: true,
    isInverted: true,
  },
  // A new page gets the site's language when it is stored.
  language: { label: t("Language"), file: "language", kind: "trimmed", default: "" },
  // Files imply it by their extension, and contain the text after the front matter.
  format: { label: t("Format"), kind: "trimmed", default: "markdown" },
  source: { label: t("Content"), kind: "exact", default: "" },
  content: { kind: "exact", default: "" },
} as const satisfies RecordOf<WrittenPage>;

/** The names of the menus that may link to a page. */
export const pageMenuNames: Readonly<Record<string, string>> = {
  navigation: t("navigation"),
  footer: t("footer"),
  nowhere: t("None"),
};

export const pageTexts: RecordTexts = {
  create: t("New Page"),
  save: t("Save Page"),
  back: t("Back to Pages"),
  loading: t("Loading page"),
  list: {
    label: t("Pages"),
    loading: t("Loading pages"),
    none: t("No pages found"),
    failure: t("Error loading pages"),
  },
};
