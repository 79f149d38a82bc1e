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
  /** The URL and title of another text by its name. */
  linkTo: (name: string) => { address: string; title: string };
  /** The value of `{{ page.x }}` and `{{ site.x }}`; undefined if unknown. */
  valueOf: (of: "page" | "site", name: string) => string | undefined;
  /** The text of a file that is included as code; null without one. */
  codeIn: (file: string) => string | null;
};

/** The replacement of a tag; null for one without meaning here. */
export function tagText(
  name: string,
  options: Options,
  { linkTo, codeIn }: Pick<Context, "linkTo" | "codeIn">,
  { keep }: Pick<Kept, "keep">,
): string | null {
  const { positional } = options;
  const [first = "", ...more] = positional;
  if (name === "include" || name === "include_cached" || name === "partial") {
    const file = first
      .replace(/^.*\//, "")
      .replace(/\.\w+$/, "")
      .toLowerCase();
    return file === "" || file === name ? null : ofOptions(file, { ...options, positional: more });
  }
  if (name === "include_code" || name === "include-code") {
    const file = positional.find((word) => /\.\w+$/.test(word)) ?? first;
    const code = codeIn(file);
    const language = options.named.get("lang") ?? file.split(".").at(-1) ?? "";
    const title = positional.filter((word) => word !== file).join(" ");
    return code === null
      ? null
      : keep(fenceOf(code, (languageOf(language) || "text") + titleInfo(title)));
  }
  if (/^(?:ref|relref|post_url|asset_path)$/.test(name)) {
    const target = first || options.named.get("path") || "";
    return target ? linkTo(target).address : null;
  }
  const label = name === "label" ? /^\w*\s*@(.+)$/.exec(options.written ?? "")?.[1] : undefined;
  if (label) return `<mark>${label.trim()}</mark>`;
  if (/^(?:btn|button)$/.test(name)) {
    // Hexo's themes separate URL, text and icon with commas.
    const [address = "", words = ""] = (options.written ?? "").split(",").map(withoutQuotes);
    return words && /^(?:https?:)?\/[^\s]*$/.test(address) ? `[${words}](${address})` : null;
  }
  if (name === "link" && /^https?:/.test(options.named.get("href") ?? first)) {
    const words = options.named.get("content") ?? more[0];
    const address = options.named.get("href") ?? first;
    if (words && !/^(?:https?:)?\/\//.test(words))
      return `[${words}](${address}${titled(more.slice(1))})`;
  }
  const isNamed = name === "post_link" || name === "asset_link";
  if (name === "link" || name === "post" || isNamed) {
    const words = more.filter((word) => !/^(?:true|false|external)$/.test(word));
    // Hexo's begins with the text.
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
  if (/^(?:toc|br|more|baseurl|clear|clearfix|break|newline)$/.test(name))
    return name === "br" ? "<br>" : "";
  return ofOptions(name, options);
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
