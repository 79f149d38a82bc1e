import { fenceOf } from "./code.ts";
import { languageOf, titleInfo } from "./code-info.ts";
import type { Options } from "./services.ts";
import { callout, detailsOf, kindOf } from "./callout.ts";
import { shortened } from "../shortened.ts";

const OPTION =
  /([\w-]+)\s*[=:]\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s"',)]+))|"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`([^`]*)`|([^\s,]+)/g;

/** Reads `name="value"`, `name: value` and values without a name. */
export function optionsOf(written: string): Options {
  const options: Options = { positional: [], named: new Map(), written: written.trim() };
  for (const [all, name, ...values] of written.matchAll(OPTION)) {
    const value = (values.find((one) => one !== undefined) ?? "").replace(/\\(["'])/g, "$1");
    if (name === undefined) options.positional.push(value);
    else if (/^(?:https?|spotify)$/i.test(name)) options.positional.push(all);
    else options.named.set(name.toLowerCase(), value);
  }
  return options;
}

/** What options say in words, or where they lead. */
const WORDS =
  /^(?:title|name|label|heading|header|subtitle|summary|(?:fig)?caption|alt|credit|attr|attrlink|attribution|author|by|source|cite|desc|description|text|href|link|url|to|src|file|start)$/;

export function isSaid(name: string): boolean {
  return WORDS.test(name);
}

/** What a tag says and the text that it becomes does not. */
export function unsaid({ named }: Options, made: string): string[] {
  const all = bare(made);
  return [...named]
    .filter(([name, value]) => WORDS.test(name) && !all.includes(bare(value)))
    .map(([name, value]) => `${name} “${shortened(value)}”`);
}

function bare(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, "");
}

const PICTURES =
  /^(?:img|image|images|figure|fig|picture|asset_img|imgproc|imgcap|imgfig|lightbox|postimage|responsive_image|resize_image|figure_image|img_tag|pic|photo)$/;
const SOURCES = ["src", "image_path", "path", "url", "image", "file", "filename", "image_url"];
/** A picture as Markdown shows it; null without an address. */
export function pictureOf(
  name: string,
  { positional, named, written = "" }: Options,
): string | null {
  if (!PICTURES.test(name)) return null;
  const value = (...fields: string[]) =>
    fields.map((field) => named.get(field)).find(Boolean) ?? "";
  const at = positional.findIndex(
    (one) =>
      /\.(?:png|jpe?g|gif|webp|svg|avif)(?:[?#].*)?$/i.test(one) || /^(?:https?:)?\//.test(one),
  );
  const source = value(...SOURCES) || (at >= 0 ? positional[at] : positional[0]) || "";
  if (!source) return null;
  // Octopress: classes before it, sizes, a title and the alternative text after it.
  const words = (at >= 0 ? positional.slice(at + 1) : positional.slice(1))
    .filter((word) => !/^\d+(?:px|%)?$/.test(word))
    .flatMap(titleAndAlt);
  // Eleventy's: the alternative text, and what the picture's size depends on.
  if (/["']\s*,/.test(written)) words.splice(0, Infinity, "", words[0] ?? "");
  const isQuoted = words.length <= 2 && /["']/.test(written);
  const caption = value("caption", "figcaption", "title", "description");
  const title =
    [caption, value("attr", "credit", "attribution")].filter(Boolean).join(" — ") ||
    (isQuoted ? (words[0] ?? "") : words.join(" "));
  const alt = value("alt") || (isQuoted ? words[1] : "") || caption || title;
  const image = `![${alt.replace(/[[\]]/g, "\\$&")}](${/\s/.test(source) ? `<${source}>` : source}${title ? ` "${title.replaceAll('"', "'")}"` : ""})`;
  const link = named.get("link") ?? named.get("href");
  return link ? `[${image}](${link})` : image;
}

/** Hexo has both in one text: `"title" "alt"`, `title'alt'`. */
function titleAndAlt(word: string): string[] {
  const [, title, alt] = /^"?([^"']*?)"?\s*(?:"([^"']+)"|'[^"']+')$/.exec(word) ?? [];
  return title === undefined ? [word] : [title, alt ?? word.slice(0, -1).replace(/^.*'/, "")];
}

/** A picture whose tag is around its words, which may be longer than a caption, or around the picture itself. */
export function pictureAround(name: string, options: Options, words: string): string {
  const { named } = options;
  const isShown = [...SOURCES, "caption", "title", "figcaption"].some((field) => named.get(field));
  const picture = isShown || options.positional.length > 0 ? pictureOf(name, options) : null;
  if (picture === null || /!\[|<img\b/.test(words)) return words;
  if (!words) return picture;
  const isCaption = !/[\n"[\]<*_`]/.test(words) && picture.endsWith(")") && !picture.includes(' "');
  return isCaption ? picture.replace(/\)$/, ` "${words}")`) : `${picture}\n\n${words}`;
}

