import path from "node:path";
import { isStaticComment } from "./static-comments.ts";
import { CODE, DOCUSAURUS_TRANSLATION } from "./folder-languages.ts";

/** Folders of third-party files, build output and themes. */
const LEFT_OUT = new Set(
  `node_modules vendor bower_components _site public dist build out output resources layouts themes archetypes scaffolds templates Templates _templates
   _includes _layouts _data _sass version-files includes snippets i18n bin tests test logseq`.split(
    /\s+/,
  ),
);
/** Below these a name is the author's choice. */
const WRITING = /^(?:content|_?posts|_drafts|blog|articles|source|notes|docs|_notes|entries)$/i;
/** Octopress has its templates below one of these. */
const OF_OCTOPRESS = /^source\/_(?:includes|layouts|sass|data)$/;
/** Grav's plugins bring pages of their own, such as those to sign in. */
const OF_PLUGINS = /(?:^|\/)user\/plugins$/;
/** At the root, except for the first, which may be in any folder. */
const PROJECT_FILES = new RegExp(
  [
    String.raw`(?:^|\/)readme(?:[._-]${CODE})?\.\w+$`,
    String.raw`^(?:license|licence|changelog|contributing|code_of_conduct|security|authors|copying|agents|claude|todo|robots|humans|requirements)[^/]{0,7}\.\w+$`,
  ].join("|"),
  "i",
);
/** What tells programs how to work in a folder, whatever the folder. */
const INSTRUCTIONS = /(?:^|\/)(?:AGENTS|CLAUDE|GEMINI)\.md$/;
const MARKDOWN = new RegExp(
  String.raw`\.(?:md|markdown|mdx|mkdn?|mdown|mdwn|mdoc|qmd|svx)$|(?:^|\/)contents(?:\+${CODE})?\.lr$`,
  "i",
);
const HTML = /\.html?$/i;
const OTHER_TEXTS =
  /\.(?:textile|rst|adoc|asciidoc|org|dj|ipynb|rmd|njk|liquid|haml|slim|pug|erb|txt|tex|typ|(?:media)?wiki|creole|markdoc|gmi|pmd|mmd|docx?|odt|rtf)$/i;

/** Whether the files are those of a site of Franklin, a generator in Julia. */
export function isFranklinSite(files: readonly string[]): boolean {
  return files.includes("config.md") && files.includes("_layout/head.html");
}

/** The files of a folder by type. */
export type Sorted = { markdown: string[]; html: string[]; notes: string[] };

/**
 * Sorts the files of a folder into texts and others, and says why a text is left out.
 *
 * @param files paths from the folder, with slashes
 * @param isArticle whether a text is an article, although it has the name of a project's file
 */
export function sortFiles(
  files: readonly string[],
  isArticle: (file: string) => boolean = () => false,
): Sorted {
  const sorted: Sorted = { markdown: [], html: [], notes: [] };
  const below: { folder: string; name: string }[] = [];
  const others: string[] = [];
  const all = new Set(files);
  // It includes its own documentation.
  const isQuartz = all.has("quartz.config.ts");
  const isOfProject = projectFilesIn(
    files,
    (file) => (MARKDOWN.test(file) || HTML.test(file)) && isArticle(file),
  );
  for (const file of files) {
    if (isStaticComment(file)) continue;
    const name = path.posix.basename(file);
    // No system publishes hidden files, and Macs write some that are not text.
    const isHidden = name.startsWith(".");
    const isText = !isHidden && (MARKDOWN.test(name) || HTML.test(name) || OTHER_TEXTS.test(name));
    const folder = isQuartz && file.startsWith("docs/") ? "docs" : leftOutFolder(file);
    if (folder !== null) {
      if ((isText || /(?:^|\/)_data$/.test(folder)) && !/^\.|\/\.|node_modules/.test(folder))
        below.push({ folder, name });
      continue;
    }
    if (isOfProject(file)) {
      if (isText) sorted.notes.push(`${file} is left out: it is a file of the project.`);
      continue;
    }
    if (!isText) {
      if (/\.11tydata\.[cm]?js$/.test(file))
        sorted.notes.push(`What ${file} says of the texts beside it is not imported.`);
      others.push(name);
      continue;
    }
    const original = generatedFrom(file, all);
    const kept = sourceOf(file, all);
    if (original !== undefined)
      sorted.notes.push(`${file} is left out: ${original} beside it is generated from it.`);
    else if (kept !== undefined)
      sorted.notes.push(`${file} is left out: it is generated from ${kept} beside it.`);
    else if (MARKDOWN.test(name)) sorted.markdown.push(file);
    else if (HTML.test(name)) sorted.html.push(file);
    else
      sorted.notes.push(
        `${file} is left out: it is neither Markdown nor HTML. Convert it first, as with Pandoc.`,
      );
  }
  for (const [folder, inside] of Map.groupBy(below, (one) => one.folder))
    sorted.notes.push(leftOut(folder, inside));
  const kinds = Map.groupBy(
    others,
    (name) => path.posix.extname(name).toLowerCase() || "without an ending",
  );
  if (kinds.size > 0) {
    const counts = [...kinds].map(([kind, { length }]) => `${length} ${kind}`).join(", ");
    sorted.notes.push(
      `Of other files, only pictures that an article shows are imported: ${counts}.`,
    );
  }
  return sorted;
}

