import path from "node:path";
import { sentenceOf } from "../content/pushing.ts";
import { storePicture } from "../content/pictures.ts";
import type { Open } from "../backup/open.ts";
import type { Addresses } from "./addresses.ts";
import type { ImportedPost, Note, Source } from "./source.ts";

/** Fetches the bytes at an absolute address. */
export type Fetch = (address: string) => Promise<Buffer>;

/**
 * Puts the pictures of a post into the media library.
 *
 * @param written their addresses, as the post has them
 * @param notes gets those that cannot be had; the post keeps their addresses
 * @returns the addresses in the library, by those in the post
 */
export async function storePictures(
  { session, store, filesUrl }: Pick<Open, "session" | "store" | "filesUrl">,
  source: Source,
  addresses: Addresses,
  post: ImportedPost,
  written: Iterable<string>,
  fetch: Fetch,
  notes: Note[],
): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  for (const address of written) {
    const absolute = addresses.pictureOf(address, post);
    try {
      const bytes =
        source.fileOf(address, post) ?? embedded(address) ?? (await fetched(absolute, fetch));
      const alt = source.alts.get(absolute ?? address) ?? "";
      const row = await storePicture(session, store, bytes, { name: nameOf(address), alt });
      stored.set(address, `${filesUrl}/storage/v1/object/public/media/${row.path}`);
    } catch (error) {
      const short = address.length > 120 ? `${address.slice(0, 120)}…` : address;
      notes.push({
        field: "pictures",
        says: `${short} does not come: ${sentenceOf(error)}`,
        isLost: true,
      });
      if (absolute) stored.set(address, absolute);
    }
  }
  return stored;
}

async function fetched(absolute: string | null, fetch: Fetch): Promise<Buffer> {
  if (absolute === null) throw new Error("say with --site where the old site is.");
  return fetch(absolute);
}

/** A picture within the text itself. */
function embedded(address: string): Buffer | null {
  const [, data] = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,(.+)$/s.exec(address) ?? [];
  return data === undefined ? null : Buffer.from(data, "base64");
}

function nameOf(address: string): string {
  if (address.startsWith("data:")) return "Picture";
  const name = path.posix.basename(address.replace(/[?#].*$/, ""));
  try {
    return decodeURIComponent(name).replace(/\.[a-z0-9]{1,5}$/i, "") || "Picture";
  } catch {
    return name;
  }
}
