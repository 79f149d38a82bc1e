import type { Written } from "@/data/posts/revisions";
import type { FieldLabels } from "@/lib/drafts/differences";
import type { PostInput } from "../../post-input";

/** What a version has of the editor's input. */
export type VersionInput = Pick<
  PostInput,
  | "title"
  | "slug"
  | "excerpt"
  | "language"
  | "content"
  | "category"
  | "tags"
  | "typedTag"
  | "featuredImage"
  | "authorName"
> &
  Pick<Written, "format" | "source">;
/** What restoring a version changes. The address stays: links lead to it. */
export type RestoredInput = Omit<VersionInput, "slug">;

export function restoredInput(written: Written): RestoredInput {
  return {
    title: written.title,
    excerpt: written.excerpt,
    language: written.language,
    format: written.format,
    source: written.source,
    content: written.content,
    category: written.category,
    tags: written.tags,
    typedTag: "",
    featuredImage: written.featured_image ?? "",
    authorName: written.author_name,
  };
}

/** The same of an input, to go back to it. */
export function presentInput(input: RestoredInput): RestoredInput {
  return {
    title: input.title,
    excerpt: input.excerpt,
    language: input.language,
    format: input.format,
    source: input.source,
    content: input.content,
    category: input.category,
    tags: input.tags,
    typedTag: input.typedTag,
    featuredImage: input.featuredImage,
    authorName: input.authorName,
  };
}

/** A version as it is compared. */
export type Comparable = Omit<Written, "source" | "content" | "read_time"> & { text: string };

/** What the fields of a version are called, in the order in which differences are shown. */
export const versionLabels: FieldLabels<Comparable> = {
  title: "Title",
  slug: "Slug",
  excerpt: "Excerpt",
  language: "Language",
  text: "Text",
  format: "Format",
  category: "Category",
  tags: "Tags",
  featured_image: "Featured image",
  author_name: "Author name",
};

export function comparable(written: Omit<Written, "read_time">): Comparable {
  return {
    title: written.title,
    slug: written.slug,
    excerpt: written.excerpt,
    language: written.language,
    text: written.format === "markdown" ? written.source : written.content,
    format: written.format,
    category: written.category,
    tags: written.tags,
    featured_image: written.featured_image,
    author_name: written.author_name,
  };
}

/** What is in the editor, as it would be saved. */
export function comparableInput(input: VersionInput): Comparable {
  return comparable({
    ...input,
    title: input.title.trim(),
    slug: input.slug.trim(),
    excerpt: input.excerpt.trim(),
    category: input.category.trim(),
    featured_image: input.featuredImage.trim() || null,
    author_name: input.authorName.trim(),
  });
}
