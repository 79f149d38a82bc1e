/** Which pictures a page shows, for the build. */
import { fileInSite } from "@/lib/base-path";
import { builtFiles, registerPictures, type BuiltPictures } from "@/lib/media/built";
import { STORAGE } from "@/lib/media/srcset";
import { choicesIn } from "@/lib/media/with-built";
import { IMAGE, sourceIn } from "@/lib/media/with-variants";

/** Makes files of pictures, by their storage URLs. Those that cannot be made are left out. */
export type PictureMaker = (addresses: readonly string[]) => Promise<BuiltPictures>;

const POSTER = /<video\b[^>]*\sposter="([^"]+)"/gi;

/** The storage URLs, by the `src` that the build has given them. */
const addressesBySrc = new Map<string, string[]>();

/** Makes files of pictures that are not known yet, and registers them. */
export async function learnPictures(make: PictureMaker, addresses: string[]): Promise<void> {
  const pictures = await make(addresses.filter((address) => !builtFiles(address)));
  registerPictures(pictures);
  for (const [address, [src]] of pictures) {
    addressesBySrc.set(src, [...(addressesBySrc.get(src) ?? []), address]);
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
  return shownIn(html).filter((address) => address.includes(STORAGE));
}

/**
 * What the browser needs to render the same HTML: the build's files of its pictures.
 *
 * @param own the URLs in the page's data; others with the same files belong to another page
 */
export function picturesOf(html: string, own: readonly string[]): BuiltPictures {
  const addresses = shownIn(html).flatMap((src) => {
    const all = addressesBySrc.get(fileInSite(src)) ?? [];
    const its = own.filter((address) => all.includes(address));
    return its.length > 0 ? its : all;
  });
  return [...new Set(addresses)].flatMap((address) => {
    const files = builtFiles(address);
    return files ? [[address, files] as const] : [];
  });
}

/** Each address once. */
function shownIn(html: string): string[] {
  const addresses = [
    ...Array.from(html.matchAll(IMAGE), ([tag]) => sourceIn(tag)),
    ...choicesIn(html),
    ...Array.from(html.matchAll(POSTER), ([, address = ""]) => address),
  ];
  return [...new Set(addresses)];
}
