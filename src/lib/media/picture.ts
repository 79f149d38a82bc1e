/** A smaller file of a picture. Its path is in the bucket. */
export type Variant = { path: string; width: number; mime: string; bytes: number };

/** A picture of the media library. */
export type Picture = {
  id: string;
  name: string;
  /** What it shows, for people who do not see it. */
  alt: string;
  /** Says nothing that the text beside it does not say. */
  decorative: boolean;
  mime: string;
  /** Size of the largest file, and its pixels. */
  bytes: number;
  width: number;
  height: number;
  /** SHA-256 of the file that was chosen, in hexadecimal. */
  hash: string;
  /** Of the largest file, in the bucket. */
  path: string;
  variants: Variant[];
  /** ISO 8601, as is `updated_at`. */
  created_at: string;
  updated_at: string;
};

/** What is said of a picture. */
export type PictureText = Pick<Picture, "path" | "alt" | "decorative">;

/** A file that cannot become a picture of the library. The message is for the one who chose it. */
export class PictureError extends Error {
  override name = "PictureError";
}

/** True for a picture of which nobody has said what it shows. */
export function needsAlt({ alt, decorative }: Pick<Picture, "alt" | "decorative">): boolean {
  return alt === "" && !decorative;
}

/** True for JSON that is a variant. */
export function isVariant(value: unknown): value is Variant {
  return (
    typeof value === "object" &&
    value !== null &&
    "path" in value &&
    typeof value.path === "string" &&
    "width" in value &&
    typeof value.width === "number" &&
    "mime" in value &&
    typeof value.mime === "string" &&
    "bytes" in value &&
    typeof value.bytes === "number"
  );
}
