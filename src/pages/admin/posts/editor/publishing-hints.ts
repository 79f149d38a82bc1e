import { PICTURE_MISSING } from "@/components/admin/media/use-pictures-to-describe";
import type { PostAtSlug } from "@/data/posts/at-slugs";
import { BASE, inSite, isOnSite, writtenUrl } from "@/lib/base-path";
import { sanitize } from "@/lib/html/sanitize";
import type { FrameHost } from "@/lib/html/frame-services";
import { removedContent, removalSentence } from "@/lib/html/removed-content";
import { decoded } from "@/lib/text/decoded";
import type { TextFormat } from "@/lib/written-text";
import { t, plural } from "@/lib/words";

type ReviewedPost = {
  id: string;
  title: string;
  slug: string;
  excerpt: string;
  featured_image: string;
  /** The content as HTML; it is parsed, never shown. */
  html: string;
  format: TextFormat;
  /** The text as written, in that format. */
  text: string;
  /** The number of pictures in Markdown without alt text. */
  toDescribe: number;
  /** The posts at the URLs that the text links to, and at its own slug. */
  found: readonly PostAtSlug[];
  /** True for the path of a page of the site other than a post. */
  isPage: (pathname: string) => boolean;
  /** The services whose embeds the site shows. */
  frames: readonly FrameHost[];
  /** The site's origin, e.g. `https://example.com`: links to it are links within. */
  origin: string;
};
type PublishingHint = { name: string; text: string };

/** Longer titles are cut in search results, and shorter ones say little. */
const TITLE = { least: 10, most: 60 };
/** Characters that count as two letters. */
const WIDE = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/gu;

/**
 * Hints that a careful editor would give before an article is published. None of them prevents publishing.
 *
 * @returns one hint per kind of problem, in the order in which they are checked
 */
export function publishingHints(post: ReviewedPost): PublishingHint[] {
  const parsed = new DOMParser().parseFromString(post.html, "text/html");
  const links = [...parsed.querySelectorAll("a[href]")];
  const images = [...parsed.querySelectorAll("img")];
  const hints: (PublishingHint | false)[] = [
    titleHint(post.title.trim()),
    !post.excerpt.trim() && {
      name: t("Excerpt"),
      text: t("There is no excerpt: cards, search and previews show nothing under the title."),
    },
    !post.featured_image.trim() && {
      name: t("Cover"),
      text: t("There is no featured image: the card and link previews have no picture."),
    },
    uploadHint(images),
    alternativesHint(images, post.toDescribe),
    headingsHint([...parsed.querySelectorAll("h1, h2, h3, h4, h5, h6")]),
    deadLinksHint(links, post),
    namelessHint(links),
    remarksHint(post, parsed.body.textContent),
    removalHint(post),
    footnotesHint(post),
    slugHint(post),
  ];
  return hints.filter((hint) => hint !== false);
}

function titleHint(title: string): PublishingHint | false {
  const { length } = title;
  if (length > TITLE.most)
    return {
      name: t("Title"),
      text: t("The title has {length} characters; search results show about {most}.", {
        length,
        most: TITLE.most,
      }),
    };
  return (
    length > 0 &&
    title.replace(WIDE, "xx").length < TITLE.least && {
      name: t("Title"),
      text: t("The title is very short: does it say enough?"),
    }
  );
}

/** The hint about unfinished uploads, whose placeholders have no URL. */
function uploadHint(images: HTMLImageElement[]): PublishingHint | false {
  return (
    images.some((image) => !image.getAttribute("src")) && {
      name: t("Uploads"),
      text: PICTURE_MISSING,
    }
  );
}

function alternativesHint(images: HTMLImageElement[], toDescribe: number): PublishingHint | false {
  // In HTML an empty one marks a picture as decorative; a missing one does not.
  const count = toDescribe + images.filter((image) => image.getAttribute("alt") === null).length;
  return (
    count > 0 && {
      name: t("Pictures"),
      text: plural(count, {
        one: "One picture has no alternative text.",
        other: "{count} pictures have no alternative text.",
      }),
    }
  );
}

function headingsHint(headings: Element[]): PublishingHint | false {
  let before = 1;
  for (const heading of headings) {
    const level = Number(heading.tagName[1]);
    const text = heading.textContent.trim();
    if (!text) return { name: t("Headings"), text: t("There is a heading without text.") };
    if (level === 1)
      return {
        name: t("Headings"),
        text: t("“{text}” is at the same level as the title; start one level lower.", { text }),
      };
    if (level > before + 1)
      return {
        name: t("Headings"),
        text: t("“{text}” skips a level; use the next one up.", { text }),
      };
    before = level;
  }
  return false;
}

