import fs from "node:fs";
import path from "node:path";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { MAX_SOURCE_MEGABYTES } from "../content/pictures.ts";
import { filesIn, hasFile, readIn } from "../folder-files.ts";
import { ABOUT, FIELDS, first, withNested } from "./folder/fields.ts";
import { siteFolder, sortFiles } from "./folder/files.ts";
import { frozenText } from "./folder/quarto.ts";
import type { Folder } from "./folder/dialect.ts";
import { headOf, partsOf, type Head, type Parts } from "./folder/head.ts";
import { withTitle, type Written } from "./folder/heading.ts";
import { textsIn } from "./folder/lost.ts";
import { fileNames, isBundle, isOfNotion, namedOf } from "./folder/names.ts";
import type { OldSite } from "./folder/old-site.ts";
import { coverFinder, pictureFinder } from "./folder/pictures.ts";
import { postOf } from "./folder/post.ts";
import { siteOf } from "./folder/site.ts";
import { headOfMeta, partsOfLektor, partsOfNotion } from "./folder/systems.ts";
import { exportedHead } from "./markdown/mdx-export.ts";
import { tagsIn } from "./markdown/obsidian.ts";
import { progressOf } from "./progress.ts";
import {
  bareHost,
  checkFolder,
  MAX_MEGABYTES,
  textOf,
  textOfExport,
  type ImportedPost,
  type Source,
} from "./source.ts";

/** The number of files between two progress messages. */
const STEP = 1000;

/** What Jekyll's importer of WordPress makes files of besides. */
const OF_WORDPRESS = /^(?:attachment|nav_menu_item|feedback)$/;

/**
 * Reads a folder of Markdown and HTML files with front matter in YAML, TOML or JSON, as used by Jekyll,
 * Octopress, Hexo, Hugo, Zola, Astro, Gatsby, Eleventy, Pelican, Quarto, Obsidian and others.
 *
 * @param progress receives progress messages
 * @throws {StartError} if there is none
 */
