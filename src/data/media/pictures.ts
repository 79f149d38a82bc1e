import { queryOptions } from "@tanstack/react-query";
import { isVariant, type Picture, type PictureText } from "@/lib/media/picture";
import { request } from "@/lib/supabase/client";
import type { Tables } from "@/lib/supabase/database.types";

export const mediaKey = ["media"] as const;

export const PICTURE_COLUMNS =
  "id, name, alt, decorative, mime, bytes, width, height, hash, path, variants, created_at, updated_at";

type Row = Omit<Tables<"media">, "search_text">;

/** Converts a row to a picture, and validates its JSON. */
export function pictureOf({ variants, ...row }: Row): Picture {
  return { ...row, variants: Array.isArray(variants) ? variants.filter(isVariant) : [] };
}

/**
 * The library's records of some pictures; unknown ones are left out.
 *
 * @param paths of their largest files, at most some dozens
 */
export function pictureTextsQuery(paths: readonly string[]) {
  return queryOptions({
    queryKey: [...mediaKey, "texts", ...paths],
    queryFn: ({ signal }): Promise<PictureText[]> =>
      request((client) =>
        client.from("media").select("path, alt, decorative").in("path", paths).abortSignal(signal),
      ),
  });
}
