import type { Folder } from "./dialect.ts";
import { first, hasValue } from "./fields.ts";
import { CODE } from "./folder-languages.ts";
import type { Head } from "./head.ts";
import { OF_POSTS, isOfGrav } from "./names.ts";
import { isAtRoot } from "./placeholders.ts";

/** Hugo's folder of pages. */
const PAGES = new RegExp(`^content/(?:${CODE}/)?pages?/`, "i");

/** Whether a text of the folder is a page beside the articles. */
export function isPageOf(
  { site: { system, isLogseq, languages, hasSections }, textOf }: Folder,
  file: string,
  head: Head,
  date: string | null,
): boolean {
  // Hexo requires a date for posts.
  if (system === "hexo") return !OF_POSTS.test(file);
  const isBesideSections = /^(?:hugo|nuxt|zola)$/.test(system) && isAtRoot(file, languages);
  const isCalledPage = first(head, ["layout", "type"]).toLowerCase() === "page";
  return (
    // Hugo writes a date into every new file, and Jekyll's importer of WordPress into pages.
    (system === "hugo" && hasSections && isBesideSections) ||
    (system === "hugo" && PAGES.test(file)) ||
    (system === "jekyll" && isCalledPage && !/(?:^|\/)_(?!pages?\/)/.test(file)) ||
    (system === "jbake" && isCalledPage) ||
    // Bear Blog's have a date.
    hasValue(head, ["is_page"]) ||
    (date === null &&
      ((/(?:^|\/)_?pages?\//.test(file) && !isLogseq) ||
        // A Liquid loop over texts cannot be imported as text.
        (system === "jekyll" &&
          first(head, ["permalink"]) !== "" &&
          !/(?:^|\/)_/.test(file) &&
          !textOf(file).includes("{%")) ||
        isBesideSections ||
        isOfGrav(file) ||
        isCalledPage))
  );
}
