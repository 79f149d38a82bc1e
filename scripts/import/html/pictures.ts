import { PICTURE_FILE } from "../picture-file.ts";
import { imageOf, isBlank, paragraphOf } from "./elements.ts";
import { originalOf } from "./original.ts";

/** Attributes with the URL of the file that a script shows in large, or once the picture comes into view. */
const SHOWN_LATER = [
  "data-orig-file",
  "data-large-file",
  "data-full-url",
  "data-highres",
  "data-zoom-src",
  "data-src",
  "data-lazy-src",
  "data-lazy",
  "data-original",
  "data-actualsrc",
  "data-cfsrc",
  "data-echo",
];
const SIZES_LATER = ["data-srcset", "data-lazy-srcset"];
/** What `largestSource` reads besides `src`. */
export const SOURCES = [...SHOWN_LATER, ...SIZES_LATER, "srcset"];

/** Whether a link around a picture leads to its large file, and not to a page about it. */
export function isLarger(target: string, picture: string): boolean {
  return (
    PICTURE_FILE.test(target) &&
    target !== picture &&
    !/\/(?:wiki\/)?(?:File|Datei|Fichier):/.test(target)
  );
}

/** Inserts a block's background picture before it: a picture that somebody chose is part of the article. */
export function showBackgrounds(body: HTMLElement): void {
  for (const element of body.querySelectorAll("[style*='url(' i]")) {
    const url = backgroundIn(element.getAttribute("style") ?? "");
    const block = element.closest("table, ul, ol, p, figure, pre") ?? element;
    if (url) block.before(paragraphOf(imageOf(url)));
  }
}

/** The URL of an element's background picture in its style; empty without one, or for a blurred copy of another. */
export function backgroundIn(style: string): string {
  const url = /background(?:-image)?\s*:[^;]*?url\(\s*(["']?)(.*?)\1\s*\)/i.exec(style)?.[2] ?? "";
  return url.startsWith("data:") ? "" : url;
}

/** Gives each picture the URL of its largest file, and removes the link to it. */
export function takeLargest(body: HTMLElement): void {
  for (const other of body.querySelectorAll("picture source")) other.remove();
  // What a script shows is there for browsers without scripts, too.
  for (const duplicate of body.querySelectorAll("noscript")) {
    if (!/<img\b|&lt;img\b/.test(duplicate.innerHTML)) continue;
    if (besideImage(duplicate, "previousSibling") || besideImage(duplicate, "nextSibling"))
      duplicate.remove();
  }
  for (const image of body.querySelectorAll("img")) {
    const source = largestSource((name) => image.getAttribute(name) ?? "");
    if (source) image.setAttribute("src", source);
  }
  for (const link of body.querySelectorAll("a")) {
    const [image, ...others] = link.querySelectorAll("img, video, audio");
    const target = link.getAttribute("href") ?? "";
    if (image?.localName !== "img" || others.length > 0 || link.textContent.trim() !== "") continue;
    const source = image.getAttribute("src") ?? "";
    if (target !== source && !isLarger(target, source)) continue;
    if (isLarger(target, source)) image.setAttribute("src", target);
    link.replaceWith(...link.childNodes);
  }
}

function besideImage(element: Element, side: "previousSibling" | "nextSibling"): boolean {
  let node = element[side];
  while (node && isBlank(node)) node = node[side];
  return node instanceof Element && node.localName === "img";
}

/** The URL of the largest file that a picture's attributes name; empty if they name none. */
export function largestSource(attribute: (name: string) => string): string {
  const source = attribute("src");
  const later = SHOWN_LATER.map(attribute).find(isFile);
  const laterSizes = SIZES_LATER.map(attribute).find(Boolean);
  const sizes = sizesIn(laterSizes ?? attribute("srcset"));
  const isSmall =
    laterSizes !== undefined ||
    isPlaceholder(source) ||
    /-\d+x\d+\.\w+(?:\?|$)/.test(source) ||
    sizes.some(({ url }) => url === source);
  return originalOf(later ?? ((isSmall && sizes[0]?.url) || source));
}

/** Whether it is what a page shows until a script shows the picture; also without a URL. */
export function isPlaceholder(source: string): boolean {
  return (
    !source ||
    source.startsWith("data:") ||
    /(?:blank|placeholder|spacer|pixel|loading)\.\w+$/.test(source)
  );
}

/** Whether an attribute names a file, and not an option such as "true", or a template's variable. */
function isFile(value: string): boolean {
  return /[./]/.test(value) && !/\{\{|is-pending-load/.test(value);
}

/** The URL of the widest file in a `srcset`. */
export function largestOf(srcset: string): string | undefined {
  return sizesIn(srcset)[0]?.url;
}

/** The files in a `srcset`, the widest first. */
function sizesIn(srcset: string): { url: string; width: number }[] {
  return srcset
    .split(/,\s+|(?<=\s\d{1,6}w),/)
    .map((one) => /^(\S+)\s+(\d+)w$/.exec(one.trim()))
    .flatMap((one) => (one ? [{ url: one[1] ?? "", width: Number(one[2]) }] : []))
    .toSorted((one, other) => other.width - one.width);
}
