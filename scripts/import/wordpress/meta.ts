import { isWebUrl } from "../../../src/lib/article/is-web-url.ts";
import { frameOf } from "../../../src/lib/html/frame-of.ts";
import { playerOf } from "../html/player.ts";
import { listOf, objectOf, textOf } from "../../lib/json.ts";
import { lostNote, type Note } from "../source.ts";
import { textOfHtml } from "../html-text.ts";
import { valueOf } from "../xml.ts";
import { commentsOf } from "./comments.ts";
import type { Attachment } from "./library.ts";
import { linkOf } from "./shortcode.ts";

type Item = Record<string, unknown>;

/** The title and description fields of SEO plugins. */
const TITLE = /^(?:_yoast_wpseo_title|rank_math_title|_aioseop?_title|_seopress_titles_title)$/;
const SUMMARY =
  /^(?:_yoast_wpseo_metadesc|rank_math_description|_aioseop?_description|_seopress_titles_desc|_genesis_description)$/;
/** Variables in those fields, as "%excerpt%", "%%title%%" and "#post_title". */
const VARIABLE = /%\w+%|#(?:post|site|author|separator|tagline|current)/;
/** How plugins and themes keep an article out of search engines. */
const HIDDEN =
  /^(?:_yoast_wpseo_meta-robots-noindex=1|_genesis_noindex=1|jetpack_seo_noindex=1|rank_math_robots=.*noindex.*|_seopress_robots_index=yes|_aioseop_noindex=on)$/;
/** How plugins show an article only to some readers. */
const RESTRICTED = new RegExp(
  [
    "_jetpack_newsletter_access=.*subscribers",
    `(?:_members_access_role|rcp_subscription_level|rcp_access_level|rcUserLevel|_is_paid|_wpmem_block|patreon-level|groups-(?:groups_read_post|read)|wppb-content-restrict-(?:user-role|user-status))=(?!$|0(?:\\.0+)?$|all$|none$|default$|loggedout$)`,
    // Serialized PHP: of Ultimate Member, where 2 is for members, and a list of Memberful's plans.
    `um_content_restriction=.*"_um_custom_access_settings";(?:b:1|i:1|s:1:"1");.*"_um_accessible";(?:i:2|s:1:"2")`,
    "memberful_acl=a:[1-9]",
  ]
    .map((form) => `^(?:${form})`)
    .join("|"),
  "is",
);
/** The canonical URL of an article that was first published elsewhere. */
const CANONICAL = /^(?:_yoast_wpseo_canonical|rank_math_canonical_url|_aioseop_custom_link)$/;
/** External covers, set by plugins. */
const COVER = /^(?:fifu_image_url|_knawatfibu_url|_nelioefi_url|_thumbnail_ext_url)$/;
/** The page elsewhere to which a title leads: of themes, Squarespace, and plugins for link posts. */
const ABOUT = /^(?:_format_link_url|passthrough_url|_links_to|linked_list_url)$/;
/** Fields that are imported, or only affect a plugin's display; those that begin with `_` are not the author's. */
const SILENT =
  /^(?:_(?!format_).*|footnotes|rank_math_.*|jetpack_seo_noindex|classic-editor-remember|enclosure|publicize_.*|tagazine-media|wpcom_.*|wordads_.*|previously_liked_\d+|firehose_sent|restapi_import_id|original_post_id|switch_like_status|sharing_disabled|timeline_notification|dsq_thread_id)$/;
/** Taxonomies that are imported, or only affect an article's look. */
const KNOWN_TERMS =
  /^(?:(?:category|(?:post_)?tag|series|post_format|language|)$|(?:post|term)_translations)/;

export function coverIn(item: Item): string | undefined {
  return metaIn(item).find(([key, value]) => COVER.test(key) && /^https?:/.test(value))?.[1];
}

/** What it is about, if its title leads to another site. */
export function aboutIn(item: Item): { field: string; url: string } | undefined {
  const [field = "", url = ""] =
    metaIn(item).find(([key, value]) => ABOUT.test(key) && isWebUrl(value)) ?? [];
  return field ? { field, url } : undefined;
}

/** Its former slugs. */
export function formerSlugs(item: Item): string[] {
  return metaIn(item).flatMap(([key, value]) => (key === "_wp_old_slug" && value ? [value] : []));
}

export function metaIn(item: Item): [key: string, value: string][] {
  return listOf(item["wp:postmeta"]).map((row) => [
    valueOf(row["wp:meta_key"]),
    valueOf(row["wp:meta_value"]),
  ]);
}

/** Whether a field is imported, is reported by its meaning, or is not the author's. */
export function isUsed(key: string): boolean {
  return [TITLE, SUMMARY, CANONICAL, SILENT, COVER, ABOUT].some((used) => used.test(key));
}

/** Its number in a series, as stored by a plugin, with or without the series' own number. */
export function partIn(item: Item): string {
  const [, part = ""] = metaIn(item).find(([key]) => /^_series_part(?:_\d+)?$/.test(key)) ?? [];
  return /^[1-9]\d{0,2}$/.test(part) ? part : "";
}

