import * as limits from "@/lib/supabase/limits/media";
import { t } from "@/lib/words";
import { MAX_WIDTH, readPath, pathOf, type Pixels } from "./urls";
import { animationType, HEAD_SIZE } from "./animation";
import { decode, encode, fitInto, type Encoded } from "./encode";
import { PictureError } from "./picture";
import { withoutMetadata } from "./without-metadata";

export type Prepared = {
  largest: Encoded;
  /** The smaller files, by their width, which is their name in the folder. */
  smaller: { width: number; file: Encoded }[];
  /** An animation, which has one file only. */
  isSingle: boolean;
};

type Existing = { isSingle: boolean; smaller: { width: number }[] };

/**
 * Prepares the files of a picture, without the camera's metadata: re-encoded in several widths. An animation is not
 * re-encoded.
 *
 * @param bytes the contents of the file
 * @param existing the picture that it replaces, which determines the files; null for a new one
 * @throws {PictureError} when the browser cannot read or write it, or it does not fit
 */
export async function prepare(
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  existing: Existing | null,
  signal?: AbortSignal,
): Promise<Prepared> {
  const animation = animationType(bytes.subarray(0, HEAD_SIZE));
  if (animation !== null) {
    if (existing && !existing.isSingle) {
      throw new PictureError(t("An animation cannot replace a picture. Upload it as a new one."));
    }
    return {
      largest: checkSize(await asChosen(file, bytes, animation)),
      smaller: [],
      isSingle: true,
    };
  }
  const bitmap = await decode(file);
  try {
    signal?.throwIfAborted();
    const widths = existing ? existing.smaller.map(({ width }) => width) : widthsFor(bitmap);
    const largest = checkSize(await encode(bitmap, file.type, MAX_WIDTH));
    const smaller: Prepared["smaller"] = [];
    for (const width of widths) {
      signal?.throwIfAborted();
      smaller.push({ width, file: await encode(bitmap, file.type, width) });
    }
    return { largest, smaller, isSingle: false };
  } finally {
    bitmap.close();
  }
}

function widthsFor(bitmap: Pixels): number[] {
  // The size that will be in the URL.
  const path = pathOf("0".repeat(36), fitInto(bitmap), false);
  return (readPath(path)?.smaller ?? []).map(({ width }) => width);
}

/** A file that the browser can show, as it was chosen but for its metadata. */
async function asChosen(
  file: File,
  bytes: Uint8Array<ArrayBuffer>,
  mime: string,
): Promise<Encoded> {
  const bitmap = await decode(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height, mime, blob: new Blob([withoutMetadata(bytes)], { type: mime }) };
}

function checkSize(file: Encoded): Encoded {
  if (file.blob.size > limits.bytes_max) {
    throw new PictureError(
      t("The picture has more than {megabytes} MB. Make it smaller first.", {
        megabytes: limits.bytes_max / 1024 / 1024,
      }),
    );
  }
  return file;
}
