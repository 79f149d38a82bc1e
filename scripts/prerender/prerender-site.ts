import { on } from "node:events";
import fs from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { ARTICLES_FILE, repliesFile } from "../../src/data/fallback-files.ts";
import { paths, RESUME_PDF } from "../../src/paths.ts";
import { StartError } from "../../supabase/embedded/start-error.ts";
import type { Resume } from "../../src/content/resume.ts";
import type * as App from "../../src/prerender.tsx";
import { readReplies, type Ask } from "../discussions/read-replies.ts";
import { FEED_LENGTH, writeSeoFiles } from "../seo/write-seo-files.ts";
import { withApp, type AppOptions } from "./app.ts";
import { builtPictures, keptFolders } from "../pictures/built-pictures.ts";
import { keptForEver } from "../security-headers.ts";
import { addToBuildInfo, pageMarks, writeBuildInfo } from "./build-info.ts";
import { readRedirects } from "../import/redirects.ts";
import { formerAddresses, freeMoves, withSlashes, type Move } from "./former-addresses.ts";
import { SHELL } from "./inline.ts";
import { preloads, readManifest, withPreloads } from "./manifest.ts";
import { movedPage, redirectRules } from "./moved-page.ts";
import { openKept, tidyCache, versionOf, type PageCache } from "./page-cache.ts";
import { withBelow, writeFile, writeOwn, writePage } from "./pages.ts";
import { pageAt, placesIn, refuseTwins } from "./places.ts";
import type { Answered, Asked, Found, Job } from "./render-worker.ts";
import { rewrites } from "./rewrites.ts";
import { replaceSite, siteDirectory, unfinishedDirectory } from "./site-directory.ts";

type Pictures = ReturnType<typeof builtPictures>;
/** Where the replies to articles elsewhere are kept for the next build, and who is asked for them. */
type Discussions = { folder: string; ask: Ask | undefined };
type Options = AppOptions & {
  /** Directory of the site; the mode's by default. */
  outDir?: string;
  /** What is kept of pages for the next build; the mode's by default. */
  cacheDir?: string;
  /** Asks where articles are discussed; by default the public internet. */
  ask?: Ask;
};
export type Rendered = {
  /** The number of all pages. */
  pages: number;
  /** The number of those that say something new since the last build. */
  rendered: number;
};

/** Pages that need a session need the complete client, so it is preloaded for them. */
const AUTH_CLIENT = "/@supabase/supabase-js/";

/** Pages that are not rendered ask for all of their data. */
const CLIENT = "/@supabase/postgrest-js/";

/** The number of pages above which loading the app into another thread pays off. */
const PAGES_PER_THREAD = 100;
/** The redirect rules of Netlify and Cloudflare. */
const REDIRECTS = "_redirects";
/** Their headers. */
const HEADERS = "_headers";

/**
 * Renders every public page, published post and project into what Vite has built, and puts that in
 * the place of the former site.
 *
 * @throws {StartError} when the backend does not answer; the former site stays
 */
export async function prerenderSite(options: Options): Promise<Rendered> {
  const { mode, backendUrl, outDir = siteDirectory(mode) } = options;
  const { cacheDir = `node_modules/.cache/pages/${mode}`, ask } = options;
  return withApp(options, async (app) => {
    const { href } = pathToFileURL(app);
    const site: typeof App = await import(href);
    const built = unfinishedDirectory(outDir);
    const { url, key } = site.backend;
    // The embedded backend that is rendered from is served at the site's own origin afterwards.
    writeBuildInfo(built, { url: backendUrl ? "" : url, key });
    const pictures = builtPictures({ outDir: built, backendUrl: backendUrl ?? url });
    const version = versionOf(path.dirname(app), built, backendUrl);
    const cache = { folder: path.resolve(cacheDir), version };
    const discussions = { folder: `${cache.folder}-replies`, ask };
    const count = await renderAll(site, { app, outDir: built, cache }, pictures, discussions);
    addToBuildInfo(built, pageMarks(built));
    pictures.tidy();
    replaceSite(outDir);
    return count;
  });
}

