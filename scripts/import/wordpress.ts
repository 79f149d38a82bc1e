import { UserError } from "../lib/user-error.ts";
import { filesIn, pathIn } from "../lib/folder-files.ts";
import { listOf, objectOf, textOf } from "../lib/json.ts";
import {
  type ImportedPost,
  isFolder,
  loss,
  NOT_FOR_EVERYBODY,
  type Note,
  pathOn,
  readExport,
  type Source,
} from "./source.ts";
import { withLink } from "./folder/about.ts";
import { commentsOf, dateOf } from "./wordpress/comments.ts";
import { keyOfNumber, originOf } from "./wordpress/links.ts";
import { languageIn } from "./wordpress/language.ts";
import { altsOf, libraryIn, type Library } from "./wordpress/library.ts";
import {
  aboutIn,
  coverIn,
  descriptionNotes,
  formerSlugs,
  isHiddenIn,
  isRestrictedIn,
  lostBeside,
  partIn,
  withPlayers,
  summaryIn,
} from "./wordpress/meta.ts";
import { metaOf } from "./wordpress/meta-of.ts";
import { commonFields } from "./wordpress/settings.ts";
import { TABLE } from "./wordpress/tables.ts";
import { htmlOfWordPress } from "./wordpress/text.ts";
import { textOfHtml } from "./html-text.ts";
import { parseXml, valueOf } from "./xml.ts";

/** What WordPress names its first category, in the languages of which the word means nothing else. */
const NO_CATEGORY = new RegExp(
  `^(?:${[
    "uncategori[sz]ed|unkategorisiert|non classé|sin categoría|(?:sem|senza) categoria|sense categoria|geen categorie",
    "bez kategorii|без рубрики|без категорії|без категория|nezařazené|nezaradené|okategoriserade?|ikke kategoriseret|ukategorisert",
    "fără categorie|χωρίς κατηγορία|未分類|未分类|미분류|chưa (?:được )?phân loại|tak berkategori|دسته[ \u200c]?بندی نشده|غير مصنف",
  ].join("|")})$`,
  "i",
);
const LISTS = new Set(["item", "category", "wp:comment", "wp:postmeta", "wp:author"]);
/** Statuses of items that are not somebody's writing. */
const SKIPPED = new Set(["trash", "auto-draft", "inherit"]);
const TEXTS = new Set(["post", "page"]);
/** Items that come with the texts that show them. */
const INSERTED = new Set(["attachment", "wp_block", TABLE]);
/**
 * Reads WordPress' export (Tools → Export), WXR 1.0 to 1.2.
 *
 * @param input a file, or a folder with the files of a large export
 * @param siteUrl of the old site; by default from the file
 * @throws {UserError} if it is another file, or cannot be read
 */
export function readWordPress(input: string, siteUrl: string): Source {
  const files = isFolder(input)
    ? filesIn(input)
        .filter((name) => name.endsWith(".xml"))
        .map((name) => pathIn(input, name))
    : [input];
  const channels = files.map(channelOf);
  const [channel] = channels;
  if (!channel) throw new UserError(`There is no WordPress export in ${input}.`);

  // Version 1.0 only has the latter.
  const home = valueOf(channel["wp:base_blog_url"]) || valueOf(channel["link"]);
  const base = siteUrl || home.replace(/\/$/, "");
  const items = channels.flatMap((part) => listOf(part["item"]));
  const attachments = new Map(
    items
      .filter((item) => typeOf(item) === "attachment")
      .map((item) => [valueOf(item["wp:post_id"]), item]),
  );
  const authors = new Map(
    channels
      .flatMap((part) => listOf(part["wp:author"]))
      .map((row) => [
        valueOf(row["wp:author_login"]),
        textOfHtml(valueOf(row["wp:author_display_name"])),
      ]),
  );
  const origin = originOf(home || siteUrl);
  const libraryOf = libraryIn(items, attachments);
  const texts = items.filter((item) => TEXTS.has(typeOf(item)));
  const kept = texts.filter((item) => !SKIPPED.has(valueOf(item["wp:status"])));
  const { isCommon, notes } = commonFields(kept);
  const posts = kept.map((item) => postOf(item, { base, origin, authors, libraryOf, isCommon }));

  const others = new Map<string, number>();
  for (const item of items) {
    const type = typeOf(item);
    if (!TEXTS.has(type) && !INSERTED.has(type)) others.set(type, (others.get(type) ?? 0) + 1);
  }
  const skipped = texts.length - kept.length;
  return {
    siteUrl: base,
    posts,
    alts: altsOf(attachments),
    keyOf: (url) => keyOfNumber(base, url),
    notes: [
      ...[...others].map(
        ([type, count]) => `${count} items of the type “${type}” are not imported.`,
      ),
      ...descriptionNotes(channel, attachments),
      ...notes,
      ...(skipped > 0 ? [`${skipped} posts that were in the bin there are not imported.`] : []),
    ],
  };
}

