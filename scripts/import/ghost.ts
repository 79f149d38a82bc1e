import { UserError } from "../lib/user-error.ts";
import { textOfLexical, textOfMobiledoc } from "./ghost/editors.ts";
import { escaped } from "../../src/lib/html/escaped.ts";
import { addressesIn, isPageIn, PLACEHOLDER } from "./ghost/addresses.ts";
import { commentsOf } from "./ghost/comments.ts";
import { isMail, isPublic, lostOf, fieldOf, withoutGated } from "./ghost/losses.ts";
import { PLAIN, plainMarkdown } from "./markdown/plain.ts";
import { listOf, objectOf, textOf } from "../lib/json.ts";
import { readJson, type ImportedPost, type Note, type Source } from "./source.ts";

/**
 * Reads Ghost's export (Settings → Import/Export), of every version.
 *
 * @param siteUrl of the old site, which the file does not contain
 * @throws {UserError} if it is another file
 */
export function readGhost(file: string, siteUrl: string): Source {
  const root = objectOf(readJson(file));
  const [database] = listOf(root["db"]);
  const data = objectOf((database ?? root)["data"]);
  if (!Array.isArray(data["posts"])) throw new UserError(`${file} is not a Ghost export.`);

  const byId = (table: string) =>
    new Map(listOf(data[table]).map((row) => [textOf(row["id"]), row]));
  /** Its rows by post, in order. */
  const byPost = (table: string) => {
    const rows = listOf(data[table]).toSorted((one, other) => orderOf(one) - orderOf(other));
    return Map.groupBy(rows, (row) => textOf(row["post_id"]));
  };
  const [tags, users, members] = [byId("tags"), byId("users"), byId("members")];
  const [postTags, postAuthors] = [byPost("posts_tags"), byPost("posts_authors")];
  const comments = byPost("comments");
  const meta = new Map(listOf(data["posts_meta"]).map((row) => [textOf(row["post_id"]), row]));
  const addressesOf = addressesIn(listOf(data["settings"]), siteUrl, listOf(data["posts"]));
  const absolute = (text: string) => text.replaceAll(PLACEHOLDER, siteUrl);

  const posts = listOf(data["posts"]).map((row): ImportedPost => {
    const id = textOf(row["id"]);
    const names = (postTags.get(id) ?? []).map((link) =>
      textOf(tags.get(textOf(link["tag_id"]))?.["name"]),
    );
    const [first, ...further] = (postAuthors.get(id) ?? []).map((link) =>
      users.get(textOf(link["author_id"])),
    );
    const writer = first ?? users.get(textOf(row["author_id"]));
    const others = further.map((user) => textOf(user?.["name"]));
    const details = meta.get(id) ?? {};
    const excerpt = textOf(row["custom_excerpt"]) || fieldOf("meta_description", row, details);
    const notes = lostOf(row, details, names, others, excerpt);
    const { format, written } = textIn(row, notes);
    const text = absolute(written);
    const cover = absolute(textOf(row["feature_image"]) || textOf(row["image"]));
    const alt = textOf(details["feature_image_alt"]);
    const slug = textOf(row["slug"]);
    return {
      key: `ghost:${id}`,
      origin: textOf(row["uuid"]) || JSON.stringify([row["title"], row["created_at"]]),
      isPage: isPageIn(row),
      title: textOf(row["title"]),
      slug,
      excerpt,
      language: textOf(row["locale"]) || undefined,
      format,
      text: () => text,
      convert: (text, all) => (format === "html" ? text : plainMarkdown(text, PLAIN, all)),
      categories: [],
      // Internal tags begin with #.
      tags: names.filter((name) => name && !name.startsWith("#")),
      isPublished:
        ["published", "scheduled"].includes(textOf(row["status"])) &&
        isPublic(row) &&
        !isMail(row, details),
      isFeatured: row["featured"] === 1 || row["featured"] === true,
      date: textOf(row["published_at"]) || null,
      created: textOf(row["created_at"]) || null,
      author: textOf(writer?.["name"]),
      cover: cover || null,
      coverAlt: alt,
      addresses: slug ? addressesOf(row, textOf(writer?.["slug"])) : [],
      comments: commentsOf(comments.get(id) ?? [], members),
      notes,
    };
  });

  const people = members.size;
  const texts = [...tags.values(), ...users.values()].filter(
    (row) => textOf(row["description"]) || textOf(row["bio"]),
  ).length;
  return {
    siteUrl,
    posts,
    notes: [
      "Ghost's file has no pictures: they are fetched from --site, or taken from --pictures.",
      ...(people > 0 ? [`${people} members are not imported.`] : []),
      ...(texts > 0 ? [`${texts} texts about tags and authors are not imported.`] : []),
      ...(data["comments"] === undefined ? ["Ghost left the comments out of this file."] : []),
    ],
  };
}

/** The text of a post in HTML, or else in its own format: Markdown with HTML in it. */
function textIn(
  row: Record<string, unknown>,
  notes: Note[],
): { format: ImportedPost["format"]; written: string } {
  const html = withoutGated(textOf(row["html"]), notes);
  if (html) return { format: "html", written: html };
  const source =
    textOf(row["markdown"]) ||
    textOfMobiledoc(textOf(row["mobiledoc"]), notes) ||
    textOfLexical(textOf(row["lexical"]), notes);
  if (source) return { format: "markdown", written: source };
  const plain = textOf(row["plaintext"]);
  if (plain)
    notes.push({
      field: "text",
      message: "is imported without formatting, which the file does not have",
    });
  return { format: "html", written: paragraphs(plain) };
}

function orderOf(row: Record<string, unknown>): number {
  return Number(row["sort_order"]) || 0;
}

function paragraphs(text: string): string {
  return escaped(text)
    .split(/\n{2,}/)
    .filter((paragraph) => paragraph.trim() !== "")
    .map((paragraph) => `<p>${paragraph.trim().replaceAll("\n", "<br>")}</p>`)
    .join("\n");
}
