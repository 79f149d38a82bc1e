import * as limits from "./limits/pages.ts";

const PATH = new RegExp(limits.path_pattern);
const NO_PAGE = new RegExp(limits.path_excluded_pattern);

/** Whether a page of the owner's could be at a path, which has no slash at its beginning: the database's own rules. */
export function isPagePath(path: string): boolean {
  return path.length <= limits.path_max_length && PATH.test(path) && !NO_PAGE.test(path);
}
