import { escaped } from "../../../src/lib/html/escaped.ts";
import { frameOf, linkTextFor } from "../../../src/lib/html/frame-of.ts";
import { decoded } from "../../../src/lib/text/decoded.ts";
import { PICTURE_FILE } from "../picture-file.ts";
import { serviceUrl, valueIn } from "../markdown/services.ts";
import { BUILDER, builtElement, LAYOUT } from "./builders.ts";
import { codeOf, codeOfPastacode, isCode, languageIn } from "./shortcode-code.ts";
import { captionOf, galleryOf } from "./shortcode-pictures.ts";
import { linkOf, reportLostWords, type Shortcode } from "./shortcode.ts";

export const PLAYERS =
  /^(?:embed|youtube|vimeo|audio|video|gist|soundcloud|tweet|twitter|instagram|spotify|codepen(?:_embed)?|dailymotion|slideshare|googlemaps|kickstarter|ted|twitch|wpvideo|videopress|flickr|facebook|tiktok|bandcamp|mixcloud|scribd|polldaddy|crowdsignal|archiveorg|bilibili|embedyt|wp-embed|iframe|googledoc|pdf(?:-embedder)?|flv|[\w-]*player)$/;
/** Shortcodes of plugins whose content only members see. */
const GATED =
  /^(?!.*(?:not_?logged|mail))(?:.*(?:restrict|protect|logged_?in).*|private(?:[_-]content)?|premium[_-]content|membership|(?:members?|subscribers?)(?:[_-](?:only|access))?|content_control|groups_(?:member|can)|um_show_content|mepr-(?:active|show)|ihc-hide-content|s2if|passster|ppwp|wlm_(?:private|ismember))$/;
/** Forms, which their plugins store elsewhere. */
const FORMS =
  /^(?:(?:contact|ninja|mc4wp|forminator|caldera|jetpack_subscription)[-_]forms?(?:-7)?|(?:gravity|wp|fluent)forms?|formidable)$/;
const NOTES = /^(?:ref|efn_note|mfn|fn|(?:modern_)?foot[_-]?note|end[_-]?note|side[_-]?note)$/;
/** Shortcodes of features that are built in here. */
const BUILT_IN = /^(?:(?:ez-|lwp)?toc|table_of_contents|latexpage)$/;
/** Shortcodes for space and lines, whose names are also words in brackets, within sentences or with other words. */
export const SPACE = /^(?:clear(?:fix|both)?|spacer?|gap|end_?columns)$/;
export const LINE = /^(?:divider|separator|hr|line)$/;
/** What plugins add to an article: sharing, related articles, reading times, advertisements. */
const BESIDE =
  /^(?:addtoany|addthis|shareaholic|sharethis(?:-[\w-]+)?|ssba(?:-buttons)?|easy-social-share|social_warfare|jetpack-related-posts|related_posts_by_tax|yarpp|rt_reading_time|reading_time|wp_ulike|adrotate|adinserter|quads|wp_ad_camp_\d+|the_ad(?:_group)?)$/;
/** Sentences that plugins show to be posted elsewhere. */
const QUOTABLE = /^(?:bctt|click-?to-?tweet|easy-tweet|tweet[-_]?this|tweet)$/;
/** Names that plugins and themes use with a prefix of their own. */
const COMMON =
  /^(?:tabs?|item|accordion|toggle|spoiler|box|alert|message|note|row|columns?|divider|separator|spacer|quote|blockquote|pullquote|highlight|dropcap|lead|list|tooltip|call_to_action|cta)$/;
export const BUTTON = /(?:^|[_-])(?:button|btn|download)$/;
const SWITCH = /^(?:[01]|true|false|yes|no|on|off|show|hide)$/i;
const NOTICE = /^(?:raw|alert|info|success|warning|error|danger|notice|message|tip|important)$/;
const COLUMNS =
  /^(?:columns?|row|one_half|one_third|two_third|one_fourth|three_fourth|(?:two|three|four|five|six)col_(?:one|two|three|four|five)|col|box|accordion|tabs)(?:_last)?$/;

/**
 * A shortcode's name in lower case, without the prefix of Shortcodes Ultimate, or any other before a common name. In
 * page builders, elements with a prefix are converted like the builder's own.
 */
