import type { Kept } from "../kept.ts";
import { fenceOf } from "./code.ts";
import { languageOf, titleInfo } from "./code-info.ts";
import { serviceAddress, type Options } from "./services.ts";
import { pictureOf } from "./tag-pictures.ts";
import { aroundText } from "./tags.ts";

/** Resolves what templates of an old site refer to. */
export type Context = {
  /** Whether `{{ x }}` and `{% x %}` are templates there, or literal text. */
  isLiquid: boolean;
  /** The path of the old site's root: empty, or with a leading slash and no trailing one. */
  base: string;
  /** The URL and title of another text by its name. */
  linkTo: (name: string) => { address: string; title: string };
  /** The value of `{{ page.x }}` and `{{ site.x }}`; undefined if unknown. */
  valueOf: (of: "page" | "site", name: string) => string | undefined;
  /** The pictures in a list of the front matter, of which some themes make a gallery; empty without any. */
  picturesIn?: (field: string) => string;
  /** The text of a file that is included as code; null without one. */
  codeIn: (file: string) => string | null;
};

/** Included files that show no words. Jekyll Bootstrap begins every text with the last. */
const UNSEEN_FILE = /^(?:(?:.*\/)?toc(?:\.\w+)?|JB\/setup)$/i;

/** The replacement of a tag; null for one without meaning here. */
export function tagText(
  name: string,
  options: Options,
  { linkTo, codeIn, picturesIn }: Pick<Context, "linkTo" | "codeIn" | "picturesIn">,
  { keep }: Pick<Kept, "keep">,
): string | null {
  const [first = "", ...more] = options.positional;
  switch (name) {
    case "include":
    case "include_cached":
    case "partial": {
      const file = first
        .replace(/^.*\//, "")
        .replace(/\.\w+$/, "")
        .toLowerCase();
      if (file === "" || file === name) return null;
      const pictures =
        file === "gallery" ? picturesIn?.(options.named.get("id") ?? "gallery") : undefined;
      if (pictures) return [pictures, options.named.get("caption")].filter(Boolean).join("\n\n");
      return (
        ofOptions(file, { ...options, positional: more }) ?? (UNSEEN_FILE.test(first) ? "" : null)
      );
    }
    case "include_code":
    case "include-code": {
      const code = includedCode(options, codeIn);
      return code && keep(code);
    }
    case "ref":
    case "relref":
    case "post_url":
    case "asset_path": {
      const target = first || options.named.get("path") || "";
      return target ? linkTo(target).address : null;
    }
    case "label":
      return label(options) ?? ofOptions(name, options);
    case "btn":
    case "button":
      return button(options);
    case "link":
      return webLink(options) ?? textLink(name, options, linkTo);
    case "post":
    case "post_link":
    case "asset_link":
      return textLink(name, options, linkTo);
    case "embed": {
      const { address, title } = linkTo(first);
      // An article of dev.to's that is imported as well.
      return title && address.startsWith("/") ? `[${title}](${address})` : ofOptions(name, options);
    }
    case "br":
      return "<br>";
    case "toc":
    case "more":
    case "baseurl":
    case "clear":
    case "clearfix":
    case "break":
    case "newline":
    // Icons, which stand beside words.
    case "icon":
    case "iconify":
    case "fa":
    case "ai":
    case "bi":
    // The URL of the text itself in blogdown, which pictures beside it do not need here.
    case "postref":
      return "";
    default:
      return ofOptions(name, options);
  }
}

function includedCode({ positional, named }: Options, codeIn: Context["codeIn"]): string | null {
  const file = positional.find((word) => /\.\w+$/.test(word)) ?? positional[0] ?? "";
  const code = codeIn(file);
  if (code === null) return null;
  const language = named.get("lang") ?? file.split(".").at(-1) ?? "";
  const title = positional.filter((word) => word !== file).join(" ");
  return fenceOf(code, (languageOf(language) || "text") + titleInfo(title));
}

function label({ written = "" }: Options): string | null {
  const words = /^\w*\s*@(.+)$/.exec(written)?.[1];
  return words ? `<mark>${words.trim()}</mark>` : null;
}

/** Hexo's themes separate URL, text and icon with commas. */
function button({ written = "" }: Options): string | null {
  const [address = "", words = ""] = written.split(",").map(withoutQuotes);
  return words && /^(?:https?:)?\/[^\s]*$/.test(address) ? `[${words}](${address})` : null;
}

/** A link whose URL is in the tag, with the text after it. */
function webLink({ positional, named }: Options): string | null {
  const [first = "", ...more] = positional;
  const address = named.get("href") ?? first;
  const words = named.get("content") ?? more[0];
  return /^https?:/.test(address) && words && !/^(?:https?:)?\/\//.test(words)
    ? `[${words}](${address}${titled(more.slice(1))})`
    : null;
}

/** A link to another text, or Hexo's with a URL after the text. */
function textLink(name: string, { positional }: Options, linkTo: Context["linkTo"]): string {
  const [first = "", ...more] = positional;
  const words = more.filter((word) => !/^(?:true|false|external)$/.test(word));
  const isNamed = name === "post_link" || name === "asset_link";
  const at = isNamed ? -1 : words.findIndex((word) => /^(?:https?:)?\/\//.test(word));
  if (at >= 0)
    return `[${[first, ...words.slice(0, at)].join(" ")}](${words[at]}${titled(words.slice(at + 1))})`;
  const { address, title } = linkTo(first);
  if (!isNamed && !/^\/?[\w@-]+\/[\w-]+$|^https?:/.test(first))
    // A file, whose path in Jekyll is relative to the site's root.
    return address === first && name === "link" ? address.replace(/^\/?/, "/") : address;
  const shown = (isNamed && words.join(" ")) || title || (isNamed && first);
  return shown ? `[${shown}](${address})` : `<${address}>`;
}

/** What is embedded, or stands around the words that are said in an option. */
function ofOptions(name: string, options: Options): string | null {
  const words = ["text", "body", "content"].map((field) => options.named.get(field)).find(Boolean);
  return embedded(name, options) ?? (words ? aroundText(name, options, words) : null);
}

function withoutQuotes(words: string): string {
  return words.trim().replace(/^(["'])(.*)\1$/, "$2");
}

function titled(words: string[]): string {
  return words.length > 0 ? ` "${words.join(" ").replaceAll('"', "'")}"` : "";
}

function embedded(name: string, options: Options): string | null {
  const picture = pictureOf(name, options);
  if (picture) return picture;
  const address = serviceAddress(name, options);
  if (address === null) return playerOf(name, options);
  return `<${address.startsWith("//") ? `https:${address}` : address}>`;
}

/** A player for a file of the old site, with its poster. */
function playerOf(name: string, { positional, named }: Options): string | null {
  const all = [...named.values(), ...positional];
  const file = all.find((one) => /\.(?:mp4|m4v|webm|mov|og[agv]|mp3|m4a|wav)$/i.test(one));
  if (!/^(?:video|audio)$/.test(name) || !file) return null;
  const poster = all.find((one) => /\.(?:png|jpe?g|webp|gif)$/i.test(one));
  const words = named.get("title") ?? named.get("caption") ?? named.get("alt");
  const attributes = Object.entries({ src: file, poster, title: words }).flatMap(([key, value]) =>
    value ? [` ${key}="${value.replaceAll('"', "&quot;")}"`] : [],
  );
  return `<${name} controls${attributes.join("")}></${name}>`;
}
