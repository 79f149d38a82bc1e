import { escaped } from "../../../src/lib/html/escaped.ts";
import { MARK, newKept } from "../kept.ts";
import { listOf, parsedJson, textOf } from "../../lib/json.ts";
import type { Library } from "./library.ts";
import { withRenderedBlocks } from "./blocks.ts";
import { withoutGated } from "./gated.ts";
import { withShortcodes } from "./shortcodes.ts";
import { withSmilies } from "./smilies.ts";

const BLOCK =
  "address|article|aside|blockquote|details|div|dl|fieldset|figure|form|h[1-6]|hr|iframe|ol|p|pre|script|section|style|table|ul|video|audio";
const STARTS_BLOCK = new RegExp(`^</?(?:${BLOCK})\\b`, "i");
/** A block with a background picture, which is in no element of its HTML. */
const BACKGROUND =
  /<!-- wp:[\w/-]+ \{(?:(?!-->|<!--)[^])*?"backgroundImage":\{"url":"([^"]+)"(?:(?!-->|<!--)[^])*?-->/g;
/** A code block whose language is only in its block comment. */
const LANGUAGE =
  /(<!-- wp:[\w/-]+ \{(?:(?!-->|<!--)[^])*?"(?:language|lang|langType)":"([\w+#-]+)"(?:(?!-->|<!--)[^])*?-->(?:(?!<!--|<pre\b)[^])*<pre\b)/g;
const SHARED = /<!-- wp:block \{"ref":(\d+)((?:(?!-->|<!--)[^])*)\} \/-->/g;
/** Code on separate lines, without a `pre` around it. */
const CODE = /<pre\b[^]*?<\/pre>|^<code\b([^>]*)>((?:(?!<\/code>)[^])*)<\/code>[ \t]*$/gim;
/** What is kept as it is, on its own. */
const KEPT = new RegExp(`^${MARK}$`, "u");

/**
 * The HTML that WordPress renders from an article's text: from the block editor, and from the classic one,
 * which stores paragraphs as blank lines.
 *
 * @returns the HTML, and unsupported shortcodes, which stay in the text
 */
export function htmlOfWordPress(text: string, library: Library): { html: string; lost: string[] } {
  const lost: string[] = [];
  const expanded = withShared(text, library, lost).replace(
    /<!-- wp:footnotes \/-->/g,
    (written) => footnotesOf(library.footnotes) || written,
  );
  const isBlocks = /<!-- wp:/.test(expanded);
  const replaced = withRenderedBlocks(withShortcodes(expanded, library, lost), lost);
  const html = withSmilies(replaced)
    .replace(LANGUAGE, '$1 data-language="$2"')
    .replace(BACKGROUND, (block, url: string) => {
      const written = textOf(parsedJson(`"${url}"`));
      return `${block}<figure><img src="${escaped(written)}"></figure>`;
    })
    .replace(/<!--nextpage-->/g, "<hr>")
    .replace(/<!--\s*\/?(?:wp:|more)(?:(?!-->|<!--)[^])*-->/g, "")
    .replace(
      /(<(?:img\b[^>]*?\bsrc|a\b[^>]*?\bhref)=")([^"]+)(")/gi,
      (_, before: string, url: string, after: string) => before + library.largeOf(url) + after,
    );
  return { html: isBlocks ? html : withParagraphs(html), lost: [...new Set(lost)] };
}

/**
 * Leaves out the blocks that not everybody saw, and inserts the text of reusable ones, which may be nested; a cycle
 * ends.
 */
function withShared(text: string, library: Library, lost: string[], depth = 0): string {
  // The comment of a reusable block says whether it is hidden.
  return withoutGated(text, lost).replace(SHARED, (_, id: string, rest: string) => {
    if (rest.includes('"content":')) lost.push("text of its own in a shared block is left out");
    const block = library.blockOf(id);
    if (block === undefined) lost.push("a shared block is not in the file");
    return depth < 5 ? withShared(block ?? "", library, lost, depth + 1) : "";
  });
}

/** A list of the footnotes, to which the text links by id. */
function footnotesOf(stored: string): string {
  const notes = listOf(parsedJson(stored)).map(
    (note) => `<li id="${escaped(textOf(note["id"]))}">${textOf(note["content"])}</li>`,
  );
  return notes.length > 0 ? `<ol>${notes.join("")}</ol>` : "";
}

/**
 * Blank lines separate paragraphs, blocks have their own, and a single line break becomes one, except within
 * blocks.
 */
function withParagraphs(text: string): string {
  const { keep, restored } = newKept();
  const blocks = text.replace(CODE, (written: string, attributes?: string, code = "") =>
    code.includes("\n") ? `<pre${attributes}>${code}</pre>` : written,
  );
  // What must stay as it is, blank lines included.
  const guarded = blocks.replace(
    /<(pre|script|style|table|textarea)\b[^]*?<\/\1>/gi,
    (block) => `\n\n${keep(block)}\n\n`,
  );
  return restored(
    guarded
      .replace(/<[a-z](?:[^<>\n]|\n(?!\s*\n))*>/gi, (tag) => tag.replaceAll("\n", " "))
      // Its content is a player, as in a separate paragraph.
      .replace(/^[ \t]*(https?:\/\/[^\s<>"]+)[ \t]*$/gm, "\n\n$1\n\n")
      .replace(new RegExp(`\\s*(<(?:${BLOCK})\\b[^>]*>)`, "gi"), "\n\n$1")
      .replace(new RegExp(`(</(?:${BLOCK})>|<hr\\b[^>]*>)\\s*`, "gi"), "$1\n\n")
      .replace(/(<(?:blockquote|div|section|article|aside)\b[^>]*>)/gi, "$1\n\n")
      .replace(/(<\/(?:blockquote|div|section|article|aside)>)/gi, "\n\n$1")
      .split(/\n\s*\n/)
      .map((part) => part.trim())
      .filter(Boolean)
      .map((part) => {
        if (STARTS_BLOCK.test(part) || KEPT.test(part)) return part;
        // Lines of a list have line breaks of their own.
        return /^<\/?(?:li|d[td]|figcaption|summary|img)\b/i.test(part)
          ? part
          : `<p>${part.replace(/(?<!<br\s*\/?>[ \t]*)\n/gi, "<br>\n")}</p>`;
      })
      .join("\n"),
  );
}
