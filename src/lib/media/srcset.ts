/** The bucket of the media library, see supabase/migrations/20260101000450_media.sql. */
export const BUCKET = "media";
/** What precedes the bucket and the path of a file in its URL. */
export const STORAGE = "/storage/v1/object/public/";
/** What precedes the path of a picture of the library in its URL. */
export const PUBLIC = `${STORAGE}${BUCKET}/`;
/** Widths of the smaller files in pixels, if the picture is wider. */
export const SMALLER_WIDTHS = [640, 1280];
/** The URL of a picture of the library, see urls.ts: its folder, width, height, and whether it is one file. */
export const PICTURE = new RegExp(
  String.raw`^(.*${PUBLIC}[0-9a-f-]{36}/)(\d{1,5})x(\d{1,5})(-single)?(?:#.*)?$`,
);

/** The end of the URL of one of two pictures, which is for a theme: on GitHub, or in Material for MkDocs. */
export const FOR_THEME = /#(?:gh-(dark|light)-mode-only|only-(dark|light))$/;

/**
 * The `srcset` of a picture of the library.
 *
 * @param url of this backend or another
 * @returns undefined if there is one file only, or the URL is not one of the library's
 */
export function librarySrcset(url: string): string | undefined {
  const [, folder, width, , single] = PICTURE.exec(url) ?? [];
  const smaller = SMALLER_WIDTHS.filter((narrow) => !single && narrow < Number(width));
  if (smaller.length === 0) return undefined;
  return [...smaller.map((narrow) => `${folder}${narrow} ${narrow}w`), `${url} ${width}w`].join(
    ", ",
  );
}
