/**
 * Imports content from another system. See docs/writing.md.
 *
 * - `npm run import -- ghost export.json | wordpress export.xml | markdown folder/ | devto articles.json`
 * - `npm run import -- medium folder/ | blogger feed.atom | substack folder/`
 * - `npm run import -- disqus comments.xml`
 * - `npm run import -- export folder/`
 */
import "./import/one-thread.ts";
import path from "node:path";
import { parseArgs } from "node:util";
import { configuredDataDir, isDatabase } from "../supabase/embedded/data-dir.ts";
import { UserError } from "./lib/user-error.ts";
import { withDatabase } from "./backup/open.ts";
import { isDryRun, runCommand, typedPath } from "./lib/command-line.ts";
import { provideDocument, withRenderer } from "./content/renderer.ts";
import { importExport } from "./export/export-site.ts";
import { readBlogger } from "./import/blogger.ts";
import { readDevTo } from "./import/devto.ts";
import { importDisqus } from "./import/disqus.ts";
import { fetchPicture } from "./import/fetch-picture.ts";
import { readGhost } from "./import/ghost.ts";
import { readMedium } from "./import/medium.ts";
import { readSubstack } from "./import/substack.ts";
import { readMarkdown } from "./import/markdown.ts";
import { knownOn, EMPTY_SITE } from "./import/known.ts";
import { REDIRECTS_FILE } from "./lib/redirects.ts";
import { root } from "./lib/root.ts";
import { print } from "./lib/terminal.ts";
import type { ImportOptions } from "./import/options.ts";
import { importSource, type Imported } from "./import/run.ts";
import type { Source } from "./import/source.ts";
import { isFree } from "./prerender/former-urls.ts";
import { builtPathsIn } from "./prerender/built-paths.ts";
import { siteDirectory } from "./prerender/site-directory.ts";
import { readWordPress } from "./import/wordpress.ts";

type Read = (input: string, siteUrl: string, progress: (line: string) => void) => Source;

const READERS: Record<string, Read> = {
  ghost: readGhost,
  wordpress: readWordPress,
  markdown: readMarkdown,
  devto: readDevTo,
  medium: readMedium,
  blogger: readBlogger,
  substack: readSubstack,
};

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      site: { type: "string", default: "" },
      pictures: { type: "string" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  const [system = "", typed, ...others] = positionals;
  const read = Object.hasOwn(READERS, system) ? READERS[system] : undefined;
  const isKnown = read !== undefined || system === "export" || system === "disqus";
  if (values.help || !typed || others.length > 0 || !isKnown) {
    throw new UserError(
      `From where? npm run import -- ${Object.keys(READERS).join(" | ")} | disqus | export <file or folder>\n` +
        "  [--dry-run] [--site https://old.example.com] [--pictures <folder with a copy of its files>]",
    );
  }
  if (values.site && !URL.canParse(values.site)) {
    throw new UserError(`--site is the address of the old site, as https://old.example.com.`);
  }
  const input = typedPath(typed);
  const isRehearsal = isDryRun(values["dry-run"]);
  const builtPaths = builtPathsIn(
    ...["production", "embedded"].map((mode) => path.join(root, siteDirectory(mode))),
  );
  const options = {
    isRehearsal,
    redirectsFile: REDIRECTS_FILE,
    // As of the last build, if any: the next build reports new conflicts.
    isFree: (at: string) => isFree(at, builtPaths),
    print,
    // To stderr, as the report may be redirected to a file.
    progress: (line: string) => console.error(line),
  };
  const site = values.site.replace(/\/$/, "");
  const from = { namedSite: site, folder: values.pictures && typedPath(values.pictures) };
  const fetch = (url: string) => fetchPicture(url, from);
  const isComplete = read
    ? await fromElsewhere(read(input, site, options.progress), { ...options, fetch })
    : system === "disqus"
      ? await fromDisqus(input, options)
      : await fromExport(input, options);
  if (!isComplete) process.exitCode = 1;
});

async function fromElsewhere(source: Source, options: ImportOptions): Promise<boolean> {
  const { posts, known, comments, faults, lost } = options.isRehearsal
    ? await rehearse(source, options)
    : await withDatabase("content", (site) =>
        withRenderer((renderer) => importSource(site, renderer, source, options)),
      );
  console.log(
    `${options.isRehearsal ? "Would come" : "Came"}: ${posts} posts with ${comments} comments. ` +
      `Here already: ${known}. Lost and named above: ${lost}. Did not come: ${faults}.`,
  );
  return faults === 0;
}

/** Reads the site's content, and then closes its database, which takes as much memory as everything else. */
async function rehearse(source: Source, options: ImportOptions): Promise<Imported> {
  // If a database is named that does not exist yet, the site is empty.
  const isNew = process.env["EMBEDDED_DATA_DIR"] && !isDatabase(configuredDataDir(root));
  const known = isNew
    ? EMPTY_SITE
    : await withDatabase("content", ({ session }) => knownOn(session));
  const session = { query: () => Promise.reject(new Error("A dry run does not use a database.")) };
  const store = { read: session.query, write: session.query };
  return withRenderer((renderer) =>
    importSource({ session, store, filesUrl: "" }, renderer, source, { ...options, known }),
  );
}

async function fromDisqus(file: string, options: Omit<ImportOptions, "fetch">): Promise<boolean> {
  provideDocument();
  const { comments, known, faults } = await withDatabase("content", ({ session }) =>
    importDisqus(session, file, options),
  );
  console.log(
    `${options.isRehearsal ? "Would come" : "Came"}: ${comments} comments. ` +
      `Here already: ${known}. Did not come: ${faults}.`,
  );
  return faults === 0;
}

async function fromExport(folder: string, options: Omit<ImportOptions, "fetch">): Promise<boolean> {
  const { changes, conflicts, faults } = await withDatabase("content", (site) =>
    withRenderer((renderer) => importExport(site, renderer, folder, options)),
  );
  console.log(`${options.isRehearsal ? "Would come" : "Came"}: ${changes} files.`);
  return conflicts + faults === 0;
}
