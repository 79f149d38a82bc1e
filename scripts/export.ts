/**
 * Exports everything worth keeping to a new folder. See docs/writing.md.
 *
 * `npm run export -- <folder>`
 */
import path from "node:path";
import { loadEnv } from "vite";
import { StartError } from "../supabase/embedded/start-error.ts";
import { withDatabase } from "./backup/open.ts";
import { requireOnePlace, runCommand, typedPlace } from "./command-line.ts";
import { withRenderer } from "./content/renderer.ts";
import { exportSite } from "./export/export-site.ts";
import { readRedirects } from "./import/redirects.ts";
import { publishedUrl } from "./site-url.ts";
import { print } from "./terminal.ts";

const USAGE = "Where to? npm run export -- <folder>";

const root = path.resolve(import.meta.dirname, "..");

await runCommand(async () => {
  const args = process.argv.slice(2);
  const [folder] = args;
  requireOnePlace(args, USAGE);
  if (!folder) throw new StartError(USAGE);
  const origin = publishedUrl({
    ...process.env,
    ...loadEnv("production", root, "VITE_SITE_URL"),
  });
  const options = { origin, redirects: readRedirects(), print };
  const { faults } = await withDatabase("content", (site) =>
    withRenderer((renderer) => exportSite(site, renderer, typedPlace(folder), options)),
  );
  if (faults > 0) process.exitCode = 1;
});
