import { UserError } from "../../lib/user-error.ts";
import { hasFile, readIn, readTextIn } from "../../lib/folder-files.ts";
import { textOfLine } from "../html-text.ts";
import { exportedHead } from "../markdown/mdx-export.ts";
import { tagsIn } from "../markdown/obsidian.ts";
import { progressOf } from "../progress.ts";
import { MAX_MEGABYTES, textOfExport } from "../source.ts";
import { FIELDS, first, hasValue, withNested } from "./fields.ts";
import { headOf, partsOf, type Head, type Parts } from "./head.ts";
import { formerTitle, withTitle, type Written } from "./heading.ts";
import { withDirectives } from "./ikiwiki.ts";
import { textsIn } from "./lost.ts";
import { OF_POSTS, isBundle, isOfHashnode, isOfNotion, namedOf } from "./names.ts";
import type { OldSite } from "./old-site.ts";
import { isAmongPages } from "./pages.ts";
import { isHome } from "./placeholders.ts";
import { frozenText } from "./quarto.ts";
import { headOfMeta, partsOfLektor, partsOfNotion } from "./systems.ts";
import { isDatedIn } from "./times.ts";

/** The number of files between two progress messages. */
const STEP = 1000;

/** Other types that Jekyll's importer of WordPress writes files for. */
const OF_WORDPRESS = /^(?:attachment|nav_menu_item|feedback)$/;

/** The layouts of themes for pages that list texts. */
const LIST = /^(?:archives?|search|categor(?:y|ies)|tags?|posts|home)$/i;

/** Where the texts are, and which of them are HTML. */
type TextSource = { root: string; site: OldSite; html: ReadonlySet<string> };

export type Texts = {
  written: Written[];
  /** Authors' names by their ids in front matter, those of files about authors included. */
  authors: Map<string, string>;
  /** The folders of pictures that texts name in their front matter. */
  subfolders: Map<string, string>;
  /** Which files are left out, and why. */
  leftOut: string[];
  /** Which files cannot be read, or not as a whole, and why. */
  unreadable: string[];
};

/**
 * Reads the front matter of texts. The texts themselves are read on demand.
 *
 * @param progress receives progress messages
 */
export function readTexts(
  { root, site, html }: TextSource,
  files: readonly string[],
  progress?: (line: string) => void,
): Texts {
  const texts: Texts = {
    written: [],
    authors: new Map(site.authors),
    subfolders: new Map(),
    leftOut: [],
    unreadable: [],
  };
  const reportProgress = progressOf(files.length, STEP, "files read", progress);
  for (const [index, file] of files.entries()) {
    reportProgress(index);
    try {
      readText(
        site,
        file,
        html.has(file),
        readParts(root, site, file, (line) => texts.leftOut.push(line)),
        texts,
      );
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      texts.unreadable.push(`${file} is not imported: ${error.message}`);
    }
  }
  return texts;
}

function readText(site: OldSite, file: string, isHtml: boolean, parts: Parts, texts: Texts): void {
  const { body, fault } = parts;
  const defaults = site.defaultsOf(file);
  const layout = first({ ...defaults, ...parts.head }, ["layout"]);
  const withDefaults = (own: Head) => ({ ...site.headOfLayout(layout), ...defaults, ...own });
  const head = withDefaults(parts.head);
  const reason = reasonToLeaveOut(site, file, isHtml, { ...parts, head });
  if (reason !== null) {
    texts.leftOut.push(`${file} is left out: ${reason}.`);
    return;
  }
  const { name } = namedOf(file);
  const author = authorIn(file, head);
  if (author !== "") {
    texts.leftOut.push(`${file} is left out: it describes an author.`);
    const keys = [name, ...textsIn([head["short_name"], head["slug"]])];
    for (const key of keys) texts.authors.set(key.toLowerCase(), author);
    return;
  }
  if (fault) texts.unreadable.push(`${file} is imported as a draft: ${fault}`);
  texts.subfolders.set(file, first(head, ["media_subpath", "img_path"]));
  const { title, body: text } = titled(site, file, { head, body }, isHtml);
  const tags = site.isVault ? tagsIn(text) : [];
  // Copies: substrings would keep the whole file in memory.
  const former = parts.former && withDefaults(parts.former.head);
  const copies = structuredClone({
    title,
    formerTitle: formerTitle(former ?? head, parts.former?.body ?? body),
    tags,
  });
  texts.written.push({
    file,
    head,
    ...(former && { formerHead: former }),
    ...copies,
    ...(fault && { fault }),
  });
}

