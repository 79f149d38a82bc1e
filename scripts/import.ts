/**
 * Brings the writing of another system to this site. See docs/writing.md.
 *
 *   npm run import -- ghost export.json | wordpress export.xml | markdown folder/ | devto articles.json
 */
import { parseArgs } from "node:util";
import { StartError } from "../supabase/embedded/start-error.ts";
import { withDatabase } from "./backup/open.ts";
import { withRenderer } from "./content/renderer.ts";
import { readDevTo } from "./import/devto.ts";
import { fetchPicture } from "./import/fetch-picture.ts";
import { readGhost } from "./import/ghost.ts";
import { readMarkdown } from "./import/markdown.ts";
import { REDIRECTS_FILE } from "./import/redirects.ts";
import { importSource } from "./import/run.ts";
import type { Source } from "./import/source.ts";
import { readWordPress } from "./import/wordpress.ts";

const READERS: Record<string, (place: string, siteUrl: string) => Source> = {
  ghost: readGhost,
  wordpress: readWordPress,
  markdown: readMarkdown,
  devto: readDevTo,
};

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      site: { type: "string", default: "" },
      pictures: { type: "string" },
    },
  });
  const [system = "", place] = positionals;
  const read = Object.hasOwn(READERS, system) ? READERS[system] : undefined;
  if (!read || !place) {
    throw new StartError(
      `From where? npm run import -- ${Object.keys(READERS).join(" | ")} <file or folder>`,
    );
  }
  if (values.site && !URL.canParse(values.site)) {
    throw new StartError(`--site is the address of the old site, as https://old.example.com.`);
  }
  const source = read(place, values.site.replace(/\/$/, ""));
  const isRehearsal = values["dry-run"];
  const { posts, known, comments, faults } = await withDatabase("content", (site) =>
    withRenderer((renderer) =>
      importSource(site, renderer, source, {
        isRehearsal,
        fetch: (address) => fetchPicture(address, source.siteUrl, values.pictures),
        redirectsFile: REDIRECTS_FILE,
        print: (line) => console.log(line),
      }),
    ),
  );
  console.log(
    `${isRehearsal ? "Would come" : "Came"}: ${posts} posts with ${comments} comments. ` +
      `Here already: ${known}.${faults > 0 ? ` Did not come: ${faults}.` : ""}`,
  );
  if (faults > 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
