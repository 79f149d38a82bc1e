import { originalOf } from "../html/original.ts";
import {
  backgroundIn,
  isLarger,
  isPlaceholder,
  largestOf,
  largestSource,
  SOURCES,
} from "../html/pictures.ts";

/** An element with a style, which may have a background picture. */
const STYLED =
  /<(?:div|section|header|figure|a|span|p|article|aside|main|blockquote)\b[^<>]*?\bstyle=("[^"<>]{0,2000}"|'[^'<>]{0,2000}')[^<>]*>/gi;
/** What is in a tag, even if a quotation mark is missing. */
export const ATTRIBUTES = `(?:(?:"[^"]*"|'[^']*'|[^<>"'])*|[^<>]*)`;
const IMG = String.raw`<img\b${ATTRIBUTES}>`;
const IMAGE = new RegExp(IMG, "gi");
/** A picture that a script shows, with the one for browsers without scripts. */
const TWICE = new RegExp(String.raw`(${IMG})\s*<noscript>\s*(${IMG})\s*</noscript>`, "gi");
/** A picture that is all of a link's text. */
const LINKED_IMAGE = new RegExp(String.raw`<a\b(${ATTRIBUTES})>\s*(${IMG})\s*</a>`, "gi");
const PICTURE = /<picture\b[^<>]*>((?:(?!<\/?picture\b)[^])*)<\/picture>/gi;
const SOURCE = new RegExp(String.raw`<source\b${ATTRIBUTES}>`, "gi");
/** With the space before it, as a blank line would end the tag in Markdown. */
const OTHER_SOURCES = new RegExp(
  String.raw`(?<!\s)\s+(?:${SOURCES.join("|")})=(?:"[^"]*"|'[^']*')`,
  "gi",
);

/**
 * Makes two pictures of one that depends on the theme: which one is shown follows the theme of the page, not only that of
 * the reader's device.
 */
export function withPicturesForThemes(html: string): string {
  return html.replace(PICTURE, (written: string, content: string) => {
    const [image] = content.match(IMAGE) ?? [];
    const [light, dark] = ["light", "dark"].map((theme) => sourceFor(content, theme));
    const plain = image && sourceOf(image);
    if (!image || !(light || dark) || !(light || plain) || !(dark || plain)) return written;
    const bare = image.replace(OTHER_SOURCES, "");
    return (
      withSource(bare, `${light || plain}#gh-light-mode-only`) +
      withSource(bare, `${dark || plain}#gh-dark-mode-only`)
    );
  });
}

/** The URL of a picture's file for readers whose device prefers a theme. */
function sourceFor(picture: string, theme: string): string | undefined {
  const tags = picture.match(SOURCE) ?? [];
  const tag = tags.find((each) =>
    new RegExp(`prefers-color-scheme\\s*:\\s*${theme}`).test(attributeIn(each, "media")),
  );
  const srcset = tag && attributeIn(tag, "srcset");
  return srcset && (largestOf(srcset) ?? /^[^\s,]+/.exec(srcset)?.[0]);
}

/** The pictures of a text, each once and in its largest file; backgrounds are pictures too. */
export function withLargestPictures(text: string): string {
  return text
    .replace(STYLED, (tag: string, style: string) => {
      const url = backgroundIn(style.replaceAll("&quot;", "'"));
      return url ? `${tag}<img src="${url}" alt="">` : tag;
    })
    .replace(TWICE, (_, image: string, plain: string) =>
      isPlaceholder(sourceOf(image)) ? plain : image,
    )
    .replace(IMAGE, withLargest)
    .replace(LINKED_IMAGE, withTarget);
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
    .replace(/(?<!\s)\s+src\s*=\s*(?:"[^"]*"|'[^']*')/i, "")
    .replace(/^<img/i, (name) => `${name} src="${source.replaceAll('"', "%22")}"`);
}

/** The value of an attribute in a tag; empty without it. */
function attributeIn(tag: string, name: string): string {
  const [, , value = ""] =
    new RegExp(String.raw`\s${name}\s*=\s*(["'])((?:(?!\1)[^])*)\1`, "i").exec(tag) ?? [];
  return value.trim();
}