/** The path in this site that a link leads to; undefined for other URLs. */
function pathWithin(href: string, origin: string): string | undefined {
  const url = href.startsWith("#") ? null : URL.parse(writtenUrl(href), origin + BASE);
  return url?.origin === origin && isOnSite(url.pathname) ? inSite(url.pathname) : undefined;
}

/** The slugs and ids that a text links to, each once: what {@link publishingHints} needs as `found`. */
export function linkedPosts(html: string, origin: string): string[] {
  const parsed = new DOMParser().parseFromString(html, "text/html");
  const slugsOrIds = [...parsed.querySelectorAll("a[href]")].flatMap((link) => {
    const path = pathWithin(link.getAttribute("href") ?? "", origin);
    return path === undefined ? [] : (slugOrIdIn(path) ?? []);
  });
  return [...new Set(slugsOrIds)];
}

function slugOrIdIn(pathname: string): string | undefined {
  const segment = /^\/blog\/([^/]+)\/?$/.exec(pathname)?.[1];
  return segment && decoded(segment);
}

function deadLinksHint(
  links: Element[],
  { found, origin, isPage }: ReviewedPost,
): PublishingHint | false {
  const dead = links.filter((link) => {
    const path = pathWithin(link.getAttribute("href") ?? "", origin);
    if (path === undefined) return false;
    const slugOrId = slugOrIdIn(path);
    if (!slugOrId) return !isPage(path);
    return !found.some(({ id, slug, published }) => published && [id, slug].includes(slugOrId));
  });
  const [first] = dead;
  const address = first?.getAttribute("href") ?? "";
  return (
    first !== undefined && {
      name: t("Links"),
      text:
        dead.length > 1
          ? t("There is nothing public at {address}, nor at {count} more.", {
              address,
              count: dead.length - 1,
            })
          : t("There is nothing public at {address}.", { address }),
    }
  );
}

function namelessHint(links: Element[]): PublishingHint | false {
  const { length } = links.filter(
    (link) =>
      !link.textContent.trim() &&
      !link.getAttribute("aria-label")?.trim() &&
      ![...link.querySelectorAll("img")].some((image) => image.alt.trim()),
  );
  return (
    length > 0 && {
      name: t("Link texts"),
      text: plural(length, {
        one: "One link has no text.",
        other: "{count} links have no text.",
      }),
    }
  );
}

/** The hint about HTML comments, except for those that are shown, as in code. */
function remarksHint({ text, format }: ReviewedPost, shown: string): PublishingHint | false {
  return (
    text.split("<!--").length > shown.split("<!--").length && {
      name: t("Remarks"),
      text:
        format === "markdown"
          ? t(
              "Remarks <!-- like this --> are not shown on the page, but anyone who asks the backend for a published article gets its Markdown, remarks included.",
            )
          : t("Remarks <!-- like this --> are removed when the article is published."),
    }
  );
}

function removalHint({ html, frames }: ReviewedPost): PublishingHint | false {
  const text = removalSentence(removedContent(html, sanitize, frames));
  return text !== "" && { name: t("Removed"), text };
}

const CODE_BLOCK = /^[ \t>]*(`{3,}|~{3,})[^]*?(?:^[ \t>]*\1|$(?![^]))/gm;

/** The hint about footnotes that nothing refers to, which are not shown. */
function footnotesHint({ text, format }: ReviewedPost): PublishingHint | false {
  const written = format === "markdown" ? text.replace(CODE_BLOCK, "") : "";
  const marks = new Map<string, number>();
  for (const [mark] of written.matchAll(/\[\^[^\][\s]+\]/g))
    marks.set(mark, (marks.get(mark) ?? 0) + 1);
  const [, unused] =
    Array.from(written.matchAll(/^ {0,3}(\[\^[^\]\s]+\]):/gm)).find(
      ([, mark = ""]) => marks.get(mark) === 1,
    ) ?? [];
  return (
    unused !== undefined && {
      name: t("Footnotes"),
      text: t("Nothing refers to the footnote {mark}, so readers do not see it.", {
        mark: unused,
      }),
    }
  );
}

function slugHint({ id, slug, found }: ReviewedPost): PublishingHint | false {
  const other = found.find((post) => post.slug === slug.trim() && post.id !== id);
  return (
    other !== undefined && {
      name: t("Slug"),
      text: t("“{title}” already has this address, so this post’s will get a number.", {
        title: other.title,
      }),
    }
  );
}