export function nameOf(written: string, isBuilt: boolean): string {
  const name = written.toLowerCase().replace(/^su_/, "");
  const rest = name.replace(/^[a-z\d]+[_-]/, "");
  const isOther = isBuilt || BUILDER.test(name) || NOTES.test(name) || GATED.test(name);
  return COMMON.test(rest) && !isOther ? rest : name;
}

/** The HTML for a shortcode; null for one without meaning here. */
export function htmlOf(shortcode: Shortcode): string | null {
  const { name, content, named, lost, isBuilt, library } = shortcode;
  // WPBakery packs several fields into one: `url:…|title:…`.
  for (const field of ["link", "url", "href"]) {
    const [, url] = /^url:([^|]*)/.exec(named.get(field) ?? "") ?? [];
    if (url !== undefined) named.set(field, decoded(url));
  }
  if (GATED.test(name) && content !== undefined) {
    const isForVisitors = name === "content_control" && named.get("logged_out") === "logged_out";
    if (isForVisitors) return shortcode.inner();
    lost.push(`what [${name}] shows to members is left out`);
    return "";
  }
  if (FORMS.test(name)) {
    lost.push(`the form of [${name}] is left out`);
    return "";
  }
  if (BESIDE.test(name) && content === undefined) {
    lost.push(`[${name}] is left out`);
    return "";
  }
  if (BUILT_IN.test(name)) return content ?? "";
  if (SPACE.test(name) || LINE.test(name)) return spaceAround(shortcode);
  if (name === "pastacode") return codeOfPastacode(shortcode);
  // With a number, it is a plugin's own.
  const isSlideshow = name === "slideshow" && !named.has("id") && !content;
  if (isSlideshow || name === "gallery" || name === "playlist") return galleryOf(shortcode);
  if (name === "table" && content === undefined) return library.tableOf(named, lost) || null;
  const quotable = QUOTABLE.test(name) ? sentenceOf(shortcode) : "";
  if (quotable) return reportLostWords(shortcode, `<blockquote><p>${quotable}</p></blockquote>`);
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

/** What readers are to post elsewhere; empty if it is a post of which the URL or number is given. */
function sentenceOf({ named, positional, content = "" }: Shortcode): string {
  const value = valueIn({ named, positional }, "quote", "tweet", "text");
  if (/[^\d\s]/.test(value) && !value.includes("//")) return value;
  return [content, ...positional].find(isSentence) ?? "";
}

function isSentence(text: string): boolean {
  return /\s/.test(text.trim()) && !/^\s*(?:https?:)?\/\//.test(text);
}

function spaceAround(shortcode: Shortcode): string {
  const inner = shortcode.inner();
  return reportLostWords(shortcode, LINE.test(shortcode.name) ? `\n\n<hr>\n\n${inner}` : inner);
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

/** The name of a shortcode without the prefix of a page builder. */
function withoutBuilder(name: string): string {
  return name.replace(BUILDER, "");
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
  if (name === "heading") return `<h3>${inner}</h3>`;
  if (name === "call_to_action" || name === "cta") {
    named.set("title", title || (named.get("caption") ?? ""));
    return builderElement(shortcode);
  }
  if (name === "tooltip") {
    const explanation = valueIn(shortcode, "text", "title", "content", "tip");
    return explanation
      ? `<abbr title="${explanation.replaceAll('"', "&quot;")}">${inner}</abbr>`
      : inner;
  }
  const picture = valueIn(shortcode, "src", "image", "image_url");
  if (COLUMNS.test(name) && PICTURE_FILE.test(picture)) return builderElement(shortcode);
  if (NOTICE.test(name) || COLUMNS.test(name))
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
  const isItem = name === "item" && title !== "";
  if (isItem || /^(?:spoiler|toggle|expand|collapse|accordion-item|tab)$/.test(name)) {
    const label = valueIn(shortcode, "title", "name", "heading", "header", "label", "summary");
    return reportLostWords(
      shortcode,
      `<details><summary>${label || (positional[0] ?? "Details")}</summary>${inner}</details>`,
    );
  }
  const target = BUTTON.test(name) ? escaped(valueIn(shortcode, "url", "link", "href")) : "";
  const label = inner.trim() || valueIn(shortcode, "text", "title", "label") || target;
  return target ? `<a href="${target}">${label}</a>` : null;
}
