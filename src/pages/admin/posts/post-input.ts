import type { TextFormat } from "@/components/admin/editor/actions";
import type { EditedPost, PostFields, SavedPost } from "@/data/posts/admin";
import { inputFrom, type FormInput } from "@/lib/forms/input-from";
import { trimTexts } from "@/lib/forms/trim-texts";
import { addName } from "@/lib/forms/unique-names";
import { readTime } from "@/lib/format/read-time";
import type { Json } from "@/lib/supabase/database.types";
import * as limits from "@/lib/supabase/limits/posts";
import { DEFAULT_AUTHOR } from "@/lib/text/author";

/**
 * A post's fields and what they are called, in the form and where two versions are compared, in the order
 * in which differences are shown.
 */
export const postLabels = {
  title: "Title",
  slug: "Slug",
  excerpt: "Excerpt",
  language: "Language",
  // In its stead the content is compared of a post in HTML; of Markdown the content is made.
  source: "Content",
  format: "Format",
  category: "Category",
  tags: "Tags",
  series: "Series",
  series_part: "Part",
  published: "Published",
  unlisted: "Unlisted",
  published_at: "Time of publishing",
  revised_at: "Updated",
  revision_note: "What changed",
  featured: "Featured",
  featured_image: "Featured image",
  author_name: "Author name",
  read_time: "Read time in minutes",
} as const satisfies Record<Exclude<keyof PostFields, "content">, string>;

const DEFAULT_CATEGORY = "General";
const DEFAULT_READ_TIME = 5;
const { series_part_min: FIRST_PART, series_part_max: LAST_PART } = limits;

/** A post as the input of its form. */
export type PostInput = FormInput<PostFields> & {
  format: TextFormat;
  /** A tag typed but not added yet; saving includes it. */
  typedTag: string;
  /** True once minutes were typed; until then they are counted. */
  hasOwnReadTime: boolean;
  /** True once the slug was written by hand; until then it follows the title. */
  hasOwnSlug: boolean;
};

const fresh: PostInput = {
  title: "",
  slug: "",
  excerpt: "",
  // A new post gets the site's when it is stored.
  language: "",
  format: "markdown",
  source: "",
  // Of Markdown the one that was stored last, which may be older than the source.
  content: "",
  category: DEFAULT_CATEGORY,
  tags: [],
  series: "",
  series_part: "",
  featured_image: "",
  author_name: DEFAULT_AUTHOR,
  read_time: "",
  featured: false,
  published: false,
  unlisted: false,
  published_at: "",
  revised_at: "",
  revision_note: "",
  typedTag: "",
  hasOwnReadTime: false,
  hasOwnSlug: false,
};

/** A stored post as form input. Its slug does not follow the title any more. */
function inputOf(post: EditedPost): PostInput {
  const input = { ...fresh, ...inputFrom(post, fresh), hasOwnSlug: true };
  return {
    ...input,
    series_part: post.series === null ? "" : String(post.series_part),
    read_time: String(post.read_time),
    hasOwnReadTime: post.read_time !== readTime(writtenText(input), input.format),
  };
}

/** An input with what an earlier version of the post says. */
export function inputOfVersion(version: Json, present: PostInput): PostInput {
  return { ...present, ...inputFrom(version, { ...present, typedTag: "" }) };
}

/** The text that its author writes: Markdown or HTML. */
export function writtenText({
  format,
  source,
  content,
}: Pick<PostFields, "format" | "source" | "content">): string {
  return format === "markdown" ? source : content;
}

/** A changed text as the field that it belongs in. */
export function withText({ format }: PostInput, text: string): Partial<PostInput> {
  return format === "markdown" ? { source: text } : { content: text };
}

/** What an input becomes by being stored: a slug of its own, which may have got a suffix, and a language. */
export function storedInput(
  sent: PostInput,
  { slug, language }: Pick<SavedPost, "slug" | "language">,
): PostInput {
  return {
    ...sent,
    slug,
    language,
    hasOwnSlug: true,
    tags: addName(sent.tags, sent.typedTag),
    typedTag: "",
  };
}

/**
 * The values to store: trimmed, with defaults for empty fields. The content of Markdown is made when
 * it is saved.
 */
export function fieldsOf(input: PostInput): PostFields {
  const { typedTag, hasOwnReadTime: _read, hasOwnSlug: _slug, ...fields } = input;
  const trimmed = trimTexts(fields);
  return {
    ...trimmed,
    source: input.source,
    content: input.content,
    category: trimmed.category || DEFAULT_CATEGORY,
    tags: addName(input.tags, typedTag),
    series: trimmed.series || null,
    series_part: partOf(input),
    published_at: input.published_at || null,
    revised_at: input.revised_at || null,
    featured_image: trimmed.featured_image || null,
    author_name: trimmed.author_name || DEFAULT_AUTHOR,
    read_time: minutesOf(input),
  };
}

/** Minutes to read: counted from the text, or as typed (at least 1; 5 when not a number). */
export function minutesOf(input: PostInput): number {
  if (!input.hasOwnReadTime) return readTime(writtenText(input), input.format);
  const typed = Number.parseInt(input.read_time, 10);
  return Number.isNaN(typed) ? DEFAULT_READ_TIME : Math.max(limits.read_time_min, typed);
}

/** The number of a part as it will be stored: as typed, within its limits, else the first. */
export function partOf({ series, series_part: part }: PostInput): number {
  const typed = series.trim() ? Number.parseInt(part, 10) : FIRST_PART;
  return Number.isNaN(typed) ? FIRST_PART : Math.min(LAST_PART, Math.max(FIRST_PART, typed));
}

export type PostErrors = Partial<Record<keyof PostFields, string>>;

/** What is missing, by field. The database checks the rest. */
export function errorsOf(input: PostInput): PostErrors {
  const { title, slug } = input;
  return {
    ...(!title.trim() && { title: "The title is required." }),
    ...(!slug.trim() && { slug: "The slug is required." }),
    ...(!writtenText(input).trim() && { content: "The content is required." }),
  };
}

/** Fields as they are compared: the text that its author wrote, in whichever format. */
export function comparedFields(fields: PostFields): PostFields {
  return { ...fields, source: writtenText(fields) };
}

/** Configures the editor for posts. */
export const postModel = { fresh, inputOf, fieldsOf, comparedFields, labels: postLabels };
