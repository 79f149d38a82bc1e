import { NOT_FOR_EVERYBODY, objectOf, textOf, type ImportedPost, type Note } from "../source.ts";
import { wordsOfLine } from "../words.ts";
import { addressesIn, inSite } from "./addresses.ts";
import { FIELDS, NAME_FIRST, coverOf, first, namesOf, says } from "./fields.ts";
import type { Head } from "./head.ts";
import type { OldSite } from "./old-site.ts";
import { galleriesIn } from "./gallery.ts";
import { isAtRoot, isHome } from "./placeholders.ts";
import type { Written } from "./heading.ts";
import { lostFields, passedOver, textsIn } from "./lost.ts";
import { dayIn, namedOf, ofLogseq, unnumbered } from "./names.ts";
import { plainText, type Folder } from "./text.ts";
import { dateOf, timeOf } from "./times.ts";
import { languageOf, translationsOf } from "./translations.ts";

/** Fields that are false for unpublished texts. */
const PUBLISHED = [
  "published",
  "public",
  "dg-publish",
  "publish",
  "ispublished",
  "is_published",
  "render",
];
/** Names that these systems, Astro and Quarto do not publish: of files, and of folders below those for texts. */
const UNPUBLISHED =
  /(?:^|\/)_(?!index\b)[^/]*$|(?:^|\/)(?:_posts|src\/content|src\/pages)\/(?:.*\/)?_[^/]*\//;
const SKIPS_UNDERSCORES = new Set(["jekyll", "hexo", "astropaper", "docusaurus", "other"]);
/** Tags that Eleventy sites use as collections of all articles. */
const COLLECTIONS = /^(?:posts?|all|nav)$/;

/** A file as a post; its text is read on demand. */
export function postOf(
  folder: Folder,
  { file, head, title, about, tags, fault }: Written,
  isHtml: boolean,
): ImportedPost {
  const { site, names } = folder;
  const galleries = galleriesIn(head, () => folder.textOf(file));
  const notes = lostFields(head).filter(({ field }) => !galleries.includes(field));
  notes.push(...passedOver(head));
  const language = languageOf(file, names, site);
  const called = namedOf(language.isInName ? file.replace(/\.[\w-]+(?=\.\w+$)/, "") : file);
  const { day } = called;
  const isText = (field: string) => !/^(?:true|false)$/.test(textOf(head[field]));
  const inNuxt = site.system === "nuxt" ? unnumbered : String;
  const name = site.isLogseq ? ofLogseq(called.name) : inNuxt(called.name);
  const dayInAddress = dayIn(first(head, [...FIELDS.own, ...FIELDS.slug]));
  const date = dateOf(head, day ?? dayInAddress, site.zone, notes);
  // Journals are nobody else's.
  const isJournal =
    (site.isVault || site.isLogseq) &&
    date !== null &&
    date === day &&
    first(head, FIELDS.date) === "" &&
    !says(head, PUBLISHED);
  if (isJournal)
    notes.push({ field: "date", says: "is in the name alone, so it is imported as a draft" });
  const slug =
    (first(head, FIELDS.slug) || (isHome(file) ? "" : name)).split("/").findLast(Boolean) ?? "";
  const build = objectOf(head["build"] ?? head["_build"]);
  // Pelican lists it nowhere.
  const isHidden = site.system === "pelican" && says(head, ["status"], /^hidden$/i);
  const isForAll = isForEverybody(head);
  if (!isForAll) notes.push(NOT_FOR_EVERYBODY);
  const isSkipped = SKIPS_UNDERSCORES.has(site.system) && UNPUBLISHED.test(file);
  if (isSkipped)
    notes.push({ field: "name", says: "has an underscore first, so it is imported as a draft" });
  const isDraft =
    !isForAll ||
    isSkipped ||
    isJournal ||
    fault !== undefined ||
    isOver(head, site.zone) ||
    // Hugo and Eleventy make no page of it.
    build["render"] === "never" ||
    textOf(head["permalink"]) === "false" ||
    isMarkedAsDraft(head, file, isHidden);
  if (fault)
    notes.push({ field: "front matter", says: `is taken field by field: ${fault}`, isLost: true });
  const { cover, alt, others } = coverOf(head);
  const beside = cover ? null : folder.coverBeside(file, head);
  notes.push(...notKept("cover", others));
  const isPage = isPageOf(folder, file, head, date);
  if (!isDraft && !date && !isPage)
    notes.push({ field: "date", says: "is missing, so it is imported as a draft" });
  const made = wordsIn(name);
  // A number is no title.
  const shown = title || (/^[\d ]+$/.test(made) ? "" : made);
  const hasBlanks = site.system === "jekyll" || site.system === "other";
  const named = namesOf(head, FIELDS.categories, hasBlanks);
  // Pelican uses folders as categories.
  const folderName =
    site.system === "pelican" && !isPage ? /^content\/([^/]+)\//.exec(file)?.[1] : undefined;
  const categories = named.length === 0 && folderName ? [folderName] : named;
  const [series, ...otherSeries] = namesOf({ series: [head["series"]].flat() }, FIELDS.series);
  notes.push(...notKept("series", otherSeries));
  const placed = {
    file,
    name,
    whole:
      !first(head, FIELDS.slug) && (site.keepsDates || /^src\/content\/|\.qmd$/.test(file))
        ? inNuxt(called.whole)
        : name,
    slug,
    title: shown,
    categories: [...foldersOfPosts(site, file), ...categories],
    date,
    language: language.inPath,
    head,
  };
  return {
    key: `markdown:${file}`,
    // As in releases that knew neither Logseq's names nor days between low lines, so that none is imported twice.
    origin: JSON.stringify([
      title || wordsIn(inNuxt(called.name)),
      date === day && /^\d{4}_/.test(called.whole) ? null : date,
    ]),
    isPage,
    title: shown,
    slug: language.isTranslation ? `${slug}-${language.code}` : slug,
    excerpt: wordsOfLine(first(head, FIELDS.excerpt.filter(isText))),
    language: first(head, FIELDS.language) || language.code || undefined,
    // Pelican's share a slug.
    translations: translationsOf(head, site.system === "pelican" ? slug : language.group),
    format: isHtml ? "html" : "markdown",
    text: () => folder.textOf(file),
    convert: (text, all) =>
      withLink(
        plainText(folder, { file, head, title: shown, text, isHtml, categories }, all),
        about,
        isHtml,
        all,
      ),
    categories,
    tags: [...namesOf(head, FIELDS.tags, hasBlanks), ...tags].filter(
      (tag) => !(site.system === "eleventy" && COLLECTIONS.test(tag)),
    ),
    isPublished: !isDraft && (isPage || date !== null),
    isUnlisted: isHidden || says(head, FIELDS.unlisted) || build["list"] === "never",
    isFeatured: says(head, FIELDS.featured),
    date,
    created: timeOf(head, FIELDS.created, site.zone),
    revised: timeOf(head, FIELDS.revised, site.zone),
    author: authorOf(head, site),
    ...(series && { series, part: Number(first(head, FIELDS.part)) || undefined }),
    discussions: textsIn(head["discussions"]),
    // A cover that is also in the text is not imported twice.
    cover: cover || (beside && !folder.textOf(file).includes(beside) ? beside : null),
    coverAlt: alt,
    addresses: addressesIn(site, head, placed),
    comments: [],
    notes,
  };
}

