import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { JSDOM } from "jsdom";
import { build } from "vite";
import { paths } from "../../src/paths.ts";
import { StartError } from "../../supabase/embedded/start-error.ts";
import type * as site from "../../src/prerender.tsx";
import { checkHtml } from "../bundle-budget/check.ts";
import { makeResumePdf } from "../resume-pdf/make-resume-pdf.ts";
import { FEED_LENGTH, removeSeoFiles, writeSeoFiles } from "../seo/write-seo-files.ts";
import { writeBuildInfo } from "./build-info.ts";
import { SHELL } from "./inline.ts";
import { readManifest, withPreloads } from "./manifest.ts";

type Site = typeof site;
type Options = {
  /** Mode of the build. */
  mode: string;
  /** Directory of the build. */
  outDir: string;
  /** URL of the backend, if not the configured one. */
  backendUrl?: string;
  /** Origin of the site, if not the configured one. */
  siteUrl?: string;
};

/** Pages that need a session need the complete client, so it is preloaded for them. */
const AUTH_CLIENT = "/@supabase/supabase-js/";

/** Pages rendered concurrently: enough to keep the CPU busy while the backend responds. */
const AT_ONCE = 8;

/**
 * Renders every public page, published post and project into the build's directory, to the file that static
 * hosts serve for its path: `/blog/some-slug` is `blog/some-slug.html`.
 *
 * @returns the number of pages; a post or project with all its paths counts once
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
  fs.rmSync(path.join(outDir, paths.resumePdf), { force: true });
  removeSeoFiles(outDir);
  writeBuildInfo(outDir);
  const manifest = readManifest(outDir);
  const write = (at: string, html: string) => {
    const file = path.join(outDir, `${at === "/" ? "index" : decodeURIComponent(at)}.html`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, html);
  };
  // Hosts without rewrite rules serve this file for unknown paths, and below `assets` the other one,
  // so that nobody takes a page for code.
  write("404", shell);
  write("assets/404", "<!doctype html><title>Not Found</title>Not Found");
  // Their content needs a session, but their code can be preloaded.
  for (const at of site.sessionPaths) {
    write(at, withPreloads(shell, manifest, [...site.modulesAt(at), AUTH_CLIENT]));
  }
  for (const at of site.linkedPaths) {
    write(at, withPreloads(shell, manifest, site.modulesAt(at)));
  }

  const { addresses, settings, seo } = await site.readSite(FEED_LENGTH).catch(sayWhy);
  if (settings.maintenance_mode) return 0;

  const resume = await makeResumePdf(site.resumeOf(settings));
  fs.writeFileSync(path.join(outDir, paths.resumePdf), resume);

  const { window } = new JSDOM("", { url: "http://localhost/" });
  const sanitize = await site.loadSanitizer(window);
  const renderArticle = await site.loadArticleRenderer(window);
  const titles = new Map<string, string>();
  const left = addresses.values();
  const worker = async () => {
    for (const address of left) {
      const { head, bodies } = await site
        .renderPage(address, settings, renderArticle)
        .catch(sayWhy);
      titles.set(address.path, titleIn(head, window.document));
      for (const [at, body] of bodies) {
        const html = pageOf(withPreloads(shell, manifest, site.modulesAt(at)), head, body);
        checkHtml(at, html);
        write(at, html);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const pages = seo.pages.map((at) => ({ path: at, title: titles.get(at) ?? "" }));
  await writeSeoFiles(outDir, { ...seo, pages }, { sanitize, document: window.document });
  return addresses.length;
}

/** The title of a page as link previews show it. */
function titleIn(head: string, document: Document): string {
  const template = document.createElement("template");
  template.innerHTML = head;
  const title = template.content.querySelector("meta[property='og:title']");
  return title?.getAttribute("content") ?? "";
}

/** Builds the app for this process and imports it. */
async function loadSite(options: Options, outDir: string): Promise<Site> {
  const { mode, backendUrl, siteUrl } = options;
  await build({
    mode,
    logLevel: "warn",
    build: { ssr: "src/prerender.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
    // Ensures a single React, in its production build.
    ssr: { noExternal: true },
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

/** Removes pages of an earlier run: a post or project may have been deleted since. */
function removePages(outDir: string): void {
  for (const directory of ["blog", "projects", "admin"]) {
    fs.rmSync(path.join(outDir, directory), { recursive: true, force: true });
  }
  for (const name of fs.readdirSync(outDir)) {
    if (name.endsWith(".html") && name !== SHELL) fs.rmSync(path.join(outDir, name));
  }
}

function pageOf(shell: string, head: string, body: string): string {
  return (
    shell
      // Before the styles, since link previews may read only the start of a page.
      .replace(/<title>.*?<\/title>/, () => head)
      .replace('<div id="root"></div>', () => body)
  );
}

function sayWhy(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`The pages could not be rendered from the backend: ${reason}`);
}