export function readMarkdown(
  folder: string,
  siteUrl: string,
  progress?: (line: string) => void,
): Source {
  checkFolder(folder);
  const named = fs.realpathSync(folder);
  const everything = filesIn(named);
  const inside = siteFolder(everything);
  const root = path.join(named, inside);
  const files = inside ? filesIn(root) : everything;
  const { markdown, html: pages, notes } = sortFiles(files);
  if (inside) notes.unshift(`The site is in ${inside}/, and what stands beside that is left out.`);
  const html = new Set(pages);
  const all = [...markdown, ...html].toSorted();
  if (all.length === 0) {
    throw new StartError([`There are no Markdown files in ${folder}.`, ...notes].join("\n"));
  }
  if (all.some((file) => isOfJoplin(root, file))) {
    throw new StartError(
      `${folder} is Joplin's raw export, or what it synchronizes: export the notes as “MD - Markdown + Front Matter”.`,
    );
  }
  const unreadable: string[] = [];
  const site = siteOf(root, files);
  const authors = new Map(site.authors);
  const subfolders = new Map<string, string>();
  const tell = progressOf(all.length, STEP, "files read", progress);
  const written = all.flatMap((file, index): Written[] => {
    tell(index);
    try {
      const isHtml = html.has(file);
      const {
        head: own,
        body,
        isFound,
        fault,
      } = readParts(root, site, file, (line) => notes.push(line));
      const head = { ...site.defaultsOf(file), ...own };
      const isArticle =
        isFound &&
        first(head, FIELDS.title) &&
        (first(head, FIELDS.date) || /_posts\//.test(file)) &&
        !OF_WORDPRESS.test(first(head, ["type"]));
      if (isHtml && !isArticle) {
        notes.push(`${file} is left out: it is a page or a part of the site, and no article.`);
        return [];
      }
      if (body === "" && isBundle(file)) {
        notes.push(`${file} is left out: it has no text, as a page that lists others.`);
        return [];
      }
      const authorsName = /(?:^|\/)_?authors\//.test(file) && authorIn(head, namedOf(file).name);
      if (authorsName && !first(head, FIELDS.date)) {
        notes.push(`${file} is left out: it says who an author is.`);
        const keys = [namedOf(file).name, ...textsIn([head["short_name"], head["slug"]])];
        for (const key of keys) authors.set(key.toLowerCase(), authorsName);
        return [];
      }
      if (fault) unreadable.push(`${file} is imported as a draft: ${fault}`);
      subfolders.set(file, first(head, ["media_subpath", "img_path"]));
      const { title, body: text } = withTitle(head, body, isHtml);
      const tags = site.isVault ? tagsIn(text) : [];
      // Copies: substrings would keep the whole file in memory.
      return [{ file, head, ...structuredClone({ title, tags }), ...(fault && { fault }) }];
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      unreadable.push(`${file} is not imported: ${error.message}`);
      return [];
    }
  });
  const find = pictureFinder(files);
  const names = fileNames(
    written,
    /^(?:zola|hugo|pelican|quartz)$/.test(site.system),
    site.isVault,
  );
  withoutForeign(written, siteUrl || site.url);
  const shared: Folder = {
    root,
    site: { ...site, authors },
    names,
    coverBeside: site.system === "hugo" ? coverFinder(files) : () => null,
    textOf: (file) => {
      const { head, body } = readParts(root, site, file);
      return withTitle(head, body, html.has(file)).body;
    },
    codeIn: (name) => {
      const found = find("", name) ?? find("", `downloads/code/${name}`);
      return found === null
        ? null
        : readIn(root, found, MAX_MEGABYTES).toString("utf8").replace(/\r\n?/g, "\n");
    },
  };
  // Files are below the root of the site, which may be below a path.
  const withoutBase = (address: string) =>
    address.startsWith(`${site.base}/`) ? address.slice(site.base.length) : address;
  return {
    siteUrl: siteUrl || site.url,
    posts: written.map((one) => postOf(shared, one, html.has(one.file))),
    alts: new Map(),
    fileOf: (address, post) => {
      const file = fileOfPost(post);
      const below = subfolders.get(file);
      // Chirpy keeps a text's pictures in a folder given in its front matter.
      const found =
        (below && find(file, `${below}/${address}`)) || find(file, withoutBase(address));
      return found === null ? null : readIn(root, found, MAX_SOURCE_MEGABYTES);
    },
    keyOf: (address, post) => {
      const file = names.fileAt(withoutBase(address), fileOfPost(post));
      return file && `markdown:${file}`;
    },
    notes,
    unreadable,
  };
}

/** Whether a file has an item of Joplin's program, whose fields stand below its text. */
function isOfJoplin(root: string, file: string): boolean {
  return (
    /(?:^|\/)[\da-f]{32}\.md$/.test(file) &&
    /^id: [\da-f]{32}\n(?:.*\n)*type_: \d+\s*$/m.test(
      readIn(root, file, MAX_MEGABYTES).toString("utf8").slice(-5000),
    )
  );
}

/** An author's name, which may be a key as well. */
function authorIn(head: Head, key: string): string {
  const names = ["name", "title", "display_name"].map((field) => first(head, [field]));
  return names.find((name) => name !== "" && name !== key) ?? names.find(Boolean) ?? "";
}

function hostOf(url: unknown): string {
  return bareHost(URL.parse(textOf(url))?.host ?? "");
}

/** The last part of a URL's path, as a file is named; a text with that name is probably at that URL. */
function pageOf(url: unknown): string | undefined {
  return /([^/]+?)(?:\.html?)?\/?$/.exec(URL.parse(textOf(url))?.pathname ?? "")?.[1];
}

/** Links to other sites, which the texts are about, are not their own URLs. */
function withoutForeign(written: readonly Written[], siteUrl: string): void {
  const onlyHost = (fields: readonly string[]) => {
    const hosts = written.flatMap(({ head }) => fields.map((field) => hostOf(head[field])));
    const [host = "", ...others] = new Set(hosts.filter(Boolean));
    return others.length === 0 ? host : "";
  };
  const own = hostOf(siteUrl) || onlyHost(["url"]) || onlyHost(ABOUT);
  for (const one of written) {
    const { name } = namedOf(one.file);
    const isOwn = (url: unknown) => [own, ""].includes(hostOf(url)) || pageOf(url) === name;
    const field = ABOUT.find((column) => !isOwn(one.head[column]));
    if (field === undefined) continue;
    const url = textOf(one.head[field])
      .trim()
      .replace(/[\s<>]/g, encodeURIComponent);
    one.about = { field, url };
    delete one.head[field];
  }
}

/** The front matter and the text of a file, in whatever system's format. */
function readParts(
  root: string,
  { isLogseq }: OldSite,
  file: string,
  say: (line: string) => void = () => {},
): Parts {
  const text = textOfExport(readIn(root, file, MAX_MEGABYTES), file, say);
  if (file.endsWith(".lr")) return partsOfLektor(text);
  const parts = isOfNotion(file) ? partsOfNotion(text) : partsOf(text, isLogseq);
  if (parts.isFound) {
    const frozen = frozenText(root, file, text);
    const body = frozen === null ? parts.body : partsOf(frozen).body;
    return { ...parts, body, head: withNested(parts.head) };
  }
  const meta = file.replace(/\.\w+$/, ".meta");
  if (hasFile(root, meta)) {
    return { ...parts, head: headOfMeta(readIn(root, meta, 1).toString("utf8")), isFound: true };
  }
  return /\.mdx$/i.test(file) ? { ...parts, head: headOf(exportedHead(text)) } : parts;
}

function fileOfPost({ key }: ImportedPost): string {
  return key.replace(/^markdown:/, "");
}
