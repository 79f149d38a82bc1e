import type { Kept } from "../kept.ts";
import { PICTURE_FILE } from "../picture-file.ts";
import { PLAYED_FILE } from "../played-file.ts";
import { fenceOf } from "./code.ts";
import { languageOf, titleInfo } from "./code-info.ts";
import { serviceUrl, valueIn, type Options } from "./services.ts";
import { pictureOf } from "./tag-pictures.ts";
import { aroundText } from "./tags.ts";

/** Where the path of an included file begins: at the text itself, at Jekyll's folder for them, or at the site. */
export type Place = "text" | "includes" | "root";

/** Resolves what templates of an old site refer to. */
export type Context = {
  /** Whether `{{ x }}` and `{% x %}` are templates there, or literal text. */
  isLiquid: boolean;
  /** The path of the old site's root: empty, or with a leading slash and no trailing one. */
  base: string;
  /** The URL and title of another text by its name. */
  linkTo: (name: string) => { url: string; title: string };
  /** The value of `{{ page.x }}` and `{{ site.x }}`; undefined if unknown. */
  valueOf: (of: "page" | "site", name: string) => string | undefined;
  /** The pictures in a list of the front matter, of which some themes make a gallery; empty without any. */
  picturesIn?: (field: string) => string;
  /** The URLs of the files that a pattern names, relative to the text or, with a slash first, to the site. */
  filesAt?: (pattern: string) => string[];
  /** The text of a file that is included as code; null without one. */
  codeIn: (file: string) => string | null;
  /** The text of a file that is included as text, by exactly its path; null without one. */
  textIn?: (path: string, place: Place) => string | null;
};

/** Included files that show no text. Jekyll Bootstrap begins every text with the last. */
const IGNORED_FILE = /^(?:(?:.*\/)?toc(?:\.\w+)?|JB\/setup)$/i;

/** A tag, and what it may refer to. */
type Tag = { name: string; options: Options } & Pick<
  Context,
  "linkTo" | "codeIn" | "picturesIn" | "filesAt" | "valueOf"
> &
  Pick<Kept, "keep">;

/** Replacements of tags that do more than embed something or surround text. */
const REPLACEMENTS: [RegExp, (tag: Tag) => string | null][] = [
  [/^(?:include(?:_cached)?|partial)$/, includedFile],
  [/^include[-_]code$/, includedCode],
  [/^(?:ref|relref|post_url|asset_path)$/, urlOnly],
  [/^label$/, ({ name, options }) => label(options) ?? ofOptions(name, options)],
  [/^(?:btn|button)$/, button],
  // Shown with a click in a theme of Hexo's, whose label is the second word.
  [/^hideinline$/, ({ options: { written = "" } }) => written.split(",")[0] || null],
  [/^gallerygroup$/, gallery],
  [/^gallery$/, folderOfPictures],
  [/^link$/, (tag) => webLink(tag.options) ?? textLink(tag)],
  [/^(?:post|post_link|asset_link)$/, textLink],
  [/^embed$/, embeddedArticle],
  [/^article$/, articleLink],
  [/^param$/, parameter],
  [/^kbd$/, ({ options: { positional } }) => `<kbd>${positional.join(" ")}</kbd>`],
  [/^br$/, () => "<br>"],
  // The last switches formulas on.
  [
    /^(?:(?:\w+[-_])?toc|table[-_]?of[-_]?contents|more|baseurl|clear|clearfix|break|newline|katex)$/,
    () => "",
  ],
  // Icons, which accompany text.
  [/^(?:icon|iconify|fa|ai|bi)$/, () => ""],
  // The URL of the text itself in blogdown, which pictures beside it do not need here.
  [/^postref$/, () => ""],
];

/** The replacement of a tag; null for one without meaning here. */
export function tagText(
  name: string,
  options: Options,
  context: Omit<Tag, "name" | "options" | "keep">,
  { keep }: Pick<Kept, "keep">,
): string | null {
  const [, replace] = REPLACEMENTS.find(([names]) => names.test(name)) ?? [];
  return replace ? replace({ ...context, name, options, keep }) : ofOptions(name, options);
}

function includedFile({ name, options, picturesIn }: Tag): string | null {
  const { positional, named } = options;
  const [path = "", ...more] = positional;
  const file = path
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .toLowerCase();
  if (file === "" || file === name) return null;
  const pictures = file === "gallery" ? picturesIn?.(named.get("id") ?? "gallery") : undefined;
  if (pictures) return [pictures, named.get("caption")].filter(Boolean).join("\n\n");
  const rest = { ...options, positional: more };
  // Some themes have one file for several services.
  const service = ofOptions(file, rest) ?? embedded((named.get("type") ?? "").toLowerCase(), rest);
  return service ?? (IGNORED_FILE.test(path) ? "" : null);
}

function urlOnly({ options: { positional, named }, linkTo }: Tag): string | null {
  const target = positional[0] || named.get("path") || "";
  return target ? linkTo(target).url : null;
}

/** Another article, as a card in Hugo's themes. */
function articleLink({ options: { named }, linkTo }: Tag): string | null {
  const { url, title } = linkTo(named.get("link") ?? "");
  return title ? `[${title}](${url})` : null;
}

/** A value of the front matter or the configuration in Hugo. */
function parameter(tag: Tag): string | null {
  const [name = ""] = tag.options.positional;
  return tag.valueOf("page", name) ?? tag.valueOf("site", name) ?? null;
}

/** An article of dev.to's that is imported as well, or what else is embedded. */
function embeddedArticle({ name, options, linkTo }: Tag): string | null {
  const { url, title } = linkTo(options.positional[0] ?? "");
  return title && url.startsWith("/") ? `[${title}](${url})` : ofOptions(name, options);
}

