/** Which pictures a page shows, for the build. */
import { fileInSite } from "@/lib/base-path";
import { builtFiles, knowPictures, type BuiltPictures } from "@/lib/media/built";
import { STORAGE } from "@/lib/media/srcset";
import { choicesIn } from "@/lib/media/with-built";
import { IMAGE, sourceIn } from "@/lib/media/with-variants";

/** Makes files of pictures, by their addresses in the storage. What cannot be made is left out. */
export type PictureMaker = (addresses: readonly string[]) => Promise<BuiltPictures>;

const POSTER = /<video\b[^>]*\sposter="([^"]+)"/gi;

/** The addresses in the storage, by the `src` that the build has made of them. */
const addressesBySrc = new Map<string, string[]>();

/** Has files made of the pictures that are not known yet, and knows them from then on. */
export async function learnPictures(make: PictureMaker, addresses: string[]): Promise<void> {
  const pictures = await make(addresses.filter((address) => !builtFiles(address)));
  knowPictures(pictures);
  for (const [address, [src]] of pictures) {
    addressesBySrc.set(src, [...(addressesBySrc.get(src) ?? []), address]);
  }
}

/**
 * The addresses in the storage of the pictures in what a page is rendered from.
 *
 * @param data of queries: rows, with addresses and HTML among their fields
 */
export function picturesIn(data: unknown): string[] {
  if (typeof data === "string") {
    if (!data.includes(STORAGE)) return [];
    return /[<\s]/.test(data) ? shownFromStorage(data) : [data];
  }
  if (typeof data !== "object" || data === null) return [];
  return Object.values(data).flatMap(picturesIn);
}

/** The addresses in the storage of the pictures that HTML shows. */
export function shownFromStorage(html: string): string[] {
  return shownIn(html).filter((address) => address.includes(STORAGE));
}

/**
 * What the browser has to know to render the same HTML: the build's files of its pictures.
 *
 * @param own the addresses in what the page is rendered from; others with the same files are another page's
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
