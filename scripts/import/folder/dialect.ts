import path from "node:path";
import { withoutCode } from "../markdown/fence.ts";
import type { Dialect } from "../markdown/plain.ts";
import { objectOf, textOf } from "../../lib/json.ts";
import type { ImportedComment, Note } from "../source.ts";
import { first, hasValue } from "./fields.ts";
import { galleryOf } from "./gallery.ts";
import type { Head } from "./head.ts";
import type { Written } from "./heading.ts";
import type { FileNames } from "./names.ts";
import type { OldSite } from "./old-site.ts";

export type Folder = {
  root: string;
  site: OldSite;
  names: FileNames;
  /** Reads the text of a file, without its title. */
  textOf: (file: string) => string;
  codeIn: Dialect["codeIn"];
  /** The URLs on the old site of the files that a pattern names. */
  filesAt: (file: string, pattern: string) => string[];
  /** The text of a file by its path from the root; null without one, and for files that are no texts. */
  textIn: (path: string) => string | null;
  /** The comments of a text, by its names, that are in files. */
  commentsOf: (names: readonly string[], notes: Note[]) => ImportedComment[];
  /** The picture beside a text whose name marks it as the cover. */
  coverBeside: (file: string, head: Head) => string | null;
};

/** A file with a text, as its head describes it. */
export type TextFile = Pick<Written, "file" | "head" | "title"> & {
  about: Written["about"];
  text: string;
  isHtml: boolean;
  categories: string[];
};

/** A component with an attribute that is a program. */
const COMPONENT = /^<[A-Z]\w*(?:\s[^<>]*)?\s(?:\w+=\{(?!\{-?\s*(?:site|page|post)\b|%)|\{\.\.\.)/m;
const WITHOUT_COMPONENTS = /^(?:jekyll|hexo|hugo|zola|pelican|middleman|jbake|gridea)$/;
/** Code between other marks than Markdown's. */
const TAGGED_CODE =
  /\{%-?\s*(highlight|codeblock|raw|verbatim)\b[^]*?\{%-?\s*end\1\b|<pre\b[^]*?<\/pre>/gi;

/** Some treat all Markdown as MDX, which shows in elements with attributes, and remarks, as in programs. */
function isLikeMdx({ system, isMdx }: OldSite, text: string): boolean {
  const prose = withoutCode(text);
  return (
    /<\w[^<>]*\s(?:style=\{\{|className=)/.test(prose) ||
    (!WITHOUT_COMPONENTS.test(system) && COMPONENT.test(prose.replace(TAGGED_CODE, ""))) ||
    /^[ \t]*\{\/\*.*\*\/\}[ \t]*$/m.test(prose) ||
    ((isMdx || system === "docusaurus") && /^import\s.*\sfrom\s|^\s*<[A-Z]/m.test(prose))
  );
}

/** The components of Astro's first versions are imported in the front matter. */
function hasProgram(head: Head): boolean {
  return /^\s*import\s/.test(first(head, ["setup"]));
}

/** Whether a text disables templates, as in Jekyll, Bridgetown and Eleventy. */
function isWithoutLiquid(head: Head): boolean {
  const engine = first(head, ["template_engine", "templateengineoverride"]);
  return (
    hasValue(head, ["render_with_liquid"], /^(?:false|no)$/i) ||
    (engine !== "" && !/liquid|njk|serbea/i.test(engine))
  );
}

/** A value of the configuration or the front matter, such as `cdn.url` of an object in it. */
function partIn(all: Head, name: string): string | undefined {
  const found = name
    .toLowerCase()
    .split(".")
    .reduce<unknown>((value, part) => objectOf(value)[part], all);
  return textOf(found) || undefined;
}

/** Where a text's link by the name of another file leads. */
export function linkFrom(
  file: string,
  names: FileNames,
  name: string,
): ReturnType<Dialect["linkTo"]> {
  const found = names.fileAt(name, file) ?? names.fileNamed(name);
  return found === undefined
    ? { url: name, title: "" }
    : {
        url: `file:${encodeURIComponent(found)}${/#.*$/.exec(name)?.[0] ?? ""}`,
        title: names.titleOf(found),
      };
}

/** What a file's Markdown may say beside Markdown, by its system, its head and its name. */
export function dialectOf(
  { site, names, codeIn, textIn, filesAt }: Folder,
  { file, head, title, about, text, categories }: TextFile,
  isSvelte: boolean,
): Dialect {
  const isMdx =
    isSvelte ||
    /\.mdx$/i.test(file) ||
    (/\.md$/i.test(file) && (isLikeMdx(site, text) || hasProgram(head)));
  const isMarkdoc = file.endsWith(".mdoc");
  const isPandoc =
    file.endsWith(".qmd") || site.system === "hakyll" || (site.isQuarto && /\.md$/i.test(file));
  const isOfObsidian =
    (/^(?:other|quartz)$/.test(site.system) && !isPandoc) || "dg-publish" in head;
  return {
    isMdx,
    isMarkdoc,
    isLiquid: (site.isLiquid || isMarkdoc) && !isMdx && !isWithoutLiquid(head),
    isPandoc,
    isHatena: first(head, ["editurl"]).startsWith("https://blog.hatena.ne.jp/"),
    base: site.base,
    hasTightHeadings:
      site.system === "pelican" ||
      /^(?:redcarpet|rdiscount|maruku)$/i.test(textOf(site.config["markdown"])),
    isHtmlParsed:
      isPandoc ||
      textOf(objectOf(site.config["kramdown"])["parse_block_html"]) === "true" ||
      /\{::options[^}]*parse_block_html=["']?true/.test(text),
    keepsLineEnds: site.keepsLineEnds,
    linkTo: (name) => linkFrom(file, names, name),
    valueOf: (of, name) => {
      if (of === "site")
        return { title: site.title, name: site.title }[name] || partIn(site.config, name);
      if (name === "title") return title;
      if (name === "categories") return categories.join(" ");
      if (name.toLowerCase() === about?.field) return about.url;
      return first(head, [name.toLowerCase()]) || partIn({ ...site.dataOf(file), ...head }, name);
    },
    picturesIn: (field) => galleryOf(head, field),
    codeIn,
    filesAt: (pattern) => filesAt(file, pattern),
    textIn: (name, place) => {
      const includes = path.posix.join(site.root, "_includes");
      const from = { text: path.posix.dirname(file), includes, root: "." }[place];
      const at = path.posix.join(from, name);
      return place === "includes" && !at.startsWith(`${includes}/`) ? null : textIn(at);
    },
    isVault: site.isVault,
    isOfObsidian,
    isDendron: site.isDendron,
    noteAt: (name) => {
      const found = names.fileNamed(name);
      const missing = isOfObsidian ? null : undefined;
      return found === undefined ? missing : `file:${encodeURIComponent(found)}`;
    },
  };
}
