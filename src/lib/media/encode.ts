import { canReadCanvas, TOLERANCE } from "@/lib/browser/can-read-canvas";
import { once } from "@/lib/requests/once";
import { t } from "@/lib/words";
import { MAX_WIDTH, type Pixels } from "./urls";
import { PictureError } from "./picture";

/** A picture in one width. */
export type Encoded = Pixels & { mime: string; blob: Blob };

/** Taller canvases fail on some phones. */
const MAX_HEIGHT = 8192;

/** The width at which a picture is searched for transparent parts, in pixels. */
const SAMPLE_WIDTH = 320;

/** Lossy compression, as strong as it can be without visible artefacts. */
const QUALITY: Record<string, number> = {
  "image/avif": 0.6,
  "image/webp": 0.82,
  "image/jpeg": 0.85,
};

/** The size of a picture scaled down to a width, and to the height limit, with its proportions. */
export function fitInto({ width, height }: Pixels, maxWidth = MAX_WIDTH): Pixels {
  const scale = Math.min(1, maxWidth / width, MAX_HEIGHT / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Decodes a picture. The camera's orientation is applied, and its metadata dropped.
 *
 * @throws {PictureError} when the browser cannot decode it
 */
export async function decode(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file).catch(() => {
    throw new PictureError(
      t("This browser cannot read the picture. Save it as JPEG, PNG or WebP, and try again."),
    );
  });
}

/**
 * Re-encodes a picture in the smallest format that the browser can write: AVIF, else WebP, else PNG for a picture that
 * was one or is transparent, else JPEG. The result contains no metadata.
 *
 * @param sourceType the type of the chosen file
 * @param maxWidth in pixels
 */
export async function encode(
  bitmap: ImageBitmap,
  sourceType: string,
  maxWidth: number,
): Promise<Encoded> {
  if (!canReadCanvas()) {
    throw new PictureError(
      t(
        "To prevent tracking, this browser changes pictures that a site reads. Allow this site to read canvas data, or use another browser.",
      ),
    );
  }
  const size = fitInto(bitmap, maxWidth);
  const isPng = () => sourceType === "image/png" || isTransparent(bitmap);
  const mime = (await writableType()) ?? (isPng() ? "image/png" : "image/jpeg");
  const blob = await write(bitmap, size, mime);
  if (blob.type !== mime) throw new PictureError(t("This browser cannot write pictures."));
  return { ...size, mime, blob };
}

/** Whether a part of a picture is transparent: a JPEG would be black there. */
function isTransparent(bitmap: ImageBitmap): boolean {
  const { width, height } = fitInto(bitmap, SAMPLE_WIDTH);
  const context = canvasOf({ width, height }).getContext("2d");
  if (!context) return false;
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  return data.some((value, index) => index % 4 === 3 && value < 255 - TOLERANCE);
}

/** A browser that cannot write a type writes PNG instead. */
const writableType = once(async (): Promise<string | null> => {
  const pixel = { width: 1, height: 1 };
  for (const mime of ["image/avif", "image/webp"]) {
    if ((await write(null, pixel, mime)).type === mime) return mime;
  }
  return null;
});

async function write(
  bitmap: ImageBitmap | null,
  { width, height }: Pixels,
  type: string,
): Promise<Blob> {
  const canvas = canvasOf({ width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new PictureError(t("The picture is too large for this browser."));
  context.imageSmoothingQuality = "high";
  if (bitmap) context.drawImage(bitmap, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, type, QUALITY[type]),
  );
  if (!blob) throw new PictureError(t("The picture is too large for this browser."));
  return blob;
}

function canvasOf(size: Pixels): HTMLCanvasElement {
  return Object.assign(document.createElement("canvas"), size);
}
