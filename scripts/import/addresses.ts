import { linkTargetOf } from "../../src/lib/markdown/link-target.ts";
import { fragmentName } from "../../src/lib/text/fragment-name.ts";
import { decoded } from "../../src/lib/text/decoded.ts";
import { bareHost, type ImportedPost, type Source } from "./source.ts";
import { PICTURE_FILE } from "./picture-file.ts";
import { pathHere, type Planned } from "./plan.ts";
import { safePath } from "../lib/redirects.ts";

/** Where the URLs of an old site lead now. */
export type Addresses = {
  /**
   * The new target of a link.
   *
   * @returns the same URL if it belongs to another site, or is unknown
   */
  linkOf: (href: string, post: ImportedPost) => string;
  /** The absolute URL of a picture; null if it is not known. */
  pictureOf: (href: string, post: ImportedPost) => string | null;
  /** Whether a link leads to the file of a picture of the old site, such as its large version. */
  isPicture: (href: string, post: ImportedPost) => boolean;
  isOldSite: (href: string) => boolean;
  /** Whether a link has no target here, and the old site's URL is unknown. */
  isNowhere: (href: string, post: ImportedPost) => boolean;
};

/** @param isFree whether no page or file of this site is at a path */
export function addressesOf(
  { siteUrl, keyOf }: Source,
  plan: readonly Planned[],
  isFree: (path: string) => boolean,
): Addresses {
  const base = siteUrl || "http://site.invalid";
  const { host: ownHost, pathname } = new URL(`${base}/`);
  const isOwn = (url: URL | null) => url !== null && bareHost(url.host) === bareHost(ownHost);
  const bySource = new Map(plan.map((planned) => [planned.incoming.key, pathHere(planned)]));
  // Some may happen to be at their old path.
  const byPath = new Map(plan.map((planned) => [comparable(pathHere(planned)), pathHere(planned)]));
  const byMonth = new Map<string, string>();
  // The first with a URL has it, or the first that is public.
  const inTurn = plan
    .toReversed()
    .toSorted((one, other) => Number(other.head.draft) - Number(one.head.draft));
  for (const planned of inTurn) {
    for (const href of planned.incoming.addresses) byPath.set(comparable(href), pathHere(planned));
    const { date, slug } = planned.incoming;
    byMonth.set(`${date?.slice(0, 7)}/${slug}`.toLowerCase(), pathHere(planned));
  }
  const urlFrom = (from: string, href: string): URL | null => {
    try {
      return new URL(href, new URL(from, `${base}/`));
    } catch {
      return null;
    }
  };
  const urlOf = (href: string, { addresses: [own = pathname] }: ImportedPost) => urlFrom(own, href);
  /** Most hosts serve a page with and without a slash at the end, by which relative links differ. */
  const urlOtherwise = (href: string, { addresses: [own = pathname] }: ImportedPost) =>
    urlFrom(own.endsWith("/") ? own.slice(0, -1) : `${own}/`, href);
  /** The new URL of a link's target; undefined if it is not in the source. */
  const targetAt = (href: string, post: ImportedPost): string | undefined => {
    const written = /#.*$/.exec(href)?.[0] ?? "";
    // In Obsidian, it is the text of the heading.
    const hash = /%20| /.test(written)
      ? `#${fragmentName(decoded(written).replace(/^.*#/, ""), new Set())}`
      : written;
    const targetOfFile = bySource.get(keyOf?.(href, post) ?? "");
    if (targetOfFile !== undefined) return targetOfFile + hash;
    const url = urlOf(href, post);
    // On the front page, parameters name what is shown.
    if (!url || !isOwn(url) || (url.search && url.pathname === pathname)) return undefined;
    // Some systems include the site's folder in links.
    const target =
      byPath.get(comparable(url.pathname)) ??
      (href.startsWith("/")
        ? byPath.get(comparable(pathname + url.pathname.slice(1)))
        : byPath.get(comparable(urlOtherwise(href, post)?.pathname ?? ""))) ??
      byMonth.get(monthIn(url.pathname));
    return target === undefined ? undefined : target + url.hash;
  };
  const linkOf = (written: string, post: ImportedPost): string => {
    const href = linkTargetOf(written);
    if (href === "" || href.startsWith("#")) return href;
    const target = targetAt(href, post);
    if (target !== undefined) return target;
    const url = urlOf(href, post);
    return siteUrl && url && isOwn(url) ? url.href : href;
  };
  return {
    linkOf,
    pictureOf: (href, post) => {
      const url = urlOf(href, post);
      return url && (siteUrl || !isOwn(url)) ? url.href : null;
    },
    isPicture: (href, post) => {
      const url = urlOf(href, post);
      return url !== null && isOwn(url) && PICTURE_FILE.test(url.pathname);
    },
    isNowhere: (href, post) => {
      const url = urlOf(href, post);
      return (
        siteUrl === "" &&
        url !== null &&
        isOwn(url) &&
        !/^(?:#|$)/.test(href) &&
        targetAt(href, post) === undefined &&
        isFree(url.pathname.replace(/(?<=.)\/$/, ""))
      );
    },
    isOldSite: (href) => siteUrl !== "" && isOwn(URL.parse(href)),
  };
}

/** The month and the name in a URL whose pattern only a program knows, such as `/2020/01/02/name/`. */
function monthIn(path: string): string {
  return decoded(path)
    .toLowerCase()
    .replace(/^.*\/(\d{4})\/(\d\d)\/(?:\d\d\/)?([^/]+?)(?:\.html)?\/?$/, "$1-$2/$3");
}

function comparable(href: string): string {
  const known = safePath(href.replace(/[?#].*$/, "")) ?? href;
  return known
    .normalize()
    .replace(/\.html?$/, "")
    .toLowerCase();
}
