import fs from "node:fs";
import path from "node:path";
import { parse as parseToml } from "smol-toml";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { MAX_SOURCE_MEGABYTES } from "../content/pictures.ts";
import { readFrontMatter, type Head } from "../content/front-matter.ts";
import { filesIn, hasFile, readIn } from "../folder-files.ts";
import { withoutTemplates } from "./template-tags.ts";
import {
  MAX_MEGABYTES,
  objectOf,
  textOf,
  textOfExport,
  type ImportedPost,
  type Note,
  type Source,
} from "./source.ts";

/** Folders that are no part of anybody's writing. */
const SKIPPED = new Set([
  "node_modules",
  "vendor",
  "_site",
  "public",
  "dist",
  "resources",
  "layouts",
  "themes",
]);
/** Where Jekyll, Hugo and Astro keep the files that a path from the root of the site leads to. */
const STATIC = ["", "static", "public", "assets", "src/assets"];
const FILE = /^(?:(\d{4}-\d\d-\d\d)-)?(.+)\.(?:md|markdown|mdx)$/i;
/** Fields that are understood, or have no meaning outside their system. */
const KNOWN = new Set(
  `title date pubDate publishDate published_at created lastmod updated updatedDate draft published slug url permalink
   aliases redirect_from tags tag categories category description summary excerpt image images cover heroImage
   featured_image thumbnail author authors language lang featured unlisted id layout type weight comments toc
   markup`.split(/\s+/),
);

/**
 * Reads a folder of Markdown files with front matter in YAML, TOML or JSON, as Jekyll, Hugo, Astro and
 * others have.
 *
 * @throws {StartError} if there is none, naming files that cannot be read
 */
export function readMarkdown(folder: string, siteUrl: string): Source {
  if (!fs.existsSync(folder) || !fs.statSync(folder).isDirectory()) {
    throw new StartError(`There is no folder ${folder}.`);
  }
  const root = fs.realpathSync(folder);
  const notes: string[] = [];
  const files = filesIn(root).filter(
    (file) =>
      FILE.test(path.posix.basename(file)) &&
      !file.split("/").some((part) => SKIPPED.has(part) || part.startsWith(".")),
  );
  const posts = files.flatMap((file) => {
    try {
      return [postOf(root, file, files)];
    } catch (error) {
      if (!(error instanceof StartError)) throw error;
      notes.push(`${file} does not come: ${error.message}`);
      return [];
    }
  });
  if (files.length === 0) throw new StartError(`There are no Markdown files in ${folder}.`);
  return {
    siteUrl,
    posts,
    alts: new Map(),
    fileOf: (address, { key }) => pictureAt(root, key.replace(/^markdown:/, ""), address),
    notes,
  };
}

function postOf(root: string, file: string, files: readonly string[]): ImportedPost {
  const { head, body } = partsOf(textOfExport(readIn(root, file, MAX_MEGABYTES), file));
  const notes: Note[] = [];
  for (const [field, value] of Object.entries(head)) {
    if (!KNOWN.has(field) && value !== null && value !== "") {
      notes.push({
        field,
        says: `“${JSON.stringify(value).slice(0, 80)}” does not come`,
        isLost: true,
      });
    }
  }
  const [, dayOfName, nameOfFile = ""] = FILE.exec(path.posix.basename(file)) ?? [];
  // A folder of its own, with the pictures beside it.
  const isBundle = /^_?index$/i.test(nameOfFile);
  const name = isBundle ? path.posix.basename(path.posix.dirname(file)) : nameOfFile;
  const { text, lost } = withoutTemplates(body, (wanted) => addressOfFile(wanted, files));
  for (const tag of lost) {
    notes.push({ field: "text", says: `${tag} stays as it is written`, isLost: true });
  }
  const date =
    timeOf(head, ["date", "pubDate", "publishDate", "published_at"]) ?? dayOfName ?? null;
  if (date && !/(?:Z|[+-]\d\d:?\d\d)$/i.test(date) && date.length > 10) {
    notes.push({ field: "date", says: "names no time zone, and is taken as UTC" });
  }
  const slug = (first(head, ["slug"]) || name).split("/").at(-1) ?? "";
  const isDraft =
    head["draft"] === true || head["published"] === false || /(?:^|\/)_drafts\//.test(file);
  return {
    key: `markdown:${file}`,
    isPage: false,
    title: first(head, ["title"]) || name.replaceAll(/[-_]+/g, " "),
    slug,
    excerpt: first(head, ["description", "summary", "excerpt"]),
    language: first(head, ["language", "lang"]) || undefined,
    format: "markdown",
    text,
    categories: namesOf(head, ["categories", "category"], /\s+/),
    tags: namesOf(head, ["tags", "tag"], /\s+/),
    isPublished: !isDraft && date !== null,
    isUnlisted: head["unlisted"] === true,
    isFeatured: head["featured"] === true,
    date,
    revised: timeOf(head, ["lastmod", "updated", "updatedDate"]),
    author: first(head, ["author", "authors"]),
    cover:
      first(head, ["cover", "heroImage", "featured_image", "image", "images", "thumbnail"]) || null,
    addresses: addressesOf(head, file, slug, date),
    comments: [],
    notes:
      isDraft || date
        ? notes
        : [...notes, { field: "date", says: "is missing, so it comes as a draft" }],
  };
}

