/** A smaller file of a picture. The path is in the bucket. */
export type Variant = { path: string; width: number; mime: string; bytes: number };

export type Picture = {
  id: string;
  name: string;
  alt: string;
  /** True for a picture that adds nothing to the text beside it. */
  decorative: boolean;
  mime: string;
  /** Of the largest file, in bytes, and in pixels. */
  bytes: number;
  width: number;
  height: number;
  /** SHA-256 of the chosen file, in hexadecimal. */
  hash: string;
  /** Of the largest file, in the bucket. */
  path: string;
  variants: Variant[];
  /** ISO 8601, as is `updated_at`. */
  created_at: string;
  updated_at: string;
};

export type PictureText = Pick<Picture, "path" | "alt" | "decorative">;

/** A file that cannot become a picture of the library. The message is for the user who chose it. */
export class PictureError extends Error {
  override name = "PictureError";
}

/** True for a picture that still needs an alt text. */
export function needsAlt({ alt, decorative }: Pick<Picture, "alt" | "decorative">): boolean {
  return alt === "" && !decorative;
}

export function isVariant(value: unknown): value is Variant {
  const { path, width, mime, bytes } = Object(value);
  const isFile = typeof path === "string" && typeof mime === "string";
  return isFile && typeof width === "number" && typeof bytes === "number";
}
