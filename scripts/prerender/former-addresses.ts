import { unescape } from "node:querystring";
import { paths } from "../../src/paths.ts";
import { isSource, targetOf } from "../import/redirects.ts";
import { fileOf } from "./file-of.ts";
import { pageAt, type Places } from "./places.ts";

export type Move = readonly [from: string, to: string];

/** Folders of the build's own, which have addresses without a file. */
const OWN = /^\/(?:admin|assets)(?:\/|$)/i;

/**
 * The moves from addresses of a site that was here before, as src/content/redirects.json has them: by
 * path, the id of a post or a path on this site. Those of posts that are not public are left out.
 *
 * @param moved from ids and former slugs to pages
 */
export function formerAddresses(
  redirects: Readonly<Record<string, string>>,
  moved: readonly Move[],
): Move[] {
  const places = new Map(moved);
  return Object.entries(redirects).flatMap(([address, target]): Move[] => {
    const to = target.startsWith("/") ? target : places.get(paths.post(target));
    return to === undefined ? [] : [[encoded(address.replace(/\/$/, "")), to]];
  });
}

/** Whether nothing is at an address, percent-decoded, that the build has written. */
export function isFree(at: string, places: Places): boolean {
  return !OWN.test(at) && !places.isTaken(at);
}

/** What cannot be encoded is no address, and stays one that is refused. */
function encoded(address: string): string {
  return address.isWellFormed() ? encodeURI(address) : "";
}

/**
 * The moves that can be made: each from an address of its own, where nothing is that the build has written, to a page
 * of this site. Rows and redirects may come from anywhere, such as a backup, so that none is trusted.
 *
 * @param moves percent-encoded; each takes the place of its page
 * @param refuse is told of the others
 */
export function freeMoves(
  moves: readonly Move[],
  places: Places,
  refuse: (from: string, reason: string) => void,
): Move[] {
  const made = new Map<string, string>();
  const free = moves.flatMap(([from, written]): Move[] => {
    const at = decodeURIComponent(from);
    const to = targetOf(written);
    if (!isSource(at)) refuse(from, "is no address that can lead anywhere");
    else if (!to?.startsWith("/")) refuse(from, "does not lead to a page of this site");
    else if (made.get(pageAt(at)) === to) return [[from, to]];
    else if (!isFree(at, places)) refuse(from, "is a page or a file of this site");
    else {
      made.set(pageAt(at), to);
      places.take(fileOf(`${pageAt(at)}.html`));
      return [[from, to]];
    }
    return [];
  });
  return free.filter(([from, to]) => {
    const isFine = arrives(to, made);
    if (!isFine) refuse(from, "leads back to itself");
    return isFine;
  });
}

/** Whether somebody who follows moves comes to an end. */
function arrives(to: string, moves: ReadonlyMap<string, string>): boolean {
  const passed = new Set<string>();
  for (let next: string | undefined = to; next !== undefined;) {
    if (passed.has(next)) return false;
    passed.add(next);
    const [at = ""] = next.split(/[?#]/);
    // What cannot be decoded leads to itself alone.
    next = moves.get(pageAt(unescape(at).replace(/\/$/, "")));
  }
  return true;
}

/** Hosts that read rules take an address with a slash at its end for another one. */
export function withSlashes(moves: readonly Move[]): Move[] {
  return moves.flatMap(([from, to]): Move[] =>
    from.endsWith(".html")
      ? [[from, to]]
      : [
          [from, to],
          [`${from}/`, to],
        ],
  );
}
