import { adminPageAt, adminPaths } from "./admin-pages";
import { isAdminPath, pagesAt, personalPaths } from "./router";

/* For the build, which also lists the pages of the admin area: visitors do not load this module. */

/** The pages that need a session and have a fixed path: the admin's, and personal ones. */
export const sessionPaths = [...adminPaths, ...personalPaths];

/** Path suffixes of the modules of the page at a path. */
export function modulesAt(pathname: string): string[] {
  const adminPage = isAdminPath(pathname) ? adminPageAt(pathname) : undefined;
  return [...pagesAt(pathname), ...(adminPage ? [adminPage] : [])].map(({ module }) => module);
}