/** The description of an article for search engines. */
export function summaryIn(item: Item): string {
  const [, summary = ""] =
    metaIn(item).find(
      ([key, value]) => SUMMARY.test(key) && value !== "" && !VARIABLE.test(value),
    ) ?? [];
  return textOfHtml(summary);
}

/** Whether a plugin showed it only to some readers. */
export function isRestrictedIn(item: Item): boolean {
  return metaIn(item).some((field) => RESTRICTED.test(field.join("=")));
}

/** Whether search engines were asked not to show it. */
export function isHiddenIn(item: Item): boolean {
  return metaIn(item).some((field) => HIDDEN.test(field.join("=")));
}

/** Fields of themes with the video of an article, but not what WordPress stores of its embeds. */
const VIDEO = /^(?!_(?!format_)).*(?:vid(?:eo)?(?:[-_]|$)|embed)/i;

/** The page of the video in a field, as a URL or the code of a frame; empty for any other field. */
function videoIn(key: string, value: string): string {
  if (!VIDEO.test(key)) return "";
  const url = /<iframe\b[^>]*?\bsrc=["']([^"']+)/i.exec(value)?.[1] ?? value;
  return frameOf(url)?.page ?? "";
}

/** A text with players for a podcast's files, and with links to videos, which WordPress stores beside it. */
export function withPlayers(item: Item, text: string): string {
  const videos = new Set(metaIn(item).map((field) => videoIn(...field)));
  const links = [...videos]
    .filter((page) => page && !text.includes(/[\w-]+$/.exec(page)?.[0] ?? page))
    .map((page) => `\n\n${linkOf(page)}`);
  const players = metaIn(item)
    .map(([key, value]) => (key === "enclosure" ? (value.split("\n")[0] ?? "").trim() : ""))
    .filter((url) => /^https?:/.test(url) && !text.includes(url))
    .map((url) => `\n\n${playerOf(url)}`);
  return text + players.join("") + links.join("");
}

/** A line for each field of an article that is lost. */
export function lostBeside(
  item: Item,
  { title, excerpt }: { title: string; excerpt: string },
  author: string,
  cover: Attachment | undefined,
  isCommon: (key: string, value: string) => boolean,
): Note[] {
  const notes: Note[] = [];
  const lose = (field: string, value: string, why = "") => {
    if (value) notes.push(lostNote(field, value, why));
  };
  for (const [key, value] of metaIn(item)) {
    const other = textOfHtml(value);
    if (TITLE.test(key)) lose("meta_title", other === title || !hasWords(other) ? "" : other);
    else if (SUMMARY.test(key)) lose("summary", other === excerpt ? "" : other);
    else if (CANONICAL.test(key)) lose("canonical_url", value);
    else if (ABOUT.test(key)) lose(key, value === aboutIn(item)?.url ? "" : value);
    else if (!isUsed(key) && !videoIn(key, value) && !isCommon(key, value)) lose(key, value);
  }
  const isAuthor = new Set([author, valueOf(item["dc:creator"])].map((name) => name.toLowerCase()));
  for (const term of listOf(item["category"])) {
    const [domain, name] = [textOf(term["@domain"]), textOfHtml(valueOf(term)).trim()];
    const login = textOf(term["@nicename"]).replace(/^cap-/, "");
    if (domain === "author") {
      if (![name, login].some((one) => isAuthor.has(one.toLowerCase())))
        lose("authors", name, ", because only one is kept");
    } else if (!KNOWN_TERMS.test(domain)) {
      lose(domain, name);
    }
  }
  if (cover?.caption) lose("cover", textOfHtml(cover.caption).trim(), ": covers have no caption");
  return notes;
}

/** Whether a field has words of its own, besides variables. */
function hasWords(field: string): boolean {
  return /[\p{L}\p{N}]/u.test(field.replace(/%\w+%|#\w+/g, ""));
}

/** Descriptions of categories, tags and files, and what happens to the files. */
export function descriptionNotes(channel: Item, attachments: ReadonlyMap<string, Item>): string[] {
  const terms = ["category", "tag", "term"].flatMap((name) =>
    [channel[`wp:${name}`]].flat().map((term) => valueOf(objectOf(term)[`wp:${name}_description`])),
  );
  const files = [...attachments.values()];
  const texts = files.map((file) => valueOf(file["content:encoded"]));
  const withComments = files.filter((file) => commentsOf(file).length > 0).length;
  return [
    [attachments.size, "files of the library come where an article shows them"],
    [texts.filter(Boolean).length, "descriptions of files are not imported"],
    [withComments, "files have comments, which are not imported"],
    [terms.filter(Boolean).length, "descriptions of categories and tags are not imported"],
  ].flatMap(([count, message]) => (Number(count) > 0 ? [`${count} ${message}.`] : []));
}
