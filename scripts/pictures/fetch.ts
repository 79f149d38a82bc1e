import { bytesWithin } from "../../supabase/functions/_shared/bytes-within.ts";
import type { Fetched, openCache } from "./cache.ts";
import { FaultyPicture } from "./encode.ts";

type Cache = ReturnType<typeof openCache>;

/** In bytes. The library's limit is a third of it. */
const MAX_BYTES = 32 * 1024 * 1024;
/** In milliseconds. */
const TIMEOUT = 60_000;
/** Status codes for a picture that does not exist; storage answers 400. */
const GONE = new Set([400, 404, 410]);

/**
 * Requests a picture from storage, and processes it if it has changed since last time. If storage does not
 * respond, or not to the end, the known picture is kept; if storage no longer has it, it is not.
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
  const keepKnown = () => {
    if (known) return known.name;
    throw new FaultyPicture("could not be fetched");
  };
  const response = await request(url, known);
  if (response?.status === 304 && known) return known.name;
  if (!response?.ok) {
    await response?.body?.cancel();
    // Any other status, as of a rate limit or of something that asks whether this is a human, says nothing about it.
    if (response && GONE.has(response.status)) throw new FaultyPicture("does not exist");
    return keepKnown();
  }
  const bytes = await bytesOf(response);
  if (!bytes) return keepKnown();
  const name = await encode(bytes);
  cache.remember(url, { etag: response.headers.get("etag") ?? "", name });
  return name;
}

function request(url: string, known: Fetched | undefined): Promise<Response | null> {
  return fetch(url, {
    ...(known?.etag && { headers: { "if-none-match": known.etag } }),
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch(() => null);
}

/** @returns undefined if the response ends in the middle */
async function bytesOf({ headers, body }: Response): Promise<Buffer | undefined> {
  const isDeclaredTooLarge = Number(headers.get("content-length")) > MAX_BYTES;
  const bytes = isDeclaredTooLarge
    ? null
    : await bytesWithin(MAX_BYTES, body).catch(() => undefined);
  if (bytes === null) throw new FaultyPicture(`has more than ${MAX_BYTES / 1024 / 1024} MB`);
  return bytes;
}
