import { BUCKET } from "@/lib/media/srcset";
import type { Encoded } from "@/lib/media/encode";
import type { Variant } from "@/lib/media/picture";
import type { Prepared } from "@/lib/media/prepare";
import { requestFile } from "@/lib/supabase/storage";

export type UploadOptions = {
  /** Cancels the upload; files already uploaded are removed. */
  signal?: AbortSignal;
  /** Called with the progress, from 0 to 1. */
  onProgress?: (share: number) => void;
};

/** Cache lifetime in seconds, after which everybody sees a replaced file. */
const CACHE_SECONDS = "3600";

/**
 * Uploads the files of a picture.
 *
 * @param path of the largest
 * @param options.isReplacing allows overwriting existing files
 * @returns their records for the database
 * @throws {BackendError} when one was not stored; the files of a new picture are removed then
 */
export async function uploadFiles(
  { largest, smaller }: Prepared,
  path: string,
  { signal, onProgress, isReplacing = false }: UploadOptions & { isReplacing?: boolean },
) {
  const folder = path.slice(0, path.indexOf("/"));
  const files = [
    ...smaller.map(({ width, file }) => ({ path: `${folder}/${width}`, file })),
    { path, file: largest },
  ];
  const all = files.reduce((sum, { file }) => sum + file.blob.size, 0);
  let done = 0;
  const report = () => onProgress?.(0.2 + 0.8 * (done / all));
  report();
  try {
    for (const { path: filePath, file } of files) {
      await uploadFile(filePath, file, isReplacing, signal);
      done += file.blob.size;
      report();
    }
  } catch (error) {
    if (!isReplacing) await removeQuietly(files.map((file) => file.path));
    throw error;
  }
  const variants: Variant[] = smaller.map(({ width, file }) => ({
    path: `${folder}/${width}`,
    width: file.width,
    mime: file.mime,
    bytes: file.blob.size,
  }));
  const { width, height, mime, blob } = largest;
  return { width, height, mime, bytes: blob.size, variants };
}

async function uploadFile(
  path: string,
  { mime, blob }: Encoded,
  upsert: boolean,
  signal: AbortSignal | undefined,
): Promise<void> {
  // Bytes, because not every backend accepts the form data that the client creates from a Blob.
  const bytes = await blob.arrayBuffer();
  await requestFile(BUCKET, signal, (bucket) =>
    bucket.upload(path, bytes, { contentType: mime, cacheControl: CACHE_SECONDS, upsert }),
  );
}

/** A file that cannot be removed does no harm: no row refers to it. */
export async function removeQuietly(paths: string[]): Promise<void> {
  await requestFile(BUCKET, undefined, (bucket) => bucket.remove(paths)).catch(() => undefined);
}
