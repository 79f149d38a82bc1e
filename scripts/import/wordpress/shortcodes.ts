import { escaped } from "../../../src/lib/html/escaped.ts";
import { frameOf, linkTextFor } from "../../../src/lib/html/frame-of.ts";
import { decoded } from "../../../src/lib/text/decoded.ts";
import { LANGUAGES } from "../html/code.ts";
import { languageOf } from "../markdown/code-info.ts";
import { serviceUrl, valueIn, type Options } from "../markdown/services.ts";
import { optionsOf, missingOptions } from "../markdown/tags.ts";
import { BUILDER, builtElement, LAYOUT } from "./builders.ts";
import type { Attachment, Library } from "./library.ts";

/** Code in HTML, where shortcodes are literal, or a shortcode, with its closing tag if it has one. */
const PIECE = new RegExp(
  [
    String.raw`<(?<code>pre|code|script|style|textarea)\b[^>]*>[^]*?<\/\k<code>>`,
    String.raw`\[\[(?<literal>[a-z][\w-]*[^\]]*)\]\]`,
    String.raw`(?<opening>\[(?<name>[a-z][\w-]*)(?<rest>(?:(?:[\s=]|(?<=\[audio):)+[^\][]*?)?)\s*)` +
      String.raw`(?:\/\]|\](?:(?<content>(?:(?!\[\k<name>[\s\]])[^])*?)(?<closing>\[\/\k<name>\]))?)`,
  ].join("|"),
  "gi",
);
const HIGHLIGHTERS =
  /^(?:code|sourcecode|source|highlight|syntax|geshi|crayon|prism|enlighter|codesyntax|pre|cc\w*|wp_code|code_block|highlighter|snippet|codeblock|krayon|sc)$/;
const PLAYERS =
  /^(?:embed|youtube|vimeo|audio|video|gist|soundcloud|tweet|twitter|instagram|spotify|codepen(?:_embed)?|dailymotion|slideshare|googlemaps|kickstarter|ted|twitch|wpvideo|videopress|flickr|facebook|tiktok|bandcamp|mixcloud|scribd|polldaddy|crowdsignal|archiveorg|bilibili|embedyt|wp-embed|iframe|googledoc|pdf(?:-embedder)?)$/;
/** Shortcodes of page builders whose content is Base64, some of it percent-encoded before. */
const ENCODED = /^(?:vc_raw_html|fusion_(?:code|syntax_highlighter))$/;
/** Shortcodes of plugins whose content only members see. */
const GATED =
  /^(?!.*(?:not_?logged|mail))(?:.*(?:restrict|protect|logged_?in).*|private|membership|members?(?:[_-]only)?|mepr-(?:active|show)|ihc-hide-content|s2if|passster|ppwp|wlm_(?:private|ismember))$/;
/** Forms, which their plugins store elsewhere. */
const FORMS =
  /^(?:(?:contact|ninja|mc4wp|forminator|caldera|jetpack_subscription)[-_]forms?(?:-7)?|(?:gravity|wp|fluent)forms?|formidable)$/;
