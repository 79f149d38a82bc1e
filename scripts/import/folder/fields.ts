import { PICTURE_FILE } from "../picture-file.ts";
import { objectOf, textOf } from "../../lib/json.ts";
import { textOfLine } from "../html-text.ts";
import type { Head } from "./head.ts";

const CREATED_LATER = words(
  "createdon created_on createtime create_time create_date createdate created_date createddate datecreated",
);
/** Dates that earlier releases did not know. */
export const LATER_DATES = [
  ...words("publishedon published_on publicationdate publication_date postdate post_date"),
  ...CREATED_LATER,
];

/** The names of Obsidian's Linter are first. */
const CREATED = [
  "date created",
  "creation date",
  ...words("created created_at createdat date_created"),
  ...CREATED_LATER,
];

/** Fields that are true for unpublished texts. */
export const DRAFT = words(
  "draft isdraft is_draft unpublished private isprivate is_private _hidden",
);
/** Fields that are false for them. */
export const PUBLISHED = words(
  "published public dg-publish publish ispublished is_published render routable",
);
/** Fields that are true for texts that only some may read. */
export const FOR_MEMBERS = words("members_only members-only membersonly subscribers_only");
/** When a text stops being public. */
export const ENDS = words("expirydate unpublishdate unpublish_date");

/** The names that systems and themes have for the same thing, the most exact first, in lower case. */
export const FIELDS = {
  title: words("title"),
  // The last is of the first versions of AstroPaper.
  slug: words("slug _slug postslug"),
  date: [
    ...words(
      "date pubdate pub_date pubdatetime datetime publishdate publish_date published_at publishedat published_date publisheddate datepublished date_published publishedon published_on publicationdate publication_date postdate post_date published",
    ),
    ...CREATED,
    ...words("posted rss_pubdate"),
  ],
  created: CREATED,
  revised: [
    "date modified",
    "modification date",
    ...words(
      "lastmod updated updateddate updatedate updated_at updatedat updatedon updated_on last_modified_at moddatetime modified datemodified lastupdated last_updated last-updated last_update last-modified last_modified last-modified-date last_modified_date date_modified date-modified last_edited last_edited_time modified_time modifiedtime update_time updatetime updated_time updatedtime last_modified_time modifiedon modified_on modifiedat modified_at lastmodified lastmodifiedat last-modified-at dateupdated update_date date_updated update",
    ),
  ],
  excerpt: words(
    "description summary excerpt spoiler lead abstract tldr hook subtitle blurb seodescription metadescription meta_description desc rss_description",
  ),
  language: words("language lang locale"),
  translations: words("translationkey translation_key lang-ref lang_ref page_id ref"),
  categories: words("categories category"),
  tags: words("tags tag tag_list keywords topics"),
  author: words("author authors"),
  series: words("series"),
  part: words("series_order series_part series_weight seriesorder seriespart part"),
  cover: words(
    "cover coverimage cover_image heroimage hero_image hero featured_image featuredimage feature_image featureimage image images header banner ogimage og_image socialimage previewimage thumbnail thumb teaser index_img banner_img headimg top_img meta_image feature cover-img feature-img thumbnail-img share-img img",
  ),
  own: words("permalink url path"),
  aliases: words("aliases alias redirect_from redirects oldurl tumblr_url blogger_orig_url"),
  featured: words("featured isfeatured pin pinned sticky istop"),
  unlisted: words("unlisted hidden hideinlist secret eleventyexcludefromcollections"),
  discussions: words("discussions"),
  draft: [...DRAFT, ...PUBLISHED, ...FOR_MEMBERS, ...words("status visibility audience password")],
};

/** The URL of what a text is about, on another site. */
export const ABOUT = words(
  "url link external-url external_url externalurl link_url linkurl linked_url external_link externallink bookmark-of bookmark_of in-reply-to in_reply_to like-of like_of repost-of repost_of",
);

/** Adds fields that Hugo, Zola, Grav and Obsidian's digital garden nest; top-level ones take precedence. */
export function withNested({
  params,
  extra,
  taxonomies,
  taxonomy,
  "dg-note-properties": ofNote,
  ...head
}: Head): Head {
  const { date, last_update: changed } = head;
  // Material for MkDocs has both dates in one field.
  const dates = date instanceof Date ? {} : objectOf(date);
  const { created, updated } = dates;
  const parts = created ? { date: created, ...(updated ? { updated } : {}) } : {};
  return {
    ...objectOf(ofNote),
    ...objectOf(extra),
    ...objectOf(params),
    ...head,
    ...objectOf(taxonomies),
    ...objectOf(taxonomy),
    ...parts,
    // Docusaurus puts the author beside it.
    ...(changed !== undefined && { last_update: objectOf(changed)["date"] ?? changed }),
  };
}

/** The fields with the URL or the name in an object that contains more. */
export const URL_FIELDS = [
  "image",
  "feature",
  "path",
  "url",
  "src",
  "img",
  "teaser",
  "overlay_image",
];
/** Those of a picture, not of the page beside it. */
const PICTURE_FIELDS = URL_FIELDS.filter((name) => !["path", "url"].includes(name));
const NAMES = ["name", "display_name", "label", "title"];
const URL_FIRST = [...URL_FIELDS, ...NAMES];
export const NAME_FIRST = [...NAMES, ...URL_FIELDS];

/** The first text of some fields; for a list or an object its first entry. */
export function first(head: Head, fields: readonly string[], parts = URL_FIRST): string {
  for (const field of fields) {
    const text = textIn(head[field], parts);
    if (text) return text;
  }
  return "";
}

