import fs from "node:fs";
import path from "node:path";
import { pageCardPath } from "../../src/lib/seo/social-card.ts";
import { MARKDOWN_SUFFIX } from "../../src/paths.ts";
import { encodedPath, fileOf } from "./file-of.ts";
import type { Move } from "./former-urls.ts";
import { pageAt } from "./built-paths.ts";

/** Other files that may belong to a page, by the end of their URL. */
const SUFFIXES = [MARKDOWN_SUFFIX, "/rss.xml", "/atom.xml", "/feed.json"];

/**
 * The URLs of pages, and of what belongs to them, whose files have other names, with those of the files.
 *
 * @param pages percent-encoded
 */
export function rewrites(outDir: string, pages: readonly string[]): Move[] {
  return pages.flatMap((page) =>
    [`${page}.html`, ...SUFFIXES.map((end) => page + end), pageCardPath(page)].flatMap(
      (at): Move[] => {
        const pathname = decodeURIComponent(at);
        const file = fileOf(pathname);
        if (file === pathname || !fs.existsSync(path.join(outDir, file))) return [];
        return [[pageAt(at), pageAt(encodedPath(file))]];
      },
    ),
  );
}
