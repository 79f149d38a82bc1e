import path from "node:path";
import type * as App from "../../src/prerender.tsx";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import type { FetchJson } from "../discussions/read-replies.ts";
import { forOtherEditions } from "../editions/run.ts";
import { replaceFolder } from "../lib/replace-folder.ts";
import { builtPictures } from "../pictures/built-pictures.ts";
import { withApp, type AppOptions } from "./app.ts";
import { addToBuildInfo, pageMarks, writeBuildInfo } from "./build-info.ts";
import { withApiOf } from "./embedded.ts";
import { versionOf } from "./page-cache.ts";
import { renderAll, type Rendered } from "./render-all.ts";
import { siteDirectory, unfinishedDirectory } from "./site-directory.ts";

type Options = AppOptions & {
  /** Directory of the site; the mode's by default. */
  outDir?: string;
  /** The cache between builds; the mode's by default. */
  cacheDir?: string;
  /** Requests discussions; by default from the public internet. */
  fetchJson?: FetchJson;
};

/**
 * Prerenders every public page, published post and project into Vite's output, and replaces the previous site
 * with it.
 *
 * @throws {UserError} if the app cannot be bundled or the backend does not respond; the previous site stays
 */
export async function prerenderSite(options: Options): Promise<Rendered> {
  const { mode, backendUrl, outDir = siteDirectory(mode) } = options;
  const built = unfinishedDirectory(outDir);
  return withApp(options, async (app, appFile) => {
    const { url, key } = app.backend;
    // The embedded backend used for rendering is served at the site's own origin afterwards.
    writeBuildInfo(built, { url: backendUrl ? "" : url, key });
    const { fetchJson: _, ...others } = options;
    await forOtherEditions("render-edition.ts", others);
    const count = await renderBuild(app, appFile, options);
    addToBuildInfo(built, pageMarks(built));
    replaceFolder(outDir, built);
    return count;
  });
}

/** The same with a backend in this process. */
export function prerenderFrom(
  backend: Pick<EmbeddedBackend, "fetch">,
  options: Omit<Options, "backendUrl">,
): Promise<Rendered> {
  return withApiOf(backend, (backendUrl) => prerenderSite({ ...options, backendUrl }));
}

/**
 * Prerenders every page in the language of this process, see scripts/editions. Only the main edition has what
 * does not depend on a language.
 */
export function renderEdition(options: Options): Promise<Rendered> {
  return withApp(options, (app, appFile) => renderBuild(app, appFile, options));
}

async function renderBuild(app: typeof App, appFile: string, options: Options): Promise<Rendered> {
  const { mode, backendUrl, outDir: directory = siteDirectory(mode), fetchJson } = options;
  const { cacheDir = `node_modules/.cache/pages/${mode}` } = options;
  const built = unfinishedDirectory(directory);
  const outDir = path.join(built, app.prefix);
  const pictures = builtPictures({ outDir: built, backendUrl: backendUrl ?? app.backend.url });
  const version = versionOf(path.dirname(appFile), outDir, backendUrl);
  const cache = { folder: path.resolve(cacheDir + app.prefix.replace("/", "-")), version };
  const discussions = { folder: `${cache.folder}-replies`, fetchJson };
  const job = { appFile, outDir, filesDir: built, cache };
  const count = await renderAll(app, job, pictures, discussions);
  if (app.prefix === "") pictures.tidy();
  return count;
}
