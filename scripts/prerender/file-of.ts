/** Hosts answer with these at other addresses: for their folder, and for all that is missing below it. */
const OF_FOLDER = /^~*(?:index|404)\.html$/i;

/** Windows takes them for devices, whatever follows the first dot, in every folder. */
const DEVICE = /^~*(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$) *(?:\.|$)/i;

/** Characters that Windows has in no name, and ends that it drops. */
const IMPOSSIBLE = /[<>:"|*]|(?<!^\.?)[. ]$/g;

/**
 * The file for an address that content names: one that every disk can have, and that no host takes for another one.
 * It is the address itself for nearly all; other names begin with a tilde, and hosts that read rules are told, see
 * rewrites.ts. Elsewhere the app shows the page.
 *
 * @param address percent-decoded path of the file, e.g. «/blog/some-slug.html»
 */
export function fileOf(address: string): string {
  return address.split("/").map(fileName).join("/");
}

function fileName(name: string): string {
  const possible = name.replace(
    IMPOSSIBLE,
    (character) => `~${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );
  const isTaken = OF_FOLDER.test(name) || DEVICE.test(name) || possible !== name;
  return isTaken ? `~${possible}` : name;
}

/** A path with what would mean something else in an address. */
export function encodedPath(decoded: string): string {
  return decoded.split("/").map(encodeURIComponent).join("/");
}
