import path from "node:path";
import { decoded } from "../../../src/lib/text/decoded.ts";
import { normalTime } from "../dates.ts";
import { namesOf } from "./fields.ts";
import type { Head } from "./head.ts";
import { normalizedPath, CODE, folderLanguages, type FolderLanguages } from "./folder-languages.ts";

/** With Middleman's `.html.md` and mdsvex' `.svelte.md`. */
export const ENDING =
  /(?:\.html|\.svelte)?\.(?:md|markdown|mdx|mkdn?|mdown|mdwn|mdoc|qmd|svx|html?|lr)$/i;
/** Files named like their folders: including those of Bear and Ulysses, Lektor's, Next's and SvelteKit's routes, and Eleventy's with a date. */
const BUNDLE = new RegExp(
  [
    String.raw`\.textbundle\/text\.\w+$`,
    String.raw`(?<!_posts)\/\d{4}-\d\d-\d\d-index\.\w+$`,
    String.raw`(?:^|\/)(?:(?:_?index|readme)(?:\.${CODE})?(?:\.html)?\.\w+|contents(?:\+${CODE})?\.lr)$`,
    String.raw`(?:^|\/)(?:app\/(?:.*\/)?page\.mdx?|\+page(?:\.svelte)?\.(?:mdx?|svx))$`,
  ].join("|"),
  "i",
);
/** A page of Grav, in a file named like its template, and the folders of its URL. */
const GRAV = new RegExp(
  String.raw`^(?:(?!content\/)[^/]+\/)*?user\/pages\/((?:[^/]+\/)+)(?:item|default|blog|post|page|article)(?:\.${CODE})?\.md$`,
  "i",
);
/** What Notion appends to the names of files and folders. */
const NOTION = / [\da-f]{32}$/;
const OF_PROGRAM = / [\da-f]{32}$|\.textbundle$/;
/** An id, as Hashnode's backup names files; in older ones, the title is only in the first heading. */
const HASHNODE = /(?:^|\/)c(?=[a-z]*\d)[a-z\d]{24}\.md$/;
/** In Statamic there may be a time as well, and a dot. */
const DATED = /^(\d{4}-\d{1,2}-\d{1,2})(?:(?:-\d{4}(?:\d\d)?(?=\.\D))?[-_ .]+(.+))?$/;
/** A date without signs, which stays a part of the name, as in its URL. */
export const COMPACT_DATE = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])[-_ ]+(?=\D)/;
/** A date of which a part is in the folders of a file, as in `2020/04-17-hello`; a single number only in Elixir, as it may be a title’s. */
const PARTLY_DATED = /(?:^|\/)\d{4}\/(?:\d\d-\d\d|(?<=^priv\/.*)\d\d\/\d\d)[-_]+([^/]+)$/;
/** Logseq's. */
const JOURNAL = /(?:^|\/)journals\/(\d{4})_(\d\d)_(\d\d)\.\w+$/;

/** In a folder of Jekyll or Hexo for articles. */
export const OF_POSTS = /(?:^|\/)_(?:posts|drafts)\//;

/** The texts of a folder by the names with which others refer to them. */
export type FileNames = {
  /** The file that a link leads to; undefined if it is not one of the texts. */
  fileAt: (url: string, from: string) => string | undefined;
  /** The file that a template or wiki link names: with or without folder, date and extension, or by an alias. */
  fileNamed: (name: string) => string | undefined;
  titleOf: (file: string) => string;
  languages: FolderLanguages;
};

