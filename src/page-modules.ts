import { ownersPageAt, ownersPaths } from "./owners-pages";
import { isOwners, pagesAt, personalPaths } from "./router";

/*
 * What the build asks for, which names the pages of the admin area, too: a module that visitors do not load.
 */

/** The pages that need a session and have one path: the admin's, and a person's own. */
export const sessionPaths = [...ownersPaths, ...personalPaths];

/** Path suffixes of the modules of the page at a path. */
export function modulesAt(pathname: string): string[] {
  const owners = isOwners(pathname) ? ownersPageAt(pathname) : undefined;
  return [...pagesAt(pathname), ...(owners ? [owners] : [])].map(({ module }) => module);
}
