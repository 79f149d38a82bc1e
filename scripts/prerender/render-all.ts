import fs from "node:fs";
import path from "node:path";
import { ARTICLES_FILE, repliesFile } from "../../src/data/fallback-files.ts";
import { absoluteUrl, type BaseUrls } from "../../src/lib/article/urls.ts";
import { pageCardPath } from "../../src/lib/seo/social-card.ts";
import { paths, RESUME_PDF } from "../../src/paths.ts";
import type * as App from "../../src/prerender.tsx";
import { sentenceOf, UserError } from "../lib/user-error.ts";
import { readReplies, type FetchJson } from "../discussions/read-replies.ts";
import { exceededBy } from "../bundle-budget/check.ts";
import { reachBackend, type Backend } from "../doctor/backend.ts";
import { visitor } from "../doctor/visit.ts";
import { readRedirects } from "../lib/redirects.ts";
import { immutableFolders, type builtPictures } from "../pictures/built-pictures.ts";
import { immutableRules } from "../security-headers.ts";
import { FEED_LENGTH, writeSeoFiles } from "../seo/write-seo-files.ts";
import { otherLanguages } from "../words/site-languages.ts";
import { addToBuildInfo } from "./build-info.ts";
import { builtPathsIn, refuseCollisions } from "./built-paths.ts";
import { HEADERS, SHELL } from "../lib/built-files.ts";
import { readManifest } from "./manifest.ts";
import { tidyCache } from "./page-cache.ts";
import { withBelow, writeFile, writeOwn, writePage } from "./pages.ts";
import { renderPages } from "./render-pages.ts";
import type { Job } from "./render-worker.ts";
import { writeShells, writeShellWithData } from "./shells.ts";
import { joinMoves, writeMoves } from "./write-moves.ts";
import { writeResumePdf } from "./write-resume-pdf.ts";

type Pictures = ReturnType<typeof builtPictures>;
/** The cache of replies on other sites, and how they are requested. */
type Discussions = { folder: string; fetchJson: FetchJson | undefined };
export type Rendered = {
  pages: number;
  /** The number of those that have changed since the last build. */
  rendered: number;
};

/**
 * Renders all pages of an edition and writes them, with all other files that depend on the site's data.
 *
 * @throws {UserError} if the backend does not respond
 */
export async function renderAll(
  app: typeof App,
  { appFile, outDir, filesDir, cache }: Pick<Job, "appFile" | "outDir" | "filesDir" | "cache">,
  pictures: Pictures,
  discussions: Discussions,
): Promise<Rendered> {
  const { backend, basePath, prefix } = app;
  const build = { manifest: readManifest(outDir), basePath };
  const shell = withBelow(fs.readFileSync(path.join(outDir, SHELL), "utf8"), "");
  writeShells(app, outDir, shell, build);
  // Hosts without rewrite rules serve this file below `assets`, so that no page is mistaken for code.
  writeOwn(filesDir, "assets/404.html", "<!doctype html><title>Not Found</title>Not Found");

  const { isTaken } = builtPathsIn(filesDir);
  const read = await app.readSite(FEED_LENGTH, isTaken).catch(failToRender(backend));
  const { version, discussed, pages, leftOut, settings, menus, seo } = read;
  const isMain = prefix === "";
  if (settings.maintenance_mode) {
    // Otherwise most hosts would answer the site's own URL with 404, as if it were gone.
    writePage(outDir, paths.home, shell);
    if (!isMain) writePage(filesDir, prefix, shell);
    return { pages: 0, rendered: 0 };
  }
  refuseCollisions(pages);

  if (app.hasPage(paths.resume)) {
    const resume = app.resumeOf(settings);
    await writeResumePdf(outDir, resume, app.pdfTexts(resume), cache);
  }
  const { origin, filesOrigin, feeds } = seo;
  const data = { version, settings, menus, siteFiles: leftOut };
  writeShellWithData(outDir, shell, build, app.shellData(data));
  const job = {
    appFile,
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
    writeMainFiles(app, outDir, read, rendered, pictures);
    reportLeftOut(outDir, leftOut, rendered, pictures);
  } else {
    const { moved } = read;
    writeMoves(outDir, { pages, moved, redirects: {}, origin, basePath: basePath + prefix });
    writeHome(outDir, filesDir, prefix);
  }
  for (const [at, size] of rendered.sizes) {
    const sentence = exceededBy(at, size);
    if (sentence) console.warn(sentence);
  }
  return { pages: pages.length, rendered: rendered.sizes.length };
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

/**
 * What another edition has besides its pages: the home page for hosts that serve it at `/de`, like `/blog`,
 * beside the one for hosts that serve it at `/de/`; and its social card.
 */
function writeHome(outDir: string, filesDir: string, prefix: string): void {
  fs.copyFileSync(path.join(outDir, "index.html"), path.join(filesDir, `${prefix}.html`));
  const card = pageCardPath(paths.home);
  fs.copyFileSync(path.join("public", card), path.join(outDir, card));
}

/** Adds the doctor's finding about a paused or empty backend: the visitors' error message says little to the owner. */
function failToRender(backend: Backend): (error: unknown) => Promise<never> {
  return async (error) => {
    const { level, finding, advice } = (await reachBackend(backend, visitor())).result;
    const cause = level === "fail" ? `\n${finding} ${advice}` : "";
    throw new UserError(
      `The pages could not be rendered from the backend: ${sentenceOf(error)}${cause}`,
    );
  };
}