/** The files that a gallery or a playlist shows. */
const PICTURES = /\.(?:jpe?g|png|gif|webp|avif|svg)$/i;
const SOUNDS = /\.(?:mp3|m4a|og[ga]|wav|flac|aac)$/i;
const VIDEOS = /\.(?:mp4|m4v|mov|webm|ogv|avi)$/i;
const NOTES = /^(?:ref|efn_note|mfn|fn|footnote|modern_footnote|sidenote)$/;
/** Shortcodes of features that are built in here. */
const BUILT_IN = /^(?:(?:ez-|lwp)?toc|table_of_contents|latexpage)$/;
/** Shortcodes for space and lines, whose names are also words in brackets, within sentences or with other words. */
const SPACE = /^(?:clear(?:fix|both)?|spacer?|gap|end_?columns)$/;
const LINE = /^(?:divider|separator|hr|line)$/;
const SWITCH = /^(?:[01]|true|false|yes|no|on|off|show|hide)$/i;
const NAMED_OPTIONS =
  /^(?:\s+[\w-]+\s*=\s*(?:"[^"]*"|'[^']*'|[“”″][^“”″]*[“”″]|&quot;(?:(?!&quot;).)*&quot;|[^\s"'“”″=&]+))*\s*$/s;
/** What begins or ends a line: pictures, `<br>`, elements that are blocks, and other shortcodes. */
const BLOCK_BEFORE =
  /(?:^|\n|-->|<(?:br|hr|img|p|div|section|center)\b[^<>]*>|<\/(?:p|div|section|center|h[1-6]|[uo]l|table|blockquote|figure|pre)>|\[\/[\w-]+\]|\[(?:su_)?(?:clear\w*|spacer?|gap|divider|separator|hr|line)\b[^\][]*\])[ \t]*$/i;
const BLOCK_AFTER =
  /^[ \t]*(?:\n|\[|$|<!--|<(?:br|hr|img|p|div|section|center|h[1-6]|[uo]l|table|blockquote|figure|pre)\b|<\/(?:p|div|section|center)>)/i;
const COLUMNS =
  /^(?:columns?|row|one_half|one_third|two_third|one_fourth|three_fourth|col|box|accordion|tabs)(?:_last)?$/;

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
    // Shortcodes Ultimate has its own names for common ones.
    const known = name.toLowerCase().replace(/^su_/, "");
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
    return html ?? (content === undefined ? written : `${opening}]${inner()}${closing}`);
  });
}

function isParagraph(before: string, after: string): boolean {
  return /(?:^|\n|<p>|-->)[ \t]*$/.test(before) && /^[ \t]*(?:\n|<\/p>|<!--|$)/.test(after);
}

function isBetweenBlocks(before: string, after: string): boolean {
  return BLOCK_BEFORE.test(before) && BLOCK_AFTER.test(after);
}

type Shortcode = Options & {
  name: string;
  /** Between its tags; undefined if it has no closing one. */
  content: string | undefined;
  /** The content with its own shortcodes resolved, which happens once. */
  inner: () => string;
  library: Library;
  lost: string[];
  isBuilt: boolean;
  /** Whether words are on both sides of it. */
  isInSentence: boolean;
};

/** The HTML for a shortcode; null for one without meaning here. */
function htmlOf(shortcode: Shortcode): string | null {
  const { name, content, named, lost, isBuilt } = shortcode;
  // WPBakery packs several fields into one: `url:…|title:…`.
  for (const field of ["link", "url", "href"]) {
    const [, url] = /^url:([^|]*)/.exec(named.get(field) ?? "") ?? [];
    if (url !== undefined) named.set(field, decoded(url));
  }
  if (GATED.test(name) && content !== undefined) {
    lost.push(`what [${name}] shows to members is left out`);
    return "";
  }
  if (FORMS.test(name)) {
    lost.push(`the form of [${name}] is left out`);
    return "";
  }
  if (BUILT_IN.test(name)) return content ?? "";
  if (SPACE.test(name) || LINE.test(name)) return spaceAround(shortcode);
  if (name === "pastacode") return codeOfPastacode(shortcode);
  if (name === "gallery" || name === "playlist") return galleryOf(shortcode);
  if (content !== undefined) {
    if (NOTES.test(name)) return `<span data-footnote>${content.trim()}</span>`;
    if (name === "caption" || name === "wp_caption") return captionOf(shortcode, content);
    // One without a language marks words.
    if (name === "highlight" && !languageIn(shortcode) && !content.includes("\n"))
      return `<mark>${shortcode.inner()}</mark>`;
    // Formulas are parsed elsewhere.
    if (/^(?:latex|math|tex|katex)$/.test(name))
      return named.get("display") === "true" ? `$$${content}$$` : `[tex]${content}[/tex]`;
    if (isCode(shortcode)) return codeOf(shortcode, content);
  }
  if (PLAYERS.test(withoutBuilder(name))) return linkToPlayer(shortcode);
  if (BUILDER.test(name)) return builderElement(shortcode);
  const html = content === undefined ? null : layoutOf(shortcode);
  const isElement = isBuilt && (named.size > 0 || content !== undefined);
  return html ?? (isElement ? builderElement(shortcode) : null);
}

function spaceAround(shortcode: Shortcode): string {
  const inner = shortcode.inner();
  return reportLostWords(shortcode, LINE.test(shortcode.name) ? `\n\n<hr>\n\n${inner}` : inner);
}

