import fs from "node:fs";
import path from "node:path";
import { ARTICLES_FILE, repliesFile } from "../../src/data/fallback-files.ts";
import { absoluteUrl, type BaseUrls } from "../../src/lib/article/urls.ts";
import { pageCardPath } from "../../src/lib/seo/social-card.ts";
import { paths, RESUME_PDF } from "../../src/paths.ts";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { sentenceOf, StartError } from "../../supabase/embedded/start-error.ts";
import type { Resume } from "../../src/content/resume.ts";
import type { PdfTexts } from "../../src/pages/resume/pdf-texts.ts";
import type * as App from "../../src/prerender.tsx";
import { reachBackend, type Backend } from "../doctor/backend.ts";
import { visitor } from "../doctor/visit.ts";
import { readReplies, type FetchJson } from "../discussions/read-replies.ts";
import { FEED_LENGTH, writeSeoFiles } from "../seo/write-seo-files.ts";
import { forOtherEditions } from "../editions/run.ts";
import { withApp, type AppOptions } from "./app.ts";
import { builtPictures, immutableFolders } from "../pictures/built-pictures.ts";
import { immutableRules } from "../security-headers.ts";
import { withApiOf } from "./embedded.ts";
import { addToBuildInfo, pageMarks, writeBuildInfo } from "./build-info.ts";
import { readRedirects } from "../import/redirects.ts";
import { SHELL } from "./inline.ts";
import { preloads, readManifest, withPreloads, type Build } from "./manifest.ts";
import { openPageCache, tidyCache, versionOf, type PageCache } from "./page-cache.ts";
import { withBelow, writeFile, writeOwn, writePage } from "./pages.ts";
import { builtPathsIn, refuseCollisions } from "./built-paths.ts";
import { renderPages } from "./render-pages.ts";
import type { Job } from "./render-worker.ts";
import { replaceSite, siteDirectory, unfinishedDirectory } from "./site-directory.ts";
import { otherLanguages } from "../words/site-languages.ts";
import { joinMoves, writeMoves } from "./write-moves.ts";

type Pictures = ReturnType<typeof builtPictures>;
/** The cache of replies on other sites, and how they are requested. */
type Discussions = { folder: string; fetchJson: FetchJson | undefined };
type Options = AppOptions & {
  /** Directory of the site; the mode's by default. */
  outDir?: string;
  /** The cache between builds; the mode's by default. */
  cacheDir?: string;
  /** Requests discussions; by default from the public internet. */
  fetchJson?: FetchJson;
};
export type Rendered = {
  pages: number;
  /** The number of those that have changed since the last build. */
  rendered: number;
};

/** Pages that need a session need the complete client, so it is preloaded for them. */
const AUTH_CLIENT = ["/@supabase/supabase-js/", "/fetch-for-auth.ts"];

/** Pages that are not prerendered fetch all of their data. */
const CLIENT = "/@supabase/postgrest-js/";

/** The headers file of Netlify and Cloudflare. */
const HEADERS = "_headers";

/**
 * Prerenders every public page, published post and project into Vite's output, and replaces the previous site
 * with it.
 *
 * @throws {StartError} if the app cannot be bundled or the backend does not respond; the previous site stays
 */
