import path from "node:path";
import { first, FIELDS, namesOf } from "./fields.ts";
import type { Head } from "./head.ts";
import { filled, foldersOf, inPath, isHome, type Placed } from "./placeholders.ts";
import type { OldSite } from "./old-site.ts";
import { isBundle, isOfNotion } from "./names.ts";
import { textOf } from "../source.ts";

const STYLES: Record<string, string> = {
  simple: "/:categories/:title/",
  date: "/:categories/:year/:month/:day/:title:output_ext",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title:output_ext",
  none: "/:categories/:title:output_ext",
};
/**
 * Where a text stood: the address that the old site made, then those that it says itself.
 *
 * @returns paths, percent-encoded where they are written so; empty where nobody can know
 */
export function addressesIn(site: OldSite, head: Head, placed: Placed): string[] {
  const own = FIELDS.own
    .map((field) => withName(textOf(head[field]).trim()))
    .find((one) => /^(?!false$)[\w/:.~%-]+$/u.test(one) || /^\/[^{}\s]+$/u.test(one));
  const slugPath = textOf(head["slug"]).startsWith("/") ? textOf(head["slug"]) : "";
  const whole = own && /^https?:/.test(own) ? (URL.parse(own)?.pathname ?? "") : own;
  const usual = whole || slugPath || usualAddress(site, placed);
  const said = first(head, FIELDS.own);
  const isSaid = said !== "" && said !== "false" && !whole;
  // What only its system can make an address of is refused by its name.
  const known = isSaid ? said : usual && said !== "false" ? filled(usual, placed) : "";
  const present = known === "" ? [] : [absolute(known, site)];
  const aliases = FIELDS.aliases.flatMap((field) => {
    const found = head[field];
    return (Array.isArray(found) ? found.map(textOf) : textOf(found).split(/,\s*/)).filter(Boolean);
  });
  // Obsidian's are other names, no addresses.
  const isNames =
    site.system === "other" &&
    !placed.file.startsWith("src/") &&
    !aliases.some((alias) => alias.includes("/"));
  const others = isNames ? [] : aliases.map((alias) => aliasAt(alias, site, placed));
  return [...present, ...others];
}

function absolute(address: string, { base }: OldSite): string {
  const rooted = `/${address.replace(/^\/+/, "")}`;
  return base && !rooted.startsWith(`${base}/`) ? base + rooted : rooted;
}

/** Eleventy's word for the name of a file. */
function withName(address: string): string {
  return address.replace(/\{\{-?\s*page\.fileSlug\s*-?\}\}/g, ":name");
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

/** As Zola makes addresses; null where it writes other scripts in letters of its own choice. */
function slugified(address: string): string | null {
  const bare = address.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  if (/[^\p{ASCII}]/u.test(bare)) return null;
  const names = bare
    .split("/")
    .map((name) => name.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, ""));
  return names.join("/");
}

/** Hexo's category of an address: the last of several, with those above it, in letters as they are written. */
function hexoCategory(head: Head): string {
  const found = head["categories"];
  const last = Array.isArray(found) && Array.isArray(found.at(-1)) ? found.at(-1) : found;
  const names = namesOf({ ...head, categories: last }, FIELDS.categories, false);
  return names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, "-")).join("/") || "uncategorized";
}

/** Where Jekyll puts a text of a collection of the site's own; null where it has no page. */
function ofCollection({ permalinks, defaultsOf }: OldSite, { file }: Placed): string | null {
  const [, section = "", name = ""] = /(?:^|\/)(_[^/]+)\/(.*)\.\w+$/.exec(file) ?? [];
  const usual = permalinks.get("") ?? "";
  const end = usual === "pretty" || usual.endsWith("/") ? "/" : ".html";
  const pattern = textOf(defaultsOf(file)["permalink"]) || permalinks.get(section);
  return pattern === null || permalinks.get(section) === null
    ? null
    : (pattern || `/:collection/:path${end}`)
        .replace(/:collection\b/, section.slice(1))
        .replace(/:path\b/, name);
}

function usualAddress(site: OldSite, placed: Placed): string | null {
  const { file, slug, language } = placed;
  const folders = foldersOf(
    site.root && file.startsWith(`${site.root}/`) ? file.slice(site.root.length + 1) : file,
  );
  const [section = ""] = folders;
  const isPost = /(?:^|\/)_posts\//.test(file);
  const isDated = /\d{4}-\d\d?-\d\d?/.test(file);
  const byDefault = site.system === "jekyll" ? textOf(site.defaultsOf(file)["permalink"]) : "";
  const pattern = byDefault || (site.permalinks.get("") ?? null);
  // The home page, which is another one here.
  if (isHome(file)) return null;
  const below = (...names: string[]) =>
    `/${[...names, slug].filter(Boolean).map(inPath).join("/")}/`;
  const page = (...names: string[]) => `/${[...names, slug].map(inPath).join("/")}.html`;
  switch (site.system) {
    case "jekyll":
      if (isPost) return STYLES[pattern || "date"] ?? pattern;
      if (site.permalinks.has(section)) return ofCollection(site, placed);
      if (/(?:^|\/)_/.test(file)) return below(...folders);
      return pattern === "pretty" || pattern?.endsWith("/") ? below(...folders) : page(...folders);
    case "hexo":
      if (!/(?:^|\/)_(?:posts|drafts)\//.test(file))
        return isBundle(file) ? below(...folders) : page(...folders);
      return (pattern || ":year/:month/:day/:title/")
        .replace(/:title\b/, [...folders, ":title"].join("/"))
        .replace(/:category\b/, hexoCategory(placed.head));
    case "pelican":
      return section === "pages" ? "/pages/:slug.html" : pattern;
    case "docusaurus":
      if (section !== "blog") return below(...folders);
      return slug === placed.name && isDated ? pattern : pattern && below("blog");
    case "middleman":
      return isDated ? pattern : page(...folders);
    case "vuepress":
      return isPost ? null : page(...folders);
    case "eleventy":
      // A file that is called as its folder is the folder's page.
      return pattern === null
        ? null
        : below(language, ...(folders.at(-1) === placed.name ? folders.slice(0, -1) : folders));
    case "astropaper":
      return below("posts", ...folders.filter((name) => !name.startsWith("_")).slice(1));
    case "gatsby":
      return below(...(file.startsWith("src/pages/") ? folders : folders.slice(1)));
    case "hugo":
      return (
        site.permalinks.get(section)?.replace(/(?<=\/[^/.]+)$/, "/") ||
        below(
          language,
          ...(section === site.language && !site.hasLanguageInPath ? folders.slice(1) : folders),
        )
          .toLowerCase()
          .replace(/\s+/g, "-")
      );
    case "zola":
      return site.isSlugified
        ? slugified(below(language, ...folders))
        : below(language, ...folders);
    default:
      // Of a program's folders, some are addresses; Notion's exports have none.
      return /^src\/(?!content\/|pages\/)/.test(file) || site.isLogseq || isOfNotion(file)
        ? null
        : below(language, ...folders);
  }
}
