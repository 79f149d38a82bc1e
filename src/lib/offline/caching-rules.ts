import { BASE, fileInSite, FILES, fileOnHost, inSite, isOnSite } from "@/lib/base-path";
import { otherEditions } from "@/lib/editions";

/** Prefix of every cache: other sites may share the origin, and each edition has a separate worker. */
export const CACHE_PREFIX = `${BASE.slice(1)}site:`;

export function otherPrefixes(): string[] {
  return otherEditions.map(({ prefix }) => fileOnHost(`${prefix}/site:`).slice(1));
}

/** The cache that lists the pages that were read: their titles by URL. */
export const READ_CACHE = `${CACHE_PREFIX}read`;

/** What the worker knows about the build. */
export type Site = {
  /** Changes with every build of the code. */
  version: string;
  /** Path of the entry script, which every page of this build contains. */
  entry: string;
  /** Path of the app shell, which renders any URL in the browser. */
  shell: string;
  /** Paths of the code that public pages need to open. */
  required: string[];
  /** Paths of other code and fonts, which are cached on use. */
  optional: string[];
  /** The tables whose rows are cached. */
  tables: string[];
  /** URL of the backend; empty when it shares the site's origin. */
  backend: string;
  key: string;
};

/** Messages from pages to the worker. */
export type Message =
  | {
      kind: "read";
      path: string;
      title: string;
      /** URLs that the page has loaded, perhaps before the worker controlled it. */
      files: string[];
      /** Whether the worker has to fetch the page's HTML, because it did not serve it. */
      wantsPage: boolean;
    }
  /** A user has signed out. */
  | { kind: "clear" }
  /** A page of the build with this entry script is open. */
  | { kind: "activate"; entry: string };

/** How a request is served. "network" means that the worker does not handle it. */
export type Strategy = "page" | "code" | "image" | "data" | "network";

/** The parts of a request that determine the strategy. */
export type RequestParts = Pick<Request, "method" | "url" | "mode"> & {
  headers: Pick<Headers, "get">;
};

/** Functions that read only tables that are cached offline. */
const OFFLINE_FUNCTIONS = [
  "rpc/further_reading",
  "rpc/project_articles",
  "rpc/post_years",
  "rpc/page_formerly_at",
];
const DATA = /^\/rest\/v1\/((?:rpc\/)?\w+)$/;
const PRIVATE_PATH = /^\/(admin|auth|confirm|date|draft|rest|storage)(\/|$)/i;
const FILE = /\.[^/]*$/;
const IMAGE = /\.(avif|webp|png|jpe?g|gif|svg|ico)$/i;

/**
 * Picks the strategy for a request. This is an allow list: nothing of the admin area, no response to a
 * signed-in user, no writes, no audio or video is ever cached.
 *
 * @param origin the site's own, e.g. "https://example.com"
 */
export function strategyFor(request: RequestParts, site: Site, origin: string): Strategy {
  const url = new URL(request.url);
  // A cached part of a file must never be served as the complete file.
  if (request.headers.get("range")) return "network";
  if (isPublicQuery(request, url, site, origin)) return "data";
  if (request.method !== "GET" || url.origin !== origin) return "network";
  // The app reads a page's data from its HTML while the backend is unavailable.
  if (request.mode === "navigate" || request.headers.get("accept") === "text/html")
    return isPagePath(url.pathname) ? "page" : "network";
  if ([...site.required, ...site.optional].includes(url.pathname)) return "code";
  if (IMAGE.test(url.pathname) && !isPrivateFile(url.pathname)) return "image";
  return "network";
}

/** True for the path on the host of a public page. */
export function isPagePath(pathname: string): boolean {
  return !isPrivate(pathname) && !FILE.test(pathname);
}

function isPrivate(pathname: string): boolean {
  return !isOnSite(pathname) || PRIVATE_PATH.test(inSite(pathname));
}

/** All editions have their files in one place. */
function isPrivateFile(pathname: string): boolean {
  return !pathname.startsWith(FILES) || PRIVATE_PATH.test(fileInSite(pathname));
}

/**
 * The cache key of a page. The query string is left out: it may be secret, and the HTML does not
 * depend on it.
 */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname.replace(/(.)\/$/, "$1")}`;
}

/** The cache key of a backend response: its URL with the headers that PostgREST varies on. */
export function dataKey({ method, url, headers }: Omit<RequestParts, "mode">): string {
  const key = new URL(url);
  // Browsers add `accept` only when they send the request.
  const accept = headers.get("accept") ?? "*/*";
  const parts = [method, accept, headers.get("prefer"), headers.get("accept-profile")];
  key.searchParams.set("asked", parts.join(" "));
  return key.href;
}

function isPublicQuery(request: RequestParts, url: URL, site: Site, origin: string): boolean {
  if (request.method !== "GET" && request.method !== "HEAD") return false;
  if (url.origin !== (site.backend ? new URL(site.backend).origin : origin)) return false;
  const resource = DATA.exec(url.pathname)?.[1];
  if (!resource || ![...site.tables, ...OFFLINE_FUNCTIONS].includes(resource)) return false;
  // Search queries are not stored on the device.
  if (url.searchParams.has("search_text")) return false;
  const { headers } = request;
  const token = headers.get("authorization") ?? `Bearer ${headers.get("apikey")}`;
  return token === `Bearer ${site.key}`;
}

/**
 * The URL that queries the same post or project by its slug instead of its id, or the other way
 * round, so that a page opens offline under both.
 *
 * @param url a request to the backend
 * @param responseBody its response body, as JSON
 * @returns null for any other request
 */
export function alternateUrl(url: string, responseBody: string): string | null {
  const alternate = new URL(url);
  const { searchParams } = alternate;
  const known = ["id", "slug"].find((name) => searchParams.get(name)?.startsWith("in."));
  if (!known || !/\/(posts|projects)$/.test(alternate.pathname)) return null;
  // A list, or the row itself.
  const [row] = [JSON.parse(responseBody)].flat();
  const other = known === "id" ? "slug" : "id";
  const value: unknown = Object(row)[other];
  if (typeof value !== "string") return null;
  searchParams.delete(known);
  // Ids and slugs contain no characters that need escaping.
  searchParams.set(other, `in.("${value}")`);
  return alternate.href;
}

/** False for errors, partial content and the page that a host may send for a missing file. */
export function isCacheable(response: Response): boolean {
  return response.status === 200 && !isHtml(response);
}

export function isHtml({ headers }: Response): boolean {
  return headers.get("content-type")?.includes("text/html") ?? false;
}
