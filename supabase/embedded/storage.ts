import { hash } from "node:crypto";
import type { PGlite } from "@electric-sql/pglite";
import type { App } from "@supabase/lite";
import type { Files } from "./files.ts";

type StorageAdapter = NonNullable<App["_storageAdapter"]>;
type ObjectMetadata = Awaited<ReturnType<StorageAdapter["headObject"]>>;

/** The metadata of a file in `storage.objects.metadata`, as the hosted service stores it. */
export type FileMetadata = {
  eTag: string;
  size: number;
  mimetype: string;
  cacheControl: string;
  lastModified: string;
  contentLength: number;
};

/** The metadata of a file; `cacheControl` is as in the header, e.g. "max-age=3600". */
export function describeFile(
  bytes: Uint8Array,
  mimetype: string,
  cacheControl: string,
): FileMetadata {
  return {
    eTag: `"${hash("sha256", bytes).slice(0, 32)}"`,
    size: bytes.length,
    mimetype,
    cacheControl,
    lastModified: new Date().toISOString(),
    contentLength: bytes.length,
  };
}

/** Stores the objects of @supabase/lite's Storage in files; lite stores their metadata in the database. */
export function createStorageAdapter(db: PGlite, files: Files): StorageAdapter {
  const metadataOf = async (bucket: string, name: string): Promise<ObjectMetadata> => {
    const { rows } = await db.query<{ metadata: FileMetadata }>(
      "select metadata from storage.objects where bucket_id = $1 and name = $2",
      [bucket, name],
    );
    const metadata = rows[0]?.metadata;
    if (!metadata) throw new Error(`There is no object ${bucket}/${name}.`);
    return { ...metadata, lastModified: new Date(metadata.lastModified) };
  };
  const read = async (bucket: string, name: string): Promise<Buffer> => {
    const bytes = await files.read(`${bucket}/${name}`);
    if (!bytes) throw new Error(`The file of ${bucket}/${name} is missing.`);
    return bytes;
  };

  return {
    driver: files,
    getObject: async (bucket, name) => ({
      metadata: await metadataOf(bucket, name),
      httpStatusCode: 200,
      body: await read(bucket, name),
    }),
    headObject: metadataOf,
    uploadObject: async (bucket, name, _version, body, mimetype, cacheControl) => {
      const bytes = await bytesOf(body);
      await files.write(`${bucket}/${name}`, bytes);
      const { lastModified, ...metadata } = describeFile(bytes, mimetype, cacheControl);
      return { ...metadata, lastModified: new Date(lastModified) };
    },
    deleteObject: (bucket, name) => files.remove(`${bucket}/${name}`),
    deleteObjects: async (bucket, names) => {
      for (const name of names) await files.remove(`${bucket}/${name}`);
    },
    copyObject: async (bucket, name, _version, toBucket, toName) => {
      await files.write(`${toBucket}/${toName}`, await read(bucket, name));
      const { eTag } = await metadataOf(bucket, name);
      return { httpStatusCode: 200, eTag, lastModified: new Date() };
    },
    privateAssetUrl: () => Promise.reject(new Error("Files have no address of their own.")),
  };
}

type Body = Parameters<StorageAdapter["uploadObject"]>[3];

async function bytesOf(body: Body): Promise<Uint8Array> {
  if (body instanceof Uint8Array) return body;
  const chunks: Uint8Array[] = [];
  for await (const chunk of body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
