import { paths } from "../../src/paths.ts";

type Move = readonly [from: string, to: string];

/** Folders of the build's own. */
const OWN = /^\/(?:admin|assets)(?:\/|$)/;

/**
 * The moves from addresses of a site that was here before, as src/content/redirects.json has them: by
 * path, the id of a post or a path on this site. Those of posts that are not public are left out, as
 * are those from where a page of this site is.
 *
 * @param moved from ids and former slugs to pages
 * @param pages the paths of all pages, percent-encoded as all of these are
 */
export function formerAddresses(
  redirects: Readonly<Record<string, string>>,
  moved: readonly Move[],
  pages: readonly string[],
): Move[] {
  const places = new Map(moved);
  const taken = new Set([...pages, ...places.keys()]);
  return Object.entries(redirects).flatMap(([address, target]): Move[] => {
    const from = encodeURI(address).replace(/\/$/, "");
    const to = target.startsWith("/") ? target : places.get(paths.post(target));
    const isSafe = from.startsWith("/") && !address.split("/").includes("..");
    const isFree = !taken.has(from.replace(/\.html$/, "")) && !OWN.test(from);
    return to !== undefined && isSafe && isFree ? [[from, to]] : [];
  });
}

/** The path of the page at an address that may end in `.html`, which is added to every file. */
export function pageAt(address: string): string {
  return address.replace(/\.html$/, "");
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
