/** The URL or name of a picture that browsers show. */
export const PICTURE_FILE = /\.(?:png|jpe?g|gif|webp|avif|svg)(?:[?#].*)?$/i;

/** Whether the path of a URL, and not only a parameter, names such a file. */
export function isPicturePath(url: string): boolean {
  return PICTURE_FILE.test(url.replace(/[?#].*$/s, ""));
}
