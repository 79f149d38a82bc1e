import { useMutation } from "@tanstack/react-query";
import { createMutationHook } from "@/data/create-mutation-hook";
import { pathOf, readPath } from "@/lib/media/urls";
import { bytesOf, hashOf, nameOf } from "@/lib/media/chosen-file";
import { PictureError, type Picture } from "@/lib/media/picture";
import { BackendError } from "@/lib/requests/backend-error";
import { request } from "@/lib/supabase/client";
import { t } from "@/lib/words";
import { randomId } from "@/lib/browser/random-id";
import { changeById } from "@/data/one-row";
import { mediaKey, PICTURE_COLUMNS, pictureOf } from "./pictures";
import { removeQuietly, uploadFiles, type UploadOptions } from "./upload-files";

export type Upload = UploadOptions & { file: File };
export type Replacement = Upload & { picture: Picture };

/** Stores a picture. If the same file is already in the library, returns the existing picture. */
export function useStorePicture() {
  return useMutation({
    mutationFn: storePicture,
    meta: { invalidates: [mediaKey] },
  });
}

/** Replaces a picture's files. It keeps its URL, name and alt text. */
export const useReplacePicture = createMutationHook(replacePicture, [mediaKey]);

async function storePicture({ file, ...options }: Upload): Promise<Picture> {
  const bytes = await bytesOf(file);
  const hash = await hashOf(bytes);
  const known = await findByHash(hash);
  if (known) return known;

  const id = randomId();
  const { prepare } = await import("@/lib/media/prepare");
  const prepared = await prepare(file, bytes, null, options.signal);
  const path = pathOf(id, prepared.largest, prepared.isSingle);
  const stored = await uploadFiles(prepared, path, options);
  try {
    const data = await request((client) =>
      client
        .from("media")
        .insert({ id, name: nameOf(file), hash, path, ...stored })
        .select(PICTURE_COLUMNS)
        .single(),
    );
    return pictureOf(data);
  } catch (error) {
    const isRefused = error instanceof BackendError && error.isRefusal;
    // Another tab has stored the same file in the meantime, or the response to this insert was lost.
    const mayBeStored = !isRefused || error.code === "23505";
    const found = mayBeStored ? await findByHash(hash) : null;
    if (found?.id === id) return found;
    // An insert without a response may still arrive, and needs its files.
    if (found || isRefused) {
      await removeQuietly([path, ...stored.variants.map((variant) => variant.path)]);
    }
    if (found) return found;
    throw error;
  }
}

async function replacePicture({ picture, file, ...options }: Replacement): Promise<void> {
  const existing = readPath(picture.path);
  if (!existing) throw new PictureError(t("A new picture cannot keep this one’s address."));
  const bytes = await bytesOf(file);
  const hash = await hashOf(bytes);
  const known = await findByHash(hash);
  // A replacement that failed half way leaves some files of another picture.
  if (known && known.id !== picture.id) {
    throw new PictureError(
      t("This picture is in the library already: “{name}”.", { name: known.name }),
    );
  }
  const { prepare } = await import("@/lib/media/prepare");
  const prepared = await prepare(file, bytes, existing, options.signal);
  const stored = await uploadFiles(prepared, picture.path, { ...options, isReplacing: true });
  await changeById(
    (client) =>
      client
        .from("media")
        .update({ hash, ...stored })
        .select("id"),
    picture.id,
  );
}

async function findByHash(hash: string): Promise<Picture | null> {
  const data = await request((client) =>
    client.from("media").select(PICTURE_COLUMNS).eq("hash", hash).maybeSingle(),
  );
  return data && pictureOf(data);
}
