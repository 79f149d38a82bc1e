import { withoutCode } from "../markdown/fence.ts";
import { NOT_FOR_EVERYBODY, objectOf, textOf, type ImportedPost, type Note } from "../source.ts";
import { textOfLine } from "../html-text.ts";
import { addressesIn, inSite } from "./addresses.ts";
import type { Folder } from "./dialect.ts";
import {
  DRAFT,
  FIELDS,
  LATER_DATES,
  NAME_FIRST,
  PUBLISHED,
  coverOf,
  first,
  namesOf,
  hasValue,
} from "./fields.ts";
import type { Head } from "./head.ts";
import type { OldSite } from "./old-site.ts";
import { galleriesIn, isListOfShown } from "./gallery.ts";
import { CODE } from "./folder-languages.ts";
import { isAtRoot, isHome } from "./placeholders.ts";
import type { Written } from "./heading.ts";
import { lostFields, unusedSynonyms, textsIn } from "./lost.ts";
import { dayIn, isOfGrav, namedOf, ofLogseq, unnumbered } from "./names.ts";
import { plainText } from "./text.ts";
import { dateOf, timeOf } from "./times.ts";
import { languageOf, translationsOf } from "./translations.ts";

/** Names that these systems, Astro and Quarto do not publish: of files, and of folders below those for texts. */
const UNPUBLISHED =
  /(?:^|\/)_(?!index\b)[^/]*$|(?:^|\/)(?:_posts|src\/content|src\/pages)\/(?:.*\/)?_[^/]*\//;
const SKIPS_UNDERSCORES = new Set(["jekyll", "hexo", "astropaper", "docusaurus", "other"]);
/** Hugo's folder of pages. */
const PAGES = new RegExp(`^content/(?:${CODE}/)?pages?/`, "i");
/** Liquid that is shown as it is written. */
const RAW = /\{%-?\s*raw\s*-?%\}[^]*?\{%-?\s*endraw\s*-?%\}/g;
/** Tags that Eleventy sites use as collections of all articles. */
const COLLECTIONS = /^(?:posts?|all|nav)$/;

/** A file as a post; its text is read on demand. */
export function postOf(folder: Folder, written: Written, isHtml: boolean): ImportedPost {
  const { site } = folder;
  const { file, head, about } = written;
  const text = () => folder.textOf(file);
  const galleries = galleriesIn(head, text);
  const notes = lostFields(head).filter(
    ({ field }) => !galleries.includes(field) && !isListOfShown(head[field], text),
  );
  notes.push(...unusedSynonyms(head));
  const language = languageOf(file, folder.names, site);
  const { day, name, fullName, former, title, slug } = namingOf(site, written, language.isInName);
  const dayInUrl = dayIn(first(head, [...FIELDS.own, ...FIELDS.slug]));
  const date = dateOf(head, day ?? dayInUrl, site, notes);
  const formerFields = Object.entries(head).filter(([field]) => !LATER_DATES.includes(field));
  const formerDate = dateOf(Object.fromEntries(formerFields), day ?? dayInUrl, site, []);
  const obstacles = obstaclesTo(site, written, date !== null && date === day, text);
  notes.push(...obstacles);
  const isDraft = obstacles.length > 0 || saysDraft(site, written);
  const { cover, alt, others } = coverOf(head);
  notes.push(...lostOthers("cover", others));
  const isPage = isPageOf(folder, file, head, date);
  if (!isDraft && !date && !isPage)
    notes.push({ field: "date", message: "is missing, so it is imported as a draft" });
  const hasBlanks = site.system === "jekyll" || site.system === "other";
  const named = namesOf(head, FIELDS.categories, hasBlanks);
  const categories = named.length > 0 || isPage ? named : folderOfPelican(site, file);
  const [series, ...otherSeries] = namesOf({ series: [head["series"]].flat() }, FIELDS.series);
  notes.push(...lostOthers("series", otherSeries));
  return {
    key: `markdown:${file}`,
    origin: JSON.stringify([
      former.title,
      formerDate === day && !former.hasDay ? null : formerDate,
    ]),
    isPage,
    title,
    slug: language.isTranslation ? `${slug}-${language.code}` : slug,
    excerpt: excerptOf(head),
    language: first(head, FIELDS.language) || language.code || undefined,
    // Pelican's share a slug.
    translations: translationsOf(head, site.system === "pelican" ? slug : language.group),
    format: isHtml ? "html" : "markdown",
    text,
    convert: (original, noted) =>
      withLink(
        plainText(folder, { file, head, title, about, text: original, isHtml, categories }, noted),
        about,
        isHtml,
        noted,
      ),
    categories,
    tags: [...namesOf(head, FIELDS.tags, hasBlanks), ...written.tags]
      .filter((tag) => !(site.system === "eleventy" && COLLECTIONS.test(tag)))
      .map((tag) => site.tags.get(tag.toLowerCase()) || tag),
    isPublished: !isDraft && (isPage || date !== null),
    isUnlisted:
      isHidden(site, head) || hasValue(head, FIELDS.unlisted) || buildOf(head)["list"] === "never",
    isFeatured: hasValue(head, FIELDS.featured),
    date,
    created: timeOf(head, FIELDS.created, site),
    revised: timeOf(head, FIELDS.revised, site),
    author: authorOf(head, site),
    ...(series && { series, part: first(head, FIELDS.part) }),
    discussions: textsIn(head["discussions"]),
    cover: cover || coverBeside(folder, file, head),
    coverAlt: alt,
    addresses: addressesIn(site, head, {
      file,
      name,
      fullName,
      slug,
      title,
      categories: [...foldersOfPosts(site, file), ...categories],
      date,
      language: language.inPath,
      head,
    }),
    comments: [],
    notes,
  };
}

