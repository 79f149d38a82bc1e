import type { Comment, CommentSort } from "@/data/comments/public";
import type { Page } from "@/data/paging";
import type { ListFilters, PostCard } from "@/data/posts/public";
import type { ArticleSearchResults } from "@/data/posts/search";
import type { BuiltFiles, registerPictures } from "@/lib/media/built";
import { plainLetters } from "../lib/text/plain-letters.ts";
import { searchable } from "../lib/text/searchable.ts";

/** The listed articles, at the root of the site, for lists and searches while the backend is unavailable. */
export const ARTICLES_FILE = "articles.json";

/** A listed article, as lists show it, with its headings, and the build's files of its picture. */
export type FallbackArticle = PostCard & { headings: FallbackHeading[]; picture?: BuiltFiles };
export type FallbackHeading = { text: string; id: string };

/** Path of the file with an article's approved comments, newest first. */
export const commentsFile = (postId: string) => `blog/${postId}.comments.json`;

/** A reply to an article on another site, as plain text. */
export type ReplyElsewhere = {
  url: string;
  author: string;
  /** ISO 8601. */
  created_at: string;
  /** Plain text, with a blank line between paragraphs. */
  text: string;
  /** The URL of the discussion it belongs to. */
  discussion: string;
};

/** Path of the file with the replies on other sites, in chronological order. */
export const repliesFile = (postId: string) => `blog/${postId}.replies.json`;

const MAX_RESULTS = 8;

/**
 * A page of the listed articles that match, latest first, as of the build.
 *
 * @param filters `year`: four digits
 * @param after the last row of the previous page
 * @param register receives the build’s files of the pictures; not imported, as scripts of the build import this module
 * @returns null without the file
 */
export async function listFallback(
  { search = "", category = null, tag, year = "" }: ListFilters & { year?: string },
  after: Listed | undefined,
  size: number,
  register?: typeof registerPictures,
): Promise<Page<FallbackArticle> | null> {
  const articles = await readBuilt<FallbackArticle[]>(ARTICLES_FILE);
  if (!articles) return null;
  const term = searchable(search);
  const matching = articles.filter(
    (article) =>
      searchable(`${article.title}\n${article.excerpt}`).includes(term) &&
      (category === null || article.category === category) &&
      (tag === undefined || article.tags.includes(tag)) &&
      article.listed_at.startsWith(year),
  );
  // Not from the place of that row: it may be newer than the build, or no longer listed.
  const left = after ? matching.filter((article) => isBefore(article, after)) : matching;
  const rows = left.slice(0, size);
  register?.(
    rows.flatMap(({ featured_image, picture }) =>
      featured_image && picture ? [[featured_image, picture]] : [],
    ),
  );
  return { rows, total: matching.length };
}

type Listed = Pick<FallbackArticle, "id" | "listed_at">;

/** Whether an article was listed before another, in the order of lists. */
function isBefore(one: Listed, other: Listed): boolean {
  const [at, otherAt] = [Date.parse(one.listed_at), Date.parse(other.listed_at)];
  return at < otherAt || (at === otherAt && one.id < other.id);
}

/**
 * The articles that contain every word in title, tags, headings or excerpt, at most 8; those with matches in
 * the title first.
 *
 * @param query as for `articleSearchQuery`
 * @returns null without the file
 */
export async function searchFallback(query: string): Promise<ArticleSearchResults | null> {
  const articles = await readBuilt<FallbackArticle[]>(ARTICLES_FILE);
  if (!articles) return null;
  const parts = plainLetters(query).match(/-?"[^"]+"|\S+/g) ?? [];
  // A dash between words excludes nothing, and other punctuation need not be found.
  const words = parts.filter((part) => /\P{P}/u.test(part));
  const plain = words.map((word) => word.replace(/^-/, "").replaceAll('"', ""));
  const contains = (text: string, index: number) => plainLetters(text).includes(plain[index] ?? "");
  const found = articles
    .filter(({ title, tags, excerpt, headings }) => {
      const text = [title, ...tags, excerpt, ...headings.map((heading) => heading.text)].join("\n");
      return (
        words.length > 0 &&
        words.every((word, index) => contains(text, index) !== word.startsWith("-"))
      );
    })
    .map((article) => ({
      article,
      rank: words.filter((_word, index) => contains(article.title, index)).length,
    }))
    .toSorted((one, other) => other.rank - one.rank)
    .slice(0, MAX_RESULTS);
  return {
    corrected: undefined,
    articles: found.map(
      ({ article: { id, title, slug, language, category, excerpt, headings } }) => {
        const heading = headings.find(({ text }) =>
          words.some((_word, index) => contains(text, index)),
        );
        return {
          id,
          title,
          slug,
          language,
          category,
          section: heading && { heading: heading.text, id: heading.id },
          fragment: [{ index: 0, text: excerpt, isMarked: false }],
        };
      },
    ),
  };
}

/** The newest 200 approved comments of an article, as of the build; null if it had none. */
export async function commentsFallback(
  postId: string,
  sort: CommentSort,
): Promise<Page<Comment> | null> {
  const page = await readBuilt<Page<Comment>>(commentsFile(postId));
  if (!page || sort === "newest") return page;
  const rows =
    sort === "oldest"
      ? page.rows.toReversed()
      : page.rows.toSorted((one, other) => other.likes - one.likes);
  return { ...page, rows };
}

/** The replies to an article on other sites, as of the build; null if there were none. */
export function builtReplies(postId: string): Promise<ReplyElsewhere[] | null> {
  return readBuilt(repliesFile(postId));
}

async function readBuilt<Data>(file: string): Promise<Data | null> {
  const response = await fetch(import.meta.env.BASE_URL + file);
  // Some hosts respond to missing files with a page.
  if (!response.ok || !response.headers.get("content-type")?.includes("json")) return null;
  const data: Data = await response.json();
  return data;
}