/** Tells files of the project, such as its readme, from the author's. */
function projectFilesIn(
  files: readonly string[],
  isArticle: (file: string) => boolean,
): (file: string) => boolean {
  const isFranklin = isFranklinSite(files);
  const vuepressRoot = files
    .map((file) => /^(?:.*\/)?(?=\.vuepress\/)/.exec(file)?.[0])
    .find((root) => root !== undefined);
  // VuePress' pages of folders.
  const isPage = (file: string) =>
    vuepressRoot !== undefined &&
    file.startsWith(vuepressRoot) &&
    /^.+\/readme\.md$/i.test(file.slice(vuepressRoot.length));
  return (file) =>
    INSTRUCTIONS.test(file) ||
    (PROJECT_FILES.test(file) && !isPage(file) && !isArticle(file)) ||
    (isFranklin && file === "config.md");
}

/** What Quarto and blogdown have made of a text, with its pictures, beside it. */
function generatedFrom(file: string, all: ReadonlySet<string>): string | undefined {
  return otherOf(file, /\.(?:qmd|markdown)$/i, [".md", ".markdown"], all);
}

/** What Quarto made a file from that it keeps on the way to a page, with all of the text again. */
function sourceOf(file: string, all: ReadonlySet<string>): string | undefined {
  return otherOf(file, /\.html\.md$/i, [".qmd", ".md"], all);
}

/** The file beside another that has one of these endings in place of its own. */
function otherOf(
  file: string,
  own: RegExp,
  endings: readonly string[],
  all: ReadonlySet<string>,
): string | undefined {
  return endings
    .map((ending) => file.replace(own, ending))
    .find((other) => other !== file && all.has(other));
}

function leftOut(folder: string, files: readonly { name: string }[]): string {
  const isAll = (...kinds: RegExp[]) =>
    files.every(({ name }) => kinds.some((kind) => kind.test(name)));
  const text = isAll(MARKDOWN, HTML, OTHER_TEXTS) ? "text" : "file";
  const noun = isAll(MARKDOWN) ? "Markdown file" : text;
  const [end, are] = files.length === 1 ? ["", "is"] : ["s", "are"];
  return `${files.length} ${noun}${end} below ${folder}/ ${are} left out; name the folder itself to import it.`;
}

const CONFIG =
  /^(?:(.*?)\/)??(?:config\/_default\/)?(?:_config\.(?:ya?ml|[jt]s)|bridgetown\.config\.yml|(?:hugo|config)\.(?:toml|ya?ml|json)|pelicanconf\.py|conf\.py|jbake\.properties|(?:gatsby-config|(?:docusaurus|astro|eleventy|nuxt)\.config|\.eleventy)\.\w+)$/;

/**
 * Finds the site in a folder that contains more than a site, such as a repository.
 *
 * @param files paths from the folder, with slashes
 * @returns the path of the subfolder that has a configuration and every text; empty for the folder itself
 */
export function siteFolder(files: readonly string[]): string {
  const { markdown } = sortFiles(files);
  const roots = files
    .filter((file) => leftOutFolder(file) === null && CONFIG.test(file))
    .map((file) => CONFIG.exec(file)?.[1] ?? "");
  const [siteRoot = ""] = roots
    .filter((root) => markdown.every((file) => file.startsWith(`${root}/`)))
    .toSorted((a, b) => a.length - b.length);
  return roots.includes("") || markdown.length === 0 ? "" : siteRoot;
}

/** Whether a file, which may be one of data, belongs to the site itself, not to a theme or a build of it. */
export function isOwnData(file: string): boolean {
  return /^$|(?:^|\/)_data$/.test(leftOutFolder(file) ?? "");
}

/** The topmost folder in the path that is left out, with its path. */
function leftOutFolder(file: string): string | null {
  if (DOCUSAURUS_TRANSLATION.test(file)) return null;
  const folders = file.split("/").slice(0, -1);
  for (const [index, name] of folders.entries()) {
    const folderPath = folders.slice(0, index + 1).join("/");
    if (name.startsWith(".") || name === "node_modules") return folderPath;
    const isWriting = folders.slice(0, index).some((parent) => WRITING.test(parent));
    if (OF_PLUGINS.test(folderPath) && !isWriting) return folderPath;
    if (LEFT_OUT.has(name) && (!isWriting || OF_OCTOPRESS.test(folderPath))) return folderPath;
  }
  return null;
}
