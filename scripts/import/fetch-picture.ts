import type { Resolve } from "../../supabase/functions/_shared/public-address.ts";
import { MAX_SOURCE_MEGABYTES } from "../content/pictures.ts";
import { fetchPublic } from "../fetch-public.ts";
import { hasFile, readIn } from "../folder-files.ts";

/** Milliseconds for one picture, with all redirects and all of its bytes. */
const DEADLINE = 30_000;

export type FetchOptions = {
  /** Address of the old site if the user named it: its server may be on this machine, while one that a file names may not. */
  namedSite?: string | undefined;
  /** A copy of the old site's files, which is looked into first. */
  folder?: string | undefined;
  /** Asks for the addresses of a name; by default the system. */
  resolve?: Resolve | undefined;
  /** Milliseconds. */
  deadline?: number;
};

/**
 * Fetches a picture of the old site, or one that it shows from elsewhere. A file that anybody may have written says
 * where from, so it comes from the public internet alone, and has a limit of size and of time.
 *
 * @throws {StartError} if it cannot be had
 */
export async function fetchPicture(
  address: string,
  { namedSite, folder, resolve, deadline = DEADLINE }: FetchOptions = {},
): Promise<Buffer> {
  const copied = folder && copyOf(address, folder);
  if (copied) return copied;
  const size = { bytes: MAX_SOURCE_MEGABYTES * 1024 * 1024, inWords: `${MAX_SOURCE_MEGABYTES} MB` };
  return fetchPublic(address, { namedSite, resolve, deadline, size, agent: "import" });
}

/** The file at the address's path in a copy, whichever folder of the path the copy begins with. */
function copyOf(address: string, folder: string): Buffer | null {
  let names: string[];
  try {
    names = decodeURIComponent(new URL(address).pathname).split("/").filter(Boolean);
  } catch {
    return null;
  }
  const found = names
    .map((_, skipped) => names.slice(skipped).join("/"))
    .find((file) => hasFile(folder, file));
  return found === undefined ? null : readIn(folder, found, MAX_SOURCE_MEGABYTES);
}
