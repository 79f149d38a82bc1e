import type { Field, RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";
import type { DEFAULT_AUTHOR } from "@/lib/text/author";
import { t } from "../../lib/words.ts";

/** What the owner writes of a post; the database sets the rest. */
export type WrittenPost = Omit<
  Tables<"posts">,
  | "id"
  | "author_id"
  | "views"
  | "likes"
  | "comment_count"
  | "updated_at"
  | "listed_at"
  | "search_text"
  | "title_and_category"
  | "title_key"
>;

/** A post. Its field names in files are those of Hugo, Jekyll and Astro's templates, where they have one. */
export const postRecord = {
  title: {
    label: t("Title"),
    file: "title",
    kind: "trimmed",
    default: "",
    required: t("The title is required."),
    isText: true,
  },
  slug: {
    label: t("Slug"),
    file: "slug",
    kind: "trimmed",
    default: "",
    required: t("The slug is required."),
    isText: true,
  },
  excerpt: { label: t("Excerpt"), file: "description", kind: "trimmed", default: "", isText: true },
  published_at: { label: t("Publication time"), file: "date", kind: "timestamp", default: null },
  created_at: { file: "created", kind: "timestamp", default: "" },
  revised_at: { label: t("Updated"), file: "lastmod", kind: "timestamp", default: null },
  revision_note: { label: t("What changed"), file: "revision_note", kind: "trimmed", default: "" },
  published: {
    label: t("Published"),
    file: "draft",
    kind: "flag",
    default: false,
    isInverted: true,
  },
  unlisted: { label: t("Unlisted"), file: "unlisted", kind: "flag", default: false },
  featured: { label: t("Featured"), file: "featured", kind: "flag", default: false },
  category: {
    label: t("Category"),
    file: "categories",
    kind: "trimmed",
    default: "General",
    isText: true,
  },
  tags: { label: t("Tags"), file: "tags", kind: "names", default: [], isText: true },
  series: { label: t("Series"), file: "series", kind: "trimmed", default: null },
  series_part: { label: t("Part"), file: "part", kind: "integer", default: 1 },
  discussions: { label: t("Discussed at"), file: "discussions", kind: "names", default: [] },
  // A new post gets the site's language when it is stored.
  language: { label: t("Language"), file: "language", kind: "trimmed", default: "", isText: true },
  translation_key: {
    label: t("Translations"),
    file: "translation_key",
    kind: "trimmed",
    default: null,
  },
  author_name: {
    label: t("Author name"),
    file: "author",
    kind: "trimmed",
    default: "Admin" satisfies typeof DEFAULT_AUTHOR,
    isText: true,
  },
  read_time: {
    label: t("Read time in minutes"),
    file: "read_time",
    kind: "integer",
    default: 5,
    isText: true,
  },
  featured_image: {
    label: t("Featured image"),
    file: "cover",
    kind: "trimmed",
    default: null,
    isText: true,
  },
  // Files imply it by their extension, and contain the text after the front matter.
  format: { label: t("Format"), kind: "trimmed", default: "markdown", isText: true },
  // For a post in HTML the content is compared instead; for Markdown the content is rendered from it.
  source: { label: t("Content"), kind: "exact", default: "", isText: true },
  content: { kind: "exact", default: "", isText: true },
} as const satisfies RecordOf<WrittenPost>;

type TextColumn = {
  [Name in keyof typeof postRecord]: (typeof postRecord)[Name] extends { isText: true }
    ? Name
    : never;
}[keyof typeof postRecord];

export const TEXT_COLUMNS: readonly string[] = Object.entries<Field>(postRecord).flatMap(
  ([name, { isText }]) => (isText ? name : []),
);

export function postText(post: Tables<"posts">): Pick<Tables<"posts">, TextColumn> {
  const text: Pick<Tables<"posts">, TextColumn> = { ...post };
  for (const name of Object.keys(text)) {
    if (!TEXT_COLUMNS.includes(name)) Reflect.deleteProperty(text, name);
  }
  return text;
}