/** The title of a text, and the text without it. A page of Logseq has the name of its file, whatever its first heading. */
export function titled(
  { isLogseq }: OldSite,
  file: string,
  { head, body }: Pick<Parts, "head" | "body">,
  isHtml: boolean,
): { title: string; body: string } {
  return isLogseq
    ? { title: textOfLine(first(head, FIELDS.title)), body }
    : withTitle(head, body, isHtml, isOfHashnode(file));
}

/** Why a file is not imported; null for an article or a page. */
function reasonToLeaveOut(
  site: OldSite,
  file: string,
  isHtml: boolean,
  { head, body, isFound }: Parts,
): string | null {
  const isArticle =
    isFound &&
    (OF_POSTS.test(file) || (isDated(file, head) && first(head, FIELDS.title) !== "")) &&
    !OF_WORDPRESS.test(first(head, ["type"]));
  if (isHtml && !isArticle) return "it is a page or a part of the site, not an article";
  if (hasValue(head, ["excalidraw-plugin"], /./)) return "it is a drawing of Excalidraw";
  const isEmpty = body.replace(/<!--[^]*?-->/g, "").trim() === "";
  const isList = LIST.test(first(head, ["layout"]));
  const isListOfFolder =
    isBundle(file) &&
    (isList || /(?:^|\/)_index\b/.test(file) || isHome(file) || isAmongPages(site, file));
  if (isEmpty && body !== "" && !isFound) return "all of it is a remark";
  if (isEmpty && (isListOfFolder || (!isDated(file, head) && (isBundle(file) || isList))))
    return "it has no text, as a page that lists others";
  return null;
}

/** Whether a file has the title and the date of an article, whatever its name. */
export function isArticleIn(root: string, file: string): boolean {
  if (!hasFile(root, file, MAX_MEGABYTES)) return false;
  const head = withNested(partsOf(readTextIn(root, file, MAX_MEGABYTES)).head);
  return first(head, FIELDS.title) !== "" && isDated(file, head);
}

/** Whether front matter or its name says when a text was written, and not only whether it is published. */
function isDated(file: string, head: Head): boolean {
  return isDatedIn(head) || namedOf(file).day !== null;
}

/** The name of the author whom a file is about, which may be a key as well; empty for other files. */
function authorIn(file: string, head: Head): string {
  if (!/(?:^|\/)_?authors\//.test(file) || isDatedIn(head)) return "";
  const key = namedOf(file).name;
  const names = ["name", "title", "display_name"].map((field) => first(head, [field]));
  return names.find((name) => name !== "" && name !== key) ?? names.find(Boolean) ?? "";
}

/** The front matter and the text of a file, in whatever system's format. */
export function readParts(
  root: string,
  { isLogseq, system }: OldSite,
  file: string,
  report: (line: string) => void = () => {},
): Parts {
  const text = textOfExport(readIn(root, file, MAX_MEGABYTES), file, report);
  if (file.endsWith(".lr")) return partsOfLektor(text);
  const parts = isOfNotion(file) ? partsOfNotion(text) : withDirectives(partsOf(text, isLogseq));
  if (parts.isFound) {
    const frozen = frozenText(root, file, text);
    const body = frozen === null ? parts.body : partsOf(frozen).body;
    const { former, fault, ...found } = parts;
    // Pelican and early versions of Hakyll read lines, whose values may contain anything.
    const isOfLines = /^(?:pelican|hakyll)$/.test(system) && parts.body !== text.trim();
    return {
      ...found,
      ...(fault && !isOfLines && { fault }),
      body,
      head: withNested(parts.head),
      ...(former && { former: { ...former, head: withNested(former.head) } }),
    };
  }
  const meta = file.replace(/\.\w+$/, ".meta");
  if (hasFile(root, meta)) {
    return { ...parts, head: headOfMeta(readIn(root, meta, 1).toString("utf8")), isFound: true };
  }
  return /\.mdx$/i.test(file) ? { ...parts, head: headOf(exportedHead(text)) } : parts;
}
