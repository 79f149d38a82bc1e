import type { PostFields } from "@/data/posts/admin";
import type { Post } from "@/data/posts/public";
import type { FieldLabels } from "@/lib/drafts/differences";
import { hasShapeOf } from "@/lib/drafts/has-shape-of";
import { addName } from "@/lib/forms/unique-names";
import { readTime } from "@/lib/format/read-time";

/** A post as the input of its form. */
export type PostInput = {
  title: string;
  slug: string;
  excerpt: string;
  content: string;
  category: string;
  tags: string[];
  /** A tag typed but not added yet; saving includes it. */
  typedTag: string;
  featuredImage: string;
  authorName: string;
  /** Minutes as typed; used if `hasOwnReadTime`, otherwise they are counted. */
  readTime: string;
  featured: boolean;
  published: boolean;
  hasOwnReadTime: boolean;
  /** True once the slug was written by hand; until then it follows the title. */
  hasOwnSlug: boolean;
};

const DEFAULT_CATEGORY = "General";
const DEFAULT_AUTHOR = "Admin";
const DEFAULT_READ_TIME = 5;

const fresh: PostInput = {
  title: "",
  slug: "",
  excerpt: "",
  content: "",
  category: DEFAULT_CATEGORY,
  tags: [],
  typedTag: "",
  featuredImage: "",
  authorName: DEFAULT_AUTHOR,
  readTime: "",
  featured: false,
  published: false,
  hasOwnReadTime: false,
  hasOwnSlug: false,
};

/** A stored post as form input. Its slug does not follow the title any more. */
function inputOf(post: Post): PostInput {
  return {
    title: post.title,
    slug: post.slug,
    excerpt: post.excerpt,
    content: post.content,
    category: post.category,
    tags: post.tags,
    typedTag: "",
    featuredImage: post.featured_image ?? "",
    authorName: post.author_name,
    readTime: String(post.read_time),
    featured: post.featured,
    published: post.published,
    hasOwnReadTime: post.read_time !== readTime(post.content),
    hasOwnSlug: true,
  };
}

/** The values to store: trimmed, with defaults for empty fields. */
export function fieldsOf(input: PostInput): PostFields {
  return {
    title: input.title.trim(),
    slug: input.slug.trim(),
    excerpt: input.excerpt.trim(),
    content: input.content,
    category: input.category.trim() || DEFAULT_CATEGORY,
    tags: addName(input.tags, input.typedTag),
    featured: input.featured,
    published: input.published,
    featured_image: input.featuredImage.trim() || null,
    author_name: input.authorName.trim() || DEFAULT_AUTHOR,
    read_time: minutesOf(input),
  };
}

/** Minutes to read: counted from the content, or as typed (at least 1; 5 when not a number). */
export function minutesOf(input: PostInput): number {
  if (!input.hasOwnReadTime) return readTime(input.content);
  const typed = Number.parseInt(input.readTime, 10);
  return Number.isNaN(typed) ? DEFAULT_READ_TIME : Math.max(1, typed);
}

/** What the fields are called where two versions stand side by side. */
const labels: FieldLabels<PostFields> = {
  title: "Title",
  slug: "Slug",
  excerpt: "Excerpt",
  content: "Content",
  category: "Category",
  tags: "Tags",
  published: "Published",
  featured: "Featured",
  featured_image: "Featured image",
  author_name: "Author name",
  read_time: "Read time in minutes",
};

export type PostErrors = { title?: string; slug?: string; content?: string };

/** Validation errors by field. */
export function errorsOf({ title, slug, content }: PostInput): PostErrors {
  return {
    ...(!title.trim() && { title: "The title is required." }),
    ...(!slug.trim() && { slug: "The slug is required." }),
    ...(!content.trim() && { content: "The content is required." }),
  };
}

function isInput(value: unknown): value is PostInput {
  return hasShapeOf(fresh, value);
}

/** Configures the editor for posts. */
export const postModel = { fresh, inputOf, fieldsOf, isInput, labels };
