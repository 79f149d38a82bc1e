import type { Head } from "./head.ts";
import type { Route } from "./routes.ts";

export type System =
  | "jekyll"
  | "hexo"
  | "hugo"
  | "zola"
  | "astropaper"
  | "gatsby"
  | "pelican"
  | "docusaurus"
  | "middleman"
  | "vuepress"
  | "eleventy"
  | "nuxt"
  | "quartz"
  | "gridea"
  | "jbake"
  | "hakyll"
  | "other";

/** Defaults for several texts, from a configuration or a data file; each text's own fields take precedence. */
export type DefaultsOf = (file: string) => Head;

/** The old site according to its configuration. */
export type OldSite = {
  system: System;
  /** Origin and path, without a trailing slash; empty if unknown. */
  url: string;
  /** Path of its root: empty, or with a leading slash and no trailing one. */
  base: string;
  title: string;
  /** The configuration that templates in texts may refer to. */
  config: Head;
  /** Time zone of times without one. */
  zone: string;
  /** Whether 3/4/2020 is in March. */
  isMonthFirst: boolean;
  /** URL patterns by section; the default has an empty name, and is null if it cannot be determined. */
  permalinks: Map<string, string | null>;
  /** The URL pattern of texts in other languages than the first. */
  translated?: { from: string; permalink: string };
  /** The folder below which URLs begin; empty for the site's root. */
  root: string;
  /** The folder below it that contains Jekyll's collections and is not part of URLs; empty without one. */
  collections: string;
  /** Whether URLs have file and folder names as lower-case ASCII slugs. */
  isSlugified: boolean;
  /** Whether a text's slug is its title, unless it has one. */
  hasTitlesInPath: boolean;
  /** Whether URLs have the dates in the names of files. */
  keepsDates: boolean;
  /** Whether each line break was visible to readers. */
  keepsLineEnds: boolean;
  /** Whether it is an Obsidian vault instead of a site. */
  isVault: boolean;
  /** The language codes of a multilingual site, in lower case. */
  languages: ReadonlySet<string>;
  /** The default language, if there are several. */
  language: string;
  /** Whether URLs include the default language as well. */
  hasLanguageInPath: boolean;
  /** Whether most texts are in sections. */
  hasSections: boolean;
  /** Why the system builds nothing of a file, whatever its front matter says; null if it does. */
  reasonToIgnore: (file: string) => string | null;
  /** Defaults for several texts. */
  defaultsOf: DefaultsOf;
  /** What data files set for a text beside its defaults. */
  dataOf: DefaultsOf;
  /** Defaults for texts that have a layout, which it sets in its own front matter. */
  headOfLayout: (layout: string) => Head;
  /** Whether it is a Logseq graph, whose `pages` folder contains notes. */
  isLogseq: boolean;
  /** Whether it is a vault of Dendron, whose links have the label first. */
  isDendron: boolean;
  /** Whether it is a site of Quarto, whose Markdown is Pandoc's. */
  isQuarto: boolean;
  /** Whether it is a site of Franklin, whose Markdown has its own syntax for TeX and HTML. */
  isFranklin: boolean;
  /** Where pages of Astro, Next and SvelteKit show folders of texts, by these. */
  routes: ReadonlyMap<string, Route>;
  /** Whether its Markdown is MDX, whatever the ending of a file. */
  isMdx?: boolean;
  /** Whether all texts are in folders, so that those beside the configuration are the project's. */
  isInFolders: boolean;
  /** Authors' names, by their ids in front matter. */
  authors: ReadonlyMap<string, string>;
  /** Labels of tags by their keys. */
  tags: ReadonlyMap<string, string>;
  /** Whether `{{ x }}` and `{% x %}` are templates there, or literal text. */
  isLiquid: boolean;
};

/** The path of a file within its site, which may be in a subfolder, as may its collections. */
export function inSite(
  { root, collections }: Pick<OldSite, "root" | "collections">,
  file: string,
): string {
  return [root, collections].reduce(
    (at, folder) => (folder && at.startsWith(`${folder}/`) ? at.slice(folder.length + 1) : at),
    file,
  );
}
