import { inSite, isOnSite } from "@/lib/base-path";
import { PAGE_DATA_ID, type PageData } from "./page-data";

/**
 * Whether the page is a copy at an address that is not its own, as in an archive or a folder of
 * saved pages. The router would replace it by another page, or by none.
 *
 * @param location where it is shown
 * @param isRoute whether the site has a page there
 */
export function isCopy(
  page: Document,
  { origin, pathname }: Pick<Location, "origin" | "pathname">,
  isRoute: boolean,
): boolean {
  const text = page.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return false;
  const data: PageData = JSON.parse(text);
  if (data.path === null) return false;
  if (isOnSite(pathname)) {
    const at = inSite(pathname).replace(/\/$/, "");
    if (at === data.path) return false;
    if (at.replace(/(\/index)?\.html$/, "") === data.path) return true;
    if (isRoute) return false;
  }
  // Some hosts answer every address of the site with its home page.
  const isElsewhere = data.siteUrl !== "" && !data.siteUrl.startsWith(origin);
  return data.path !== "" || isElsewhere || /https?:/.test(pathname);
}
