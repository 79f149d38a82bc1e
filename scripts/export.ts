/**
 * Exports everything worth keeping to a new folder. See docs/writing.md.
 *
 * `npm run export -- <folder>`
 */
import { loadSettings } from "./lib/load-settings.ts";
import { withDatabase } from "./backup/open.ts";
import { onlyFolder, runCommand } from "./lib/command-line.ts";
import { withRenderer } from "./content/renderer.ts";
import { exportSite } from "./export/export-site.ts";
import { readRedirects } from "./lib/redirects.ts";
import { root } from "./lib/root.ts";
import { publishedUrl } from "./site-url.ts";
import { print } from "./lib/terminal.ts";

await runCommand(async () => {
  const folder = onlyFolder(process.argv.slice(2), "Where to? npm run export -- <folder>");
  const origin = publishedUrl({
    ...process.env,
    ...loadSettings("production", root, "VITE_SITE_URL"),
  });
  const options = { origin, redirects: readRedirects(), print };
  const { faults } = await withDatabase("content", (site) =>
    withRenderer((renderer) => exportSite(site, renderer, folder, options)),
  );
  if (faults > 0) process.exitCode = 1;
});
