import { PICTURE_FILE } from "../picture-file.ts";
import rehypeStringify from "rehype-stringify";
import remarkParse from "remark-parse";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { escaped } from "../../../src/lib/html/escaped.ts";
import { valueIn, type Options } from "./services.ts";

/** Tags for pictures, which themes prefix with words for their look. */
export const PICTURES =
  /^(?:(?:[a-z]+[_-])*(?:img|image|figure|fig|picture|pic|photo)|images|imgproc|imgcap|imgfig|lightbox|postimage|img_tag|thumbnail|screenshot)$/;
/** Those that may be for pictures, if they have one. */
const LIKELY_PICTURES = /image|img|figure|picture|photo|screenshot/;
const SOURCES =
  "src img image_path path url image file filename image_url light_src light default_src".split(
    " ",
  );
/** A picture in Markdown; null without a URL. */
export function pictureOf(name: string, options: Options): string | null {
  const { positional, written = "" } = options;
  const isCertain = PICTURES.test(name);
  if (!isCertain && !LIKELY_PICTURES.test(name)) return null;
  const value = (...fields: string[]) => valueIn(options, ...fields);
  const at = positional.findIndex((one) => PICTURE_FILE.test(one) || /^(?:https?:)?\//.test(one));
  const given = value(...SOURCES) || (at >= 0 ? positional[at] : positional[0]);
  const link = value("link", "href");
  // In a gallery of Hugo's, whose thumbnails have names of their own.
  const source = given || (PICTURE_FILE.test(link) ? link : "");
  if (!source || (!isCertain && !isOnlyPicture(source, options))) return null;
  const after = at >= 0 ? positional.slice(at + 1) : positional.slice(1);
  const { title, alt } = titleAndAltOf(after, written, value);
  const caption = /[[<*_`]/.test(title) ? inlineHtml(title) : "";
  if (/<\w/.test(caption))
    return figure(source, alt === title ? caption : alt, caption, given ? link : "");
  const target = /\s/.test(source) ? `<${source}>` : source;
  const titleText = title && ` "${title.replaceAll('"', "'")}"`;
  const image = `![${alt.replace(/[[\]]/g, "\\$&")}](${target}${titleText})`;
  return given && link ? `[${image}](${link})` : image;
}

function isOnlyPicture(source: string, { positional, named }: Options): boolean {
  const pictures = [...positional, ...named.values()].filter((one) => PICTURE_FILE.test(one));
  return pictures.length === 1 && pictures[0] === source;
}

/** The title of a picture, which may be Markdown, and its alternative text. */
function titleAndAltOf(
  after: readonly string[],
  written: string,
  value: (...fields: string[]) => string,
): { title: string; alt: string } {
  // Octopress: classes before it, sizes, a title and the alt text after it.
  const words = after.filter((word) => !/^(?:\d+(?:px|%)?|--\w+)$/.test(word)).flatMap(titleAndAlt);
  // Eleventy's: the alt text, and the `sizes` of the picture.
  const others = /["']\s*,/.test(written) ? ["", words[0] ?? ""] : words;
  const isQuoted = others.length <= 2 && /["']/.test(written);
  const caption = value("caption", "figcaption", "title", "description");
  const credited = [caption, value("attr", "credit", "attribution")].filter(Boolean).join(" — ");
  const title = credited || (isQuoted ? (others[0] ?? "") : others.join(" "));
  return { title, alt: value("alt") || (isQuoted ? others[1] : "") || caption || title };
}

const converter = unified()
  .use(remarkParse)
  .use(remarkRehype, { allowDangerousHtml: true })
  .use(rehypeStringify, { allowDangerousHtml: true })
  .freeze();

/** Markdown of one line as HTML. */
export function inlineHtml(markdown: string): string {
  return String(converter.processSync(markdown)).replace(/^<p>|<\/p>$/g, "");
}

/** A picture whose caption contains links or emphasis, which no title can. */
function figure(source: string, alt: string, caption: string, link: string): string {
  const altText = alt.replace(/<[^>]*>/g, "").replaceAll('"', "&quot;");
  const image = `<img src="${escaped(source)}" alt="${altText}">`;
  const linked = link ? `<a href="${escaped(link)}">${image}</a>` : image;
  return `<figure>${linked}<figcaption>${caption}</figcaption></figure>`;
}

/** Hexo has both in one text: `"title" "alt"`, `title'alt'`. */
function titleAndAlt(word: string): string[] {
  const [, title, alt] = /^"?([^"']*?)"?\s*(?:"([^"']+)"|'[^"']+')$/.exec(word) ?? [];
  return title === undefined ? [word] : [title, alt ?? word.slice(0, -1).replace(/^.*'/, "")];
}

/** What a tag surrounds, with the caption that the tag gives it. */
export function withCaption(content: string, options: Options): string {
  const caption = valueIn(options, "caption", "figcaption");
  const isShown = caption === "" || content.includes(caption);
  return isShown ? content : `${content.trimEnd()}\n\n${caption}`;
}

/** A picture whose tag surrounds its text, which may be longer than a caption, or the picture itself. */
export function pictureAround(name: string, options: Options, content: string): string {
  const { named } = options;
  const isShown = [...SOURCES, "caption", "title", "figcaption"].some((field) => named.get(field));
  const picture = isShown || options.positional.length > 0 ? pictureOf(name, options) : null;
  if (/!\[|<img\b/.test(content)) return withCaption(content, options);
  if (picture === null) return withCaption(content, options);
  if (!content) return picture;
  const isCaption =
    !/[\n"[\]<*_`]/.test(content) && picture.endsWith(")") && !picture.includes(' "');
  return isCaption ? picture.replace(/\)$/, ` "${content}")`) : `${picture}\n\n${content}`;
}