async function renderAll(
  site: typeof App,
  { app, outDir, cache }: Pick<Job, "app" | "outDir" | "cache">,
  pictures: Pictures,
  discussions: Discussions,
): Promise<Rendered> {
  const shell = withBelow(fs.readFileSync(path.join(outDir, SHELL), "utf8"), "");
  const { basePath } = site;
  const build = { manifest: readManifest(outDir), basePath };
  writeShell(outDir, shell);
  // Hosts without rewrite rules serve this file below `assets`, so that no page is taken for code.
  writeOwn(outDir, "assets/404.html", "<!doctype html><title>Not Found</title>Not Found");
  // Their content needs a session, but their code can be preloaded.
  for (const at of site.sessionPaths) {
    writePage(outDir, at, withPreloads(shell, build, [...site.modulesAt(at), AUTH_CLIENT]));
  }
  for (const at of site.linkedPaths) {
    writePage(outDir, at, withPreloads(shell, build, site.modulesAt(at)));
  }

  const { isTaken } = placesIn(outDir);
  const { version, listed, discussed, pages, moved, leftOut, settings, menus, seo } = await site
    .readSite(FEED_LENGTH, isTaken)
    .catch(failToRender);
  if (settings.maintenance_mode) return { pages: 0, rendered: 0 };
  refuseTwins(pages);

  if (site.hasPage(paths.resume)) {
    fs.writeFileSync(
      path.join(outDir, RESUME_PDF),
      await resumePdf(site.resumeOf(settings), cache),
    );
  }
  const { origin, feeds } = seo;
  const inFeeds = new Set(origin ? feeds.flatMap(({ ids }) => ids) : []);
  const read = { version, settings, menus, siteFiles: leftOut };
  writeShell(outDir, withBelow(shell, preloads(shell, build, [CLIENT]) + site.shellData(read)));
  const job = { app, outDir, shell, site: read, paths: pages, origin, inFeeds, cache };
  const [rendered] = await Promise.all([
    renderPages(job, pictures).catch(failToRender),
    writeReplies(outDir, discussed, discussions),
  ]);
  const { titles, articles, headings } = rendered;
  const kept = listed.map((post) =>
    site.fallbackArticle(
      post,
      headings.get(post.id) ?? [],
      pictures.files.get(post.featured_image ?? ""),
    ),
  );
  writeFile(outDir, ARTICLES_FILE, "", JSON.stringify(kept));
  const titled = seo.pages.map((page) => ({ ...page, title: titles.get(page.path) ?? "" }));
  await writeSeoFiles(outDir, { ...seo, pages: titled, articles });
  writeMoves(outDir, { pages, moved, origin, basePath });
  const folders = keptFolders(pictures.files).map((folder) => basePath + folder);
  fs.appendFileSync(path.join(outDir, HEADERS), keptForEver(folders));
  const fromStorage = rendered.left.flatMap(([page, addresses]) =>
    addresses.map((picture) => ({ page, picture, reason: pictures.left.get(picture) ?? "" })),
  );
  addToBuildInfo(outDir, { fromStorage, leftOut });
  for (const at of leftOut) {
    console.warn(`Your page ${at} is left out: the site has a page or a file of its own there.`);
  }
  for (const { page, picture, reason } of fromStorage) {
    console.warn(`${page} still shows ${picture} from the storage: it ${reason}.`);
  }
  tidyCache(cache, [RESUME_PDF, ...pages]);
  return { pages: pages.length, rendered: rendered.count };
}

async function writeReplies(
  outDir: string,
  discussed: Parameters<typeof readReplies>[0],
  { folder, ask }: Discussions,
): Promise<void> {
  const replies = await readReplies(discussed, folder, ask);
  for (const [id, those] of replies)
    if (those.length > 0) writeOwn(outDir, repliesFile(id), JSON.stringify(those));
}

async function resumePdf(resume: Resume, cache: PageCache): Promise<Buffer> {
  const { keep, save } = openKept(cache, RESUME_PDF);
  const base64 = await keep("pdf", resume, async () => {
    const { makeResumePdf } = await import("../resume-pdf/make-resume-pdf.ts");
    return Buffer.from(await makeResumePdf(resume)).toString("base64");
  });
  save(true);
  return Buffer.from(base64, "base64");
}

type Moves = {
  /** Percent-encoded paths. */
  pages: readonly string[];
  moved: readonly Move[];
  origin: string;
  basePath: string;
};

/** Last, so that it is known what is there: no former address takes the place of it. */
function writeMoves(outDir: string, { pages, moved, origin, basePath }: Moves): void {
  const places = placesIn(outDir);
  places.take(REDIRECTS);
  const own = freeMoves(moved, places, refuse);
  const former = freeMoves(formerAddresses(readRedirects(), moved), places, refuse);
  for (const [from, to] of [...own, ...former]) {
    writePage(outDir, pageAt(from), movedPage(to, origin, basePath));
  }
  const rules =
    redirectRules(rewrites(outDir, pages), basePath, 200) +
    redirectRules([...own, ...withSlashes(former)], basePath);
  fs.writeFileSync(path.join(outDir, REDIRECTS), rules);
}

function refuse(from: string, reason: string): void {
  console.warn(`The former address ${JSON.stringify(from)} is left out, as it ${reason}.`);
}

/** Writes the app shell, also as the file that hosts without rewrite rules serve for unknown paths. */
function writeShell(outDir: string, shell: string): void {
  fs.writeFileSync(path.join(outDir, SHELL), shell);
  writeOwn(outDir, "404.html", shell);
}

/** Renders the pages in as many threads as there are processors, if there are enough pages. */
async function renderPages(job: Omit<Job, "next">, pictures: Pictures) {
  const next = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const count = Math.min(availableParallelism(), Math.ceil(job.paths.length / PAGES_PER_THREAD));
  const threads = Array.from({ length: count }, async () => {
    const worker = new Worker(new URL("render-worker.ts", import.meta.url), {
      workerData: { ...job, next } satisfies Job,
    });
    try {
      return await foundBy(worker, pictures);
    } finally {
      await worker.terminate();
    }
  });
  const found = await Promise.all(threads);
  return {
    count: found.reduce((sum, { rendered }) => sum + rendered, 0),
    titles: new Map(found.flatMap(({ titles }) => titles)),
    articles: new Map(found.flatMap(({ articles }) => articles)),
    headings: new Map(found.flatMap(({ headings }) => headings)),
    left: found.flatMap(({ left }) => left).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  };
}

/** What a thread has found when it is done; meanwhile it is given the pictures that it asks for. */
async function foundBy(worker: Worker, pictures: Pictures): Promise<Found> {
  for await (const messages of on(worker, "message")) {
    const [message]: (Asked | Found)[] = messages;
    if (!message) continue;
    if (!("address" in message)) return message;
    const { address } = message;
    pictures.fileOf(address).then(
      (files) => worker.postMessage({ address, files } satisfies Answered, []),
      (error: unknown) => worker.emit("error", error),
    );
  }
  throw new Error("A thread ended before its pages were rendered");
}

function failToRender(error: unknown): never {
  const reason = error instanceof Error ? error.message : String(error);
  throw new StartError(`The pages could not be rendered from the backend: ${reason}`);
}
