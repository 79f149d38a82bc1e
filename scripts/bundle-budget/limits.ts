import { capitalized } from "../../src/lib/text/capitalized.ts";
import { paths } from "../../src/paths.ts";
import { builtLanguage, otherLanguages } from "../words/site-languages.ts";
import { WRITTEN_IN } from "../words/translate.ts";

/**
 * The bundle budget of a first visit: the only place with these numbers. In bytes after brotli;
 * fonts are not compressed.
 */
const KB = 1024;

export const limits = {
  /** Scripts loaded until the page is idle. */
  scripts: scriptsLimit() * KB,
  requests: 10,
  styles: 13 * KB,
  fonts: 33 * KB,
  /** The service worker: each visit checks for a new one. */
  worker: 4 * KB,
  /** A prerendered page with its styles and data. */
  html: 64 * KB,
};

/** The public pages by route, with the modules that they load without interaction, including lazy ones. */
export const publicPages: Record<string, string[]> = {
  ...Object.fromEntries(
    Object.values(paths)
      .filter((path) => typeof path === "string")
      // Visitors who open the account page load the account code.
      .filter((path) => !path.startsWith(paths.admin) && path !== paths.account)
      .map((path) => [path, [moduleOf(path)]]),
  ),
  "/projects/:slug": ["/ProjectPage.tsx", "/article/enhance.ts"],
  "/blog/tag/:name": ["/TagPage.tsx"],
  "/blog/category/:name": ["/CategoryPage.tsx"],
  "/blog/archive/:year": ["/YearPage.tsx"],
  "/blog/:slug": ["/PostPage.tsx", "/article/enhance.ts"],
  "/:page": ["/CustomPage.tsx", "/CustomPageContent.tsx", "/article/enhance.ts"],
  // It is not prerendered, so it fetches its data, and checks whether the owner has a page there.
  "/no-such-page": ["/CustomPage.tsx", "/NotFoundPage.tsx", "/@supabase/postgrest-js/"],
};

/** `/AboutPage.tsx` of `/about`. */
function moduleOf(path: string): string {
  const name = path.slice(1) || "home";
  return `/${capitalized(name)}Page.tsx`;
}

/** In KB. Other languages have more letters than English, and the choice between languages takes up to one. */
function scriptsLimit(): number {
  if (builtLanguage !== WRITTEN_IN) return 131;
  return otherLanguages.length > 0 ? 130 : 129;
}