/** What a tag around a text becomes; null for one that means nothing here. */
export function aroundText(name: string, options: Options, text: string): string | null {
  const { named, written = "" } = options;
  const positional = options.positional.filter((word) => !/^(?:true|false)$/.test(word));
  const value = (...fields: string[]) =>
    fields.map((field) => named.get(field)).find(Boolean) ?? "";
  const title = value("title", "summary", "header", "label");
  const ofName = kindOf(/^(?:callout|admonition|alert|notice)-(\w+)$/.exec(name)?.[1] ?? "");
  if (ofName) return callout(ofName, title, text);
  const words = positional.join(" ");
  if (/^(?:details|spoiler|collapsible|collapse|expand|fold|accordion|toggle)$/.test(name))
    return detailsOf(title || words, text);
  if (/^(?:blockquote|quote|epigraph)$/.test(name)) {
    const by = [
      value("author", "by") || (named.size > 0 ? words : written.replace(/^["']|["']$/g, "")),
      value("source", "cite", "title"),
    ]
      .filter(Boolean)
      .join(", ");
    const address = value("url", "link", "href");
    const from = address ? `[${by || address}](${address})` : by;
    return `${text.trim()}${from && `\n\n— ${from}`}`.replace(/^/gm, "> ").replace(/^> $/gm, ">");
  }
  if (
    /^(?:callout|admonition|notice|note|alert|hint|tip|info|warning|danger|caution|important|aside|message|box|admon|hextra\/callout|details-note)$/.test(
      name,
    )
  ) {
    const kind =
      kindOf(value("type", "kind", "level", "style", "icon")) ??
      kindOf(positional[0] ?? "") ??
      kindOf(name) ??
      "NOTE";
    const rest = positional.filter((word, index) => index > 0 || !kindOf(word)).join(" ");
    return callout(kind, title || rest, text);
  }
  // Nobody saw it there.
  if (name === "comment") return "";
  if (name === "mermaid" || name === "diagram") return fenceOf(text, "mermaid");
  if (PICTURES.test(name) && text.trim()) return pictureAround(name, options, text.trim());
  if (/^(?:code|codeblock|snippet|prism|runkit|terminal|console)$/.test(name))
    return fenceOf(
      text,
      languageOf(value("lang", "language") || positional[0] || "") + titleInfo(title),
    );
  if (/^(?:cta|button|btn)$/.test(name)) {
    const address =
      value("href", "link", "url", "relref") ||
      positional.find((word) => /^(?:https?:)?\//.test(word));
    return address ? `[${text.trim() || address}](${address})` : null;
  }
  if (name === "kbd") return `<kbd>${text.trim() || words}</kbd>`;
  if (/^(?:mark|highlighter)$/.test(name)) return `<mark>${text.trim()}</mark>`;
  // Octopress repeats beside the text what these marks are around.
  if (name === "pullquote") return text.replace(/\{"\s*|\s*"\}/g, "");
  return /^(?:rawhtml|html|center|centre|raw_html|markdownify|nobr|wide|fullwidth|md|markdown|lead)$/.test(
    name,
  )
    ? text
    : null;
}