/** The names of a text on the old site; `fullName` includes the date of the file name where URLs have it. */
function namingOf(
  site: OldSite,
  { file, head, title, formerTitle }: Written,
  hasLanguage: boolean,
) {
  const parts = namedOf(hasLanguage ? file.replace(/\.[\w-]+(?=\.\w+$)/, "") : file);
  const inNuxt = site.system === "nuxt" || isOfGrav(file) ? unnumbered : String;
  const name = site.isLogseq ? ofLogseq(parts.name) : inNuxt(parts.name);
  const own = first(head, FIELDS.slug);
  const keepsDate =
    site.keepsDates || site.isQuarto || isOfGrav(file) || /^src\/content\/|\.qmd$/.test(file);
  return {
    day: parts.day,
    name,
    fullName: !own && keepsDate ? inNuxt(parts.fullName) : name,
    // As earlier releases derived them, which knew neither Logseq's names nor dates with underscores and read headings
    // in another way, so that no text is imported twice.
    former: {
      title: formerTitle || spaced(inNuxt(parts.name)),
      hasDay: !/^\d{4}_/.test(parts.fullName) || first(head, FIELDS.date) !== "",
    },
    title: title || titleOf(name),
    slug:
      (own || (isHome(file) ? "" : (site.hasTitlesInPath && titleInPath(title)) || name))
        .split("/")
        .findLast(Boolean) ?? "",
  };
}

/** A title as Pelican makes a slug of it; empty for one in a script that it transliterates. */
function titleInPath(title: string): string {
  const bare = title
    .normalize("NFKD")
    .replace(/[–—]/g, "-")
    .replace(/\p{M}|[‘’“”…]/gu, "");
  return /^\p{ASCII}*$/u.test(bare)
    ? bare
        .replace(/[^\w\s-]/g, "")
        .trim()
        .replace(/[\s-]+/g, "-")
        .toLowerCase()
    : "";
}

/** The title that a name stands for: itself if it has spaces, as notes have, and none for a number. */
function titleOf(name: string): string {
  if (/^[\d ]+$/.test(spaced(name))) return "";
  return /\S\s+\S/.test(name) ? name : spaced(name);
}

function spaced(name: string): string {
  return name.replaceAll(/[-_]+/g, " ");
}

/**
 * Why a text can only be imported as a draft, although it does not say that it is one.
 *
 * @param isDatedByName whether its date is in its name
 * @param text reads its text
 */
function obstaclesTo(
  site: OldSite,
  { file, head, fault }: Written,
  isDatedByName: boolean,
  text: () => string,
): Note[] {
  const isUndated = first(head, FIELDS.date) === "";
  const notes: Note[] = [];
  const refuse = (field: string, reason: string) =>
    notes.push({ field, message: `${reason}, so it is imported as a draft` });
  // Journals are private.
  if ((site.isVault || site.isLogseq) && isDatedByName && isUndated && !hasValue(head, PUBLISHED))
    refuse("date", "is in the name alone");
  if (!isPublic(head)) notes.push(NOT_FOR_EVERYBODY);
  if (site.isInFolders && !file.includes("/")) refuse("name", "is in no folder of texts");
  if (site.isLiquid && isUndated && /\{%-?\s*for\s/.test(withoutCode(text().replace(RAW, ""))))
    refuse("text", "lists others by a template");
  if (SKIPS_UNDERSCORES.has(site.system) && UNPUBLISHED.test(file))
    refuse("name", "has an underscore first");
  if (fault !== undefined)
    notes.push({
      field: "front matter",
      message: `is taken field by field: ${fault}`,
      isLost: true,
    });
  return notes;
}

/** Whether a text says itself that readers of the old site do not find it. */
function saysDraft(site: OldSite, { file, head }: Written): boolean {
  return (
    isExpired(head, site) ||
    // Hugo and Eleventy generate no page for it.
    buildOf(head)["render"] === "never" ||
    textOf(head["permalink"]) === "false" ||
    isMarkedAsDraft(site, head, file)
  );
}

/** Hugo's options for whether it makes a page of a text, and lists it. */
function buildOf(head: Head): Record<string, unknown> {
  return objectOf(head["build"] ?? head["_build"]);
}

/** Whether Pelican publishes it without listing it. */
function isHidden({ system }: OldSite, head: Head): boolean {
  return system === "pelican" && hasValue(head, ["status"], /^hidden$/i);
}

/** Without fields that only say whether an excerpt is shown. */
function excerptOf(head: Head): string {
  const fields = FIELDS.excerpt.filter((field) => !/^(?:true|false)$/.test(textOf(head[field])));
  // Many themes render its Markdown.
  return textOfLine(first(head, fields))
    .replace(/!?\[([^\]]*)\]\([^()\s]*\)/g, "$1")
    .replace(/\*\*(?=\S)(.+?)(?<=\S)\*\*/g, "$1");
}

