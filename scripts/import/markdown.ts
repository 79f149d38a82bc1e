import fs from "node:fs";
import path from "node:path";
import { UserError } from "../lib/user-error.ts";
import { MAX_SOURCE_MEGABYTES } from "../content/pictures.ts";
import { filesIn, readIn, readTextIn } from "../lib/folder-files.ts";
import { withoutForeign } from "./folder/about.ts";
import type { Folder } from "./folder/dialect.ts";
import { isOwnData, siteFolder, sortFiles } from "./folder/files.ts";
import { fileNames, isOfNotion } from "./folder/names.ts";
import { coverFinder, filesByPattern, pictureFinder } from "./folder/pictures.ts";
import { postOf } from "./folder/post.ts";
import { isArticleIn, readParts, readTexts, titled } from "./folder/read-texts.ts";
import { siteOf } from "./folder/site.ts";
import { staticComments } from "./folder/static-comments.ts";
import { isMonthFirstIn } from "./folder/times.ts";
import { checkFolder, MAX_MEGABYTES, type ImportedPost, type Source } from "./source.ts";

/**
 * Reads a folder of Markdown and HTML files with front matter in YAML, TOML or JSON, as used by Jekyll,
 * Octopress, Hexo, Hugo, Zola, Astro, Gatsby, Eleventy, Pelican, Quarto, Obsidian and others.
 *
 * @param progress receives progress messages
 * @throws {UserError} if there is none
 */
export function readMarkdown(
  folder: string,
  siteUrl: string,
  progress?: (line: string) => void,
): Source {
  checkFolder(folder);
  const realFolder = fs.realpathSync(folder);
  const allFiles = filesIn(realFolder);
  const subfolder = siteFolder(allFiles);
  const root = path.join(realFolder, subfolder);
  const files = subfolder ? filesIn(root) : allFiles;
  const { markdown, html: pages, notes } = sortFiles(files, (file) => isArticleIn(root, file));
  if (subfolder)
    notes.unshift(`The site is in ${subfolder}/, and files outside of it are left out.`);
  const html = new Set(pages);
  const all = [...markdown, ...html].toSorted();
  if (all.length === 0) {
    throw new UserError([`There are no Markdown files in ${folder}.`, ...notes].join("\n"));
  }
  if (all.some((file) => isOfJoplin(root, file))) {
    throw new UserError(
      `${folder} is Joplin's raw export, or what it synchronizes: export the notes as “MD - Markdown + Front Matter”.`,
    );
  }
  const site = siteOf(root, files);
  const { written, authors, subfolders, leftOut, unreadable } = readTexts(
    { root, site, html },
    all,
    progress,
  );
  const find = pictureFinder(files);
  const known = new Map(files.map((file) => [file.normalize(), file]));
  const names = fileNames(
    written,
    /^(?:zola|hugo|pelican|quartz)$/.test(site.system) ? "content" : site.root,
    site.isVault,
  );
  withoutForeign(written, siteUrl || site.url, site.isVault);
  const isMonthFirst = isMonthFirstIn(
    written.map(({ head }) => head),
    site.isMonthFirst,
  );
  const comments = staticComments(root, files.filter(isOwnData), site);
  const shared: Folder = {
    root,
    site: { ...site, authors, isMonthFirst },
    names,
    filesAt: filesByPattern(files),
    commentsOf: comments.of,
    coverBeside: site.system === "hugo" ? coverFinder(files) : () => null,
    textOf: (file) => {
      return titled(site, file, readParts(root, site, file), html.has(file)).body;
    },
    textIn: (at) => {
      // Hidden files are not published, and may hold secrets.
      const isText = /^(?!(?:.*\/)?\.).*\.(?:mdx?|qmd|markdown|html?|njk|liquid|txt|svg)$/i.test(
        at,
      );
      const file = isText ? known.get(at.normalize()) : undefined;
      return file === undefined ? null : readTextIn(root, file, MAX_MEGABYTES);
    },
    codeIn: (name) => {
      const found = find("", name) ?? find("", `downloads/code/${name}`);
      return found === null ? null : readTextIn(root, found, MAX_MEGABYTES);
    },
  };
  // Files are below the root of the site, which may be below a path.
  const withoutBase = (url: string) =>
    url.startsWith(`${site.base}/`) ? url.slice(site.base.length) : url;
  const posts = written.map((text) => postOf(shared, text, html.has(text.file)));
  if (!site.isVault && !site.isLogseq) notes.push(...missingUrls(posts));
  notes.push(...comments.notes());
  return {
    siteUrl: siteUrl || site.url,
    posts,
    fileOf: (url, post) => {
      const file = fileOfPost(post);
      const below = subfolders.get(file);
      // Chirpy keeps a text's pictures in a folder given in its front matter.
      const found = (below && find(file, `${below}/${url}`)) || find(file, withoutBase(url));
      return found === null ? null : readIn(root, found, MAX_SOURCE_MEGABYTES);
    },
    keyOf: (url, post) => {
      const file = names.fileAt(withoutBase(url), fileOfPost(post));
      return file && `markdown:${file}`;
    },
    notes: [...notes, ...leftOut],
    unreadable,
  };
}

/** Says that links to some articles will lead nowhere; notes of Notion had none. */
function missingUrls(posts: readonly ImportedPost[]): string[] {
  const { length } = posts.filter(
    (post) =>
      post.isPublished &&
      !post.isPage &&
      post.addresses.length === 0 &&
      !isOfNotion(fileOfPost(post)),
  );
  const subject = length === 1 ? "URL of 1 article" : `URLs of ${length} articles`;
  return length > 0
    ? [`The old ${subject} cannot be worked out from the files, so nothing redirects there.`]
    : [];
}

/** Whether a file is an item of Joplin's raw export, with its fields below the text. */
function isOfJoplin(root: string, file: string): boolean {
  return (
    /(?:^|\/)[\da-f]{32}\.md$/.test(file) &&
    /^id: [\da-f]{32}\n(?:.*\n)*type_: \d+\s*$/m.test(
      readIn(root, file, MAX_MEGABYTES).toString("utf8").slice(-5000),
    )
  );
}

function fileOfPost({ key }: ImportedPost): string {
  return key.replace(/^markdown:/, "");
}
