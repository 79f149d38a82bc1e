import { UserError } from "../lib/user-error.ts";
import { playerOf } from "./html/player.ts";
import { listOf, objectOf, textOf } from "../lib/json.ts";
import {
  bareHost,
  type ImportedComment,
  type ImportedPost,
  loss,
  lostNote,
  type Note,
  pathOn,
  readExport,
  type Source,
} from "./source.ts";
import { textOfHtml } from "./html-text.ts";
import { parseXml, valueOf } from "./xml.ts";

type Entry = Record<string, unknown>;

const LISTS = new Set(["entry", "category", "link", "gd:extendedProperty"]);

/**
 * Reads a backup of Blogger: `feed.atom` of Google Takeout, and the older `blog-….xml`.
 *
 * @param siteUrl of the old site, which Takeout's does not contain
 * @throws {UserError} if it is another file
 */
export function readBlogger(file: string, siteUrl: string): Source {
  const feed = objectOf(objectOf(parseXml(file, readExport(file), LISTS))["feed"]);
  const entries = Map.groupBy(listOf(feed["entry"]), kindOf);
  const all = [...(entries.get("POST") ?? []), ...(entries.get("PAGE") ?? [])];
  if (all.length === 0) throw new UserError(`${file} is not a backup of Blogger.`);
  const texts = all.filter((entry) => !isTrashed(entry));
  const start = [feed, ...texts].map((entry) => linkIn(entry, "alternate")).find(Boolean);
  const site = siteUrl || (URL.parse(start ?? "")?.origin ?? "");
  const comments = Map.groupBy(entries.get("COMMENT") ?? [], (entry) =>
    numberIn(
      valueOf(entry["blogger:parent"]) || textOf(objectOf(entry["thr:in-reply-to"])["@ref"]),
    ),
  );
  const posts = texts.map((entry) =>
    postOf(entry, site, comments.get(numberIn(valueOf(entry["id"]))) ?? []),
  );
  const byPath = new Map(posts.flatMap(({ key, addresses }) => addresses.map((at) => [at, key])));
  const host = bareHost(URL.parse(site)?.host ?? "");
  return {
    siteUrl: site,
    posts,
    // Blogger serves a blog below the domain of each country, and to phones with a parameter.
    keyOf: (href) => {
      const url = URL.parse(href, site || undefined);
      const isOwn = url && (bareHost(url.host) === host || nameOf(url.host) === nameOf(host));
      return isOwn ? byPath.get(url.pathname) : undefined;
    },
    notes: [
      ...(site ? [] : ["The file does not say where the blog was: name it with --site."]),
      ...(all.length > texts.length
        ? [`${all.length - texts.length} posts that were in the bin there are not imported.`]
        : []),
    ],
  };
}

/** The name of a blog on Blogger's own domains. */
function nameOf(host: string): string {
  return /^(.+)\.blogspot\.[a-z.]+$/.exec(host)?.[1] ?? host;
}

function kindOf(entry: Entry): string {
  const kind = listOf(entry["category"])
    .map((category) => /\/blogger\/2008\/kind#(\w+)$/.exec(textOf(category["@term"]))?.[1])
    .find(Boolean);
  return valueOf(entry["blogger:type"]) || (kind ?? "").toUpperCase();
}

function statusOf(entry: Entry): string {
  const isDraft = valueOf(objectOf(entry["app:control"])["app:draft"]) === "yes";
  return valueOf(entry["blogger:status"]) || (isDraft ? "DRAFT" : "LIVE");
}

function isTrashed(entry: Entry): boolean {
  return valueOf(entry["blogger:trashed"]) !== "" || statusOf(entry).includes("TRASHED");
}

function linkIn(entry: Entry, relation: string): string {
  return textOf(listOf(entry["link"]).find((link) => link["@rel"] === relation)?.["@href"]);
}

/** The number that an id or a URL ends with. */
function numberIn(id: string): string {
  return /\d+$/.exec(id)?.[0] ?? "";
}

function postOf(entry: Entry, site: string, comments: readonly Entry[]): ImportedPost {
  const notes: Note[] = [];
  const href = valueOf(entry["blogger:filename"]) || pathOn(site, linkIn(entry, "alternate"));
  const location =
    objectOf(entry["blogger:location"])["blogger:name"] ?? entry["georss:featurename"];
  if (valueOf(location)) notes.push(lostNote("location", valueOf(location)));
  const enclosure = linkIn(entry, "enclosure");
  const gone = comments.filter((comment) => !isShown(comment)).length;
  if (gone > 0) {
    notes.push(loss("comments", `${gone} deleted comments and spam are not imported`));
  }
  const isPublished = ["LIVE", "SCHEDULED"].includes(statusOf(entry));
  const published = valueOf(entry["published"]) || null;
  const text = valueOf(entry["content"]) + (enclosure && playerOf(enclosure));
  return {
    key: `blogger:${valueOf(entry["id"])}`,
    origin: "",
    isPage: kindOf(entry) === "PAGE",
    title: textOfHtml(valueOf(entry["title"])).trim(),
    slug: href?.replace(/^.*\/|\.html$/g, "") ?? "",
    excerpt: textOfHtml(valueOf(entry["blogger:metaDescription"])),
    format: "html",
    text: () => text,
    categories: [],
    tags: listOf(entry["category"])
      .filter((category) => !textOf(category["@scheme"]).endsWith("#kind"))
      .map((category) => textOf(category["@term"]))
      .filter(Boolean),
    isPublished,
    date: isPublished ? published : null,
    created: valueOf(entry["blogger:created"]) || (isPublished ? null : published),
    author: authorOf(entry),
    cover: null,
    addresses: href ? [href] : [],
    comments: comments.map(commentOf),
    notes,
  };
}

function authorOf(entry: Entry): string {
  const { author } = entry;
  return valueOf(objectOf(Array.isArray(author) ? author[0] : author)["name"]);
}

function isShown(entry: Entry): boolean {
  const isRemoved = listOf(entry["gd:extendedProperty"]).some(
    (property) => property["@name"] === "blogger.contentRemoved",
  );
  return !isRemoved && /^(?:LIVE|PENDING|DRAFT)$/.test(statusOf(entry));
}

function commentOf(entry: Entry): ImportedComment {
  return {
    key: numberIn(valueOf(entry["id"])),
    parent: numberIn(valueOf(entry["blogger:inReplyTo"]) || linkIn(entry, "related")) || null,
    author: authorOf(entry),
    text: valueOf(entry["content"]),
    date: valueOf(entry["published"]) || null,
    isHeld: statusOf(entry) !== "LIVE",
    isGone: !isShown(entry),
  };
}
