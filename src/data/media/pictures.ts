import { isVariant, type Picture } from "@/lib/media/picture";
import type { Tables } from "@/lib/supabase/database.types";

export const mediaKey = ["media"] as const;

export const PICTURE_COLUMNS =
  "id, name, alt, decorative, mime, bytes, width, height, hash, path, variants, created_at, updated_at";

type Row = Omit<Tables<"media">, "search_text">;

/** The row as a picture: what is in its JSON is checked. */
export function pictureOf({ variants, ...row }: Row): Picture {
  return { ...row, variants: Array.isArray(variants) ? variants.filter(isVariant) : [] };
}
