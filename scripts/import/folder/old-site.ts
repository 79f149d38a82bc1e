import type { Head } from "./head.ts";

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
  | "other";

/** What a configuration, or a file beside them, says of several texts, for each of which its own words count first. */
export type DefaultsOf = (file: string) => Head;

/** What the configuration of an old site says of it. */
export type OldSite = {
  system: System;
  /** Origin and path, without a slash at its end; empty if it is not said. */
  url: string;
  /** Path of its root: empty, or with a slash before and none after it. */
  base: string;
  title: string;
  /** Zone of times without one. */
  zone: string;
  /** Patterns of addresses by section; that of all has an empty name, and is null where nobody can know it. */
  permalinks: Map<string, string | null>;
  /** The folder below which addresses begin; empty for that of the site. */
  root: string;
  /** Whether addresses have the names of files and folders in small letters of ASCII. */
  isSlugified: boolean;
  /** Whether each end of a line is one that readers saw. */
  keepsLineEnds: boolean;
  /** Whether it is a vault of Obsidian's, and no site. */
  isVault: boolean;
  /** The codes of the languages of a site that has several, in small letters. */
  languages: ReadonlySet<string>;
  /** That of texts that name none, where there are several. */
  language: string;
  /** Whether addresses have that one as well. */
  hasLanguageInPath: boolean;
  /** What is said of several texts at once. */
  defaultsOf: DefaultsOf;
  /** Whether it is a graph of Logseq's, whose folder of pages is one of notes. */
  isLogseq: boolean;
  /** What authors are called, by the names that front matter has for them. */
  authors: ReadonlyMap<string, string>;
  /** Whether `{{ x }}` and `{% x %}` are templates there, or what somebody typed. */
  isLiquid: boolean;
};