function partsOf(text: string): { head: Head; body: string } {
  const toml = /^\+\+\+[ \t]*\n([^]*?)\n\+\+\+[ \t]*(?:\n|$)/.exec(text);
  if (toml) {
    try {
      const head = objectOf(parseToml(toml[1] ?? ""));
      return { head, body: text.slice(toml[0].length).trim() };
    } catch (error) {
      throw new StartError(
        `This is no TOML: ${error instanceof Error ? error.message : String(error)}`,
      );
    }
  }
  const json = /^\{\n[^]*?\n\}[ \t]*(?:\n|$)/.exec(text);
  if (json) {
    try {
      return { head: objectOf(JSON.parse(json[0])), body: text.slice(json[0].length).trim() };
    } catch {
      throw new StartError("The front matter is no JSON.");
    }
  }
  const { head, body } = readFrontMatter(text);
  return { head, body: body.trim() };
}

/** The first text of some fields; of a list or an object its first entry. */
function first(head: Head, fields: readonly string[]): string {
  for (const field of fields) {
    const found = head[field];
    const entry: unknown = Array.isArray(found) ? found[0] : found;
    const text =
      textOf(entry) ||
      textOf(objectOf(entry)["image"]) ||
      textOf(objectOf(entry)["src"]) ||
      textOf(objectOf(entry)["name"]);
    if (text) return text.trim();
  }
  return "";
}

function namesOf(head: Head, fields: readonly string[], separator: RegExp): string[] {
  return fields
    .flatMap((field) => {
      const found = head[field];
      if (Array.isArray(found)) return found.map(textOf);
      // Jekyll takes a text of several words, others one with commas.
      const text = textOf(found);
      return text.includes(",")
        ? text.split(",")
        : field.endsWith("s")
          ? text.split(separator)
          : [text];
    })
    .map((name) => name.trim())
    .filter(Boolean);
}

/** A time as it is written; TOML has times of its own. */
function timeOf(head: Head, fields: readonly string[]): string | null {
  for (const field of fields) {
    const found = head[field];
    if (found instanceof Date) return found.toISOString();
    const text = textOf(found).trim();
    if (text) return text;
  }
  return null;
}

/** Its path in Hugo and Astro, or in Jekyll with its default permalinks; and what it says itself. */
function addressesOf(head: Head, file: string, slug: string, date: string | null): string[] {
  const own = first(head, ["permalink", "url"]);
  const aliases = ["aliases", "redirect_from"].flatMap((field) => {
    const found = head[field];
    return Array.isArray(found) ? found.map(textOf) : [textOf(found)];
  });
  const folder = path.posix
    .dirname(file)
    .replace(/^(?:src\/)?content(?:\/|$)/, "")
    .replace(/(?:^|\/)_(?:posts|drafts)(?:\/|$)/, "/");
  const isJekyll = /(?:^|\/)_posts\//.test(file);
  const parent = /^_?index\./i.test(path.posix.basename(file))
    ? path.posix.dirname(folder)
    : folder;
  const inFolder = path.posix.join("/", parent === "." ? "" : parent, slug, "/");
  const day = date?.slice(0, 10).replaceAll("-", "/");
  const usual = isJekyll && day ? `/${day}/${slug}.html` : inFolder;
  const known = own && !own.includes(":") ? [own] : [usual];
  return [...known, ...aliases].filter((address) => address.startsWith("/"));
}

/** What `{% post_url %}` and `{{< ref >}}` name: a file, with or without its folder and its ending. */
function addressOfFile(wanted: string, files: readonly string[]): string {
  const name = wanted.replace(/^\//, "").replace(/\.(?:md|markdown|mdx)$/i, "");
  const found = files.find((file) => {
    const bare = file.replace(/\.(?:md|markdown|mdx)$/i, "").replace(/\/_?index$/, "");
    return bare === name || bare.endsWith(`/${name}`);
  });
  return found === undefined ? wanted : `file:${found}`;
}

/** A picture beside the file, or below the root. */
function pictureAt(root: string, file: string, address: string): Buffer | null {
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(address)) return null;
  const name = decoded(address.replace(/[?#].*$/, ""));
  const folders = name.startsWith("/") ? STATIC : [path.posix.dirname(file), ...STATIC];
  const found = folders
    .map((folder) => path.posix.join(folder, name).replace(/^\//, ""))
    .find((place) => hasFile(root, place));
  return found === undefined ? null : readIn(root, found, MAX_SOURCE_MEGABYTES);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