/** @param below the folder in which paths begin; empty for the root */
export function fileNames(
  written: readonly { file: string; head: Head; title: string }[],
  below: string,
  isVault: boolean,
): FileNames {
  const titles = new Map(written.map(({ file, title }) => [file, title]));
  const byName = new Map<string, string>();
  const bareNames = new Set<string>();
  const files = new Map(written.map(({ file }) => [file.normalize(), file]));
  const bareFiles = new Set([...files.keys()].map((file) => file.replace(ENDING, "")));
  const add = (name: string, file: string) => {
    const key = comparable(name);
    if (!byName.has(key)) byName.set(key, file);
  };
  for (const { file } of written) {
    const bare = file.replace(ENDING, "");
    bareNames.add(bare);
    add(bare, file);
    add(bare.replace(/\/(?:_?index|contents|readme)$/i, ""), file);
  }
  for (const { file } of written) {
    const parts = file
      .replace(ENDING, "")
      .replace(/\/(?:_?index|contents|readme)$/i, "")
      .split("/");
    for (let from = 1; from < parts.length; from++) add(parts.slice(from).join("/"), file);
    const { name } = namedOf(file);
    add(name, file);
    add(ofLogseq(name), file);
  }
  for (const { file, head, title } of written) {
    for (const alias of namesOf(head, ["aliases", "alias"])) add(alias, file);
    if (title) add(title, file);
  }
  const fileNamed = (name: string) =>
    byName.get(
      comparable(
        name
          .replace(/#.*$/, "")
          .replace(/^@?\//, "")
          .replace(ENDING, "")
          .replace(/\/(?:_?index|contents|readme)$|\/$/i, ""),
      ),
    );
  return {
    fileNamed,
    titleOf: (file) => titles.get(file) ?? "",
    languages: folderLanguages(new Set([...bareNames].map(normalizedPath))),
    fileAt: (url, from) => {
      if (/^[a-z][a-z0-9+.-]*:|^\/\/|^#|^$/i.test(url) && !url.startsWith("file:"))
        return undefined;
      const name = decoded(url.replace(/[?#].*$/, ""));
      if (name.startsWith("file:")) return name.slice("file:".length);
      if (name.startsWith("@/")) return fileNamed(`content/${name.slice(2)}`);
      const roots = name.startsWith("/") ? [below, ""] : [path.posix.dirname(from), below, ""];
      const found = roots
        .map((root) =>
          path.posix.join(root, name).normalize().replace(/^\//, "").replace(/\/$/, ""),
        )
        .find(
          (file) =>
            files.has(file) || (ENDING.test(name) && bareFiles.has(file.replace(ENDING, ""))),
        );
      // A vault may use only the name of a note, wherever the note is.
      if (found === undefined && isVault && /\.md$/i.test(name)) return fileNamed(name);
      if (found === undefined) return undefined;
      return files.get(found) ?? byName.get(comparable(found.replace(ENDING, "")));
    },
  };
}

export function isOfNotion(file: string): boolean {
  return NOTION.test(file.replace(ENDING, ""));
}

export function isOfHashnode(file: string): boolean {
  return HASHNODE.test(file);
}

/** The name of a page of Logseq, which encodes it, as its files are all in one folder. */
export function ofLogseq(name: string): string {
  return decoded(name).replaceAll("___", "/");
}

/** A file's or folder's name without the position number that Nuxt puts first. */
export function unnumbered(name: string): string {
  return name.replace(/^\d+\.(?![\d.]*$)/, "");
}

/** Whether a file is named like its folder. */
export function isBundle(file: string): boolean {
  return BUNDLE.test(file) || isOfGrav(file);
}

/** Whether a file is a page of Grav, whose name is its folder's without its number. */
export function isOfGrav(file: string): boolean {
  return GRAV.test(file);
}

/** The folders above that of a page of Grav, without their numbers. */
export function foldersInGrav(file: string): string[] {
  const folders = GRAV.exec(file)?.[1]?.split("/") ?? [];
  return folders.slice(0, -2).map(unnumbered);
}

/** The date and name in a file name, which may be its folder's, and the full name. */
export function namedOf(file: string): {
  day: string | null;
  name: string;
  fullName: string;
  /** Whether only {@link COMPACT_DATE} tells the day. */
  isCompact: boolean;
} {
  const base = path.posix.basename(file).replace(ENDING, "");
  const folder = path.posix.basename(path.posix.dirname(file));
  const fullName = (isBundle(file) && folder !== "." && folder !== "" ? folder : base).replace(
    OF_PROGRAM,
    "",
  );
  const [, ...journal] = JOURNAL.exec(file) ?? [];
  const [, written = DATED.exec(base)?.[1] ?? "", rest = ""] = DATED.exec(fullName) ?? [];
  const [year = "", month = "", day = ""] = written.split("-");
  const bare = file.replace(ENDING, "");
  const partly = isBundle(file) ? undefined : PARTLY_DATED.exec(bare)?.[1];
  const dayInFolders = dayIn(partly === undefined ? path.posix.dirname(file) : bare);
  const signed = written
    ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`
    : journal.join("-") || dayInFolders;
  const [, ...compact] = COMPACT_DATE.exec(fullName) ?? [];
  return {
    day: signed ?? (compact.join("-") || null),
    name: rest || (dayInFolders && partly) || fullName,
    fullName,
    isCompact: signed === null && compact.length > 0,
  };
}

/** The date in folders or a URL, such as `2014/12/12/title`. */
export function dayIn(url: string): string | null {
  const [, ...parts] = /(?:^|\/)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?![^-_/])/.exec(url) ?? [];
  return parts.length > 0 ? normalTime(parts.join("-")) : null;
}

function comparable(name: string): string {
  return name.normalize().toLowerCase().replace(/\s+/g, " ").trim();
}