function captionOf({ named }: Shortcode, content: string): string {
  const image = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(content)?.[0] ?? "";
  const caption = content.replace(image, "").trim() || (named.get("caption") ?? "");
  return `<figure>${image}<figcaption>${caption}</figcaption></figure>`;
}

function galleryOf({ name, named, library, lost }: Shortcode): string {
  const idsIn = (field: string) => (named.get(field) ?? "").split(",").map((id) => id.trim());
  const ids = [...idsIn("ids"), ...idsIn("include")].filter(Boolean);
  const kind = name === "gallery" ? PICTURES : named.get("type") === "video" ? VIDEOS : SOUNDS;
  // WordPress ignores it if the files are named.
  const hidden = new Set(ids.length > 0 ? [] : idsIn("exclude").map((id) => library.byId(id)));
  const found =
    ids.length > 0
      ? ids.map((id) => library.byId(id))
      : library.attachedTo(named.get("id") || undefined).filter((file) => kind.test(file.url));
  const present = found.filter((one) => one !== undefined);
  const shown = present
    .filter((one) => !hidden.has(one))
    .map(name === "gallery" ? figureOf : ({ url, caption }) => linkOf(url, caption));
  const what = name === "gallery" ? "pictures of a gallery" : "files of a playlist";
  const missing = found.length === 0 ? "the" : found.length - present.length;
  if (missing !== 0) lost.push(`${missing} ${what} are not in the file`);
  return `\n\n${shown.join("\n\n")}\n\n`;
}

function languageIn({ named }: Shortcode): string | undefined {
  return named.get("language") ?? named.get("lang");
}

function isCode(shortcode: Shortcode): boolean {
  const { name } = shortcode;
  return (
    HIGHLIGHTERS.test(name) ||
    LANGUAGES.has(name) ||
    LANGUAGES.has(languageIn(shortcode)?.toLowerCase() ?? "")
  );
}

function codeOf(shortcode: Shortcode, content: string): string {
  const { name, named, positional } = shortcode;
  const written =
    languageIn(shortcode) ??
    named.get("type") ??
    positional.find((word) => LANGUAGES.has(word.toLowerCase())) ??
    /^cc[a-z]*_(\w+)$/.exec(name)?.[1];
  const language = languageOf(LANGUAGES.has(name) ? name : (written ?? ""));
  const bare = withoutParagraphs(content)
    .replace(/^\s*<pre[^>]*>|<\/pre>\s*$/gi, "")
    .replace(/^(?:<br\s*\/?>|\s*\n)|\n\s*$/g, "");
  const attributes = Object.entries({
    title: named.get("title") ?? named.get("filename"),
    "data-line": named.get("highlight") ?? named.get("mark"),
  }).map(([field, value]) => (value ? ` ${field}="${escaped(value)}"` : ""));
  return `<pre${attributes.join("")}><code${language && ` class="language-${language}"`}>${bare.replaceAll("<", "&lt;")}</code></pre>`;
}

/** Code in an option, percent-encoded, or at GitHub. */
function codeOfPastacode(shortcode: Shortcode): string | null {
  const { named, content } = shortcode;
  named.set("title", named.get("message") ?? "");
  const code = decoded(named.get("manual") ?? "").replaceAll("&", "&amp;") || content;
  if (code) return codeOf(shortcode, code);
  const gist = named.get("provider") === "gist" ? named.get("path_id") : undefined;
  return gist ? linkOf(`https://gist.github.com/${gist}`) : null;
}

/** Code whose lines an editor turned into paragraphs, so that some of them contain only its tags. */
function withoutParagraphs(code: string): string {
  if (!/^\s*<\/p>/.test(code)) return code;
  return code
    .replace(/^\s*<\/p>|<p>\s*$|<!--.*?-->/g, "")
    .replace(/<br\s*\/?>\n?/g, "\n")
    .replace(/<\/p>\s*<p>/g, "\n\n")
    .replace(/^\s*<p>|<\/p>\s*$/g, "");
}

/** The name of a shortcode without the prefix of a page builder. */
function withoutBuilder(name: string): string {
  return name.replace(BUILDER, "");
}

