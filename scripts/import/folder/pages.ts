import type { Folder } from "./dialect.ts";
import { first, hasValue } from "./fields.ts";
import { CODE } from "./folder-languages.ts";
import type { Head } from "./head.ts";
import { OF_POSTS, isOfGrav } from "./names.ts";
import type { OldSite } from "./old-site.ts";
import { isAtRoot } from "./placeholders.ts";

/** Hugo's folder of pages. */
const PAGES = new RegExp(`^content/(?:${CODE}/)?pages?/`, "i");

/** Whether a text is where its system has pages, and not articles, even with a date: these write one into every new file. */
export function isAmongPages({ system, hasSections, languages }: OldSite, file: string): boolean {
  if (system === "hexo") return !OF_POSTS.test(file);
  return system === "hugo" && ((hasSections && isAtRoot(file, languages)) || PAGES.test(file));
}

/** Whether a text of the folder is a page beside the articles. */
export function isPageOf(
  { site, textOf }: Folder,
  file: string,
  head: Head,
  date: string | null,
): boolean {
  const { system, isLogseq, languages } = site;
  if (system === "hexo") return isAmongPages(site, file);
  const isBesideSections = /^(?:hugo|nuxt|zola)$/.test(system) && isAtRoot(file, languages);
  const isCalledPage = first(head, ["layout", "type"]).toLowerCase() === "page";
  return (
    isAmongPages(site, file) ||
    // Jekyll's importer of WordPress writes dates into them as well.
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
