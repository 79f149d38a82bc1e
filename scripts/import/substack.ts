import { UserError } from "../lib/user-error.ts";
import { filesIn, hasFile, readIn } from "../lib/folder-files.ts";
import { parseCsv } from "./csv.ts";
import { playerOf } from "./html/player.ts";
import {
  bareHost,
  isFolder,
  MAX_MEGABYTES,
  NOT_FOR_EVERYBODY,
  textOfExport,
  type ImportedPost,
  type Note,
  type Source,
} from "./source.ts";
import { textOfHtml } from "./html-text.ts";

/**
 * Reads the export of Substack (Settings → Export your data).
 *
 * @param folder the unpacked one
 * @param siteUrl of the newsletter, which the files do not contain
 * @throws {UserError} if it is another folder
 */
export function readSubstack(folder: string, siteUrl: string): Source {
  if (!isFolder(folder) || !hasFile(folder, "posts.csv"))
    throw new UserError(`There is no posts.csv of Substack's export in ${folder}.`);
  const read = (file: string) => textOfExport(readIn(folder, file, MAX_MEGABYTES), file);
  const files = filesIn(folder);
  const rows = parseCsv(read("posts.csv"));
  const lists = files.filter((file) => file.endsWith(".csv") && file !== "posts.csv").length;
  const texts = new Map(files.flatMap(textIn));
  const unreadable: string[] = [];
  const posts = rows.flatMap((row) => {
    const [number = "", slug = ""] = (row["post_id"] ?? "").split(/\.(.*)/);
    const text = texts.get(number);
    if (text)
      return [
        postOf(row, number, slug || text.slug, () => withParts(read(text.file), number, texts)),
      ];
    // A draft may be a title alone.
    if (row["title"] && !isPublished(row)) return [postOf(row, number, slug, () => "")];
    unreadable.push(`“${row["title"]}” is not imported: posts/${number}.….html is missing.`);
    return [];
  });
  const keys = new Map(posts.map(({ slug, key }) => [slug, key]));
  const host = bareHost(URL.parse(siteUrl)?.host ?? "");
  return {
    siteUrl,
    posts,
    // Shared links have parameters, and some are on a host of Substack's own.
    keyOf: (href) => {
      const url = URL.parse(href, siteUrl || undefined);
      const [, name, slug = "", number] =
        /^(?:(?:\/pub\/([^/]+))?\/p\/([^/]+)|\/i\/(\d+))$/.exec(url?.pathname ?? "") ?? [];
      if (number) return `substack:${number}`;
      const isOwn = name ? name === host.split(".")[0] : bareHost(url?.host ?? "") === host;
      return isOwn ? keys.get(slug) : undefined;
    },
    notes: [
      "Substack's export has neither comments nor tags.",
      ...(siteUrl ? [] : ["It does not say where the newsletter was: name it with --site."]),
      ...(lists > 0
        ? [`${lists} lists of subscribers, and of who got and opened what, are not read.`]
        : []),
    ],
    unreadable,
  };
}

/** A file with the HTML of a post, by the number of the post. */
function textIn(file: string): [number: string, { file: string; slug: string }][] {
  const [, number, slug = ""] = /^posts\/([^.]*)\.(?:(.+)\.)?html$/.exec(file) ?? [];
  return number === undefined ? [] : [[number, { file, slug }]];
}

/** A text whose links to headings, which Substack writes with the number of a post, become links to parts. */
function withParts(html: string, own: string, texts: ReadonlyMap<string, unknown>): string {
  return html
    .replace(
      /(?<=href=")(https?:\/\/[^/"]+\/i\/(\d+))\/([^"?/]+)/g,
      (written, post: string, number: string, part: string) =>
        texts.has(number) ? `${number === own ? "" : post}#${part}` : written,
    )
    .replace(/(?<=href="#)§/g, "");
}

function isPublished(row: Record<string, string>): boolean {
  return row["is_published"]?.trim().toLowerCase() === "true";
}

function postOf(
  row: Record<string, string>,
  number: string,
  slug: string,
  text: () => string,
): ImportedPost {
  const column = (field: string) => (row[field] ?? "").trim();
  const notes: Note[] = [];
  const isMail = column("type") === "adhoc_email";
  const isForAll = ["", "everyone"].includes(column("audience")) && !isMail;
  if (!isForAll) notes.push(NOT_FOR_EVERYBODY);
  const player = column("podcast_url") && playerOf(column("podcast_url"));
  return {
    key: `substack:${number}`,
    origin: "",
    isPage: column("type") === "page",
    title: textOfHtml(column("title")),
    slug,
    excerpt: textOfHtml(column("subtitle")),
    format: "html",
    text: () => player + text(),
    categories: [],
    tags: [],
    isPublished: isPublished(row) && isForAll,
    date: column("post_date") || null,
    author: "",
    cover: null,
    addresses: slug ? [`/p/${slug}`] : [],
    comments: [],
    notes,
  };
}
