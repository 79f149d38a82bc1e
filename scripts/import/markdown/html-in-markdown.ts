import { frameOf, linkTextFor } from "../../../src/lib/html/frame-of.ts";
import { originalOf } from "../html/original.ts";
import { backgroundIn, isLarger, isPlaceholder, largestSource, SOURCES } from "../html/pictures.ts";
import { isAllowedUrl } from "../../../src/lib/html/allowed.ts";
import { BUTTONS, FILLED, FILLED_FROM } from "../html/frames.ts";
import { callout } from "./callout.ts";
import type { Kept } from "../kept.ts";
import { onOwnLine } from "./own-line.ts";
import { pageOfPlayer, urlOfScript } from "../old-players.ts";
import { shortened } from "../shortened.ts";
import { splice, type Edit } from "../../splice.ts";

const BLOCK =
  "address|article|aside|blockquote|center|details|dl|div|figcaption|figure|footer|h[1-6]|header|hr|iframe|main|nav|ol|p|section|summary|table|ul";
/** A line that is a complete HTML block, or only a line break. */
const COMPLETE_BLOCK = new RegExp(
  String.raw`^[ \t]*(?:<(${BLOCK})\b[^>]*>.*</\1>|<(?:hr|br)\b[^>]*>|</(${BLOCK})>)[ \t]*$`,
  "i",
);
/** The last tag of a line in one, and the opening of code below it, which is none of its text. */
const ENDS_IN_TAG = new RegExp(String.raw`</?(?:${BLOCK}|td|th|li|dd)\b[^<>]*>[ \t]*$`, "i");
const OPENS_CODE = /^[ \t]*(?:`{3}|~{3})/;
/** The beginning or the end of an element with blocks in it, on a line of its own. */
const DIVISION =
  /^([ \t]*)(<\/?(?:div|section|article|aside|main|header|footer|nav)\b[^<>]*>)[ \t]*$/i;
/** Pictures alone on their lines, with a text below them, which is Markdown in kramdown. */
const PICTURE_ABOVE = /(?<=^|\n[ \t]*\n)((?:[ \t]{0,3}<img\b[^<>\n]*>[ \t]*\n)+)(?=[ \t]*[^\s<|])/g;
/** An element within text that begins a paragraph on a line of its own: in CommonMark, an HTML block. */
const WITHIN_TEXT =
  /(?<=^|\n[ \t]*\n)([ \t]{0,3}<(?:a|abbr|b|cite|del|em|i|ins|kbd|mark|q|s|small|span|strong|sub|sup)\b[^<>\n]*>)[ \t]*\n[ \t]{0,3}(?=(?:[^\s<#>|*+\d\x60~\u{10FFFC}-]|\*\S)[^\n]*(?!\n[ \t]*[=-]))/giu;
const ITEM = /^[ \t]*(?:[*+-]|\d+[.)])[ \t]/;
const FOOTNOTE = /^\[\^[^\]\n]+\]:/;
/** In lines, more than an item of a list has. */
const LONGEST_ITEM = 500;
const TAG = /<[a-z][\w-]*\s(?:"[^"]*"|'[^']*'|[^"'<>])*>/gi;
/** Texts in quotation marks, and URLs without them, which make no element here. */
const UNQUOTED = new RegExp(
  String.raw`"[^"]*"|'[^']*'|(?<=\s(?:src|href|poster|data|cite|${SOURCES.join("|")})=)(?<url>[^\s"'<>\x60]+?)(?=\s|/?>)`,
  "gi",
);
const FRAMES =
  /<(iframe|embed|object|amp-iframe|amp-youtube|youtube|lite-youtube)\b((?:[^<>"']|"[^"]*"|'[^']*')*?)\/?>(?:[^]{0,10000}?<\/\1\s*>)?/gi;
/** What an object for a plugin plays. */
const MOVIE = /<param\b(?=[^<>]*\sname=["']?(?:movie|src)\b)[^<>]*\svalue=["']?([^"'\s<>]+)/i;
const GIST =
  /<script\b[^<>]*\bsrc=["']?((?:https?:)?\/\/(?:gist\.github\.com|asciinema\.org|codepen\.io|speakerdeck\.com)[^"'\s<>]*)["']?[^<>]*>\s*<\/script>/gi;
/** An element that a script fills with what is at a URL. */
const EMPTY = new RegExp(String.raw`<(${FILLED.join("|")})(\s[^<>]*)>\s*</\1>`, "gi");
const URL_IN = new RegExp(
  String.raw`\s(?:${FILLED_FROM.join("|")}|data-pin-do="embedPin" href)=["'](https?:[^"'\s<>]+)["']`,
  "i",
);
/** CodePen's fallback text for a pen, with the script that replaces it. */
const PEN =
  /<(p|div)\b[^<>]*\bclass="codepen"[^<>]*>[^]{0,5000}?<\/\1>(?:\s*<script\b[^<>]*codepen\.io[^<>]*>\s*<\/script>)?/gi;
/** Hashnode's callout, with an emoji before its text. */
const HASHNODE =
  /<div data-node-type="callout">\s*(?:<div data-node-type="callout-emoji">([^<]*)<\/div>\s*)?<div data-node-type="callout-text">([^]{0,9000}?)<\/div>\s*<\/div>/g;
const PARSED =
  /^([ \t]*)<(\w+)\b(?=[^<>]*>)([^<>]*?)[ \t]markdown=["']?(?:1|block|span)["']?([^<>]*)>[ \t]*\n?/gim;
/** An element with a style, which may have a background picture. */
const STYLED =
  /<(?:div|section|header|figure|a|span|p|article|aside|main|blockquote)\b[^<>]*?\bstyle=("[^"<>]{0,2000}"|'[^'<>]{0,2000}')[^<>]*>/gi;
/** What is in a tag, even if a quotation mark is missing. */
const ATTRIBUTES = `(?:(?:"[^"]*"|'[^']*'|[^<>"'])*|[^<>]*)`;
const IMG = String.raw`<img\b${ATTRIBUTES}>`;
const IMAGE = new RegExp(IMG, "gi");
/** A picture that a script shows, with the one for browsers without scripts. */
const TWICE = new RegExp(String.raw`(${IMG})\s*<noscript>\s*(${IMG})\s*</noscript>`, "gi");
/** A picture that is all of a link's text. */
const LINKED_IMAGE = new RegExp(String.raw`<a\b(${ATTRIBUTES})>\s*(${IMG})\s*</a>`, "gi");
const OTHER_SOURCES = new RegExp(String.raw`\s(?:${SOURCES.join("|")})=(?:"[^"]*"|'[^']*')`, "gi");
/** Elements whose text stays, in another element that articles support. */
const RENAMED: [RegExp, string][] = [
  [/<a\b(?![^<>]*\sid=)([^<>]*?)\sname=/gi, "<a$1 id="],
  // Sizes of pictures that stay on the old site: those here have their own.
  [/<source\b(?=[^<>]*>)[^<>]*?\ssrcset=[^<>]*>\s*/gi, ""],
  // VuePress' and VitePress' helper for URLs below the site's root.
  [/\s:(src|href)=(["'])\$?withBase\((["'])([^"']*)\3\)\2/g, ' $1="$4"'],
  // VuePress' and VitePress' label.
  [
    /<Badge\b(?=[^<>]*\stext=(["'])([^"'<>]*)\1)[^<>]*(?:\/>|>\s{0,99}<\/Badge>)/g,
    "<mark>$2</mark>",
  ],
  // Components of Nuxt and Vue, in both spellings of their names, and of AMP.
  [
    /<(?:(?:[A-Z]\w*)?(?:Img|Image|Picture)|[a-z]+-(?:img|image|picture))\b(?=[^<>]*\ssrc=)/g,
    "<img",
  ],
  [/<\/[a-z]+-(?:img|image|picture)>/g, ""],
  // VuePress' and Nuxt's groups of code.
  [
    /^[ \t]*<code-?(?:group-?item|block)\b[^<>\n]{0,300}?\s(?:title|label)="([^"\n]*)"[^<>\n]{0,300}>[ \t]*$/gim,
    "\n**$1**\n",
  ],
  [/^[ \t]*<\/?code-?(?:group(?:-?item)?|block)>[ \t]*$/gim, ""],
  [new RegExp(String.raw`<(/?)strike\b${ATTRIBUTES}>`, "gi"), "<$1del>"],
  [new RegExp(String.raw`<(/?)tt\b${ATTRIBUTES}>`, "gi"), "<$1code>"],
  [/<(\/?)acronym\b/gi, "<$1abbr"],
  // As browsers read it.
  [/<\/br\s*>/gi, "<br>"],
  // Players that started automatically get controls here.
  [/<(video|audio)\b(?![^<>]*\bcontrols\b)/gi, "<$1 controls"],
  [new RegExp(String.raw`</?(?:center|font|big|u|nobr|blink|marquee)\b${ATTRIBUTES}>`, "gi"), ""],
];

/**
 * Converts HTML within Markdown to what this site supports: iframes become links, obsolete elements their
 * modern equivalents, and what follows an HTML block is Markdown again, as in kramdown and Redcarpet. Code has
 * been protected before.
 *
 * @param restored restores the code in a line
 * @returns the text, and what is converted
 */
export function withShownHtml(
  markdown: string,
  isParsed = false,
  restored: Kept["restored"] = String,
): { text: string; converted: string[] } {
  if (!markdown.includes("<")) return { text: markdown, converted: [] };
  const converted: string[] = [];
  let text = (isParsed ? withDivisions(markdown) : markdown)
    .replace(TAG, (tag) =>
      tag.replace(UNQUOTED, (written, url?: string) => (url ? `"${url}"` : written)),
    )
    .replace(PEN, (written: string, _, at: number, all: string) => {
      const [slug, user] = ["slug-hash", "user"].map(
        (name) => new RegExp(`\\bdata-${name}="([\\w-]+)"`).exec(written)?.[1],
      );
      const url = `https://codepen.io/${user}/pen/${slug}`;
      return slug && user ? onOwnLine(link(url), written, at, all) : written;
    })
    .replace(EMPTY, (written: string, _, attributes: string, at: number, all: string) => {
      const url = URL_IN.exec(attributes)?.[1];
      if (url === undefined || BUTTONS.test(/\sclass=["']([^"']*)/i.exec(attributes)?.[1] ?? ""))
        return written;
      converted.push(`what ${shortened(url)} embeds becomes a link`);
      return onOwnLine(link(url), written, at, all);
    })
    .replace(
      HASHNODE,
      (_, emoji = "", content: string) => `${callout("NOTE", "", `${emoji} ${content}`)}\n`,
    )
    .replace(GIST, (written: string, url: string) => {
      const id = /\bdata-id=["']?([\w-]+)/.exec(written)?.[1];
      const shown = absolute(urlOfScript(url, id)).replace(/\.js(?=$|\?)/, "");
      converted.push(`what ${shortened(shown)} embeds becomes a link`);
      return link(shown);
    })
    .replace(
      FRAMES,
      (written: string, name: string, attributes: string, at: number, all: string) => {
        const video = /\b(?:data-)?video-?id=["']?([\w-]+)/i.exec(attributes)?.[1];
        // A player within another, for browsers without the plugin.
        const within = /<embed\b[^>]*\bsrc=["']?([^"'\s>]+)/i.exec(written.slice(name.length));
        const found =
          within?.[1] ??
          /\b(?:data-)?(?:src|data)=["']?([^"'\s>]+)/i.exec(attributes)?.[1] ??
          MOVIE.exec(written)?.[1] ??
          (video && `https://www.youtube.com/watch?v=${video}`);
        if (!found || !isAllowedUrl(found, false)) return written;
        if (/\.(?:svg|png|jpe?g|gif|webp|avif)$/i.test(found)) return `<img src="${found}" alt="">`;
        const url = absolute(found.replaceAll("&amp;", "&"));
        converted.push(`what ${shortened(url)} embeds becomes a link`);
        return onOwnLine(link(url, attributes), written, at, all);
      },
    );
  text = text.replace(STYLED, (tag: string, style: string) => {
    const url = backgroundIn(style.replaceAll("&quot;", "'"));
    return url ? `${tag}<img src="${url}" alt="">` : tag;
  });
  for (const [element, name] of RENAMED) text = text.replace(element, name);
  text = text
    .replace(TWICE, (_, image: string, plain: string) =>
      isPlaceholder(sourceOf(image)) ? plain : image,
    )
    .replace(IMAGE, withLargest)
    .replace(LINKED_IMAGE, withTarget);
  text = withParsedBlocks(text);
  const lines = text.replace(PICTURE_ABOVE, "$1\n").replace(WITHIN_TEXT, "$1").split("\n");
  const spaced = lines.flatMap((line, index) => {
    const next = lines[index + 1] ?? "";
    const isComplete =
      COMPLETE_BLOCK.test(line) || (ENDS_IN_TAG.test(line) && OPENS_CODE.test(restored(next)));
    const isEnd = isComplete && next.trim() !== "" && !/^[ \t]*[<|]/.test(next);
    return isEnd && !isCodeAlone(lines, index + 1) ? [line, ""] : [line];
  });
  return { text: spaced.join("\n"), converted };
}

/** Whether a line would be code after a blank one, because of its indent in an element. */
function isCodeAlone(lines: readonly string[], at: number): boolean {
  const indent = indentOf(lines[at]);
  if (indent < 4) return false;
  let outermost = indent;
  for (const line of lines.slice(Math.max(0, at - LONGEST_ITEM), at).toReversed()) {
    if (outermost === 0) break;
    if (line.trim() === "" || indentOf(line) >= outermost) continue;
    outermost = indentOf(line);
    // Texts in items of lists, and in footnotes, are indented themselves.
    const own = FOOTNOTE.test(line) ? 4 : (ITEM.exec(line)?.[0].trimStart().length ?? 0);
    if (own > 0) return indent - outermost - own >= 4;
  }
  return true;
}

/** In columns. */
function indentOf(line = ""): number {
  const [space = ""] = /^[ \t]*/.exec(line) ?? [];
  return space.replaceAll("\t", "    ").length;
}

/** The tag of a picture that shows the largest of its files. */
function withLargest(tag: string): string {
  const source = sourceOf(tag);
  const bare = tag.replace(OTHER_SOURCES, "");
  return source === attributeIn(tag, "src") ? bare : withSource(bare, source);
}

function sourceOf(tag: string): string {
  return largestSource((name) => attributeIn(tag, name));
}

/** A picture without the link to its large file, which is shown instead. */
function withTarget(written: string, attributes: string, tag: string): string {
  const target = originalOf(attributeIn(attributes, "href"));
  const source = attributeIn(tag, "src");
  // Other links may lead to this one.
  if (attributeIn(attributes, "id")) return written;
  return target === source || isLarger(target, source) ? withSource(tag, target) : written;
}

function withSource(tag: string, source: string): string {
  return tag
    .replace(/\ssrc\s*=\s*(?:"[^"]*"|'[^']*')/i, "")
    .replace(/^<img/i, (name) => `${name} src="${source.replaceAll('"', "%22")}"`);
}

/** The value of an attribute in a tag; empty without it. */
function attributeIn(tag: string, name: string): string {
  const [, , value = ""] =
    new RegExp(String.raw`\s${name}\s*=\s*(["'])((?:(?!\1)[^])*)\1`, "i").exec(tag) ?? [];
  return value.trim();
}

/** Elements whose attribute says that their content is Markdown. */
function withParsedBlocks(text: string): string {
  const edits: Edit[] = [];
  const unclosed = new Set<string>();
  let done = 0;
  for (const found of text.matchAll(PARSED)) {
    const [tag, indent = "", name = "", before = "", after = ""] = found;
    if (found.index < done || unclosed.has(name)) continue;
    const start = found.index + tag.length;
    const end = new RegExp(String.raw`</${name}>[ \t]*$`, "gim");
    end.lastIndex = start;
    const closing = end.exec(text);
    if (!closing) {
      unclosed.add(name);
      continue;
    }
    done = end.lastIndex;
    const inner = text.slice(start, closing.index).replace(/^[ \t]{1,4}(?=\S)/gm, "");
    const content = `\n\n${inner.trim()}\n\n`;
    edits.push({
      start: found.index,
      end: done,
      // One paragraph contains no other.
      text: /^p$/i.test(name)
        ? content
        : `${indent}<${name}${before.trimEnd()}${after}>${content}${indent}</${name}>\n`,
    });
  }
  return splice(text, edits);
}

/** Blank lines around the tags of elements whose Markdown is read; further indents would make code of them. */
function withDivisions(markdown: string): string {
  /** The indent in the item of a list; null before its first element. */
  let indent: string | null = "";
  let literalDepth = 0;
  const lines = markdown.split("\n").map((line) => {
    if (ITEM.test(line)) indent = null;
    else if (/^\S/.test(line)) indent = "";
    const [, before = "", tag] = DIVISION.exec(line) ?? [];
    if (tag === undefined) return line;
    if (literalDepth > 0 || /\smarkdown=["']?0/i.test(tag)) {
      literalDepth += tag.startsWith("</") ? -1 : 1;
      return line;
    }
    indent ??= before;
    return `\n${indent}${tag}\n`;
  });
  return lines.join("\n");
}

/** A link to an embed's content, with its title if it has one. */
function link(written: string, attributes = ""): string {
  const url = pageOfPlayer(written);
  const frame = frameOf(url);
  const title = /\btitle=(["'])((?:(?!\1)[^])*)\1/i.exec(attributes)?.[2] ?? "";
  const label = frame ? linkTextFor(frame, title) : title.trim() || url;
  // URLs stay as they are; text is Markdown there.
  const shown = label === title.trim() ? label.replace(/[\\*_`[\]]/g, "\\$&") : label;
  return `<a href="${frame?.page ?? url}">${shown.replaceAll("<", "&lt;")}</a>`;
}

function absolute(url: string): string {
  return url.startsWith("//") ? `https:${url}` : url;
}
