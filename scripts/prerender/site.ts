import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { JSDOM } from "jsdom";
import { build } from "vite";
import { StartError } from "../../supabase/embedded/start-error.ts";
import type * as site from "../../src/prerender.tsx";
import { FEED_LENGTH, removeSeoFiles, writeSeoFiles } from "../seo/write-seo-files.ts";
import { checkHtml } from "../weights/check.ts";
import { withCodeFor } from "./code-ahead.ts";
import { SHELL, withUsedStyles } from "./late-start.ts";

type Site = typeof site;
type Options = {
  /** Mode of the build that the pages belong to. */
  mode: string;
  /** Where that build is. */
  outDir: string;
  /** The backend to read from, where it is another than the one configured. */
  backendUrl?: string;
  /** The site's own address, where it is another than the one configured. */
  siteUrl?: string;
};

/** Pages rendered at the same time: enough to keep the processor busy while the backend answers. */
const AT_ONCE = 8;

/**
 * Renders every public page and every published post into the build's directory, each to the file
 * that static hosts take for its address: `/blog/some-slug` is `blog/some-slug.html`.
 *
 * @returns the number of addresses, a post with its two counted once
 * @throws {StartError} when the backend does not answer
 */
export async function prerenderSite(options: Options): Promise<number> {
  const { mode, outDir } = options;
  const shell = fs.readFileSync(path.join(outDir, SHELL), "utf8");
  const appDir = path.resolve("node_modules/.prerender", `${mode}-${process.pid}`);
  try {
    const site = await loadSite(options, appDir);
    return await renderAll(site, outDir, shell);
  } finally {
    fs.rmSync(appDir, { recursive: true, force: true });
  }
}

async function renderAll(site: Site, outDir: string, shell: string): Promise<number> {
  removePages(outDir);
  removeSeoFiles(outDir);
  // Hosts without rules for rewriting answer unknown addresses with this file.
  fs.writeFileSync(path.join(outDir, "404.html"), shell);

  const { addresses, settings, seo } = await site.readSite(FEED_LENGTH).catch(sayWhy);
  if (settings.maintenance_mode) return 0;

  const { window } = new JSDOM("", { url: "http://localhost/" });
  const sanitize = await site.loadSanitizer(window);
  const left = addresses.values();
  const worker = async () => {
    for (const address of left) {
      const { head, bodies } = await site.renderPage(address, settings, sanitize).catch(sayWhy);
      for (const [at, body] of bodies) {
        const file = path.join(outDir, `${at === "/" ? "index" : at}.html`);
        fs.mkdirSync(path.dirname(file), { recursive: true });
        const html = withUsedStyles(pageOf(withCodeFor(at, shell), head, body));
        checkHtml(at, html);
        fs.writeFileSync(file, html);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  await writeSeoFiles(outDir, seo, { sanitize, document: window.document });
  return addresses.length;
}

/** Builds the app to run here and loads it. */
async function loadSite(options: Options, outDir: string): Promise<Site> {
  const { mode, backendUrl, siteUrl } = options;
  await build({
    mode,
    logLevel: "warn",
    build: { ssr: "src/prerender.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
    plugins: [
      {
        name: "where-it-runs",
        enforce: "post",
        config: () => ({
          define: {
            ...(backendUrl && {
              "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(backendUrl),
            }),
            ...(siteUrl && { "import.meta.env.VITE_SITE_URL": JSON.stringify(siteUrl) }),
          },
        }),
      },
    ],
  });
  return import(pathToFileURL(path.join(outDir, "prerender.js")).href);
}

/** Pages of an earlier run: a post may have been taken down since. */
function removePages(outDir: string): void {
  fs.rmSync(path.join(outDir, "blog"), { recursive: true, force: true });
  for (const name of fs.readdirSync(outDir)) {
    if (name.endsWith(".html") && name !== SHELL) fs.rmSync(path.join(outDir, name));
  }
}

function pageOf(shell: string, head: string, body: string): string {
  return (
    shell
      // Before the styles: who shows previews of links may read no more than a page's beginning.
      .replace(/<title>.*?<\/title>/, () => head)
      .replace('<div id="root"></div>', () => body)
  );
}

function sayWhy(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`The pages could not be rendered from the backend: ${reason}`);
}
