import { describeFile } from "../../supabase/embedded/storage.ts";
import type { Files } from "../../supabase/embedded/files.ts";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { isFilePath } from "./manifest.ts";
import type { Session } from "./session.ts";

/** The bucket whose files are saved: the media library's. */
export const BUCKET = "media";

/** A file of the bucket, as Storage serves it. */
export type StoredFile = {
  /** In the bucket. */
  path: string;
  mime: string;
  /** As the header has it, e.g. «max-age=3600». */
  cacheControl: string;
};

/** Where the bytes of files are: Postgres only knows of them. */
export type FileStore = {
  /** @throws {StartError} when the file cannot be read */
  read: (file: StoredFile) => Promise<Buffer>;
  /**
   * Stores a file with what Storage notes of it.
   *
   * @param session within the transaction of the restore
   * @throws {StartError} when it was not stored
   */
  write: (session: Session, file: StoredFile, bytes: Buffer) => Promise<void>;
};

/** The files of an embedded backend, which nobody else uses meanwhile. */
export function embeddedStore(files: Files): FileStore {
  return {
    read: async ({ path }) => {
      const bytes = await files.read(`${BUCKET}/${path}`);
      if (!bytes) throw new StartError(`The file ${path} of the media library is missing.`);
      return bytes;
    },
    write: async (session, { path, mime, cacheControl }, bytes) => {
      await files.write(`${BUCKET}/${path}`, bytes);
      await session.query(
        "insert into storage.objects (bucket_id, name, metadata) values ($1, $2, $3::text::jsonb)",
        [BUCKET, path, JSON.stringify(describeFile(bytes, mime, cacheControl))],
      );
    },
  };
}

/** Milliseconds for one file. */
const DEADLINE = 120_000;

/**
 * The files of a hosted project, by its Storage API: whoever knows the address may read them, and a
 * secret key is needed to write them.
 *
 * @param url of the project; undefined when nobody has said it
 */
export function hostedStore(url: string | undefined, secretKey: string | undefined): FileStore {
  const urlOf = (folder: "object/public" | "object", path: string) => {
    if (!url) {
      throw new StartError(
        "The media library has files: set VITE_SUPABASE_URL to the address of the project, where they are.",
      );
    }
    if (!isFilePath(path)) throw new StartError(`${JSON.stringify(path)} is no path of a file.`);
    const names = path.split("/").map(encodeURIComponent);
    return `${url.replace(/\/$/, "")}/storage/v1/${folder}/${BUCKET}/${names.join("/")}`;
  };
  return {
    read: async ({ path }) => {
      const answer = await ask(path, urlOf("object/public", path), { cache: "no-store" });
      return Buffer.from(await answer.arrayBuffer());
    },
    write: async (_session, { path, mime, cacheControl }, bytes) => {
      if (!secretKey) {
        throw new StartError(
          "The backup has files: set SUPABASE_SECRET_KEY to a secret key of the project, to upload them.",
        );
      }
      await ask(path, urlOf("object", path), {
        method: "POST",
        headers: {
          apikey: secretKey,
          authorization: `Bearer ${secretKey}`,
          "content-type": mime,
          "cache-control": cacheControl,
          // An attempt that failed may have left it.
          "x-upsert": "true",
        },
        body: new Uint8Array(bytes),
      });
    },
  };
}

/** One request about a file. */
async function ask(path: string, address: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(DEADLINE);
  const answer = await fetch(address, { ...init, signal }).catch((error: unknown) => error);
  if (answer instanceof Response && answer.ok) return answer;
  const reason = answer instanceof Response ? await answer.text() : String(answer);
  throw new StartError(`The file ${path} of the media library: ${reason}`);
}
