import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { JSDOM } from "jsdom";
import { build } from "vite";
import { StartError } from "../../supabase/embedded/start-error.ts";
import type * as site from "../../src/prerender.tsx";
import { SHELL } from "./late-start.ts";

type Site = typeof site;
type Options = {
  /** Mode of the build that the pages belong to. */
  mode: string;
  /** Where that build is. */
  outDir: string;
  /** The backend to read from, where it is another than the one configured. */
  backendUrl?: string;
};

/** Pages rendered at the same time: enough to keep the processor busy while the backend answers. */
const AT_ONCE = 8;

/**
 * Renders every public page and every published post into the build's directory, each to the file
 * that static hosts take for its address: `/blog/some-slug` is `blog/some-slug.html`.
 *
 * @returns the number of pages
 * @throws {StartError} when the backend does not answer
 */
export async function prerenderSite({ mode, outDir, backendUrl }: Options): Promise<number> {
  const shell = fs.readFileSync(path.join(outDir, SHELL), "utf8");
  const appDir = path.resolve("node_modules/.prerender", `${mode}-${process.pid}`);
  try {
    const site = await loadSite(mode, appDir, backendUrl);
    return await renderAll(site, outDir, shell);
  } finally {
    fs.rmSync(appDir, { recursive: true, force: true });
  }
}

async function renderAll(site: Site, outDir: string, shell: string): Promise<number> {
  removePages(outDir);
  // Hosts without rules for rewriting answer unknown addresses with this file.
  fs.writeFileSync(path.join(outDir, "404.html"), shell);

  const { addresses, settings } = await site.readSite().catch(sayWhy);
  if (settings.maintenance_mode) return 0;

  const { window } = new JSDOM("", { url: "http://localhost/" });
  const sanitize = await site.loadSanitizer(window);
  const left = addresses.values();
  const worker = async () => {
    for (const address of left) {
      const { head, body } = await site.renderPage(address, settings, sanitize).catch(sayWhy);
      const file = path.join(outDir, `${address === "/" ? "index" : address}.html`);
      fs.mkdirSync(path.dirname(file), { recursive: true });
      fs.writeFileSync(file, pageOf(shell, head, body));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return addresses.length;
}

/** Builds the app to run here and loads it. */
async function loadSite(mode: string, outDir: string, backendUrl?: string): Promise<Site> {
  await build({
    mode,
    logLevel: "warn",
    build: { ssr: "src/prerender.tsx", outDir, emptyOutDir: true, copyPublicDir: false },
    plugins: [
      {
        name: "backend-to-read-from",
        enforce: "post",
        config: () =>
          backendUrl === undefined
            ? {}
            : { define: { "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(backendUrl) } },
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
  return shell
    .replace(/<title>.*?<\/title>/, "")
    .replace("</head>", () => `${head}</head>`)
    .replace('<div id="root"></div>', () => body);
}

function sayWhy(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`The pages could not be rendered from the backend: ${reason}`);
}