export async function prerenderSite(options: Options): Promise<Rendered> {
  const { mode, backendUrl, outDir = siteDirectory(mode) } = options;
  const built = unfinishedDirectory(outDir);
  return withApp(options, async (site, app) => {
    const { url, key } = site.backend;
    // The embedded backend used for rendering is served at the site's own origin afterwards.
    writeBuildInfo(built, { url: backendUrl ? "" : url, key });
    const { fetchJson: _, ...others } = options;
    await forOtherEditions("render-edition.ts", others);
    const count = await renderBuild(site, app, options);
    addToBuildInfo(built, pageMarks(built));
    replaceSite(outDir);
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
  return withApp(options, (site, app) => renderBuild(site, app, options));
}

async function renderBuild(site: typeof App, app: string, options: Options): Promise<Rendered> {
  const { mode, backendUrl, outDir: directory = siteDirectory(mode), fetchJson } = options;
  const { cacheDir = `node_modules/.cache/pages/${mode}` } = options;
  const built = unfinishedDirectory(directory);
  const outDir = path.join(built, site.prefix);
  const pictures = builtPictures({ outDir: built, backendUrl: backendUrl ?? site.backend.url });
  const version = versionOf(path.dirname(app), outDir, backendUrl);
  const cache = { folder: path.resolve(cacheDir + site.prefix.replace("/", "-")), version };
  const discussions = { folder: `${cache.folder}-replies`, fetchJson };
  const job = { app, outDir, filesDir: built, cache };
  const count = await renderAll(site, job, pictures, discussions);
  if (site.prefix === "") pictures.tidy();
  return count;
}

async function renderAll(
  site: typeof App,
  { app, outDir, filesDir, cache }: Pick<Job, "app" | "outDir" | "filesDir" | "cache">,
  pictures: Pictures,
  discussions: Discussions,
): Promise<Rendered> {
  const { backend, basePath, prefix } = site;
  const build = { manifest: readManifest(outDir), basePath };
  const shell = withBelow(fs.readFileSync(path.join(outDir, SHELL), "utf8"), "");
  writeShells(site, outDir, shell, build);
  // Hosts without rewrite rules serve this file below `assets`, so that no page is mistaken for code.
  writeOwn(filesDir, "assets/404.html", "<!doctype html><title>Not Found</title>Not Found");

  const { isTaken } = builtPathsIn(filesDir);
  const read = await site.readSite(FEED_LENGTH, isTaken).catch(failToRender(backend));
  const { version, discussed, pages, leftOut, settings, menus, seo } = read;
  if (settings.maintenance_mode) return { pages: 0, rendered: 0 };
  refuseCollisions(pages);

  if (site.hasPage(paths.resume)) {
    const resume = site.resumeOf(settings);
    const pdf = await resumePdf(resume, site.pdfTexts(resume), cache);
    fs.writeFileSync(path.join(outDir, RESUME_PDF), pdf);
  }
  const { origin, filesOrigin, feeds } = seo;
  const data = { version, settings, menus, siteFiles: leftOut };
  writeShell(outDir, withBelow(shell, preloads(shell, build, [CLIENT]) + site.shellData(data)));
  const job = {
    app,
    outDir,
    filesDir,
    shell,
    site: data,
    paths: pages,
    origin,
    filesOrigin,
    inFeeds: new Set(origin ? feeds.flatMap(({ ids }) => ids) : []),
    cache,
  };
  const isMain = prefix === "";
  const [rendered] = await Promise.all([
    renderPages(job, pictures).catch(failToRender(backend)),
    isMain && writeReplies(outDir, discussed, discussions),
  ]);
  const { titles, articles } = rendered;
  const titled = seo.pages.map((page) => ({ ...page, title: titles.get(page.path) ?? "" }));
  const covers = coversOf(read.listed, pictures, { url: `${origin}/`, site: filesOrigin });
  await writeSeoFiles(outDir, { ...seo, pages: titled, articles, covers });
  tidyCache(cache, [RESUME_PDF, ...pages]);
  if (isMain) {
    writeMainFiles(site, outDir, read, rendered, pictures);
    reportLeftOut(outDir, leftOut, rendered, pictures);
  } else {
    const { moved } = read;
    writeMoves(outDir, { pages, moved, redirects: {}, origin, basePath: basePath + prefix });
    writeHome(outDir, filesDir, prefix);
  }
  return { pages: pages.length, rendered: rendered.count };
}

/** Writes the shell, also for pages whose content needs a session or a link: their code can be preloaded. */
function writeShells(site: typeof App, outDir: string, shell: string, build: Build): void {
  writeShell(outDir, shell);
  for (const at of site.sessionPaths) {
    writePage(outDir, at, withPreloads(shell, build, [...site.modulesAt(at), ...AUTH_CLIENT]));
  }
  for (const at of site.linkedPaths) {
    writePage(outDir, at, withPreloads(shell, build, site.modulesAt(at)));
  }
}

type SiteData = Awaited<ReturnType<typeof App.readSite>>;
type RenderedPages = Awaited<ReturnType<typeof renderPages>>;

/** The absolute URLs of articles' covers, by their ids: files of the build, unless they stay in storage. */
function coversOf(
  posts: SiteData["listed"],
  { files }: Pictures,
  urls: BaseUrls,
): Map<string, string> {
  return new Map(
    posts.flatMap(({ id, featured_image: cover }) =>
      cover ? [[id, absoluteUrl(files.get(cover)?.[0] ?? cover, urls)]] : [],
    ),
  );
}

/** Writes the file of all articles, the redirects of all editions, and headers for pictures. */
function writeMainFiles(
  { basePath, fallbackArticle }: typeof App,
  outDir: string,
  { listed, pages, moved, seo: { origin } }: SiteData,
  { headings }: RenderedPages,
  { files }: Pictures,
): void {
  const articles = listed.map((post) =>
    fallbackArticle(post, headings.get(post.id) ?? [], files.get(post.featured_image ?? "")),
  );
  writeFile(outDir, ARTICLES_FILE, "", JSON.stringify(articles));
  writeMoves(outDir, { pages, moved, redirects: readRedirects(), origin, basePath });
  joinMoves(outDir, otherLanguages);
  const folders = immutableFolders(files).map((folder) => basePath + folder);
  fs.appendFileSync(path.join(outDir, HEADERS), immutableRules(folders));
}

/** Reports which of the owner's pages are left out, and which pictures are still loaded from the storage. */
function reportLeftOut(
  outDir: string,
  leftOut: string[],
  rendered: RenderedPages,
  pictures: Pictures,
): void {
  const fromStorage = rendered.left.flatMap(([page, urls]) =>
    urls.map((picture) => ({ page, picture, reason: pictures.left.get(picture) ?? "" })),
  );
  addToBuildInfo(outDir, { fromStorage, leftOut });
  for (const at of leftOut) {
    console.warn(`Your page ${at} is left out: the site has a page or a file of its own there.`);
  }
  for (const { page, picture, reason } of fromStorage) {
    console.warn(`${page} still shows ${picture} from the storage: it ${reason}.`);
  }
}

async function writeReplies(
  outDir: string,
  discussed: Parameters<typeof readReplies>[0],
  { folder, fetchJson }: Discussions,
): Promise<void> {
  const replies = await readReplies(discussed, folder, fetchJson);
  for (const [id, list] of replies)
    if (list.length > 0) writeOwn(outDir, repliesFile(id), JSON.stringify(list));
}

async function resumePdf(resume: Resume, words: PdfTexts, cache: PageCache): Promise<Buffer> {
  const { keep, save } = openPageCache(cache, RESUME_PDF);
  const base64 = await keep("pdf", { resume, words }, async () => {
    const { makeResumePdf } = await import("../resume-pdf/make-resume-pdf.ts");
    return Buffer.from(await makeResumePdf(resume, words)).toString("base64");
  });
  save(true);
  return Buffer.from(base64, "base64");
}

/**
 * What another edition has besides its pages: the home page for hosts that serve it at `/de`, like `/blog`,
 * beside the one for hosts that serve it at `/de/`; and its social card.
 */
function writeHome(outDir: string, filesDir: string, prefix: string): void {
  fs.copyFileSync(path.join(outDir, "index.html"), path.join(filesDir, `${prefix}.html`));
  const card = pageCardPath(paths.home);
  fs.copyFileSync(path.join("public", card), path.join(outDir, card));
}

/** Writes the app shell, also as the file that hosts without rewrite rules serve for unknown paths. */
function writeShell(outDir: string, shell: string): void {
  fs.writeFileSync(path.join(outDir, SHELL), shell);
  writeOwn(outDir, "404.html", shell);
}

/** Adds the doctor's finding about a paused or empty backend: the visitors' error message says little to the owner. */
function failToRender(backend: Backend): (error: unknown) => Promise<never> {
  return async (error) => {
    const { level, finding, advice } = (await reachBackend(backend, visitor())).result;
    const cause = level === "fail" ? `\n${finding} ${advice}` : "";
    throw new StartError(
      `The pages could not be rendered from the backend: ${sentenceOf(error)}${cause}`,
    );
  };
}
