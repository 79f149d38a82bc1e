import { textOf } from "../../lib/json.ts";
import { docusaurusUrl } from "./docusaurus.ts";
import { first, FIELDS, namesOf } from "./fields.ts";
import type { Head } from "./head.ts";
import { OF_POSTS, foldersInGrav, isBundle, isOfGrav, isOfNotion, unnumbered } from "./names.ts";
import { inSite, type OldSite } from "./old-site.ts";
import { routeOf } from "./routes.ts";
import { asFolder, foldersOf, inPath, isHome, type Placed } from "./placeholders.ts";

const STYLES: Record<string, string> = {
  simple: "/:categories/:title/",
  date: "/:categories/:year/:month/:day/:title:output_ext",
  pretty: "/:categories/:year/:month/:day/:title/",
  ordinal: "/:categories/:year/:y_day/:title:output_ext",
  none: "/:categories/:title:output_ext",
};
const IN_POSTS = /(?:^|\/)_posts\//;

/** The URL pattern of a text, or its URL, according to its system; null if it has none. */
export function usualUrl(site: OldSite, placed: Placed): string | null {
  const { file, name, language, head } = placed;
  // The home page, which is a different one here.
  if (isHome(file)) return null;
  const slug = placed.slug === name ? placed.fullName : placed.slug;
  const folders = foldersOf(inSite(site, file));
  const pattern = site.permalinks.get("") ?? null;
  const below = (...names: string[]) => asFolder(...names, slug);
  const page = asPage(...folders, slug);
  const bundleOrPage = isBundle(file) ? below(...folders) : page;
  if (file.endsWith(".qmd") || site.isQuarto) return bundleOrPage;
  if (isOfGrav(file)) return below(...foldersInGrav(file));
  const shown = routeOf(site.routes, file);
  if (shown) return onRoute(shown, placed);
  switch (site.system) {
    case "jekyll":
      return ofJekyll(site, placed, folders);
    case "hexo":
      return OF_POSTS.test(file) ? ofHexo(site, placed, folders) : bundleOrPage;
    case "pelican":
      if (folders[0] === "pages") return site.permalinks.get("pages") ?? null;
      return pattern && (translatedPattern(site, placed.head) ?? pattern);
    case "docusaurus":
      return docusaurusUrl(site, { ...placed, slug });
    case "middleman":
      return /\d{4}-\d\d?-\d\d?/.test(file) ? pattern : page;
    case "vuepress":
      if (IN_POSTS.test(file)) return null;
      return pattern === "pretty" ? below(...folders) : bundleOrPage;
    case "hakyll":
      return pattern === null ? null : pattern === "pretty" ? below(...folders) : page;
    case "jbake":
      return pattern === "pretty" ? below(...folders) : asPage(...folders, slug);
    case "gridea":
      return pattern;
    case "eleventy":
      // Nobody shows this folder in a URL, so that something else sets it.
      if (pattern === null || IN_POSTS.test(file)) return null;
      // A file named like its folder is the folder's page.
      return below(language, ...(folders.at(-1) === name ? folders.slice(0, -1) : folders));
    case "astropaper":
      return below("posts", ...folders.filter((name) => !name.startsWith("_")).slice(1));
    case "gatsby":
      return below(...(file.startsWith("src/pages/") ? folders : folders.slice(1)));
    case "hugo":
      return ofHugo(site, { ...placed, slug }, folders);
    case "quartz":
      return below(...folders)
        .replace(/\s/g, "-")
        .replaceAll("&", "-and-")
        .replaceAll("%25", "-percent")
        .replace(/%(?:3F|23)/g, "");
    case "nuxt":
      return below(language, ...folders.map(unnumbered));
    case "zola":
      return site.isSlugified
        ? slugified(below(language, ...folders))
        : below(language, ...folders);
    default:
      // Its file is named by an id.
      if (slug === "") return null;
      if (site.isDendron) return first(head, ["id"]) && asFolder("notes", first(head, ["id"]));
      return isUnclear(site, file, folders, pattern) ? null : below(language, ...folders);
  }
}

/** Where a page shows a text, whose own slug takes the place of its folders, too. */
function onRoute(
  { route, folders }: NonNullable<ReturnType<typeof routeOf>>,
  { language, fullName, head }: Placed,
): string {
  const own = first(head, FIELDS.slug);
  const names = own ? own.split("/") : [...folders, fullName];
  const changed = route.isSlugged && !own ? names.map(asOnGitHub) : names;
  return asFolder(language, ...route.folder.split("/"), ...changed);
}

