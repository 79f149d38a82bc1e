import { inSite, isOnSite, onHost } from "@/lib/base-path";
import { anyPageDataIn } from "./page-data";

/**
 * The URL on the host of a page that was requested under another spelling of it: with a file name, extra slashes, or
 * letters that the host treats as equal.
 *
 * @returns undefined for any other page, and outside the site's own origin
 */
export function addressOf(
  page: Document,
  { origin, pathname }: Pick<Location, "origin" | "pathname">,
): string | undefined {
  const data = anyPageDataIn(page);
  const singleSlashes = pathname.replaceAll(/\/{2,}/g, "/");
  // Supabase's emails link to "//confirm" if the site URL there ends with a slash. Hosts respond to that with various
  // pages.
  const linked = inSite(pathname).startsWith("//") ? singleSlashes : undefined;
  if (!data || data.path === null || data.siteUrl === "") return linked;
  if (!data.siteUrl.startsWith(origin)) return undefined;
  const requestedPath = inSite(singleSlashes);
  const isSame = folded(requestedPath.replace(/(?:\/index)?\.html$|\/$/, "")) === folded(data.path);
  return isSame ? onHost(data.path || "/") : linked;
}

function folded(path: string): string {
  try {
    return decodeURI(path).normalize().toLowerCase();
  } catch {
    return path;
  }
}

/**
 * Whether the page is a copy at a URL that is not its own, as in an archive or a folder of saved pages. The
 * router would replace it with another page, or with none.
 *
 * @param location where it is shown
 * @param isRoute whether the site has a page there
 */
export function isCopy(
  page: Document,
  { origin, pathname }: Pick<Location, "origin" | "pathname">,
  isRoute: boolean,
): boolean {
  const data = anyPageDataIn(page);
  if (!data || data.path === null) return false;
  if (isOnSite(pathname)) {
    const at = inSite(pathname).replace(/\/$/, "");
    if (at === data.path) return false;
    if (at.replace(/(\/index)?\.html$/, "") === data.path) return true;
    if (isRoute) return false;
  }
  // Some hosts respond to every URL with the home page.
  const isOnOtherHost = data.siteUrl !== "" && !data.siteUrl.startsWith(origin);
  return data.path !== "" || isOnOtherHost || /https?:/.test(pathname);
}
