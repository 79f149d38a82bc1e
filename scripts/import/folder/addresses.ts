import path from "node:path";
import { first, FIELDS } from "./fields.ts";
import type { Head } from "./head.ts";
import type { OldSite } from "./site.ts";
import { textOf } from "../source.ts";

/** A file of an old site, as far as its address is made of it. */
export type Placed = {
  file: string;
  /** Of the file, without a date. */
  name: string;
  slug: string;
  title: string;
  categories: readonly string[];
  /** ISO 8601, in the zone in which it is written. */
  date: string | null;
  /** Of a translation, by its file's name. */
  language: string;
};

const STYLES: Record<string, string> = {
  date: "/:categories/:year/:month/:day/:title:output_ext",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title:output_ext",
  none: "/:categories/:title:output_ext",
};
const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );

/**
 * Where a text stood: the address that the old site made, then those that it says itself.
 *
 * @returns paths, percent-encoded where they are written so; empty where nobody can know
 */
export function addressesIn(site: OldSite, head: Head, placed: Placed): string[] {
  const own = FIELDS.own
    .map((field) => textOf(head[field]).trim())
    .find((one) => /^[\w/:.~%-]+$/u.test(one) || /^\/[^{}\s]+$/u.test(one));
  const slugPath = textOf(head["slug"]).startsWith("/") ? textOf(head["slug"]) : "";
  const whole = own && /^https?:/.test(own) ? (URL.parse(own)?.pathname ?? "") : own;
  const usual = whole || slugPath || usualAddress(site, placed);
  const isWrong = usual === null || (first(head, FIELDS.own) !== "" && !whole);
  const present = isWrong ? [] : [absolute(filled(usual, placed), site)];
  const aliases = FIELDS.aliases.flatMap((field) => {
    const found = head[field];
    return (Array.isArray(found) ? found.map(textOf) : textOf(found).split(/,\s*/)).filter(Boolean);
  });
  // Obsidian's are other names, no addresses.
  const isNames = site.system === "other" && !aliases.some((alias) => alias.includes("/"));
  const others = isNames ? [] : aliases.map((alias) => aliasAt(alias, site, placed));
  return [...present, ...others];
}

function absolute(address: string, { base }: OldSite): string {
  const rooted = `/${address.replace(/^\/+/, "")}`;
  return base && !rooted.startsWith(`${base}/`) ? base + rooted : rooted;
}

/** Without a slash it is beside the text in Hugo, elsewhere below the root. */
function aliasAt(alias: string, site: OldSite, placed: Placed): string {
  if (/^https?:/.test(alias)) return URL.parse(alias)?.pathname ?? alias;
  const usual = site.system === "hugo" ? (usualAddress(site, placed) ?? "/") : "/";
  const parent = usual.includes(":") ? "/" : path.posix.dirname(usual.replace(/(?<=.)\/$/, ""));
  return alias.startsWith("//")
    ? alias
    : absolute(alias.startsWith("/") ? alias : `${parent}/${alias}`, site);
}

function usualAddress(site: OldSite, { file, slug, language }: Placed): string | null {
  const folders = foldersOf(file);
  const [section = ""] = folders;
  const isPost = /(?:^|\/)_posts\//.test(file);
  const below = (...names: string[]) => `/${[...names, slug].filter(Boolean).join("/")}/`;
  switch (site.system) {
    case "jekyll": {
      const pattern = site.permalinks.get("") ?? "";
      if (isPost) return STYLES[pattern || "date"] ?? pattern;
      if (/(?:^|\/)_/.test(file)) return below(...folders);
      return pattern === "pretty" || pattern.endsWith("/")
        ? below(...folders)
        : `/${[...folders, slug].join("/")}.html`;
    }
    case "hexo":
      return site.permalinks.get("") || ":year/:month/:day/:title/";
    case "pelican":
      return `/${slug}.html`;
    case "astropaper":
      return below("posts", ...folders.filter((name) => !name.startsWith("_")).slice(1));
    case "gatsby":
      return below(...folders.slice(1));
    case "hugo":
      return site.permalinks.get(section) || below(language, ...folders).toLowerCase();
    default:
      return below(language, ...folders);
  }
}

/** The folders that a text's address has, without those that systems keep all texts in. */
function foldersOf(file: string): string[] {
  const all = path.posix.dirname(file).split("/");
  const isBundle = /^_?index\./i.test(path.posix.basename(file));
  const names = (isBundle ? all.slice(0, -1) : all).filter(
    (name) => !/^(?:\.|_posts|_drafts)?$/.test(name),
  );
  const root = names.findIndex((name) => /^(?:content|data|source)$/.test(name));
  return root >= 0 && (root === 0 || names[0] === "src") ? names.slice(root + 1) : names;
}

/** Fills the placeholders of Jekyll, Hexo and Hugo. One that is unknown stays, so that the address is refused. */
function filled(pattern: string, { file, name, slug, title, categories, date }: Placed): string {
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
      title: slug,
      slug,
      name,
      filename: name,
      slugorfilename: slug,
    },
    ...{
      contentbasename: name,
      slugorcontentbasename: slug,
      post_title: slug,
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
    categories: categories.map((one) => one.toLowerCase().replace(/\s+/g, "%20")).join("/"),
    slugified_categories: categories.map(hyphenated).join("/"),
    category: categories.map(hyphenated).join("/"),
  };
  if (pattern.startsWith("/:sections") || pattern.includes(":title"))
    values["title"] = pattern.includes(":section") ? hyphenated(title) : slug;
  return date || !/:(?:year|month|day|i_|y_day|short_year)/.test(pattern)
    ? pattern
        .replace(/:(\w+)/g, (written: string, field: string) => values[field] ?? written)
        .replace(/(?<=.)\/{2,}/g, "/")
    : "";
}

function hyphenated(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
