import { hash } from "node:crypto";
import { isUuid } from "../../src/lib/text/is-uuid.ts";
import { slugOf } from "../../src/lib/text/slug.ts";
import type { PostHead } from "../content/records.ts";
import * as limits from "../../src/lib/supabase/limits/posts.ts";
import { isVisible } from "./is-visible.ts";
import { decoded } from "../../src/lib/text/decoded.ts";
import { cut, discussionsOf, languageOf, namesOf, partOf, timesOf } from "./plan-fields.ts";
import type { Known } from "./known.ts";
import { safePath } from "../lib/redirects.ts";
import { freePath, isPagePath } from "./page-path.ts";
import { textOfHtml } from "./html-text.ts";
import { type ImportedPost, loss, type Note, type Source } from "./source.ts";

/** A post from another system as it will be stored, except for its text. */
export type Planned = {
  incoming: ImportedPost;
  /** Its fields as in an export's file, except for the cover. */
  head: PostHead & Record<"id" | "title" | "slug", string>;
  /** Its path as a page of the owner's; undefined for an article. */
  page: string | undefined;
  /** Paths on the old site that will redirect here. */
  redirects: string[];
  notes: Note[];
  /** Whether it is on this site already, or in its bin. */
  isHere: boolean;
};

/** The same id for the same post in each run, so that it is never stored twice. */
export function idOf(...parts: string[]): string {
  const hex = hash("sha256", JSON.stringify(["import", ...parts]));
  const variant = ((parseInt(hex[16] ?? "0", 16) & 3) | 8).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Decides how each post will be stored. Of a post that occurs twice, as in exports that overlap, the last version is
 * stored.
 */
export async function planOf({ posts }: Source, known: Known): Promise<Planned[]> {
  const slugs = new Map(known.slugs);
  const paths = new Map(known.paths);
  const currentNames = {
    slugs: currentNamesById(known.slugs),
    paths: currentNamesById(known.paths),
  };
  const authors = new Set(posts.map(({ author }) => author).filter(Boolean));
  const planned: Planned[] = [];
  const last = new Map(posts.map((post) => [idOf(post.key, post.origin), post]));
  // Drafts last, so that they do not take the slug of an article that is public.
  const inTurn = [...last]
    .map(([newId, post], place) => ({ newId, post, place }))
    .toSorted((one, other) => Number(other.post.isPublished) - Number(one.post.isPublished));
  for (const { newId, post, place } of inTurn) {
    const notes = [...post.notes];
    const incoming = post.isPage ? withoutParts(post, notes) : post;
    const title = cut(
      isVisible(incoming.title) ? incoming.title : firstWords(incoming, notes),
      limits.title_max_length,
      "title",
      notes,
    );
    const language = languageOf(incoming.language, notes);
    const wanted = await wantedSlug(incoming, newId, language || known.language);
    // Earlier versions spelled slugs without a language.
    const possible = [wanted, await wantedSlug(incoming, newId)];
    const formerId = idOf(incoming.key);
    const idHere = known.idHere({ id: newId, formerId, title, slugs: possible });
    const id = idHere ?? newId;
    // A page has its own path, and does not use up an article's slug.
    const preferred = currentNames[incoming.isPage ? "paths" : "slugs"].get(id) ?? wanted;
    const slug = freeSlug(incoming, preferred, id, incoming.isPage ? new Map() : slugs, notes);
    const page = incoming.isPage ? freePath(incoming, slug, id, paths) : undefined;
    const times = timesOf(incoming, notes);
    const names = namesOf(incoming, notes);
    const unready = page ? otherPath(page) : missingDate(incoming, times.date);
    notes.push(...unready);
    const author = authors.size > 1 ? incoming.author : "";
    const head = {
      id,
      title,
      slug,
      description: cut(incoming.excerpt, limits.excerpt_max_length, "excerpt", notes),
      ...times,
      draft: !incoming.isPublished || unready.length > 0,
      unlisted: incoming.isUnlisted,
      featured: incoming.isFeatured,
      ...names,
      series: cut(incoming.series ?? "", limits.series_max_length, "series", notes) || undefined,
      part: partOf(incoming, notes),
      discussions: discussionsOf(incoming, notes),
      language,
      author: cut(author, limits.author_name_max_length, "author", notes) || undefined,
    };
    const redirects = redirectsOf(incoming, pathHere({ head, page: page?.path }), notes);
    const isHere = idHere !== undefined;
    const sameTitle = known.slugsByTitle.get(title);
    // Such as the same one, whose file has another name or date by now.
    if (!isHere && !page && sameTitle !== undefined)
      notes.push({
        field: "title",
        message: `is also that of /blog/${sameTitle}, which was here before`,
      });
    planned[place] = { incoming, head, page: page?.path, redirects, notes, isHere };
  }
  const ofPublic = planned.filter(({ head }) => !head.draft);
  const taken = new Map(
    ofPublic.flatMap((one) => one.redirects.map((from): [string, string] => [from, pathHere(one)])),
  );
  return planned.map((one) => (one.head.draft ? withoutUrls(one, taken) : one));
}

/** A draft without the old URLs of texts that are public. */
function withoutUrls(draft: Planned, taken: ReadonlyMap<string, string>): Planned {
  const redirects = draft.redirects.filter((from) => !taken.has(from));
  const lost = draft.redirects.filter((from) => taken.has(from));
  const notes = lost.map((from) =>
    loss("address", `${from} leads to ${taken.get(from)}, which is public`),
  );
  return { ...draft, redirects, notes: [...draft.notes, ...notes] };
}

/** Why a page becomes a draft at another path than its own; empty if it has its own. */
function otherPath({ wanted, isOther }: NonNullable<ReturnType<typeof freePath>>): Note[] {
  if (!isOther) return [];
  const reason = isPagePath(wanted) ? "is taken on this site" : "cannot be the path of a page here";
  const message = `/${wanted} ${reason}, so it is imported as a draft at another path`;
  return [{ field: "path", message }];
}

/** Why a published article becomes a draft; empty if it has a date. */
function missingDate({ isPublished }: ImportedPost, date: string | undefined): Note[] {
  return isPublished && !date
    ? [{ field: "date", message: "is missing, so it is imported as a draft" }]
    : [];
}

const FIRST_WORDS = 60;

/** The first words of a text without a title, such as a note on a microblog. */
function firstWords({ text }: ImportedPost, notes: Note[]): string {
  const plain = textOfHtml(
    text()
      .slice(0, 2000)
      .replace(/<!--[^]*?-->|https?:\/\/[^\s)]+|(?=<(?:br|\/(?:p|h\d|li|div))\b)/g, " "),
  )
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^[ \t]*[-+][ \t]+|[*_`#>[\]()]+/gm, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (!isVisible(plain)) return "Untitled";
  const fitting = plain.slice(0, FIRST_WORDS + 1).replace(/\s+\S*$/, "");
  const title = plain.length > FIRST_WORDS ? `${fitting.slice(0, FIRST_WORDS)}…` : plain;
  notes.push({ field: "title", message: "is missing, so the first words of the text are used" });
  return title;
}

/** Its path on this site. */
export function pathHere({ head, page }: Pick<Planned, "head" | "page">): string {
  return page === undefined ? `/blog/${head.slug}` : `/${page}`;
}

/** A page without fields that only articles have here. */
function withoutParts(page: ImportedPost, notes: Note[]): ImportedPost {
  const { categories, tags, comments, cover, discussions = [] } = page;
  const lost = [
    { field: "picture", isThere: cover !== null },
    { field: "tags", isThere: categories.length + tags.length > 0 },
    { field: "comments", isThere: comments.some(({ isGone }) => !isGone) },
    { field: "discussions", isThere: discussions.length > 0 },
  ].filter(({ isThere }) => isThere);
  for (const { field } of lost) {
    notes.push(loss(field, "is not imported, as pages have none"));
  }
  return { ...page, categories: [], tags: [], comments: [], discussions: [], cover: null };
}

/** The current name of each text on this site, by id: an earlier release may have spelled it differently. */
function currentNamesById(taken: Known["slugs"]): Map<string, string> {
  // The former slugs follow the current ones.
  return new Map([...taken].toReversed().map(([name, id]) => [id, name]));
}

/** The slug that it gets if it is free, spelled as the editor does in its language. */
async function wantedSlug(
  { slug, title }: ImportedPost,
  id: string,
  language?: string,
): Promise<string> {
  // Squarespace's has folders before it and an extension.
  const name = decoded(slug).replace(/^.*\/(?=.)|\.html?$/gi, "");
  const made =
    (await slugOf(hyphenated(name), language)) || (await slugOf(hyphenated(title), language));
  return made && !isUuid(made) ? made : id.slice(0, 8);
}

function freeSlug(
  { slug }: ImportedPost,
  wanted: string,
  id: string,
  slugs: Map<string, string>,
  notes: Note[],
): string {
  let free = wanted;
  for (let number = 2; (slugs.get(free) ?? id) !== id; number++) free = `${wanted}-${number}`;
  slugs.set(free, id);
  if (slug && free !== slug) notes.push({ field: "slug", message: `“${slug}” becomes “${free}”` });
  return free;
}

/** "1.94" and "a_b" are two words each in the URLs of other systems. */
function hyphenated(words: string): string {
  return words
    .normalize("NFKC")
    .replace(/(?<=[\p{L}\p{M}\p{N}])[._/\u2044。]+(?=[\p{L}\p{N}])/gu, "-");
}

function redirectsOf({ addresses }: ImportedPost, target: string, notes: Note[]): string[] {
  return [...new Set(addresses)].flatMap((url) => {
    const path = safePath(url);
    if (path === null) {
      notes.push(loss("address", `${url} cannot lead here`));
      return [];
    }
    return path === target ? [] : [path];
  });
}
