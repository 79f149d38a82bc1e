import { ownersPageAt, ownersPaths } from "./owners-pages";
import { isOwners, pagesAt, personalPaths } from "./router";

/* For the build, which also lists the pages of the admin area: visitors do not load this module. */

/** The pages that need a session and have a fixed path: the admin's, and personal ones. */
export const sessionPaths = [...ownersPaths, ...personalPaths];

/** Path suffixes of the modules of the page at a path. */
export function modulesAt(pathname: string): string[] {
  const owners = isOwners(pathname) ? ownersPageAt(pathname) : undefined;
  return [...pagesAt(pathname), ...(owners ? [owners] : [])].map(({ module }) => module);
}
