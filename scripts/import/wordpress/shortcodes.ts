import { decoded } from "../../../src/lib/text/decoded.ts";
import { optionsOf } from "../markdown/tags.ts";
import { BUILDER } from "./builders.ts";
import type { Library } from "./library.ts";
import { BUTTON, htmlOf, LINE, nameOf, PLAYERS, SPACE } from "./shortcode-html.ts";

/** In some players, a colon is before the URL, as in `[audio:…]`. */
const COLON = String.raw`:(?:(?<=\[audio:)|(?<=\[(?:video|youtube|vimeo|flv|[\w-]*player):)(?=\s*(?:https?:)?\/\/))`;
/** Code in HTML, where shortcodes are literal, or a shortcode, with its closing tag if it has one. */
const PIECE = new RegExp(
  [
    String.raw`<(?<code>pre|code|script|style|textarea)\b[^>]*>[^]*?<\/\k<code>>`,
    String.raw`\[\[(?<literal>[a-z][\w-]*[^\]]*)\]\]`,
    String.raw`(?<opening>\[(?<name>[a-z][\w-]*)(?<rest>(?:(?:[\s=]|${COLON})+[^\][]*?)?)\s*)` +
      String.raw`(?:\/\]|\](?:(?<content>(?:(?!\[\k<name>[\s\]])[^])*?)(?<closing>\[\/\k<name>\]))?)`,
  ].join("|"),
  "gi",
);
/** Shortcodes of page builders whose content is Base64, some of it percent-encoded before. */
const ENCODED = /^(?:vc_raw_html|fusion_(?:code|syntax_highlighter))$/;
const NAMED_OPTIONS =
  /^(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[“”″][^“”″]*[“”″]|&quot;(?:(?!&quot;).)*&quot;|[^\s"'“”″=&]+))*\s*$/s;
/** What begins or ends a line: pictures, `<br>`, elements that are blocks, and other shortcodes. */
const BLOCK_BEFORE =
  /(?:^|\n|-->|<(?:br|hr|img|p|div|section|center)\b[^<>]*>|<\/(?:p|div|section|center|h[1-6]|[uo]l|table|blockquote|figure|pre)>|\[\/[\w-]+\]|\[(?:su_)?(?:clear\w*|spacer?|gap|divider|separator|hr|line)\b[^\][]*\])[ \t]*$/i;
const BLOCK_AFTER =
  /^[ \t]*(?:\n|\[|$|<!--|<(?:br|hr|img|p|div|section|center|h[1-6]|[uo]l|table|blockquote|figure|pre)\b|<\/(?:p|div|section|center)>)/i;

/** What {@link PIECE} matches. */
type Groups = Partial<
  Record<"code" | "literal" | "opening" | "name" | "rest" | "content" | "closing", string>
>;

/** @param isBuilt whether a page builder shows the text: all shortcodes in it are elements, also those of themes */
export function withShortcodes(
  text: string,
  library: Library,
  lost: string[],
  isBuilt = false,
): string {
  return text.replace(PIECE, (written: string, ...matched) => {
    const {
      code,
      literal,
      opening,
      name = "",
      rest = "",
      content,
      closing,
    }: Groups = matched.at(-1);
    if (code !== undefined) return written;
    if (literal !== undefined) return `[${literal}]`;
    const options = optionsOf(
      // Editors encode all quotes, or those within quotes.
      (rest.includes('"') ? rest : rest.replaceAll("&quot;", '"'))
        .replace(/^=|^:([^|]*).*$/s, " $1")
        .replace(/&#8217;|&#8243;|[“”″]/g, '"'),
    );
    const known = nameOf(name, isBuilt);
    const plain =
      content !== undefined && ENCODED.test(known)
        ? decoded(Buffer.from(content, "base64").toString())
        : content;
    let resolved: string | undefined;
    const inner = () =>
      (resolved ??= withShortcodes(plain ?? "", library, lost, isBuilt || BUILDER.test(known)));
    const at: number = matched.at(-3);
    const before = text.slice(Math.max(0, at - 99), at);
    const after = text.slice(at + written.length);
    const isWord =
      (SPACE.test(name.toLowerCase()) || LINE.test(name.toLowerCase())) &&
      !(name === known && NAMED_OPTIONS.test(rest) && isBetweenBlocks(before, after));
    const html = isWord
      ? null
      : htmlOf({
          ...options,
          name: known,
          content: plain,
          inner,
          library,
          lost,
          isBuilt,
          isInSentence: !BLOCK_BEFORE.test(before) && !BLOCK_AFTER.test(after),
        });
    // Text in brackets is not a shortcode unless it is closed, has attributes, is alone, or is a well-known
    // one.
    const isShortcode =
      content !== undefined ||
      isParagraph(before, after) ||
      rest.includes("=") ||
      PLAYERS.test(known) ||
      /_|-(?:form|gallery)/.test(name);
    if (html === null && isShortcode) lost.push(`[${name}] stays as it is written`);
    // Buttons are apart without a blank between them.
    const [, next = ""] = /^\[([\w-]+)/.exec(after.toLowerCase()) ?? [];
    if (html?.endsWith("</a>") && BUTTON.test(known) && BUTTON.test(next)) return `${html} `;
    return html ?? (content === undefined ? written : `${opening}]${inner()}${closing}`);
  });
}

function isParagraph(before: string, after: string): boolean {
  return /(?:^|\n|<p>|-->)[ \t]*$/.test(before) && /^[ \t]*(?:\n|<\/p>|<!--|$)/.test(after);
}

function isBetweenBlocks(before: string, after: string): boolean {
  return BLOCK_BEFORE.test(before) && BLOCK_AFTER.test(after);
}
