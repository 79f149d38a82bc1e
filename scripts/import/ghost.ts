import { StartError } from "../../supabase/embedded/start-error.ts";
import { textOfLexical, textOfMobiledoc } from "./ghost/editors.ts";
import { plainMarkdown, type Dialect } from "./markdown/plain.ts";
import {
  listOf,
  objectOf,
  readJson,
  textOf,
  type ImportedPost,
  type ImportedComment,
  type Note,
  type Source,
} from "./source.ts";

/** Its Markdown has an end for each line, and no templates. */
const GHOST: Dialect = {
  isMdx: false,
  isLiquid: false,
  keepsLineEnds: true,
  linkTo: (name) => ({ address: name, title: "" }),
  valueOf: () => undefined,
  codeIn: () => null,
  noteAt: () => null,
};

/** What Ghost writes in place of its own address. */
const PLACEHOLDER = "__GHOST_URL__";

/**
 * Reads Ghost's export (Settings → Import/Export), of every version.
 *
 * @param siteUrl of the old site, which the file does not say
 * @throws {StartError} if it is another file
 */
export function readGhost(file: string, siteUrl: string): Source {
  const root = objectOf(readJson(file));
  const [first] = listOf(root["db"]);
  const data = objectOf((first ?? root)["data"]);
  if (!Array.isArray(data["posts"])) throw new StartError(`${file} is no export of Ghost's.`);

  const byId = (table: string) =>
    new Map(listOf(data[table]).map((row) => [textOf(row["id"]), row]));
  const grouped = new Map<string, Map<string, Record<string, unknown>[]>>();
  /** Its rows by post, in their order. */
  const byPost = (table: string) => {
    const known = grouped.get(table);
    if (known) return known;
    const groups = Map.groupBy(listOf(data[table]), (row) => textOf(row["post_id"]));
    for (const [id, rows] of groups)
      groups.set(
        id,
        rows.toSorted((one, other) => orderOf(one) - orderOf(other)),
      );
    grouped.set(table, groups);
    return groups;
  };
  const [tags, users, members] = [byId("tags"), byId("users"), byId("members")];
  const meta = new Map(listOf(data["posts_meta"]).map((row) => [textOf(row["post_id"]), row]));
  const absolute = (text: string) => text.replaceAll(PLACEHOLDER, siteUrl);

  const posts = listOf(data["posts"]).map((row): ImportedPost => {
    const id = textOf(row["id"]);
    const own = (table: string) => byPost(table).get(id) ?? [];
    const names = own("posts_tags").map((link) =>
      textOf(tags.get(textOf(link["tag_id"]))?.["name"]),
    );
    const [author, ...others] = own("posts_authors").map((link) =>
      textOf(users.get(textOf(link["author_id"]))?.["name"]),
    );
    const details = meta.get(id) ?? {};
    const notes = lostOf(row, details, names, others);
    const html = textOf(row["html"]);
    // In a text of its own, where the file has no HTML: Markdown with HTML in it.
    const source = html
      ? ""
      : textOf(row["markdown"]) ||
        textOfMobiledoc(textOf(row["mobiledoc"])) ||
        textOfLexical(textOf(row["lexical"]));
    if (!html && !source && textOf(row["plaintext"])) {
      notes.push({ field: "text", says: "comes without its formatting, which the file lacks" });
    }
    const cover = absolute(textOf(row["feature_image"]) || textOf(row["image"]));
    const alt = textOf(details["feature_image_alt"]);
    const slug = textOf(row["slug"]);
    return {
      key: `ghost:${id}`,
      origin: textOf(row["uuid"]) || JSON.stringify([row["title"], row["created_at"]]),
      isPage: row["type"] === "page" || row["page"] === 1 || row["page"] === true,
      title: textOf(row["title"]),
      slug,
      excerpt: textOf(row["custom_excerpt"]),
      language: textOf(row["locale"]) || undefined,
      format: source ? "markdown" : "html",
      text: absolute(html || source || paragraphs(textOf(row["plaintext"]))),
      convert: (text, all) => (source ? plainMarkdown(text, GHOST, all) : text),
      categories: [],
      // Those that begin with # are the owner's own.
      tags: names.filter((name) => name && !name.startsWith("#")),
      isPublished: ["published", "scheduled"].includes(textOf(row["status"])) && isPublic(row),
      isFeatured: row["featured"] === 1 || row["featured"] === true,
      date: textOf(row["published_at"]) || null,
      created: textOf(row["created_at"]) || null,
      author: author ?? textOf(users.get(textOf(row["author_id"]))?.["name"]),
      cover: cover || null,
      coverAlt: alt,
      addresses: slug ? [`/${slug}/`] : [],
      comments: commentsOf(own("comments"), members),
      notes,
    };
  });

  const people = members.size;
  return {
    siteUrl,
    posts,
    alts: new Map(),
    fileOf: () => null,
    notes: [
      "Ghost's file has no pictures: they are fetched from --site, or taken from --pictures.",
      ...(people > 0 ? [`${people} members are not imported.`] : []),
      ...(data["comments"] === undefined ? ["Ghost left the comments out of this file."] : []),
    ],
  };
}

function orderOf(row: Record<string, unknown>): number {
  return Number(row["sort_order"]) || 0;
}

function isPublic(row: Record<string, unknown>): boolean {
  return ["", "public"].includes(textOf(row["visibility"]));
}

function lost(field: string, value: string): Note[] {
  return value
    ? [{ field, says: `“${value.replace(/\s+/g, " ").slice(0, 80)}” does not come`, isLost: true }]
    : [];
}

function lostOf(
  row: Record<string, unknown>,
  details: Record<string, unknown>,
  names: string[],
  authors: string[],
): Note[] {
  return [
    ...["meta_title", "meta_description", "og_title", "og_description", "twitter_title"].flatMap(
      (field) => lost(field, textOf(details[field]) || textOf(row[field])),
    ),
    ...lost("authors", authors.join(", ")),
    ...lost("codeinjection_head", textOf(row["codeinjection_head"])),
    ...lost("codeinjection_foot", textOf(row["codeinjection_foot"])),
    ...lost("canonical_url", textOf(row["canonical_url"])),
    ...lost("feature_image_caption", textOf(details["feature_image_caption"])),
    ...lost("tags", names.filter((name) => name.startsWith("#")).join(", ")),
    ...(row["status"] === "sent"
      ? [{ field: "status", says: "was only mailed to members there, and comes as a draft" }]
      : []),
    ...(!isPublic(row)
      ? [
          {
            field: "visibility",
            says: "is for members there, and comes as a draft, because everybody reads here",
          },
        ]
      : []),
  ];
}

function commentsOf(
  rows: readonly Record<string, unknown>[],
  members: Map<string, Record<string, unknown>>,
): ImportedComment[] {
  return rows
    .filter((row) => row["status"] !== "deleted")
    .map((row) => ({
      key: textOf(row["id"]),
      parent: textOf(row["parent_id"]) || null,
      author: textOf(members.get(textOf(row["member_id"]))?.["name"]),
      text: textOf(row["html"]),
      date: textOf(row["created_at"]) || null,
      isHeld: row["status"] !== "published",
    }));
}

function paragraphs(text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return escaped
    .split(/\n{2,}/)
    .filter((words) => words.trim() !== "")
    .map((words) => `<p>${words.trim().replaceAll("\n", "<br>")}</p>`)
    .join("\n");
}
