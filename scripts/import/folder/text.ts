import { withoutCode } from "../markdown/code.ts";
import { htmlWithoutTemplates } from "../markdown/html-file.ts";
import { plainMarkdown, type Dialect } from "../markdown/plain.ts";
import { objectOf, textOf, type Note } from "../source.ts";
import { libraryIn } from "../wordpress/library.ts";
import { htmlOfWordPress } from "../wordpress/text.ts";
import { first, says } from "./fields.ts";
import { galleryOf } from "./gallery.ts";
import type { Head } from "./head.ts";
import { withoutTitle } from "./heading.ts";
import { withoutLogseq } from "./logseq.ts";
import type { FileNames } from "./names.ts";
import type { OldSite } from "./old-site.ts";
import { withoutOptions } from "./quarto.ts";

export type Folder = {
  root: string;
  site: OldSite;
  names: FileNames;
  /** Reads the text of a file, without its title. */
  textOf: (file: string) => string;
  codeIn: Dialect["codeIn"];
  /** The picture beside a text whose name marks it as the cover. */
  coverBeside: (file: string, head: Head) => string | null;
};

/** Some treat all Markdown as MDX, which shows in elements with attributes as in programs. */
function isLikeMdx({ system }: OldSite, text: string): boolean {
  const words = withoutCode(text);
  return (
    /<\w[^<>]*\s(?:style=\{\{|className=)/.test(words) ||
    (system === "docusaurus" && /^import\s.*\sfrom\s|^\s*<[A-Z]/m.test(words))
  );
}

/** Whether a text disables templates, as in Jekyll, Bridgetown and Eleventy. */
function isWithoutLiquid(head: Head): boolean {
  const engine = first(head, ["template_engine", "templateengineoverride"]);
  return (
    says(head, ["render_with_liquid"], /^(?:false|no)$/i) ||
    (engine !== "" && !/liquid|njk|serbea/i.test(engine))
  );
}

/** Pelican's prefixes for links to texts and other files. */
const PELICAN =
  /((?:\]\(|\]:[ \t]*|(?:src|href|data|poster)=["']?)[ \t]*)[{|](?:filename|static|attach)[}|]/g;

/** A value of the configuration, such as the address of a host for pictures. */
function saidIn({ config }: OldSite, name: string): string | undefined {
  const found = name
    .toLowerCase()
    .split(".")
    .reduce<unknown>((value, part) => objectOf(value)[part], config);
  return textOf(found) || undefined;
}

/** Nikola's links by the names of texts. */
const NIKOLA = /((?:\]\(|\]:[ \t]*|href=["']?))link:\/\/(?:slug|filename)\/([^)\s"'>]+)/g;

/** Code, and the program and the styles around the text of a Svelte component. */
const OF_SVELTE = /^([ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\2)|^<(script|style)\b[^>]*>[^]*?^<\/\3>\n?/gm;
/** The program of a page in Markdown. */
const PROGRAM =
  /^<script\b(?![^>]*\b(?:type|src|setup)\b)[^>]*>((?:(?!<\/?script\b)[^])*)<\/script>/m;

/** Code, or an attribute of a component that is named like its value. */
const SHORT = /^[ \t]*(`{3,}|~{3,})[^]*?^[ \t]*\1|(`+)[^`]*\2|(?<=<[A-Z][^<>{}]*\s)\{(\w+)\}/gm;

/** Whether Markdown has a component's program for mdsvex: a script of a page could import nothing. Vue's says so. */
function isMdsvex(body: string): boolean {
  const [, program = ""] = PROGRAM.exec(body) ?? [];
  return (
    /^[ \t]*import\s[^;]*?\sfrom\s/m.test(program) && !/\.vue["']|export default/.test(program)
  );
}

/** HTML between fences, containers and definitions of Franklin's. */
const OF_FRANKLIN =
  /^~~~[ \t]*\n([^]*?)^~~~[ \t]*$|^\+\+\+\n[^]*?^\+\+\+$|^@@[\w, -]*$|^\\toc\b.*$/gm;

/** The text of a file without what only its system understands. */
export function plainText(
  { site, names, codeIn }: Folder,
  {
    file,
    head,
    title,
    text,
    isHtml,
    categories,
  }: {
    file: string;
    head: Head;
    title: string;
    text: string;
    isHtml: boolean;
    categories: string[];
  },
  notes: Note[],
): string {
  const linkTo = (name: string) => {
    const found = names.fileAt(name, file) ?? names.fileNamed(name);
    return found === undefined
      ? { address: name, title: "" }
      : {
          address: `file:${encodeURIComponent(found)}${/#.*$/.exec(name)?.[0] ?? ""}`,
          title: names.titleOf(found),
        };
  };
  const isSvelte = file.endsWith(".svx") || isMdsvex(withoutCode(text));
  const isMdx = isSvelte || /\.mdx$/i.test(file) || (/\.md$/i.test(file) && isLikeMdx(site, text));
  const dialect: Dialect = {
    isMdx,
    isLiquid: site.isLiquid && !isMdx && !isWithoutLiquid(head),
    isPandoc: file.endsWith(".qmd"),
    isHatena: first(head, ["editurl"]).startsWith("https://blog.hatena.ne.jp/"),
    base: site.base,
    hasTightHeadings:
      site.system === "pelican" ||
      /^(?:redcarpet|rdiscount|maruku)$/i.test(textOf(site.config["markdown"])),
    isHtmlParsed:
      textOf(objectOf(site.config["kramdown"])["parse_block_html"]) === "true" ||
      /\{::options[^}]*parse_block_html=["']?true/.test(text),
    keepsLineEnds: site.keepsLineEnds,
    linkTo,
    valueOf: (of, name) => {
      if (of === "site") return { title: site.title, name: site.title }[name] || saidIn(site, name);
      return name === "title"
        ? title
        : name === "categories"
          ? categories.join(" ")
          : first(head, [name.toLowerCase()]) || undefined;
    },
    picturesIn: (field) => galleryOf(head, field),
    codeIn,
    isVault: site.isVault,
    noteAt: (name) => {
      const found = names.fileNamed(name);
      const none = /^(?:other|quartz)$/.test(site.system) ? null : undefined;
      return found === undefined ? none : `file:${encodeURIComponent(found)}`;
    },
  };
  const ofSystem = file.endsWith(".qmd") ? withoutOptions(text, notes) : text;
  const written = (site.isLogseq ? withoutLogseq(text, notes) : ofSystem)
    .replace(PELICAN, "$1")
    // Bear Blog's links that open a tab.
    .replace(/(?<=\]\()tab:(?=https?:)/g, "")
    .replace(NIKOLA, (link: string, before: string, name: string) => {
      const { address } = linkTo(name);
      return address === name ? link : before + address;
    })
    .replace(site.system === "middleman" ? /\bREADMORE\b/ : /(?!)/, "")
    .replace(site.isFranklin ? OF_FRANKLIN : /(?!)/, "$1")
    .replace(isSvelte ? OF_SVELTE : /(?!)/, "$1")
    .replace(isSvelte ? SHORT : /(?!)/, (written, _fence, _code, name?: string) =>
      name ? `${name}={${name}}` : written,
    )
    // A list of texts, which has its folder's URL.
    .replace(
      /(\]\()@(\/(?:[^()\s]*\/)?)_index\.md(?=[#)])/g,
      (link, before: string, folder: string) =>
        names.fileNamed(`content${folder}_index`) ? link : before + folder,
    );
  if (!isHtml) return withoutTitle(plainMarkdown(written, dialect, notes), title);
  // Jekyll's importer leaves texts as WordPress stores them.
  const isOfWordPress = head["meta"] !== undefined && head["type"] !== undefined;
  const { html, lost } = isOfWordPress
    ? htmlOfWordPress(text, libraryIn([], new Map())(""))
    : { html: text, lost: [] };
  notes.push(...lost.map((says) => ({ field: "text", says, isLost: true })));
  return htmlWithoutTemplates(html, dialect, notes);
}