/** A cover that is also in the text is not imported twice. */
function coverBeside(folder: Folder, file: string, head: Head): string | null {
  const cover = folder.coverBeside(file, head);
  return cover && !folder.textOf(file).includes(cover) ? cover : null;
}

/** The folder that Pelican takes as the category of a text without one. */
function folderOfPelican({ system }: OldSite, file: string): string[] {
  const folder = /^content\/([^/]+)\//.exec(file)?.[1];
  return system === "pelican" && folder ? [folder] : [];
}

/** A text with what it is about, to which its title led. */
function withLink(text: string, about: Written["about"], isHtml: boolean, notes: Note[]): string {
  if (!about) return text;
  const { field, url } = about;
  const escaped = url.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  if (hasUrl(text, url) || hasUrl(text, escaped)) return text;
  notes.push({ field, message: `${url} is added below the text` });
  const link = isHtml ? `<p><a href="${escaped}">${escaped}</a></p>` : `<${url}>`;
  return `${text}\n\n${link}`.trim();
}

/** Whether a text has a URL, and not only a longer one. */
function hasUrl(text: string, url: string): boolean {
  return text
    .split(url)
    .some((rest, index) => index > 0 && /^\/?(?![\w/?#&=%+~-])(?!\.\w)/.test(rest));
}

/** Hexo plugins encrypt posts with a password; converters of Ghost keep its visibility. */
function isPublic(head: Head): boolean {
  return (
    !hasValue(head, ["password"], /^(?!false$)./i) &&
    !hasValue(head, ["visibility"], /^(?:members|paid|protected)$/i)
  );
}

/** Whether Hugo no longer shows it, or only within other texts. */
function isExpired(head: Head, site: OldSite): boolean {
  const end = timeOf(head, ["expirydate", "unpublishdate"], site);
  return (end !== null && Date.parse(end) < Date.now()) || hasValue(head, ["headless"]);
}

function isMarkedAsDraft(site: OldSite, head: Head, file: string): boolean {
  const status = /^(?:draft|private|hidden|pending|trash|unpublished|wip)$/i;
  return (
    hasValue(head, DRAFT) ||
    hasValue(head, PUBLISHED, /^(?:false|no)$/i) ||
    (!isHidden(site, head) && hasValue(head, ["status", "visibility"], status)) ||
    /(?:^|\/)_?drafts\/|\.draft\.\w+$/.test(file)
  );
}

function lostOthers(field: string, others: readonly string[]): Note[] {
  if (others.length === 0) return [];
  const message = `${others.join(", ")} are not imported, because only one is kept`;
  return [{ field, message, isLost: true }];
}

/** The folders above Jekyll's `_posts`, which are categories there. */
function foldersOfPosts(site: OldSite, file: string): string[] {
  if (site.system !== "jekyll") return [];
  return /^([^_].*?)\/_posts\//.exec(inSite(site, file))?.[1]?.split("/") ?? [];
}

/** Without an email address, which must not be published. */
function authorOf(head: Head, { authors }: OldSite): string {
  const author = textOfLine(
    first(head, FIELDS.author, NAME_FIRST)
      .replace(/(?<=\S)\s*<[^<>]*@[^<>]*>$/, "")
      .replace(/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))*\)|<a\b[^>]*>([^<]*)<\/a>/gi, "$1$2"),
  );
  return authors.get(author.toLowerCase()) || author;
}

function isPageOf(
  { site: { system, isLogseq, languages, hasSections }, textOf }: Folder,
  file: string,
  head: Head,
  date: string | null,
): boolean {
  // Hexo requires a date for posts.
  if (system === "hexo") return !/(?:^|\/)_(?:posts|drafts)\//.test(file);
  const isBesideSections = /^(?:hugo|nuxt|zola)$/.test(system) && isAtRoot(file, languages);
  const isCalledPage = first(head, ["layout", "type"]).toLowerCase() === "page";
  return (
    // Hugo writes a date into every new file, and Jekyll's importer of WordPress into pages.
    (system === "hugo" && hasSections && isBesideSections) ||
    (system === "hugo" && PAGES.test(file)) ||
    (system === "jekyll" && isCalledPage && !/(?:^|\/)_(?!pages?\/)/.test(file)) ||
    (system === "jbake" && isCalledPage) ||
    // Bear Blog's have a date.
    hasValue(head, ["is_page"]) ||
    (date === null &&
      ((/(?:^|\/)_?pages?\//.test(file) && !isLogseq) ||
        // A Liquid loop over texts cannot be imported as text.
        (system === "jekyll" &&
          first(head, ["permalink"]) !== "" &&
          !/(?:^|\/)_/.test(file) &&
          !textOf(file).includes("{%")) ||
        isBesideSections ||
        isOfGrav(file) ||
        isCalledPage))
  );
}
