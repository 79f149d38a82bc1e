import { escaped } from "../../../src/lib/html/escaped.ts";
import { PICTURE_FILE } from "../picture-file.ts";
import type { Attachment } from "./library.ts";
import { linkOf, type Shortcode } from "./shortcode.ts";

/** The files that a playlist shows. */
const SOUNDS = /\.(?:mp3|m4a|og[ga]|wav|flac|aac)$/i;
const VIDEOS = /\.(?:mp4|m4v|mov|webm|ogv|avi)$/i;

export function galleryOf({ name, named, library, lost }: Shortcode): string {
  const idsIn = (field: string) => (named.get(field) ?? "").split(",").map((id) => id.trim());
  const ids = [...idsIn("ids"), ...idsIn("include")].filter(Boolean);
  const isPlaylist = name === "playlist";
  const kind = !isPlaylist ? PICTURE_FILE : named.get("type") === "video" ? VIDEOS : SOUNDS;
  // WordPress ignores it if the files are named.
  const hidden = new Set(ids.length > 0 ? [] : idsIn("exclude").map((id) => library.byId(id)));
  const found =
    ids.length > 0
      ? ids.map((id) => library.byId(id))
      : library.attachedTo(named.get("id") || undefined).filter((file) => kind.test(file.url));
  const present = found.filter((one) => one !== undefined);
  const shown = present
    .filter((one) => !hidden.has(one))
    .map(isPlaylist ? ({ url, caption }) => linkOf(url, caption) : figureOf);
  const what = isPlaylist ? "files of a playlist" : "pictures of a gallery";
  const missing = found.length === 0 ? "the" : found.length - present.length;
  if (missing !== 0) lost.push(`${missing} ${what} are not in the file`);
  return `\n\n${shown.join("\n\n")}\n\n`;
}

export function captionOf({ named }: Shortcode, content: string): string {
  const image = /(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/i.exec(content)?.[0] ?? "";
  const caption = content.replace(image, "").trim() || (named.get("caption") ?? "");
  return `<figure>${image}<figcaption>${caption}</figcaption></figure>`;
}

export function figureOf({ url, alt, caption }: Omit<Attachment, "order">): string {
  const figcaption = caption && `<figcaption>${caption}</figcaption>`;
  return `<figure><img src="${escaped(url)}" alt="${escaped(alt)}">${figcaption}</figure>`;
}
