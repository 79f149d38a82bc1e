/** Before the name of every cache, since other sites may share the address, as on a developer's machine. */
export const CACHE_PREFIX = "site:";
/** The cache with the addresses of the pages that were read, and their titles. */
export const READ_CACHE = `${CACHE_PREFIX}read`;

/** What the build tells the worker about the site. */
export type Site = {
  /** Changes with every build of the code. */
  version: string;
  /** Path of the script that every page of this build names. */
  entry: string;
  /** Path of the page that renders any address in the browser. */
  shell: string;
  /** Paths of the code without which not every page opens; nothing of the owner's. */
  needed: string[];
  /** Paths of the code and fonts that visitors may need besides. */
  others: string[];
  /** Address of the backend; empty where it is at the site's own. */
  backend: string;
  /** The public key, with which everybody may ask. */
  key: string;
};

/** What pages tell the worker. */
export type Message =
  | {
      kind: "read";
      path: string;
      title: string;
      /** Addresses of what the page has loaded, which may have been before the worker was there. */
      files: string[];
      /** Whether the page's HTML has to be fetched, since the worker did not see it. */
      wantsPage: boolean;
    }
  /** Somebody has signed out. */
  | { kind: "forget" }
  /** A page made by the build with this entry is open. */
  | { kind: "take over"; entry: string };

/** How a request is answered; «network» is as if there were no worker. */
export type Way = "page" | "code" | "image" | "data" | "network";

/** What of a request decides. */
export type Asked = Pick<Request, "method" | "url" | "mode"> & { headers: Pick<Headers, "get"> };

/** Tables and functions that everybody may read and that say nothing about a person. */
const PUBLIC_SOURCES = new Set([
  "posts",
  "categories",
  "projects",
  "site_settings",
  "rpc/posts_page",
  "rpc/published_count",
]);
const SOURCE = /^\/rest\/v1\/((?:rpc\/)?\w+)$/;
const PRIVATE_PATH = /^\/(admin|auth|rest)(\/|$)/;
const FILE = /\.[^/]*$/;
const IMAGE = /\.(avif|webp|png|jpe?g|gif|svg|ico)$/i;

/**
 * Decides how a request is answered. Only what is named here is ever kept: no page of the owner's,
 * no answer to somebody who is signed in, nothing that changes anything, no audio or video.
 *
 * @param origin the site's own
 */
export function wayOf(asked: Asked, site: Site, origin: string): Way {
  const url = new URL(asked.url);
  // A part of a file must never be taken for the whole.
  if (asked.headers.get("range")) return "network";
  if (isPublicQuestion(asked, url, site, origin)) return "data";
  if (asked.method !== "GET" || url.origin !== origin) return "network";
  if (asked.mode === "navigate") return isPagePath(url.pathname) ? "page" : "network";
  if ([...site.needed, ...site.others].includes(url.pathname)) return "code";
  if (IMAGE.test(url.pathname) && !PRIVATE_PATH.test(url.pathname)) return "image";
  return "network";
}

/** True for the address of a page that visitors read. */
export function isPagePath(pathname: string): boolean {
  return !PRIVATE_PATH.test(pathname) && !FILE.test(pathname);
}

/** The address under which a page is kept: what follows `?` may be secret, and changes no HTML. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/(.)\/$/, "$1")}`;
}

/** The address under which an answer is kept: these headers ask for different answers. */
export function dataKey({ method, url, headers }: Omit<Asked, "mode">): string {
  const key = new URL(url);
  // Browsers add the first one as they send a request.
  const accept = headers.get("accept") ?? "*/*";
  const parts = [method, accept, headers.get("prefer"), headers.get("accept-profile")];
  key.searchParams.set("asked", parts.join(" "));
  return key.href;
}

function isPublicQuestion(asked: Asked, url: URL, site: Site, origin: string): boolean {
  if (asked.method !== "GET" && asked.method !== "HEAD") return false;
  if (url.origin !== (site.backend ? new URL(site.backend).origin : origin)) return false;
  const source = SOURCE.exec(url.pathname)?.[1];
  if (!source || !PUBLIC_SOURCES.has(source)) return false;
  return asked.headers.get("authorization") === `Bearer ${site.key}`;
}

/**
 * A post has two addresses, by id and by slug: what was read under one opens under the other.
 *
 * @param url a question to the backend
 * @param answer its answer, as JSON
 * @returns the question for the same post by its other address; null for any other question
 */
export function twinOf(url: string, answer: string): string | null {
  const twin = new URL(url);
  const { searchParams } = twin;
  const known = ["id", "slug"].find((name) => searchParams.get(name)?.startsWith("eq."));
  if (!known || !twin.pathname.endsWith("/posts")) return null;
  const parsed: unknown = JSON.parse(answer);
  const post: unknown = Array.isArray(parsed) ? parsed[0] : parsed;
  const other = known === "id" ? "slug" : "id";
  const value: unknown = typeof post === "object" && post ? Reflect.get(post, other) : null;
  if (typeof value !== "string") return null;
  searchParams.delete(known);
  searchParams.set(other, `eq.${value}`);
  return twin.href;
}
