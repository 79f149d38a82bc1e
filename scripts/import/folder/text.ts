import { FENCE, withoutCode } from "../markdown/fence.ts";
import { htmlWithoutTemplates } from "../markdown/html-file.ts";
import { plainMarkdown } from "../markdown/plain.ts";
import { loss, type Note } from "../source.ts";
import { NO_LIBRARY } from "../wordpress/library.ts";
import { htmlOfWordPress } from "../wordpress/text.ts";
import { dialectOf, linkFrom, type Folder, type TextFile } from "./dialect.ts";
import { withoutFranklin } from "./franklin.ts";
import { withoutTitle } from "./heading.ts";
import { withoutLogseq } from "./logseq.ts";
import { withOwnCode } from "./own-shortcodes.ts";
import { withoutOptions } from "./quarto.ts";

/** Pelican's prefixes for links to texts and other files. */
const PELICAN =
  /((?:\]\(|\]:[ \t]*|(?:src|href|data|poster)=["']?)[ \t]*)[{|](?:filename|static|attach)[}|]/g;

/** Nikola's links by the names of texts. */
const NIKOLA = /((?:\]\(|\]:[ \t]*|href=["']?))link:\/\/(?:slug|filename)\/([^)\s"'>]+)/g;

/** Code, and the program and the styles around the text of a Svelte component. */
const OF_SVELTE = new RegExp(
  `(?<code>${FENCE})|^<(?<tag>script|style)\\b[^>]*>[^]*?^</\\k<tag>>\\n?`,
  "gm",
);
/** The program of a page in Markdown. */
const PROGRAM =
  /^<script\b(?![^>]*\b(?:type|src|setup)\b)[^>]*>((?:(?!<\/?script\b)[^])*)<\/script>/m;

/** Code, or an attribute of a component that is named like its value. */
const SHORT = new RegExp(
  `${FENCE}|(?<ticks>\`+)[^\`]*\\k<ticks>|(?<=<[A-Z][^<>{}]*\\s)\\{(?<name>\\w+)\\}`,
  "gm",
);

/**
 * Whether Markdown contains a Svelte component's script for mdsvex: an ordinary script could not import anything.
 * Vue's are recognized by what they import or export.
 */
function isMdsvex(body: string): boolean {
  const [, program = ""] = PROGRAM.exec(body) ?? [];
  return (
    /^[ \t]*import\s[^;]*?\sfrom\s/m.test(program) && !/\.vue["']|export default/.test(program)
  );
}

/** The text of a file without what only its system understands. */
export function plainText(folder: Folder, written: TextFile, notes: Note[]): string {
  const { file, head, title, text, isHtml } = written;
  const isSvelte = /\.(?:svx|svelte\.md)$/.test(file) || isMdsvex(withoutCode(text));
  const dialect = dialectOf(folder, written, isSvelte);
  if (!isHtml) {
    const markdown = withoutSystem(folder, written, isSvelte, notes);
    return withoutTitle(plainMarkdown(markdown, dialect, notes), title);
  }
  // Jekyll's importer leaves texts as WordPress stores them.
  const isOfWordPress = head["meta"] !== undefined && head["type"] !== undefined;
  const { html, lost } = isOfWordPress
    ? htmlOfWordPress(text, NO_LIBRARY)
    : { html: text, lost: [] };
  notes.push(...lost.map((message) => loss("text", message)));
  return htmlWithoutTemplates(html, dialect, notes);
}

/** Markdown without what its system reads before the Markdown. */
function withoutSystem(
  folder: Folder,
  { file, text }: TextFile,
  isSvelte: boolean,
  notes: Note[],
): string {
  const { names } = folder;
  return (
    withoutMarks(text, file, folder, isSvelte, notes)
      .replace(PELICAN, "$1")
      // Bear Blog's links that open a tab.
      .replace(/(?<=\]\()tab:(?=https?:)/g, "")
      .replace(NIKOLA, (link: string, before: string, name: string) => {
        const { url } = linkFrom(file, names, name);
        return url === name ? link : before + url;
      })
      // A list of texts, which has its folder's URL.
      .replace(
        /(\]\()@(\/(?:[^()\s]*\/)?)_index\.md(?=[#)])/g,
        (link, before: string, folder: string) =>
          names.fileNamed(`content${folder}_index`) ? link : before + folder,
      )
  );
}

/** A text without the marks of its system, of which a file has one. */
function withoutMarks(
  text: string,
  file: string,
  { site, textIn }: Folder,
  isSvelte: boolean,
  notes: Note[],
): string {
  if (site.isLogseq) return withoutLogseq(text, notes);
  if (file.endsWith(".qmd")) return withoutOptions(text, notes);
  if (isSvelte) {
    return text.replace(OF_SVELTE, "$<code>").replace(SHORT, (written: string, ...found) => {
      const { name }: Record<string, string | undefined> = found.at(-1);
      return name ? `${name}={${name}}` : written;
    });
  }
  if (site.isFranklin) return withoutFranklin(text, textIn("config.md") ?? "", notes);
  if (site.system === "hugo") return withOwnCode(text, textIn);
  return site.system === "middleman" ? text.replace(/\bREADMORE\b/, "") : text;
}