function wordsIn(name: string): string {
  return name.replaceAll(/[-_]+/g, " ");
}

/** A text with what it is about, to which its title led. */
function withLink(text: string, about: Written["about"], isHtml: boolean, notes: Note[]): string {
  if (!about) return text;
  const { field, url } = about;
  const escaped = url.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
  if (hasUrl(text, url) || hasUrl(text, escaped)) return text;
  notes.push({ field, says: `${url} stands below the text` });
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
function isForEverybody(head: Head): boolean {
  return (
    !says(head, ["password"], /^(?!false$)./i) &&
    !says(head, ["visibility"], /^(?:members|paid|protected)$/i)
  );
}

/** Whether Hugo no longer shows it, or only within other texts. */
function isOver(head: Head, zone: string): boolean {
  const end = timeOf(head, ["expirydate", "unpublishdate"], zone);
  return (end !== null && Date.parse(end) < Date.now()) || says(head, ["headless"]);
}

/** @param isHidden whether its status means that it is published, but not listed */
function isMarkedAsDraft(head: Head, file: string, isHidden: boolean): boolean {
  const status = /^(?:draft|private|hidden|pending|trash|unpublished|wip)$/i;
  return (
    says(head, ["draft", "isdraft", "is_draft", "unpublished", "private"]) ||
    says(head, PUBLISHED, /^(?:false|no)$/i) ||
    (!isHidden && says(head, ["status", "visibility"], status)) ||
    /(?:^|\/)_?drafts\/|\.draft\.\w+$/.test(file)
  );
}

function notKept(field: string, others: readonly string[]): Note[] {
  if (others.length === 0) return [];
  const says = `${others.join(", ")} are not imported, because only one is kept`;
  return [{ field, says, isLost: true }];
}

/** The folders above Jekyll's `_posts`, which are categories there. */
function foldersOfPosts(site: OldSite, file: string): string[] {
  if (site.system !== "jekyll") return [];
  return /^([^_].*?)\/_posts\//.exec(inSite(site, file))?.[1]?.split("/") ?? [];
}

/** Without an email address, which must not be published. */
function authorOf(head: Head, { authors }: OldSite): string {
  const author = first(head, FIELDS.author, NAME_FIRST).replace(/(?<=\S)\s*<[^<>]*@[^<>]*>$/, "");
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
    (system === "jekyll" && isCalledPage && !/(?:^|\/)_(?!pages?\/)/.test(file)) ||
    // Bear Blog's have a date.
    says(head, ["is_page"]) ||
    (date === null &&
      ((/(?:^|\/)_?pages?\//.test(file) && !isLogseq) ||
        // A Liquid loop over texts cannot be imported as text.
        (system === "jekyll" &&
          first(head, ["permalink"]) !== "" &&
          !/(?:^|\/)_/.test(file) &&
          !textOf(file).includes("{%")) ||
        isBesideSections ||
        isCalledPage))
  );
}