function includedCode({ options: { positional, named }, codeIn, keep }: Tag): string | null {
  const file = positional.find((word) => /\.\w+$/.test(word)) ?? positional[0] ?? "";
  const code = codeIn(file);
  if (code === null) return null;
  const language = named.get("lang") ?? file.split(".").at(-1) ?? "";
  const title = positional.filter((word) => word !== file).join(" ");
  return keep(fenceOf(code, (languageOf(language) || "text") + titleInfo(title)));
}

/** A card that leads to a gallery. */
function gallery({ options: { positional } }: Tag): string | null {
  const [name = "", about = "", url = "", picture = ""] = positional;
  return picture ? `[![${name}](${picture}${titled([about].filter(Boolean))})](${url})` : null;
}

/** The pictures of a folder that a gallery of Hugo's themes names, or that is beside the text. */
function folderOfPictures({ options, filesAt = () => [] }: Tag): string | null {
  const { named, written } = options;
  const folder = valueIn(options, "album", "dir", "folder") || (written ? "" : "./gallery");
  const pattern = named.get("match") || (folder && `${folder.replace(/\/$/, "")}/*`);
  const pictures = (pattern ? filesAt(pattern) : [])
    .filter((file) => PICTURE_FILE.test(file))
    .flatMap((file) => pictureOf("image", { positional: [file], named: new Map() }) ?? []);
  const caption = valueIn(options, "caption", "title");
  return pictures.length > 0 ? [...pictures, caption].filter(Boolean).join("\n\n") : null;
}

function label({ written = "" }: Options): string | null {
  const text =
    /^\w*\s*@(.+)$/.exec(written)?.[1] ??
    /^(.+?)\s+(?:default|blue|pink|red|purple|orange|green)$/.exec(written)?.[1];
  return text ? `<mark>${text.trim()}</mark>` : null;
}

/** Hexo's themes separate URL, text and icon with commas. */
function button({ options: { written = "" } }: Tag): string | null {
  const [url = "", text = ""] = written.split(",").map(withoutQuotes);
  return text && /^(?:https?:)?\/[^\s]*$/.test(url) ? `[${text}](${url})` : null;
}

/** A link whose URL is in the tag, with the text after it. */
function webLink({ positional, named }: Options): string | null {
  const [first = "", ...more] = positional;
  const url = named.get("href") ?? first;
  const text = named.get("content") ?? more[0];
  return /^https?:/.test(url) && text && !/^(?:https?:)?\/\//.test(text)
    ? `[${text}](${url}${titled(more.slice(1))})`
    : null;
}

/** A link to another text, or Hexo's with a URL after the text. */
function textLink({ name, options: { positional }, linkTo }: Tag): string | null {
  const [first = "", ...more] = positional;
  if (first === "") return null;
  const text = more.filter((word) => !/^(?:true|false|external)$/.test(word));
  const isNamed = name === "post_link" || name === "asset_link";
  const at = isNamed ? -1 : text.findIndex((word) => /^(?:https?:)?\/\//.test(word));
  if (at >= 0)
    return `[${[first, ...text.slice(0, at)].join(" ")}](${text[at]}${titled(text.slice(at + 1))})`;
  const { url, title } = linkTo(first);
  if (!isNamed && !/^\/?[\w@-]+\/[\w-]+$|^https?:/.test(first))
    // A file, whose path in Jekyll is relative to the site's root.
    return url === first && name === "link" ? url.replace(/^\/?/, "/") : url;
  const shown = (isNamed && text.join(" ")) || title || (isNamed && first);
  return shown ? `[${shown}](${url})` : `<${url}>`;
}

/** What is embedded, or surrounds the text given in an option. */
function ofOptions(name: string, options: Options): string | null {
  const text = valueIn(options, "text", "body", "content");
  return embedded(name, options) ?? (text ? aroundText(name, options, text) : null);
}

function withoutQuotes(text: string): string {
  return text.trim().replace(/^(["'])(.*)\1$/, "$2");
}

function titled(text: string[]): string {
  return text.length > 0 ? ` "${text.join(" ").replaceAll('"', "'")}"` : "";
}

/** Names of tags for links, many of which are a site's own. */
const LINKS = /^(?!.*(?:image|img|picture|photo))[a-z_-]*(?:link|card|bookmark|preview)$/;

/** A link with its words; null for a tag that is not named like one, or has none. */
export function namedLink(name: string, options: Options): string | null {
  const url = valueIn(options, "url", "href", "link");
  const text = valueIn(options, "title", "name", "label", "text");
  return LINKS.test(name) && text && /^https?:/.test(url) ? `[${text}](${url})` : null;
}

function embedded(name: string, options: Options): string | null {
  const found = namedLink(name, options) ?? pictureOf(name, options);
  if (found) return found;
  const url = serviceUrl(name, options);
  if (url === null) return playerOf(name, options);
  return `<${url.startsWith("//") ? `https:${url}` : url}>`;
}

/** A player for a file of the old site, with its poster. */
function playerOf(name: string, { positional, named }: Options): string | null {
  const all = [...named.values(), ...positional];
  const file = all.find((one) => PLAYED_FILE.test(one));
  if (!/^(?:video|audio)$/.test(name) || !file) return null;
  const poster = all.find((one) => PICTURE_FILE.test(one));
  const text = named.get("title") ?? named.get("caption") ?? named.get("alt");
  const attributes = Object.entries({ src: file, poster, title: text }).flatMap(([key, value]) =>
    value ? [` ${key}="${value.replaceAll('"', "&quot;")}"`] : [],
  );
  return `<${name} controls${attributes.join("")}></${name}>`;
}
