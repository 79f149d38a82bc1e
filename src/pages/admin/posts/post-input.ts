import type { TextFormat } from "@/components/editor/actions";
import type { EditedPost, PostFields, SavedPost } from "@/data/posts/admin";
import type { FieldLabels } from "@/lib/drafts/differences";
import { restoreFields } from "@/lib/drafts/restore-fields";
import { addName } from "@/lib/forms/unique-names";
import { readTime } from "@/lib/format/read-time";
import { DEFAULT_AUTHOR } from "@/lib/text/author";

/** A post as the input of its form. */
export type PostInput = {
  title: string;
  slug: string;
  excerpt: string;
  /** BCP 47; empty in a new post, which gets the site's when it is stored. */
  language: string;
  format: TextFormat;
  /** The Markdown; empty where the post is written in HTML. */
  source: string;
  /** The HTML; of Markdown the one that was stored last, which may be older than the source. */
  content: string;
  category: string;
  tags: string[];
  /** A tag typed but not added yet; saving includes it. */
  typedTag: string;
  /** The series that it is a part of; empty for none. */
  series: string;
  /** The number of the part as typed. */
  seriesPart: string;
  featuredImage: string;
  authorName: string;
  /** Minutes as typed; used if `hasOwnReadTime`, otherwise they are counted. */
  readTime: string;
  featured: boolean;
  published: boolean;
  unlisted: boolean;
  /** ISO 8601 instants; empty where there is none. */
  publishedAt: string;
  revisedAt: string;
  /** What changed, in the owner's words. */
  revisionNote: string;
  hasOwnReadTime: boolean;
  /** True once the slug was written by hand; until then it follows the title. */
  hasOwnSlug: boolean;
};

const DEFAULT_CATEGORY = "General";
const DEFAULT_READ_TIME = 5;
const FIRST_PART = 1;
export const LAST_PART = 999;

const fresh: PostInput = {
  title: "",
  slug: "",
  excerpt: "",
  language: "",
  format: "markdown",
  source: "",
  content: "",
  category: DEFAULT_CATEGORY,
  tags: [],
  typedTag: "",
  series: "",
  seriesPart: "",
  featuredImage: "",
  authorName: DEFAULT_AUTHOR,
  readTime: "",
  featured: false,
  published: false,
  unlisted: false,
  publishedAt: "",
  revisedAt: "",
  revisionNote: "",
  hasOwnReadTime: false,
  hasOwnSlug: false,
};

/** A stored post as form input. Its slug does not follow the title any more. */
function inputOf(post: EditedPost): PostInput {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    language: post.language,
    format: formatOf(post),
    source: post.source,
    content: post.content,
    category: post.category,
    tags: post.tags,
    typedTag: "",
    series: post.series ?? "",
    seriesPart: post.series === null ? "" : String(post.series_part),
    featuredImage: post.featured_image ?? "",
    authorName: post.author_name,
    readTime: String(post.read_time),
    featured: post.featured,
    published: post.published,
    unlisted: post.unlisted,
    publishedAt: post.published_at ?? "",
    revisedAt: post.revised_at ?? "",
    revisionNote: post.revision_note,
    hasOwnReadTime:
      post.read_time !== readTime(writtenText({ ...post, format: formatOf(post) }), formatOf(post)),
    hasOwnSlug: true,
  };
}

function formatOf({ format }: EditedPost): TextFormat {
  return format === "markdown" ? "markdown" : "html";
}

/** The text that its author writes: Markdown or HTML. */
export function writtenText({
  format,
  source,
  content,
}: Pick<PostInput, "format" | "source" | "content">): string {
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
  return {
    title: input.title.trim(),
    slug: input.slug.trim(),
    excerpt: input.excerpt.trim(),
    language: input.language,
    format: input.format,
    source: input.source,
    content: input.content,
    category: input.category.trim() || DEFAULT_CATEGORY,
    tags: addName(input.tags, input.typedTag),
    series: input.series.trim() || null,
    series_part: partOf(input),
    featured: input.featured,
    published: input.published,
    unlisted: input.unlisted,
    published_at: input.publishedAt || null,
    revised_at: input.revisedAt || null,
    revision_note: input.revisionNote.trim(),
    featured_image: input.featuredImage.trim() || null,
    author_name: input.authorName.trim() || DEFAULT_AUTHOR,
    read_time: minutesOf(input),
  };
}

/** Minutes to read: counted from the text, or as typed (at least 1; 5 when not a number). */
export function minutesOf(input: PostInput): number {
  if (!input.hasOwnReadTime) return readTime(writtenText(input), input.format);
  const typed = Number.parseInt(input.readTime, 10);
  return Number.isNaN(typed) ? DEFAULT_READ_TIME : Math.max(1, typed);
}

/** The number of a part as it will be stored: as typed, from 1 to 999, else 1. */
export function partOf({ series, seriesPart }: Pick<PostInput, "series" | "seriesPart">): number {
  const typed = series.trim() ? Number.parseInt(seriesPart, 10) : FIRST_PART;
  return Number.isNaN(typed) ? FIRST_PART : Math.min(LAST_PART, Math.max(FIRST_PART, typed));
}

/** What the fields are called where two versions stand side by side. */
const labels: FieldLabels<PostFields> = {
  title: "Title",
  slug: "Slug",
  excerpt: "Excerpt",
  language: "Language",
  format: "Written in",
  source: "Text",
  content: "Content",
  category: "Category",
  tags: "Tags",
  series: "Series",
  series_part: "Part of the series",
  published: "Published",
  unlisted: "Unlisted",
  published_at: "Time of publishing",
  revised_at: "Updated",
  revision_note: "What changed",
  featured: "Featured",
  featured_image: "Featured image",
  author_name: "Author name",
  read_time: "Read time in minutes",
};

export type PostErrors = { title?: string; slug?: string; content?: string };

/** Validation errors by field. */
export function errorsOf(input: PostInput): PostErrors {
  const { title, slug } = input;
  return {
    ...(!title.trim() && { title: "The title is required." }),
    ...(!slug.trim() && { slug: "The slug is required." }),
    ...(!writtenText(input).trim() && { content: "The content is required." }),
  };
}

/**
 * A draft's input. Where a draft does not say in which format its text is, or whether slug and read
 * time were typed, they are read from it: otherwise what it holds would not be shown.
 */
function restoreInput(kept: unknown, current: PostInput): PostInput | undefined {
  const input = restoreFields(kept, current);
  const text = restoreFields(kept, { source: "", content: "" });
  return (
    input &&
    restoreFields(kept, {
      ...current,
      format: text?.source.trim() ? "markdown" : text?.content.trim() ? "html" : current.format,
      hasOwnSlug: current.hasOwnSlug || input.slug !== current.slug,
      hasOwnReadTime: current.hasOwnReadTime || input.readTime !== current.readTime,
    })
  );
}

/** Configures the editor for posts. */
export const postModel = { fresh, inputOf, fieldsOf, restoreInput, labels };
