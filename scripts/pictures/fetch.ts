import { bytesWithin } from "../bytes-within.ts";
import type { Fetched, openCache } from "./cache.ts";
import { FaultyPicture } from "./encode.ts";

type Cache = ReturnType<typeof openCache>;

/** In bytes. The library takes a third of it. */
const MOST_BYTES = 32 * 1024 * 1024;
/** In milliseconds. */
const PATIENCE = 60_000;

/**
 * Asks the storage for a picture, and has its files made if it is another one than last time. A storage that does not
 * answer leaves the picture that is known, one that has it no longer does not.
 *
 * @param encode makes the files of some bytes, and returns the name of their folder
 * @returns the name of the folder
 * @throws {FaultyPicture} when there is no picture
 */
export async function fetchPicture(
  url: string,
  cache: Cache,
  encode: (bytes: Buffer) => Promise<string>,
): Promise<string> {
  const known = cache.recall(url);
  const answer = await ask(url, known);
  if (answer?.status === 304 && known) return known.name;
  // Too many at once, and an account over its quota, say nothing of the picture.
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
