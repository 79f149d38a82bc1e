/** Which pictures a page shows, for the build. */
import { fileInSite } from "@/lib/base-path";
import { builtFiles, registerPictures, type BuiltPictures } from "@/lib/media/built";
import { STORAGE } from "@/lib/media/srcset";
import { choicesIn, postersIn } from "@/lib/media/with-built";
import { IMAGE, sourceIn } from "@/lib/media/with-variants";

/** Creates the static files of pictures, by their storage URLs, and leaves out those that cannot be created. */
export type PictureMaker = (urls: readonly string[]) => Promise<BuiltPictures>;

/** The storage URLs, by the `src` that the build has given them. */
const storageUrlsBySrc = new Map<string, string[]>();

/** Creates the files of pictures that are not registered yet, and registers them. */
export async function registerNewPictures(make: PictureMaker, urls: string[]): Promise<void> {
  const pictures = await make(urls.filter((url) => !builtFiles(url)));
  registerPictures(pictures);
  for (const [url, [src]] of pictures) {
    storageUrlsBySrc.set(src, [...(storageUrlsBySrc.get(src) ?? []), url]);
  }
}

/**
 * The storage URLs of the pictures in a page's data.
 *
 * @param data of queries: rows, with URLs and HTML among their fields
 */
export function picturesIn(data: unknown): string[] {
  if (typeof data === "string") {
    if (!data.includes(STORAGE)) return [];
    return /[<\s]/.test(data) ? shownFromStorage(data) : [data];
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(picturesIn);
}

/** The storage URLs of the pictures that HTML shows. */
export function shownFromStorage(html: string): string[] {
  return shownIn(html).filter((url) => url.includes(STORAGE));
}

/**
 * The build's files of the pictures in HTML, which the browser needs to render the same HTML.
 *
 * @param own the URLs in the page's data; others with the same files belong to another page
 */
export function picturesOf(html: string, own: readonly string[]): BuiltPictures {
  const urls = shownIn(html).flatMap((src) => {
    const all = storageUrlsBySrc.get(fileInSite(src)) ?? [];
    const ownUrls = own.filter((url) => all.includes(url));
    return ownUrls.length > 0 ? ownUrls : all;
  });
  return [...new Set(urls)].flatMap((url) => {
    const files = builtFiles(url);
    return files ? [[url, files] as const] : [];
  });
}

/** The URLs of all pictures in HTML, each once. */
function shownIn(html: string): string[] {
  const urls = [
    ...Array.from(html.matchAll(IMAGE), ([tag]) => sourceIn(tag)),
    ...choicesIn(html),
    ...postersIn(html),
  ];
  return [...new Set(urls)];
}