/** A text, or that of an object or list; nested ones only where systems nest them. */
export function textIn(found: unknown, parts = URL_FIRST, depth = 0): string {
  // Links of Obsidian without quotation marks are lists in lists.
  const entry: unknown = Array.isArray(found) ? found.flat(2)[0] : found;
  // TOML has a type for times.
  const text = (entry instanceof Date ? entry.toISOString() : textOf(entry)).trim();
  if (text || depth > 2 || typeof entry !== "object") return text;
  const object = objectOf(entry);
  return parts.map((name) => textIn(object[name], parts, depth + 1)).find(Boolean) ?? "";
}

/** Pelican splits names at commas only if there is no semicolon. At the end of an entity it is none. */
const SEPARATORS = [/(?<!&#?\w+);/, /,/];

/**
 * Names in a list, or in a text separated by semicolons or commas; Obsidian's and Logseq's may be links.
 *
 * @param hasBlanks whether names in a plural field may be separated by spaces alone, as in Jekyll
 */
export function namesOf(head: Head, fields: readonly string[], hasBlanks = true): string[] {
  return fields
    .flatMap((field) => {
      const found = head[field];
      if (Array.isArray(found)) return found.flatMap(namesIn);
      const text = textIn(found, NAME_FIRST);
      const separator = SEPARATORS.find((one) => one.test(text));
      return separator
        ? text.split(separator)
        : hasBlanks && field.endsWith("s")
          ? text.split(/\s+/)
          : [text];
    })
    .map((name) => withoutLink(textOfLine(name.trim())))
    .filter(Boolean);
}

/** The name in an entry of a list; a link of Obsidian without quotation marks is a list in a list. */
function namesIn(entry: unknown): string[] {
  return Array.isArray(entry)
    ? entry.flat(2).map((one) => textIn(one, NAME_FIRST).replace(/^[^|]*\|/, ""))
    : [textIn(entry, NAME_FIRST)];
}

/** A name without the brackets of a link, as in Obsidian and Logseq. */
export function withoutLink(name: string): string {
  return name.replace(/^#?(?:\[\[(?:[^\]|]*\|)?([^\]|]*)\]\])?/, "$1");
}

/** Whether one of the fields has a value that matches; by default, a true one. */
export function hasValue(
  head: Head,
  fields: readonly string[],
  pattern = /^(?:true|yes|on|1)$/i,
): boolean {
  return fields.some((field) => pattern.test(textOf(head[field]).trim()));
}

/** Further names of a picture, such as `header-img`, `post_image` and `imageUrl`. */
const PICTURE_NAME =
  /(?:image|img|picture|photo|(?<![a-z])pic|poster|(?<!dis)cover|thumb|thumbnail)[-_]?(?:url|uri|path|src|file)?$/;
/** Names of a picture, or of a page. */
const AMBIGUOUS_NAME = /^(?:background|splash|preview)$/;
const OF_OTHERS = /author|avatar|profile|logo|icon/;
/** What is for search engines and social networks, with a picture in it. */
const SHARED = /^(?:seo|og|open_?graph|meta|metadata|social|twitter|sharing|featured)$/;

/** Whether a field has a picture that may be the cover. */
export function isCover(field: string, value: unknown): boolean {
  if (FIELDS.cover.includes(field)) return true;
  const isNamed = PICTURE_NAME.test(field) && !OF_OTHERS.test(field);
  const isShared = SHARED.test(field) && first(objectOf(value), PICTURE_FIELDS) !== "";
  const url = isNamed || isShared || AMBIGUOUS_NAME.test(field) ? urlIn(value) : "";
  const isUrl = /^(?:https?:)?\/\//.test(url) && !AMBIGUOUS_NAME.test(field);
  return isUrl || PICTURE_FILE.test(url);
}

/** The URL of a picture in a field, in Obsidian between brackets; a name in it only if it is a file's. */
function urlIn(written: unknown): string {
  const found = Array.isArray(written) ? written.flat(2) : written;
  const named = textIn(found, NAMES);
  const url = textIn(found, URL_FIELDS) || (PICTURE_FILE.test(named) ? named : "");
  return url.replace(/^!?\[\[([^\]|]*)(?:\|[^\]]*)?\]\]$/, "$1");
}

/** Names of the alt text in a picture's object. */
export const ALT_FIELDS = words("alt alttext alt_text imagealt image_alt");

/** A cover, and its alt text, which is in it or beside it. */
export function coverOf(head: Head): { cover: string; alt: string; others: string[] } {
  const fields = new Set([
    ...FIELDS.cover,
    ...Object.keys(head).filter((field) => isCover(field, head[field])),
  ]);
  const found = [...fields].filter((field) => !/^(?:true|false)?$/.test(urlIn(head[field])));
  const [field = ""] = found;
  const bare = field.replace(/[-_]?(?:image|img)$/, "");
  const beside = [field, bare, `${bare}img`, "image", "cover"].flatMap((name) =>
    ["alt", "_alt", "-alt", "alttext"].map((end) => `${name}${end}`),
  );
  const alt = first(objectOf([head[field]].flat()[0]), ALT_FIELDS) || first(head, beside);
  const cover = urlIn(head[field]);
  const others = found
    .flatMap((name) => [head[name]].flat().map((one) => urlIn(one)))
    .filter((other) => other && other !== cover);
  return { cover, alt, others: [...new Set(others)] };
}

export function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
