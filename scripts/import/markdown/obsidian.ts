import type { Kept } from "../kept.ts";
import { capitalized } from "../../../src/lib/text/capitalized.ts";
import { fragmentName } from "../../../src/lib/text/fragment-name.ts";
import { PICTURE_ENDINGS } from "../picture-file.ts";
import { callout, kindOf } from "./callout.ts";
import { withoutCode } from "./fence.ts";
import type { Context } from "./template-tags.ts";

/** Resolves names in a vault. */
export type Vault = Partial<Pick<Context, "linkTo">> & {
  /** The URL of a note by its name or alias; null without one, undefined where brackets are not links. */
  noteAt: (name: string) => string | null | undefined;
  isVault?: boolean;
  /** Whether it may have Obsidian's remarks and ids of blocks, which are words elsewhere. */
  isOfObsidian?: boolean;
  isDendron?: boolean;
  /** Whether `==` around words is literal, as in Redcarpet. */
  isWithoutMarks?: boolean;
};

const WIKI =
  /(!?)\[\[(?!\s)([^\][\n|#^\\]*)(?:#([^\][\n|\\]*))?(?:\\?\|([^\][\n]*))?\]\](?!\((?:[#/.]|https?:))/g;
/** A page that Obsidian shows where Markdown has a picture. */
const EMBEDDED_PAGE =
  /!\[([^\][\n]*)\]\((https?:\/\/(?:www\.|m\.)?(?:youtube\.com|youtu\.be|vimeo\.com|twitter\.com|x\.com)\/[^\s()]+)\)/g;
/** Comments; those of several paragraphs only if they begin a line. */
const COMMENT =
  /^[ \t]*%%(?![%\s]*$(?![^]))[^]*?%%(?!%)[ \t]*|(?<![%\w\\])%%(?!%)(?:(?!\n[ \t]*\n)[^])*?%%(?!%)[ \t]*/gm;
/** Hashnode's, which shows what its blog defines. */
const WIDGET = /^[ \t]*%%\[([\w-]+)\][ \t]*$/gm;
/** Ids of blocks as Obsidian makes them, after words or on a line of their own. */
const IDS = /(?<![ \t])[ \t]+\^[a-z\d]{6}[ \t]*$|^\^[a-z\d]{6}[ \t]*$/gm;
/** Those that somebody chose as well. */
const ANY_IDS = /(?<![ \t])[ \t]+\^[\w-]+[ \t]*$|^\^[\w-]+[ \t]*$/gm;
/** What ikiwiki shows at this place, such as a list of pages. */
const DIRECTIVE = /\[\[![a-z]\w*(?=[\s\]])[^[\]]{0,500}\]\]/g;
/** The size of what is embedded. */
const SIZE = /^\d+(?:x\d+|%)?$/;
const FILES = new RegExp(String.raw`\.(?:${PICTURE_ENDINGS}|bmp|tiff?)$`, "i");

/** Blocks of code that a plugin shows as notes. */
const NOTES =
  /^(`{3,}|~{3,})ad-([\w-]+)[ \t]*\n((?:(?:title|collapse|icon|color):.*\n)*)([^]*?)^\1[ \t]*$/gm;

type FoundLink = [
  written: string,
  embed: string,
  name: string,
  heading: string | undefined,
  alias: string | undefined,
  at: number,
  all: string,
];

/** Whether brackets without a note are a link, and not code such as `a[[i]]` or `[[nodiscard]]`. */
function isLink(written: string, isWiki: boolean, before: string): boolean {
  return (
    isWiki &&
    !/[\w)\]]$/.test(before) &&
    /\p{L}/u.test(written) &&
    !/:|\|.*\||^\[\[(?:nodiscard|noreturn|deprecated|maybe_unused|likely|unlikely|fallthrough)\b/.test(
      written,
    )
  );
}

export function withNotesOfPlugin(markdown: string): string {
  return markdown.replace(NOTES, (_, _fence, word: string, fields: string, text: string) => {
    const title = /^title:[ \t]*(.*)$/m.exec(fields)?.[1] ?? "";
    return callout(kindOf(word) ?? "NOTE", title, text);
  });
}

/** Dendron's links, whose label is first or the title of the note, which may be of another vault, and a part of it. */
const DENDRON =
  /(?<=\[\[)(?:([^\][\n|]*)\|)?(?:dendron:\/\/[^\][\n|/]*\/)?([^\][\n|#,]+)(?:#([^\][\n|#,:]*))?[^\][\n|]*(?=\]\])/g;

function withoutDendron(markdown: string, linkTo: Vault["linkTo"]): string {
  return markdown.replace(DENDRON, (_, label = "", name: string, heading = "") => {
    const shown = label.trim() || linkTo?.(name.trim()).title || name;
    return `${name}${heading && `#${heading}`}|${shown}`;
  });
}

/** The tags within an Obsidian text, which stay in the text. */
export function tagsIn(text: string): string[] {
  const tags = withoutCode(text).matchAll(
    /(?<=^|\s)#([\p{L}\p{N}_/-]*[\p{L}_/-][\p{L}\p{N}_/-]*)/gmu,
  );
  return [...new Set([...tags].map(([, tag = ""]) => tag))];
}

/**
 * Replaces the syntax of Obsidian, and other wikis: links and embeds by name, highlights, callouts, block ids.
 * Its comments are removed: nobody saw them. Code has been protected before.
 *
 * @returns the text, and a note for each conversion
 */
export function withoutWiki(
  markdown: string,
  { keep }: Kept,
  { noteAt, isVault, isOfObsidian, isDendron = false, linkTo, isWithoutMarks = false }: Vault,
): { text: string; lost: string[]; converted: string[] } {
  const lost: string[] = [];
  const converted: string[] = [];
  // Outside vaults, brackets are links in texts in which one names another text.
  const isWiki = Array.from(markdown.matchAll(WIKI)).some(([, , name = ""]) => noteAt(name.trim()));
  const text = (isDendron ? withoutDendron(markdown, linkTo) : markdown)
    .replace(/\[([^\][\n]+)\]\(\[\[([^\][\n|]+)\]\]\)/g, "[[$2|$1]]")
    .replace(WIDGET, (_, name: string) => {
      lost.push(`the widget “${name}” is left out`);
      return "";
    })
    .replace(DIRECTIVE, (written) => {
      lost.push(`${written} stays as it is written`);
      return keep(written);
    })
    .replace(COMMENT, (written) => {
      if (!isOfObsidian) return written;
      converted.push("a remark between %% is left out");
      return "";
    })
    .replace(WIKI, (...[written, embed, name, heading = "", after = "", at, all]: FoundLink) => {
      // In Dendron and wikis, the label comes first.
      const isReversed = !isVault && after && noteAt(name.trim()) === null && noteAt(after.trim());
      const [target, alias] = isReversed ? [after.trim(), name] : [name.trim(), after];
      if (/^_?toc_?$/i.test(target)) return "";
      const isSize = embed !== "" && SIZE.test(alias.trim());
      const label =
        (isSize ? "" : alias.trim()) ||
        [target, heading.replace(/^\^.*/, "").trim().replaceAll("#", " > ")]
          .filter(Boolean)
          .join(" > ");
      if (embed && FILES.test(target)) {
        const alt = isSize ? "" : alias.replace(/\|?\d+(?:x\d+)?$/, "").trim();
        return `![${alt}](${target.includes(" ") ? `<${target}>` : target})`;
      }
      const url = target === "" ? "" : noteAt(target);
      if (url === undefined && alias && /^(?:https?:|mailto:|\/)/.test(target))
        return `[${label.replace(/[[\]]/g, "\\$&")}](${target})`;
      if (
        url === undefined &&
        !isLink(written, isWiki || alias !== "", all.slice(Math.max(0, at - 1), at))
      )
        return keep(written);
      if (url === null || url === undefined) {
        lost.push(`${written} has no target here, so only its text is kept`);
        return keep(label.replace(/[\\*_[\]<>`]/g, "\\$&"));
      }
      const fragment = heading.startsWith("^")
        ? ""
        : fragmentName(heading.split("#").at(-1) ?? "", new Set());
      if (embed) converted.push(`${written} becomes a link, as a text shows no other within`);
      return `[${label.replace(/[[\]]/g, "\\$&")}](${url.includes(" ") ? `<${url}${fragment ? `#${fragment}` : ""}>` : url + (fragment ? `#${fragment}` : "")})`;
    })
    .replace(EMBEDDED_PAGE, (_, label: string, url: string) =>
      /\p{L}/u.test(label) ? `[${label}](${url})` : `<${url}>`,
    )
    .replace(
      /(?<![=\w])==(?=[^\s=])([^\n=]*(?:=(?!=)[^\n=]*)*[^\s=])==(?![=\w])/g,
      isWithoutMarks ? "$&" : "<mark>$1</mark>",
    )
    .replace(isVault || isWiki ? ANY_IDS : IDS, isOfObsidian ? "" : "$&")
    .replace(
      /^((?:[ \t]*>)+[ \t]*)\[!([\w-]+)\|?[^\]\n]*\]([+-]?)[ \t]*(.*)$/gm,
      (written, quote: string, word: string, fold: string, title: string) => {
        const kind = kindOf(word);
        const isSame = kind?.toLowerCase() === word.toLowerCase();
        if (isSame && !fold) return written;
        // Without a title, its kind is the title.
        const shown = title || (isSame ? "" : capitalized(word));
        return `${quote}[!${kind ?? "NOTE"}] ${shown}`;
      },
    )
    .replace(/^((?:[ \t]*>)+[ \t]*\[![A-Z]+\])[ \t]+$/gm, "$1")
    .replace(/!\[([^[\]\n|\\]*)\\?\|\d+(?:x\d+)?\]\(/g, "![$1](")
    .replace(/!\[\d+(?:x\d+)?\]\(/g, isVault ? "![](" : "$&");
  return { text, lost, converted };
}
