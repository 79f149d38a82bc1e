import { BUCKET } from "../../src/lib/media/srcset.ts";
import { keyHeaders } from "../../src/lib/supabase/key-headers.ts";
import { describeFile } from "../../supabase/embedded/storage.ts";
import type { Files } from "../../supabase/embedded/files.ts";
import { refusalOf } from "../lib/refusal.ts";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { isFilePath } from "./manifest.ts";
import type { Session } from "./session.ts";

/** A file of the media library, with its HTTP metadata. */
export type StoredFile = {
  /** Path in the bucket. */
  path: string;
  mime: string;
  /** As in the header, e.g. "max-age=3600". */
  cacheControl: string;
};

/** Access to the contents of files; Postgres has their metadata only. */
export type FileStore = {
  /** @throws {UserError} when the file cannot be read */
  read: (file: Pick<StoredFile, "path">) => Promise<Buffer>;
  /**
   * Stores a file with its metadata.
   *
   * @param session within the transaction of the restore
   * @throws {UserError} when it was not stored
   */
  write: (session: Session, file: StoredFile, bytes: Buffer) => Promise<void>;
  /**
   * Checks what writing needs, before a long work that ends with it.
   *
   * @throws {UserError} if a setting is missing
   */
  requireWritable?: () => void;
};

/** The files of an embedded backend, which must not be in use. */
export function embeddedStore(files: Files): FileStore {
  return {
    read: async ({ path }) => {
      const bytes = await files.read(`${BUCKET}/${path}`);
      if (!bytes) throw new UserError(`The file ${path} of the media library is missing.`);
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

/** Timeout in milliseconds for one file. */
const DEADLINE = 120_000;
const KEY = "SUPABASE_SECRET_KEY";

/** The files of a hosted project, through its Storage API. The bucket is public to read; writing needs a secret key. */
export function hostedStore(url: string | undefined, secretKey: string | undefined): FileStore {
  const projectUrl = () => {
    if (url) return url.replace(/\/$/, "");
    throw new UserError(
      "The media library has files: set VITE_SUPABASE_URL to the URL of the project.",
    );
  };
  const requireKey = () => {
    if (secretKey) return secretKey;
    throw new UserError(`Uploading files takes a secret key of the project: set ${KEY} to it.`);
  };
  const urlOf = (folder: "object/public" | "object", path: string) => {
    if (!isFilePath(path)) throw new UserError(`${JSON.stringify(path)} is not a path of a file.`);
    const names = path.split("/").map(encodeURIComponent);
    return `${projectUrl()}/storage/v1/${folder}/${BUCKET}/${names.join("/")}`;
  };
  return {
    read: async ({ path }) => {
      return send(path, urlOf("object/public", path), { cache: "no-store" });
    },
    write: async (_session, { path, mime, cacheControl }, bytes) => {
      const init: RequestInit = {
        method: "POST",
        headers: {
          ...keyHeaders(requireKey()),
          "content-type": mime,
          "cache-control": cacheControl,
          // A failed attempt may have left the file.
          "x-upsert": "true",
        },
        body: new Uint8Array(bytes),
        redirect: "error",
      };
      await send(path, urlOf("object", path), init, KEY);
    },
    requireWritable: () => {
      projectUrl();
      requireKey();
    },
  };
}

/**
 * @param key the variable of the key that is sent, if any
 * @returns the body of the response
 */
async function send(path: string, url: string, init: RequestInit, key?: string): Promise<Buffer> {
  const signal = AbortSignal.timeout(DEADLINE);
  const refused = (reason: string) =>
    new UserError(`The file ${path} of the media library: ${reason}`);
  const { response, body } = await fetch(url, { ...init, signal })
    .then(async (response) => ({ response, body: Buffer.from(await response.arrayBuffer()) }))
    .catch((error: unknown) => {
      throw refused(sentenceOf(error));
    });
  if (!response.ok) throw refused(refusalOf(response.status, body.toString(), key));
  return body;
}
