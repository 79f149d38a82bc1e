import type { Resolve } from "../../supabase/functions/_shared/public-address.ts";
import { MAX_SOURCE_MEGABYTES } from "../content/pictures.ts";
import { fetchPublic } from "../lib/fetch-public.ts";
import { hasFile, readIn } from "../lib/folder-files.ts";

/** Milliseconds for one picture, including all redirects and the download. */
const DEADLINE = 30_000;

export type FetchOptions = {
  /** URL of the old site if the user gave it: its server may be on this machine, while one from a file may not. */
  namedSite?: string | undefined;
  /** A copy of the old site's files, which is searched first. */
  folder?: string | undefined;
  /** Resolves the IP addresses of a name; by default the system. */
  resolve?: Resolve | undefined;
  /** Milliseconds. */
  deadline?: number;
};

/**
 * Fetches a picture of the old site, or one that it embeds from elsewhere. The URL comes from an untrusted
 * file, so only the public internet is allowed, with limits of size and time.
 *
 * @throws {UserError} if it cannot be fetched
 */
export async function fetchPicture(
  url: string,
  { namedSite, folder, resolve, deadline = DEADLINE }: FetchOptions = {},
): Promise<Buffer> {
  const copied = folder && copyOf(url, folder);
  if (copied) return copied;
  const size = { bytes: MAX_SOURCE_MEGABYTES * 1024 * 1024, label: `${MAX_SOURCE_MEGABYTES} MB` };
  return fetchPublic(url, { namedSite, resolve, deadline, size, agent: "import" });
}

/** The file at the URL's path in a copy, which may begin at any folder of the path. */
function copyOf(url: string, folder: string): Buffer | null {
  let names: string[];
  try {
    names = decodeURIComponent(new URL(url).pathname).split("/").filter(Boolean);
  } catch {
    return null;
  }
  const found = names
    .map((_, skipped) => names.slice(skipped).join("/"))
    .find((file) => hasFile(folder, file));
  return found === undefined ? null : readIn(folder, found, MAX_SOURCE_MEGABYTES);
}