function linkToPlayer(shortcode: Shortcode): string | null {
  const { name, content, named, positional } = shortcode;
  const inner = content?.replace(/<[^>]*>/g, "").trim();
  // Jetpack's has other parts of a URL after it.
  const id = named.get("id");
  if (id) named.set("id", id.replace(/&.*$/s, ""));
  const others = [...named].flatMap(([field, value]) => (field === "poster" ? [] : value));
  const values = [inner, ...positional, ...others].map((value) =>
    (value ?? "").replaceAll("&amp;", "&"),
  );
  const url =
    values.find((value) => /^(?:https?:)?\/\/|^\/\w/.test(value)) ??
    serviceUrl(
      withoutBuilder(name),
      inner ? { named, positional: [inner, ...positional] } : shortcode,
    );
  const title = named.get("title") ?? "";
  const frame = frameOf(url ?? "");
  // Some show or hide titles with it, and some programs insert the player's name.
  const isTitle = !SWITCH.test(title) && (!frame || linkTextFor(frame, title) !== frame.page);
  if (!isTitle) named.delete("title");
  const label = valueIn(shortcode, "title", "caption");
  return url ? reportLostWords(shortcode, linkOf(url, label)) : null;
}

/** The HTML for an element of a page builder; null for one of a theme that may be words in brackets. */
function builderElement(shortcode: Shortcode): string | null {
  const { name, inner, library, lost, isInSentence } = shortcode;
  const isWord = isInSentence && !BUILDER.test(name);
  const html = builtElement(name, shortcode, inner(), library, isWord);
  if (isWord && !html) return null;
  if (!html && !LAYOUT.test(name)) lost.push(`[${name}] is left out`);
  return reportLostWords(shortcode, html);
}

/** The text in a layout shortcode, with its own shortcodes resolved. */
function layoutOf(shortcode: Shortcode): string | null {
  const { name, named, positional } = shortcode;
  const inner = shortcode.inner();
  const title = named.get("title") ?? "";
  if (/^(?:dropcap|lead|intro|highlight_text|center|note|spoilers|list)$/.test(name))
    return reportLostWords(shortcode, inner);
  if (/^(?:raw|alert|info|success|warning|error|danger|notice|message|tip|important)$/.test(name))
    return reportLostWords(shortcode, `<div>${inner}</div>`);
  if (name === "heading") return `<h3>${inner}</h3>`;
  if (COLUMNS.test(name))
    return reportLostWords(
      shortcode,
      `${title && `<p><strong>${title}</strong></p>`}<div>${inner}</div>`,
    );
  if (/^(?:quote|blockquote|pullquote)$/.test(name)) {
    const credit = valueIn(shortcode, "author", "cite", "by");
    return reportLostWords(
      shortcode,
      `<blockquote>${inner}${credit && `\n\n<cite>${credit}</cite>`}</blockquote>`,
    );
  }
  if (/^(?:spoiler|toggle|expand|collapse|accordion-item|tab)$/.test(name)) {
    const label = valueIn(shortcode, "title", "name", "heading", "header", "label", "summary");
    return reportLostWords(
      shortcode,
      `<details><summary>${label || (positional[0] ?? "Details")}</summary>${inner}</details>`,
    );
  }
  const isButton = /(?:^|[_-])(?:button|btn|download)$/.test(name);
  const target = isButton ? escaped(valueIn(shortcode, "url", "link", "href")) : "";
  const label = inner.trim() || valueIn(shortcode, "text", "title", "label") || target;
  return target ? `<a href="${target}">${label}</a>` : null;
}

/** Reports text of the options that the HTML lacks, and returns the HTML. */
function reportLostWords(shortcode: Shortcode, html: string): string {
  const { name, lost } = shortcode;
  lost.push(...missingOptions(shortcode, html).map((words) => `${words} of [${name}] is left out`));
  return html;
}

function figureOf({ url, alt, caption }: Attachment): string {
  const figcaption = caption && `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${escaped(url)}" alt="${escaped(alt)}">${figcaption}</figure>`;
}

function linkOf(url: string, label = ""): string {
  return `<p><a href="${escaped(url)}">${label || escaped(url)}</a></p>`;
}
