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

/** A post. Its names in files are those of Hugo, Jekyll and Astro's templates, where they have one. */
export const postRecord = {
  title: { label: "Title", file: "title", kind: "trimmed", default: "", isText: true },
  slug: { label: "Slug", file: "slug", kind: "trimmed", default: "", isText: true },
  excerpt: { label: "Excerpt", file: "description", kind: "trimmed", default: "", isText: true },
  published_at: { label: "Time of publishing", file: "date", kind: "timestamp", default: null },
  created_at: { file: "created", kind: "timestamp", default: "" },
  revised_at: { label: "Updated", file: "lastmod", kind: "timestamp", default: null },
  revision_note: { label: "What changed", file: "revision_note", kind: "trimmed", default: "" },
  published: { label: "Published", file: "draft", kind: "flag", default: false },
  unlisted: { label: "Unlisted", file: "unlisted", kind: "flag", default: false },
  featured: { label: "Featured", file: "featured", kind: "flag", default: false },
  category: {
    label: "Category",
    file: "categories",
    kind: "trimmed",
    default: "General",
    isText: true,
  },
  tags: { label: "Tags", file: "tags", kind: "names", default: [], isText: true },
  series: { label: "Series", file: "series", kind: "trimmed", default: null },
  series_part: { label: "Part", file: "part", kind: "integer", default: 1 },
  discussions: { label: "Discussed at", file: "discussions", kind: "names", default: [] },
  // A new post gets the site's when it is stored.
  language: { label: "Language", file: "language", kind: "trimmed", default: "", isText: true },
  translation_key: {
    label: "Translations",
    file: "translation_key",
    kind: "trimmed",
    default: null,
  },
  author_name: {
    label: "Author name",
    file: "author",
    kind: "trimmed",
    default: "Admin" satisfies typeof DEFAULT_AUTHOR,
    isText: true,
  },
  read_time: {
    label: "Read time in minutes",
    file: "read_time",
    kind: "integer",
    default: 5,
    isText: true,
  },
  featured_image: {
    label: "Featured image",
    file: "cover",
    kind: "trimmed",
    default: null,
    isText: true,
  },
  // Files say it by themselves, and have the text after their fields.
  format: { label: "Format", kind: "trimmed", default: "markdown", isText: true },
  // In its stead the content is compared of a post in HTML; of Markdown the content is made.
  source: { label: "Content", kind: "exact", default: "", isText: true },
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

/** The columns of a post that are its text. */
export function postText(post: Tables<"posts">): Pick<Tables<"posts">, TextColumn> {
  const text: Pick<Tables<"posts">, TextColumn> = { ...post };
  for (const name of Object.keys(text)) {
    if (!TEXT_COLUMNS.includes(name)) Reflect.deleteProperty(text, name);
  }
  return text;
}
