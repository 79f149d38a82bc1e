import { bytesWithin } from "../../supabase/functions/_shared/bytes-within.ts";
import type { Fetched, openCache } from "./cache.ts";
import { FaultyPicture } from "./encode.ts";

type Cache = ReturnType<typeof openCache>;

/** In bytes. The library's limit is a third of it. */
const MOST_BYTES = 32 * 1024 * 1024;
/** In milliseconds. */
const PATIENCE = 60_000;

/**
 * Requests a picture from storage, and processes it if it has changed since last time. If storage does not
 * respond, the known picture is kept; if storage no longer has it, it is not.
 *
 * @param encode makes the files from bytes, and returns the name of their folder
 * @returns the name of the folder
 * @throws {FaultyPicture} if there is no picture
 */
export async function fetchPicture(
  url: string,
  cache: Cache,
  encode: (bytes: Buffer) => Promise<string>,
): Promise<string> {
  const known = cache.recall(url);
  const answer = await ask(url, known);
  if (answer?.status === 304 && known) return known.name;
  // Rate limits and an exceeded quota say nothing about the picture.
  if (!answer || answer.status >= 500 || answer.status === 429 || answer.status === 402) {
    await answer?.body?.cancel();
    if (known) return known.name;
    throw new FaultyPicture("could not be fetched");
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new FaultyPicture("is not there");
  }
  const name = await encode(await bytesOf(answer));
  cache.remember(url, { etag: answer.headers.get("etag") ?? "", name });
  return name;
}

function ask(url: string, known: Fetched | undefined): Promise<Response | null> {
  return fetch(url, {
    ...(known?.etag && { headers: { "if-none-match": known.etag } }),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => null);
}

async function bytesOf({ headers, body }: Response): Promise<Buffer> {
  const isSaid = Number(headers.get("content-length")) > MOST_BYTES;
  const bytes = isSaid ? null : await bytesWithin(MOST_BYTES, body);
  if (!bytes) throw new FaultyPicture(`has more than ${MOST_BYTES / 1024 / 1024} MB`);
  return bytes;
}
