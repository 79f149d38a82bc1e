import { UserError } from "../lib/user-error.ts";
import { pathIn } from "../lib/folder-files.ts";
import { normalLines } from "../lib/normal-lines.ts";
import { partsOf, type Parts } from "./folder/head.ts";
import { PLAIN, plainMarkdown } from "./markdown/plain.ts";
import { objectOf, listOf, textOf } from "../lib/json.ts";
import {
  isFolder,
  lostNote,
  readJson,
  type ImportedPost,
  type Note,
  type Source,
} from "./source.ts";

const DEVTO = { ...PLAIN, isLiquid: true, hasPlainDollars: true, isWithoutMarks: true };

/**
 * Reads the export of dev.to, or another Forem (Settings → Extensions → Export).
 *
 * @param input `articles.json`, or the unpacked folder with it
 * @throws {UserError} if it is another file
 */
export function readDevTo(input: string, siteUrl: string): Source {
  const file = isFolder(input) ? pathIn(input, "articles.json") : input;
  const rows = readJson(file);
  if (!Array.isArray(rows) || !listOf(rows).every((row) => "body_markdown" in row)) {
    throw new UserError(`${file} is not a dev.to export.`);
  }
  const titles = new Map(listOf(rows).map((row) => [textOf(row["path"]), textOf(row["title"])]));
  return {
    siteUrl: siteUrl || "https://dev.to",
    posts: listOf(rows).map((row) => postOf(row, titles)),
    notes: ["dev.to exports the comments that you wrote, not those of your readers."],
  };
}

function postOf(row: Record<string, unknown>, titles: ReadonlyMap<string, string>): ImportedPost {
  const notes: Note[] = [];
  const url = textOf(row["path"]);
  // Texts from the old editor begin with front matter.
  const { head, body } = parts(textOf(row["body_markdown"]), notes);
  const canonical = textOf(row["canonical_url"]);
  if (canonical && !canonical.endsWith(url)) {
    notes.push(lostNote("canonical_url", canonical));
  }
  const series = textOf(head["series"]);
  const linkTo = (name: string) => {
    const path = `/${name.replace(/^https?:\/\/dev\.to\/|^\//, "")}`;
    const title = titles.get(path);
    if (title !== undefined) return { url: path, title };
    return { url: /^https?:/.test(name) ? name : `https://dev.to${path}`, title: "" };
  };
  const slug = textOf(row["slug"]);
  const edited = row["published"] === true ? textOf(row["edited_at"]) : "";
  return {
    key: `devto:${url || slug}`,
    origin: "",
    isPage: false,
    title: textOf(row["title"]),
    // dev.to appends some letters to make slugs unique.
    slug: row["published"] === true ? slug.replace(/-[a-z0-9]{3,5}$/, "") : "",
    excerpt: textOf(row["description"]),
    language: textOf(row["language"]) || undefined,
    format: "markdown",
    text: () => body,
    convert: (text, all) => plainMarkdown(text, { ...DEVTO, linkTo }, all),
    categories: [],
    // The export has a text, the API a list.
    tags: (Array.isArray(row["tag_list"])
      ? row["tag_list"].map(textOf)
      : (textOf(row["cached_tag_list"]) || textOf(row["tag_list"])).split(",")
    )
      .map((tag) => tag.trim())
      .filter(Boolean),
    isPublished: row["published"] === true,
    date: textOf(row["published_at"]) || null,
    created: textOf(row["created_at"]) || null,
    // Readers were not notified of changes to a draft, or before its date.
    revised: edited > textOf(row["published_at"]) ? edited : null,
    author: textOf(row["cached_user_name"]) || textOf(objectOf(row["user"])["name"]),
    ...(series && { series }),
    cover: textOf(row["main_image"]) || textOf(row["cover_image"]) || null,
    addresses: url ? [url] : [],
    comments: [],
    notes,
  };
}

function parts(markdown: string, notes: Note[]): Pick<Parts, "head" | "body"> {
  const text = normalLines(markdown).trim();
  if (!text.startsWith("---")) return { head: {}, body: text };
  const { head, body } = partsOf(text);
  // dev.to accepts a title with a colon, which is invalid YAML.
  if (body === text && /^---\n\w+:/.test(text))
    notes.push({ field: "front matter", message: "cannot be read, and stays in the text" });
  return { head, body };
}