function channelOf(file: string): Record<string, unknown> {
  const { rss } = objectOf(parseXml(file, readExport(file), LISTS));
  const channel = objectOf(objectOf(rss)["channel"]);
  const names = [channel, ...listOf(channel["item"]).slice(0, 1)].flatMap(Object.keys);
  if (!names.some((name) => name.startsWith("wp:")))
    throw new UserError(`${file} is not a WordPress export.`);
  return channel;
}

function typeOf(item: Record<string, unknown>): string {
  return valueOf(item["wp:post_type"]) || "post";
}

/** What the texts of an export share. */
type Site = {
  base: string;
  origin: string;
  authors: Map<string, string>;
  libraryOf: (id: string) => Library;
  isCommon: (key: string, value: string) => boolean;
};

function postOf(item: Record<string, unknown>, site: Site): ImportedPost {
  const { base, origin, authors } = site;
  const id = valueOf(item["wp:post_id"]);
  const library = site.libraryOf(id);
  const terms = [item["category"] ?? []].flat();
  const namesOf = (...domains: string[]) => [
    ...new Set(
      terms
        .filter((term) => domains.includes(textOf(objectOf(term)["@domain"])))
        .map((term) => textOfHtml(valueOf(term)).trim()),
    ),
  ];
  const status = valueOf(item["wp:status"]);
  const notes: Note[] = [];
  const isForAll =
    status !== "private" && !valueOf(item["wp:post_password"]) && !isRestrictedIn(item);
  if (!isForAll) notes.push(NOT_FOR_EVERYBODY);
  const isUnlisted = isHiddenIn(item);
  if (isUnlisted)
    notes.push({ field: "status", message: "is not for search engines: unlisted here" });
  const numberOfCover = metaOf(item, "_thumbnail_id");
  const thumbnail = library.byId(numberOfCover);
  // An export in several files may have a picture in another one.
  if (!thumbnail && /^[1-9]/.test(numberOfCover)) {
    notes.push(loss("cover", `the picture ${numberOfCover} is not in the file`));
  }
  const convert = (text: string, all: Note[]) => {
    const { html, lost } = htmlOfWordPress(text, library);
    for (const message of lost) all.push(loss("text", message));
    return html;
  };
  const comments = commentsOf(item, notes);
  const date = dateOf(item, "wp:post_date", notes);
  const url = pathOn(base, valueOf(item["link"]));
  const title = textOfHtml(valueOf(item["title"]));
  const excerpt = textOfHtml(valueOf(item["excerpt:encoded"])).trim() || summaryIn(item);
  const creator = valueOf(item["dc:creator"]);
  // In version 1.0, it is the displayed name.
  const author = authors.get(creator) ?? textOfHtml(creator);
  const played = withPlayers(item, valueOf(item["content:encoded"]));
  const text = withLink(played, aboutIn(item), true, notes);
  notes.push(...lostBeside(item, { title, excerpt }, author, thumbnail, site.isCommon));
  return {
    // Files that another program wrote may have no numbers.
    key: `wordpress:${id || valueOf(item["link"]) || title}`,
    origin,
    isPage: typeOf(item) === "page",
    title,
    slug: valueOf(item["wp:post_name"]),
    excerpt,
    ...languageIn(item),
    format: "html",
    text: () => text,
    convert,
    // Version 1.0 has each name twice, categories also without a domain.
    categories: namesOf("category", "").filter((name) => !NO_CATEGORY.test(name.normalize())),
    tags: namesOf("post_tag", "tag"),
    isPublished: ["publish", "future"].includes(status) && isForAll,
    isUnlisted,
    isFeatured: valueOf(item["wp:is_sticky"]) === "1",
    date,
    author,
    series: namesOf("series")[0] ?? "",
    part: partIn(item),
    cover: thumbnail?.url ?? coverIn(item) ?? null,
    coverAlt: thumbnail?.alt ?? "",
    addresses:
      url && !url.includes("?")
        ? [url, ...formerSlugs(item).map((slug) => url.replace(/[^/]+(?=\/?$)/, slug))]
        : [],
    comments,
    notes,
  };
}
