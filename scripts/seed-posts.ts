/**
 * Writes the SQL of the sample posts, supabase/seed/1xx-posts-….sql, from their Markdown in
 * supabase/seed/posts/, rendered as the editor renders it. tests/scripts/seed-posts.test.ts fails when
 * a file is outdated.
 */
import fs from "node:fs";
import path from "node:path";
import { sourceServer } from "./source-server.ts";

const seed = path.resolve(import.meta.dirname, "../supabase/seed");

/** The HTML and metadata that the site derives from an author's text. */
export type Renderer = {
  renderMarkdown: (source: string) => Promise<string>;
  /** In minutes. */
  readTime: (text: string, format: "markdown") => number;
};

/**
 * The prefix of a file's path in the bucket, if site and backend have the same origin, as with the
 * embedded backend.
 */
const FILES = "storage/v1/object/public/";
/** The same for the official stack, whose API has its own port. */
const ROOT =
  "coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/')";

/**
 * The SQL files of the sample posts.
 *
 * @returns their texts, by path
 * @throws {Error} naming a Markdown file without front matter
 */
export async function postFiles(renderer: Renderer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  for (const name of fs.readdirSync(path.join(seed, "posts")).toSorted()) {
    const text = fs.readFileSync(path.join(seed, "posts", name), "utf8");
    const [, head, source] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(text) ?? [];
    if (head === undefined || source === undefined) throw new Error(`${name} has no front matter.`);
    const file = path.join(seed, name.replace("-", "-posts-").replace(/\.md$/, ".sql"));
    files.set(file, await insertOf(name, fieldsOf(head), source.trimEnd(), renderer));
  }
  return files;
}

/** Parses the lines `name: value`. */
function fieldsOf(head: string): (name: string) => string | undefined {
  const fields = new Map(
    head.split("\n").map((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)];
    }),
  );
  return (name) => fields.get(name);
}

async function insertOf(
  name: string,
  field: (name: string) => string | undefined,
  source: string,
  { renderMarkdown, readTime }: Renderer,
): Promise<string> {
  const text = (key: string) => {
    const value = field(key);
    if (value === undefined) throw new Error(`${name} does not say its ${key}.`);
    return value;
  };
  const content = await renderMarkdown(source);
  const tags = text("tags").split(", ").map(quoted).join(", ");
  const series = field("series");
  const columns: [string, string][] = [
    ["id", quoted(text("id"))],
    ["title", quoted(text("title"))],
    ["slug", quoted(text("slug"))],
    ["excerpt", quoted(text("excerpt"))],
    ["category", quoted(text("category"))],
    ["tags", `array[${tags}]`],
    ...(series
      ? ([
          ["series", quoted(series)],
          ["series_part", text("part")],
        ] as [string, string][])
      : []),
    ["featured", text("featured")],
    ["published", text("published")],
    ["featured_image", withFiles(quoted(text("cover")))],
    ["author_name", "'Robin Sample'"],
    ["author_id", "(select user_id from private.site_owner)"],
    ["created_at", `now() - interval '${text("written").replace(/ ago$/, "")}'`],
    ["read_time", String(readTime(source, "markdown"))],
    ["format", "'markdown'"],
    ["source", withFiles(`$markdown$${source}$markdown$`)],
    ["content", withFiles(`$html$${content}$html$`)],
  ];
  return [
    `-- Made of posts/${name} by npm run seed.`,
    `insert into public.posts (${columns.map(([column]) => column).join(", ")})`,
    "values (",
    columns.map(([, value]) => `  ${value}`).join(",\n"),
    ");",
    "",
  ].join("\n");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

/** The same text with absolute URLs of files, if the backend has its own origin. */
function withFiles(literal: string): string {
  return literal.includes(`/${FILES}`)
    ? `replace(${literal}, '/${FILES}', ${ROOT} || '${FILES}')`
    : literal;
}

if (import.meta.main) {
  const vite = await sourceServer();
  const { renderMarkdown } = await vite.ssrLoadModule("/src/lib/markdown/render.ts");
  const { readTime } = await vite.ssrLoadModule("/src/lib/format/read-time.ts");
  const files = await postFiles({ renderMarkdown, readTime });
  for (const [file, sql] of files) fs.writeFileSync(file, sql);
  await vite.close();
}
