import fs from "node:fs";
import { StartError } from "../../supabase/embedded/start-error.ts";
import { placeIn } from "../folder-files.ts";
import { readFrontMatter } from "../content/front-matter.ts";
import { withoutTemplates } from "./template-tags.ts";
import {
  objectOf,
  listOf,
  readJson,
  textOf,
  type ImportedPost,
  type Note,
  type Source,
} from "./source.ts";

/**
 * Reads the export of dev.to, or another Forem (Settings → Extensions → Export).
 *
 * @param place `articles.json`, or the unpacked folder that it is in
 * @throws {StartError} if it is another file
 */
export function readDevTo(place: string, siteUrl: string): Source {
  const isFolder = fs.existsSync(place) && fs.statSync(place).isDirectory();
  const file = isFolder ? placeIn(place, "articles.json") : place;
  const rows = readJson(file);
  if (!Array.isArray(rows) || !listOf(rows).every((row) => "body_markdown" in row)) {
    throw new StartError(`${file} is no export of dev.to's.`);
  }
  return {
    siteUrl: siteUrl || "https://dev.to",
    posts: listOf(rows).map(postOf),
    alts: new Map(),
    fileOf: () => null,
    notes: ["dev.to exports the comments that you wrote, not those of your readers."],
  };
}

function postOf(row: Record<string, unknown>): ImportedPost {
  const notes: Note[] = [];
  const address = textOf(row["path"]);
  // What was written in the old editor begins with front matter.
  const { head, body } = parts(textOf(row["body_markdown"]), notes);
  const { text, lost } = withoutTemplates(body);
  for (const tag of lost) {
    notes.push({ field: "text", says: `${tag} stays as it is written`, isLost: true });
  }
  const canonical = textOf(row["canonical_url"]);
  if (canonical && !canonical.endsWith(address)) {
    notes.push({ field: "canonical_url", says: `“${canonical}” does not come`, isLost: true });
  }
  const series = textOf(objectOf(head)["series"]);
  if (series) notes.push({ field: "series", says: `“${series}” does not come`, isLost: true });
  const slug = textOf(row["slug"]);
  return {
    key: `devto:${address || slug}`,
    isPage: false,
    title: textOf(row["title"]),
    // dev.to adds a few letters, so that no two are the same.
    slug: row["published"] === true ? slug.replace(/-[a-z0-9]{3,5}$/, "") : "",
    excerpt: textOf(row["description"]),
    language: textOf(row["language"]) || undefined,
    format: "markdown",
    text,
    categories: [],
    tags: textOf(row["cached_tag_list"])
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
    isPublished: row["published"] === true,
    date: textOf(row["published_at"]) || null,
    created: textOf(row["created_at"]) || null,
    author: textOf(row["cached_user_name"]),
    cover: textOf(row["main_image"]) || null,
    addresses: address ? [address] : [],
    comments: [],
    notes,
  };
}

function parts(markdown: string, notes: Note[]): { head: unknown; body: string } {
  try {
    return readFrontMatter(markdown);
  } catch {
    notes.push({ field: "front matter", says: "cannot be read, and stays in the text" });
    return { head: {}, body: markdown };
  }
}