function asOnGitHub(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, "")
    .replaceAll(" ", "-");
}

/** Whether the path of a file, on a site of no known system, does not say its URL. */
function isUnclear(
  site: OldSite,
  file: string,
  folders: string[],
  pattern: string | null,
): boolean {
  return (
    // Of a site built by a program, some folders are part of URLs; Notion's exports have none.
    /^(?:_?src\/(?!(?:content|pages|routes)\/)|priv\/|source\/_|content\/collections\/)/.test(
      inSite(site, file),
    ) ||
    site.isLogseq ||
    isOfNotion(file) ||
    // MkDocs generates other URLs for posts, see programs.ts.
    (pattern === null && folders.includes("posts"))
  );
}

function ofJekyll(site: OldSite, placed: Placed, folders: string[]): string | null {
  const { file, slug } = placed;
  const [section = ""] = folders;
  const ofFile = textOf(site.defaultsOf(file)["permalink"]);
  const usual = ofFile || (site.permalinks.get("") ?? null);
  if (IN_POSTS.test(file)) {
    const pattern = ofFile || site.permalinks.get("_posts") || usual;
    return STYLES[pattern || "date"] ?? pattern;
  }
  if (section && site.permalinks.has(section)) return ofCollection(site, placed);
  const isFolder = /(?:^|\/)_/.test(file) || usual === "pretty" || usual?.endsWith("/") === true;
  return isFolder ? asFolder(...folders, slug) : asPage(...folders, slug);
}

/** The URL of a text in one of Jekyll's collections; null if it has no page. */
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

function ofHexo({ permalinks, config }: OldSite, { head }: Placed, folders: string[]): string {
  // Folders that the names of posts have by the configuration are no part of what it calls a title.
  const ofName = textOf(config["new_post_name"]).split("/").length - 1;
  return (permalinks.get("") || ":year/:month/:day/:title/")
    .replace(/:title\b/, [...folders.slice(ofName), ":slugorfilename"].join("/"))
    .replace(/:name\b/, ":slugorfilename")
    .replace(/:category\b/, hexoCategory(head));
}

/** Hexo's category in URLs: the last of several, with its parents, as written. */
function hexoCategory(head: Head): string {
  const found = head["categories"];
  const last = Array.isArray(found) && Array.isArray(found.at(-1)) ? found.at(-1) : found;
  const names = namesOf({ ...head, categories: last }, FIELDS.categories, false);
  return names.map((name) => name.replace(/[^\p{L}\p{N}]+/gu, "-")).join("/") || "uncategorized";
}

function ofHugo(site: OldSite, placed: Placed, folders: string[]): string {
  const { slug, language, title, name, fullName, head } = placed;
  const [section = ""] = folders;
  const isOfLanguage = site.languages.has(section.toLowerCase());
  const rest = isOfLanguage ? folders.slice(1) : folders;
  const isOfSite = section === site.language && !site.hasLanguageInPath;
  const urlLanguage = isOfLanguage && !isOfSite ? section : language;
  const own = site.permalinks.get(rest[0] ?? "")?.replace(/(?<=\/[^/.]+)$/, "/");
  // A date may be read from a name, whose rest is the slug then.
  const isNamed = textOf(head["slug"]) !== "" || (name !== fullName && !site.keepsDates);
  const titled = own?.replace(isNamed ? /:title\b/g : /:(?:title|slug)\b/g, () => inPath(title));
  if (titled) return (urlLanguage && `/${urlLanguage}`) + titled;
  return asFolder(urlLanguage, ...rest, slug);
}

/** The URL pattern of a text in another language than the site's first; undefined for others. */
function translatedPattern({ translated }: OldSite, head: Head): string | undefined {
  const textLanguage = first(head, FIELDS.language).toLowerCase();
  const isOther = textLanguage !== "" && textLanguage !== translated?.from.toLowerCase();
  return isOther ? translated?.permalink : undefined;
}

/** A URL as generated by Zola; null if it uses Zola's own transliteration. */
function slugified(url: string): string | null {
  const bare = url.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  if (/[^\p{ASCII}]/u.test(bare)) return null;
  const names = bare
    .split("/")
    .map((name) => name.replace(/[^a-z\d]+/g, "-").replace(/^-|-$/g, ""));
  return names.join("/");
}

function asPage(...names: string[]): string {
  return `/${names.map(inPath).join("/")}.html`;
}
