/** Names that hosts serve at other URLs: for their folder, and for everything missing below it. */
const OF_FOLDER = /^~*(?:index|404)\.html$/i;

/** Windows treats these as devices, whatever follows the first dot, in every folder. */
const DEVICE = /^~*(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/** Characters that are invalid in names on Windows, and endings that it drops. */
const IMPOSSIBLE = /[<>:"|?*\\]|(?<!^\.?)[. ]$/g;

/**
 * The file for a URL in content: one that every file system supports, and that no host treats as another one.
 * For nearly all it is the URL itself; other names begin with a tilde, and hosts that read rules get a rewrite,
 * see rewrites.ts. Elsewhere the app renders the page.
 *
 * @param pathname percent-decoded path of the file, e.g. "/blog/some-slug.html"
 */
export function fileOf(pathname: string): string {
  return pathname.split("/").map(fileName).join("/");
}

function fileName(name: string): string {
  const possible = name.replace(
    IMPOSSIBLE,
    (character) => `~${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  const isTaken = OF_FOLDER.test(name) || DEVICE.test(name) || possible !== name;
  return isTaken ? `~${possible}` : name;
}

export function encodedPath(decoded: string): string {
  return decoded.split("/").map(encodeURIComponent).join("/");
}
