import { PICTURE_FILE } from "../picture-file.ts";
import { isBlank, paragraphOf } from "./elements.ts";

const LAZY = [
  "data-orig-file",
  "data-large-file",
  "data-full-url",
  "data-src",
  "data-lazy-src",
  "data-original",
];

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
    const image = document.createElement("img");
    image.setAttribute("src", url);
    const block = element.closest("table, ul, ol, p, figure, pre") ?? element;
    if (url) block.before(paragraphOf(image));
  }
}

/** The URL of an element's background picture in its style; empty without one. */
export function backgroundIn(style: string): string {
  return /background(?:-image)?\s*:[^;]*?url\(\s*(["']?)(.*?)\1\s*\)/i.exec(style)?.[2] ?? "";
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
    const source = image.getAttribute("src") ?? "";
    const lazy = LAZY.map((name) => image.getAttribute(name)).find(Boolean);
    const isPlaceholder =
      !source ||
      source.startsWith("data:") ||
      /(?:blank|placeholder|spacer|pixel|loading)\.\w+$/.test(source);
    const isThumbnail = /-\d+x\d+\.\w+$|\/size\/w\d+\//.test(source);
    if (lazy && (isPlaceholder || isThumbnail)) image.setAttribute("src", lazy);
    const largest = largestOf(
      image.getAttribute("srcset") ?? image.getAttribute("data-srcset") ?? "",
    );
    if (largest && (isPlaceholder || isThumbnail) && !lazy) image.setAttribute("src", largest);
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

export function largestOf(srcset: string): string | undefined {
  const found = srcset
    .split(/,\s+/)
    .map((one) => /^(\S+)\s+(\d+)w$/.exec(one.trim()))
    .flatMap((one) => (one ? [{ url: one[1], width: Number(one[2]) }] : []));
  return found.toSorted((one, other) => other.width - one.width)[0]?.url;
}
