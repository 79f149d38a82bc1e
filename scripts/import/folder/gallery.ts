import { withoutCode } from "../markdown/fence.ts";
import { pictureOf } from "../markdown/tag-pictures.ts";
import { optionsOf } from "../markdown/tags.ts";
import { PICTURE_FILE } from "../picture-file.ts";
import { PLAYED_FILE } from "../played-file.ts";
import { listOf, textOf } from "../../lib/json.ts";
import { URL_FIELDS } from "./fields.ts";
import type { Head } from "./head.ts";
import { textsIn } from "./lost.ts";

/** The tag of Minimal Mistakes, and the name of its list. */
const TAG = /\{%-?\s*include(?:_cached)?\s+gallery\b((?:[^%]|%(?!\})){0,2000}?)-?%\}/g;

/** The pictures of a list in front matter, each with its words and its large version. */
export function galleryOf(head: Head, field: string): string {
  return listOf(head[field.toLowerCase()])
    .flatMap(({ image_path: src, alt, title, url }) => {
      const parts = Object.entries({ src, alt, title, link: url });
      const named = new Map(parts.map(([name, part]) => [name, textOf(part)]));
      return named.get("src") ? (pictureOf("image", { positional: [], named }) ?? []) : [];
    })
    .join("\n\n");
}

/** The lists of pictures that a text shows. */
export function galleriesIn(head: Head, text: () => string): string[] {
  const hasGallery = Object.keys(head).some((field) => galleryOf(head, field) !== "");
  if (!hasGallery) return [];
  return [...withoutCode(text()).matchAll(TAG)].map(([, rest = ""]) =>
    (optionsOf(rest).named.get("id") ?? "gallery").toLowerCase(),
  );
}

/** Whether a field has only pictures or files that the text shows, maybe by shorter URLs, as on Micro.blog. */
export function isListOfShown(value: unknown, text: () => string): boolean {
  const isList = Array.isArray(value);
  const urls = isList ? textsIn(value, URL_FIELDS) : [textOf(value)];
  const isFile = (url: string) => PLAYED_FILE.test(url) || (isList && PICTURE_FILE.test(url));
  if (urls.length === 0 || !urls.every(isFile)) return false;
  const shown = text();
  return urls.every((url) => shown.includes(url.replace(/^https?:\/\/[^/]*\/|^\//, "")));
}
