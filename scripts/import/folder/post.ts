import { textOf } from "../../lib/json.ts";
import { type ImportedPost, loss, type Note } from "../source.ts";
import { textOfLine } from "../html-text.ts";
import { withLink } from "./about.ts";
import { addressesIn } from "./addresses.ts";
import type { Folder } from "./dialect.ts";
import {
  FIELDS,
  LATER_DATES,
  NAME_FIRST,
  coverOf,
  first,
  namesOf,
  hasValue,
  withoutLink,
} from "./fields.ts";
import { galleriesIn, isListOfShown } from "./gallery.ts";
import type { Head } from "./head.ts";
import type { Written } from "./heading.ts";
import { lostFields, unusedSynonyms, textsIn } from "./lost.ts";
import { dayIn } from "./names.ts";
import { namingOf } from "./naming.ts";
import { inSite, type OldSite } from "./old-site.ts";
import { isPageOf } from "./pages.ts";
import { plainText } from "./text.ts";
import { SHORT_DATE, dateOf, timeOf, withLater } from "./times.ts";
import { languageOf, translationsOf } from "./translations.ts";
import { isUnlisted, obstaclesTo, saysDraft } from "./visibility.ts";

/** Tags that Eleventy sites use as collections of all articles. */
const COLLECTIONS = /^(?:posts?|all|nav)$/;

/** When a text starts to be public, in Hugo and Grav. */
const BEGINNINGS = ["publishdate", "publish_date"];
/** Those that earlier releases knew. */
const FORMER_BEGINNINGS = ["publishdate"];

/** A file as a post; its text is read on demand. */
export function postOf(folder: Folder, written: Written, isHtml: boolean): ImportedPost {
  const { site } = folder;
  const { file, about } = written;
  const head = withLater(written.head, BEGINNINGS, site);
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
  const formerHead = withLater(written.formerHead ?? written.head, FORMER_BEGINNINGS, site);
  const formerFields = Object.entries(formerHead).filter(
    ([field, value]) => !LATER_DATES.includes(field) && !SHORT_DATE.test(textOf(value)),
  );
  const formerDay = (former.hasDay ? day : null) ?? dayInUrl;
  const formerDate = dateOf(Object.fromEntries(formerFields), formerDay, site, []);
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
  const folders = foldersOfPosts(site, file);
  const ofFolder = named.length > 0 || isPage ? [] : folderOfPelican(site, file);
  const categories = distinct([...named, ...ofFolder, ...folders]);
  const [series, ...otherSeries] = namesOf({ series: [head["series"]].flat() }, FIELDS.series);
  notes.push(...lostOthers("series", otherSeries));
  return {
    key: `markdown:${file}`,
    origin: JSON.stringify([former.title, formerDate]),
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
    isUnlisted: isUnlisted(site, head),
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
      categories: distinct([...folders, ...categories]),
      date,
      language: language.inPath,
      head,
    }),
    comments: isPage ? [] : folder.commentsOf([slug, name], notes),
    notes,
  };
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

function lostOthers(field: string, others: readonly string[]): Note[] {
  if (others.length === 0) return [];
  return [loss(field, `${others.join(", ")} are not imported, because only one is kept`)];
}

/** The folders above Jekyll's `_posts`, which are categories there. */
function foldersOfPosts(site: OldSite, file: string): string[] {
  if (site.system !== "jekyll") return [];
  return /^([^_].*?)\/_(?:posts|drafts)\//.exec(inSite(site, file))?.[1]?.split("/") ?? [];
}

/** Names without repetitions, in whatever case. */
function distinct(names: readonly string[]): string[] {
  return [...Map.groupBy(names, (name) => name.toLowerCase()).values()].flatMap((same) =>
    same.slice(0, 1),
  );
}

/** Without an email address, which must not be published. */
function authorOf(head: Head, { authors }: OldSite): string {
  const author = textOfLine(
    first(head, FIELDS.author, NAME_FIRST)
      .replace(/(?<=\S)\s*<[^<>]*@[^<>]*>$/, "")
      .replace(/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))*\)|<a\b[^>]*>([^<]*)<\/a>/gi, "$1$2"),
  ).replace(/^\[\[.*\]\]$/, withoutLink);
  return authors.get(author.toLowerCase()) || author;
}
