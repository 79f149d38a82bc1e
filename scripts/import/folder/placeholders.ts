import path from "node:path";
import { textOf } from "../../lib/json.ts";
import type { Head } from "./head.ts";
import { isBundle } from "./names.ts";

/** The parts of an old site's file that its URL may contain. */
export type Placed = {
  file: string;
  /** The file's name, without a date. */
  name: string;
  /** The name with its date, where URLs contain it and the text has no slug. */
  fullName: string;
  slug: string;
  title: string;
  categories: readonly string[];
  /** ISO 8601, in the time zone that URLs show. */
  date: string | null;
  /** The language of a translation, from its file name. */
  language: string;
  head: Head;
};

/** Folders that are not part of URLs. */
const ROOTS = /^(?:contents?|data|source|app|pages|input|site)$/;
/** Folders of repositories that contain several programs. */
const IN_REPOSITORY = /^(?:apps|packages|services|sites)$/;

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/** Fills in the placeholders of Jekyll, Hexo and Hugo. Unknown ones stay, so that the URL is refused. */
export function filled(
  pattern: string,
  { file, name, fullName, slug, title, categories, date, head }: Placed,
): string {
  const [year = "", month = "", day = ""] = (date ?? "").slice(0, 10).split("-");
  const [hour = "", minute = "", second = ""] = (date ?? "").slice(11, 19).split(":");
  const ofYear =
    Math.round((Date.parse(`${year}-${month}-${day}`) - Date.parse(`${year}-01-01`)) / 86_400_000) +
    1;
  const monthName = MONTHS[Number(month) - 1] ?? "";
  const folders = foldersOf(file);
  const values: Record<string, string> = {
    ...{
      year,
      month,
      day,
      hour,
      minute,
      second,
      title: pattern.includes(":section") ? hyphenated(title) : inPath(slug),
      slug: inPath(slug),
      name: inPath(name),
      filename: inPath(fullName),
      slugorfilename: inPath(slug === name ? fullName : slug),
    },
    ...{
      contentbasename: inPath(fullName),
      slugorcontentbasename: inPath(slug === name ? fullName : slug),
      post_title: hyphenated(title),
      short_year: year.slice(2),
    },
    ...{
      i_month: String(Number(month)),
      i_day: String(Number(day)),
      y_day: String(ofYear).padStart(3, "0"),
    },
    ...{
      short_month: monthName.slice(0, 3),
      long_month: monthName,
      monthname: monthName.toLowerCase(),
    },
    ...{
      yearday: String(ofYear),
      output_ext: ".html",
      ext: "html",
      section: folders[0] ?? "",
      sections: folders.join("/"),
    },
    categories: categories.map((one) => inPath(one.toLowerCase()).replace(/\s+/g, "%20")).join("/"),
    slugified_categories: categories.map(hyphenated).join("/"),
    category: categories.map(hyphenated).join("/"),
  };
  return date || !/:(?:year|month|day|i_|y_day|short_year)/.test(pattern)
    ? pattern
        .replace(
          /:(\w+)/g,
          (written: string, field: string) => values[field] ?? (ownValue(head, field) || written),
        )
        .replace(/(?<=.)\/{2,}/g, "/")
    : "";
}

/** A name as a URL segment, in which these characters would have another meaning. */
export function inPath(name: string): string {
  return name.replace(/[%?#]/g, encodeURIComponent);
}

export function asFolder(...names: string[]): string {
  return `/${names.filter(Boolean).map(inPath).join("/")}/`;
}

/** Fields of the text as placeholders, in Hexo and its plugins, as long as they are a single name. */
function ownValue(head: Head, field: string): string {
  const value = textOf(head[field.toLowerCase()]).trim();
  return /^[\p{L}\p{N}_.-]+$/u.test(value) ? encodeURIComponent(value) : "";
}

function hyphenated(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}

/** Whether a file is the home page of its site. */
export function isHome(file: string): boolean {
  const folder = path.posix.dirname(file);
  return isBundle(file) && (/^(?:\.|src)$/.test(folder) || ROOTS.test(folder));
}

/** Whether a text is outside of all sections of its site, in any language. */
export function isAtRoot(file: string, languages: ReadonlySet<string>): boolean {
  const inLanguage = file.replace(/(?<=^content\/)([\w-]+)\//, (folder, code: string) =>
    languages.has(code.toLowerCase()) ? "" : folder,
  );
  return /^content\/[^/]+(?:\/index(?:\.[\w-]+)?)?\.\w+$/.test(inLanguage) && !isHome(inLanguage);
}

/** The folders in a text's URL, without those that systems keep all texts in. */
export function foldersOf(file: string): string[] {
  const all = path.posix.dirname(file).split("/");
  const names = (isBundle(file) ? all.slice(0, -1) : all).filter(
    (name) => !/^(?:\.|_posts|_drafts|\(.*\))?$/.test(name),
  );
  const isSvelteKit = names[0] === "src" && names[1] === "routes";
  const content = IN_REPOSITORY.test(names[0] ?? "") ? names.indexOf("content") : -1;
  if (content > 0) return names.slice(content + 1);
  const root = isSvelteKit ? 1 : names.findIndex((name) => ROOTS.test(name));
  return root >= 0 && (root === 0 || names[0] === "src") ? names.slice(root + 1) : names;
}
