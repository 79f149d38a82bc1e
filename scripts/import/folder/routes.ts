import path from "node:path";
import { isBundle } from "./names.ts";

/** Where pages show the texts of a folder. */
export type Route = {
  /** The folder of their URLs; empty for the root. */
  folder: string;
  /** Whether the folders of a text are part of its URL. */
  hasFolders: boolean;
  /** Whether names are changed as GitHub changes those of headings. */
  isSlugged: boolean;
};

/** Pages that are built once for each text, apart from those that list texts: of Astro, Next and SvelteKit. */
const PAGE = new RegExp(
  [
    String.raw`^(?:src/)?(?:pages|app|routes)/`,
    String.raw`(?<folder>(?:\([^)/]*\)/|(?!\[|_?(?:tags?|categor(?:y|ies)|topics?|authors?|series|archives?|drafts?|og|api|admin|users?)/)[^/]+/)*)`,
    String.raw`\[{1,2}(?<all>\.\.\.)?(?!tag|categor|topic|author|series|page|lang|locale)\w+\]{1,2}`,
    String.raw`(?:(?:/index)?\.(?:astro|[jt]sx?)|/page\.[jt]sx?|/\+page\.(?:svelte|svx))$`,
  ].join(""),
);
/** The collections of Astro that a page shows. */
const SHOWN = /\bget(?:Collection|Entry)\(\s*["']([\w-]+)["']/g;
const OF_ASTRO = /^src\/content\/[^/]+(?=\/.*\.(?:mdx?|mdoc)$)/;
const OF_APPS =
  /^(?:(?:src\/)?(?:lib\/)?(?:contents?|data)(?!\/(?:pages?|authors?|drafts?)\/)(?:\/[^/]+)?|(?:src\/)?(?:lib\/)?_?(?:posts|blog|articles|notes|writing))(?=\/.*\.(?:mdx?|svx)$)/;

/** Folders of URLs that are probably those of texts, if nothing says of what they are. */
const OF_TEXTS =
  /^(?:(?:.*\/)?(?:blog|weblog|posts?|articles?|essays?|notes?|writings?|journal|log|news|stories|thoughts|til))?$/;

type Page = { folder: string; hasFolders: boolean; shown: readonly string[] };

function pagesIn(files: readonly string[], shownIn: (file: string) => readonly string[]): Page[] {
  return files.flatMap((file) => {
    const { folder, all } = PAGE.exec(file)?.groups ?? {};
    if (folder === undefined) return [];
    const shown = shownIn(file);
    return [{ folder: folder.replace(/\([^)/]*\)\/|\/$/g, ""), hasFolders: Boolean(all), shown }];
  });
}

/** Folders of texts with their pages: those of the same name, and the only other page of the only other folder. */
function matched(folders: Iterable<string>, pages: readonly Page[]): Map<string, Page> {
  const routes = new Map<string, Page>();
  for (const folder of folders) {
    const name = path.posix.basename(folder).replace(/^_/, "");
    const showing = pages.filter(({ shown }) => shown.join() === name);
    const isOne = new Set(showing.map((page) => page.folder)).size === 1;
    const page = isOne ? showing[0] : pages.find((one) => one.folder === name);
    if (page) routes.set(folder, page);
  }
  const known = new Set([...routes.values()].map((page) => page.folder));
  const [folder, ...others] = [...folders].filter((one) => !routes.has(one));
  const left = pages.filter(
    (page) => page.shown.length === 0 && !known.has(page.folder) && OF_TEXTS.test(page.folder),
  );
  const [page] = left;
  const isOne = others.length === 0 && new Set(left.map((one) => one.folder)).size === 1;
  if (folder !== undefined && page && isOne) routes.set(folder, page);
  return routes;
}

/** Folders within others are first. */
function foldersIn(files: readonly string[], folder: RegExp): Set<string> {
  const found = files.flatMap((file) => folder.exec(file)?.[0] ?? []);
  return new Set(found.toSorted((one, other) => other.length - one.length));
}

/** @returns where Astro's pages show its collections, by their folders */
export function astroRoutes(
  files: readonly string[],
  text: (file: string) => string,
): ReadonlyMap<string, Route> {
  const folders = foldersIn(files, OF_ASTRO);
  const names = new Set([...folders].map((folder) => path.posix.basename(folder)));
  const pages = pagesIn(
    files.filter((file) => file.endsWith(".astro")),
    (file) => {
      const shown = Array.from(text(file).matchAll(SHOWN), ([, name = ""]) => name);
      return [...new Set(shown)].filter((name) => names.has(name));
    },
  );
  const routes = [...matched(folders, pages)].map(([folder, page]): [string, Route] => [
    folder,
    { folder: page.folder, hasFolders: true, isSlugged: true },
  ]);
  return new Map(routes);
}

/** @returns where the pages of Next and SvelteKit show folders of texts, by these */
export function appRoutes(files: readonly string[]): ReadonlyMap<string, Route> {
  if (!files.some((file) => /^(?:next|svelte)\.config\.\w+$/.test(file))) return new Map();
  const pages = pagesIn(files, () => []);
  const routes = [...matched(foldersIn(files, OF_APPS), pages)].map(
    ([folder, page]): [string, Route] => [folder, { ...page, isSlugged: false }],
  );
  return new Map(routes);
}

/** The route of a file, and its folders below that of the route; null without one. */
export function routeOf(
  routes: ReadonlyMap<string, Route>,
  file: string,
): { route: Route; folders: string[] } | null {
  const found = [...routes].find(([folder]) => file.startsWith(`${folder}/`));
  if (!found) return null;
  const [folder, route] = found;
  const folders = path.posix.dirname(file.slice(folder.length + 1)).split("/");
  const own = (isBundle(file) ? folders.slice(0, -1) : folders).filter((name) => name !== ".");
  return { route, folders: route.hasFolders ? own : [] };
}
