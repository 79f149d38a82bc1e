import { unescape } from "node:querystring";
import { paths } from "../../src/paths.ts";
import { isSource, targetOf } from "../lib/redirects.ts";
import { fileOf } from "./file-of.ts";
import { pageAt, type BuiltPaths } from "./built-paths.ts";

export type Move = readonly [from: string, to: string];

/**
 * Where other systems have their feeds, which readers go on requesting after a move: WordPress, Substack and Medium
 * (`/feed`), Ghost (`/rss`), Hugo (`/index.xml`), Jekyll (`/feed.xml`), Eleventy (`/feed/feed.xml`), Docusaurus
 * (`/blog/rss.xml`), Pelican (`/feeds/all.atom.xml`), Blogger.
 */
export const feedRedirects: readonly Move[] = [
  ...[
    ...["/feed", "/feed.xml", "/feed/feed.xml", "/rss", "/blog/feed"],
    ...["/index.xml", "/post/index.xml", "/posts/index.xml", "/blog/index.xml", "/blog/rss.xml"],
  ].map((from): Move => [from, "/rss.xml"]),
  ...["/feed/atom", "/feeds/posts/default", "/feeds/all.atom.xml", "/blog/atom.xml"].map(
    (from): Move => [from, "/atom.xml"],
  ),
];

/** Folders of the build itself, which have URLs without a file. */
const OWN = /^\/(?:admin|assets)(?:\/|$)/i;

/**
 * The redirects from a previous site's URLs in src/content/redirects.json: by path, the id of a post or a path
 * on this site. Those of posts that are not public are left out.
 *
 * @param moved from ids and former slugs to pages
 */
export function formerUrls(
  redirects: Readonly<Record<string, string>>,
  moved: readonly Move[],
): Move[] {
  const targets = new Map(moved);
  return Object.entries(redirects).flatMap(([from, target]): Move[] => {
    const to = target.startsWith("/") ? target : targets.get(paths.post(target));
    return to === undefined ? [] : [[encoded(from.replace(/\/$/, "")), to]];
  });
}

/** Whether the build has written nothing at a percent-decoded URL. */
export function isFree(at: string, builtPaths: BuiltPaths): boolean {
  return !OWN.test(at) && !builtPaths.isTaken(at);
}

/** A path that cannot be encoded is not a URL; the empty text is refused later. */
function encoded(pathname: string): string {
  return pathname.isWellFormed() ? encodeURI(pathname) : "";
}

/**
 * The valid redirects: each from a URL where the build has written nothing, to a page of this site. Rows and
 * redirects may come from anywhere, such as a backup, so none is trusted.
 *
 * @param moves percent-encoded; each occupies the file of its page
 * @param refuse receives the others
 */
export function freeMoves(
  moves: readonly Move[],
  builtPaths: BuiltPaths,
  refuse: (from: string, reason: string) => void,
): Move[] {
  const accepted = new Map<string, string>();
  const free = moves.flatMap(([from, target]): Move[] => {
    const at = decodeURIComponent(from);
    const to = targetOf(target);
    if (!isSource(at)) refuse(from, "is not a path that can redirect");
    else if (!to?.startsWith("/")) refuse(from, "does not lead to a page of this site");
    else if (accepted.get(pageAt(at)) === to) return [[from, to]];
    else if (!isFree(at, builtPaths)) refuse(from, "is a page or a file of this site");
    else {
      accepted.set(pageAt(at), to);
      builtPaths.take(fileOf(`${pageAt(at)}.html`));
      return [[from, to]];
    }
    return [];
  });
  return free.filter(([from, to]) => {
    const ends = terminates(to, accepted);
    if (!ends) refuse(from, "leads back to itself");
    return ends;
  });
}

/** Whether following redirects comes to an end. */
function terminates(to: string, moves: ReadonlyMap<string, string>): boolean {
  const visited = new Set<string>();
  for (let next: string | undefined = to; next !== undefined;) {
    if (visited.has(next)) return false;
    visited.add(next);
    const [at = ""] = next.split(/[?#]/);
    // What cannot be decoded redirects nowhere else.
    next = moves.get(pageAt(unescape(at).replace(/\/$/, "")));
  }
  return true;
}

/** Hosts that read rules treat a URL with a trailing slash as a different one. */
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
