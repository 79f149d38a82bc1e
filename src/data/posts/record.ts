import type { Field, RecordOf } from "@/lib/record";
import type { Tables } from "@/lib/supabase/database.types";
import type { DEFAULT_AUTHOR } from "@/lib/text/author";

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

/**
 * A post. Its field names in files are those of Hugo, Jekyll and Astro's templates, where they have one.
 */
export const postRecord = {
  title: { file: "title", kind: "trimmed", default: "", isText: true },
  slug: { file: "slug", kind: "trimmed", default: "", isText: true },
  excerpt: { file: "description", kind: "trimmed", default: "", isText: true },
  published_at: { file: "date", kind: "timestamp", default: null },
  created_at: { file: "created", kind: "timestamp", default: "" },
  revised_at: { file: "lastmod", kind: "timestamp", default: null },
  revision_note: { file: "revision_note", kind: "trimmed", default: "" },
  published: { file: "draft", kind: "flag", default: false, isOpposite: true },
  unlisted: { file: "unlisted", kind: "flag", default: false },
  featured: { file: "featured", kind: "flag", default: false },
  category: {
    file: "categories",
    kind: "trimmed",
    default: "General",
    isText: true,
  },
  tags: { file: "tags", kind: "names", default: [], isText: true },
  series: { file: "series", kind: "trimmed", default: null },
  series_part: { file: "part", kind: "integer", default: 1 },
  discussions: { file: "discussions", kind: "names", default: [] },
  // A new post gets the site's when it is stored.
  language: { file: "language", kind: "trimmed", default: "", isText: true },
  translation_key: {
    file: "translation_key",
    kind: "trimmed",
    default: null,
  },
  author_name: {
    file: "author",
    kind: "trimmed",
    default: "Admin" satisfies typeof DEFAULT_AUTHOR,
    isText: true,
  },
  read_time: {
    file: "read_time",
    kind: "integer",
    default: 5,
    isText: true,
  },
  featured_image: {
    file: "cover",
    kind: "trimmed",
    default: null,
    isText: true,
  },
  // Files imply it by their type, and have the text after their fields.
  format: { kind: "trimmed", default: "markdown", isText: true },
  // For a post in HTML the content is compared instead; for Markdown the content is rendered from it.
  source: { kind: "exact", default: "", isText: true },
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
