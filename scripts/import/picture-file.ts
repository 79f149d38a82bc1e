/** The endings of pictures that browsers show, for patterns. */
export const PICTURE_ENDINGS = "png|jpe?g|gif|webp|avif|svg";

/** The URL or name of a picture that browsers show. */
export const PICTURE_FILE = new RegExp(String.raw`\.(?:${PICTURE_ENDINGS})(?:[?#].*)?$`, "i");

/** Whether the path of a URL, and not only a parameter, names such a file. */
export function isPicturePath(url: string): boolean {
  return PICTURE_FILE.test(url.replace(/[?#].*$/s, ""));
}
