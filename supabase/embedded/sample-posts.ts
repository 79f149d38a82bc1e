import fs from "node:fs";
import path from "node:path";
import { readFrontMatter } from "../../scripts/content/front-matter.ts";
import { newPage, newPost, readPageHead, readPostHead } from "../../scripts/content/records.ts";
import { filesAt, hashFiles, modulesOf } from "./hash-files.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** The code that renders the texts, and what it imports; it is only loaded for that. */
const RENDERER = ["package-lock.json", "src/lib"];

/** The prefix of a file's path in the bucket, if site and backend have the same origin. */
const FILES = "storage/v1/object/public/";
/** Its prefix on the official stack, whose API has a separate port. */
const FILES_ROOT =
  "coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/')";

/** The inputs of the rows, besides the posts themselves: also the records of posts and pages. */
export function rowInputs(): string[] {
  const rendering = RENDERER.flatMap((name) => filesAt(path.join(root, name)));
  return [...rendering, ...modulesOf(import.meta.filename)];
}

/**
 * Generates `seed/100-posts.sql` from the sample posts in `seed/posts/`, which have the form of an export,
 * except for the field `written` instead of dates, and from the pages in `seed/pages/`. Git ignores the file;
 * it is only regenerated after a change to the posts or the renderer, because rendering takes a second.
 *
 * @param supabaseDir directory that contains `seed/`
 * @throws {Error} naming a post that cannot be read
 */
export async function makeSamplePosts(supabaseDir: string): Promise<void> {
  const file = path.join(supabaseDir, "seed/100-posts.sql");
  const posts = filesAt(path.join(supabaseDir, "seed/posts"));
  const pages = filesAt(path.join(supabaseDir, "seed/pages"));
  if (posts.length + pages.length === 0) return fs.rmSync(file, { force: true });
  const head = `-- Made of posts/ by npm run seed: ${hashFiles([...posts, ...pages, ...rowInputs()])}\n`;
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8").startsWith(head)) return;

  const rows = await readRows(posts, pages);
  const postsSql = insertOf("posts", rows.posts, {
    author_id: "(select user_id from private.site_owner)",
    created_at: "now() + (text ->> 'written')::interval",
  });
  const sql = head + postsSql + insertOf("pages", rows.pages);
  // Renamed when it is complete, because other processes may be reading it.
  const temporaryFile = path.join(supabaseDir, ".temp", `posts-${process.pid}.sql`);
  fs.mkdirSync(path.dirname(temporaryFile), { recursive: true });
  fs.writeFileSync(temporaryFile, sql);
  fs.renameSync(temporaryFile, file);
}

async function readRows(posts: string[], pages: string[]) {
  // Loaded here, because it is rarely needed when the backend starts.
  const { sourceServer } = await import("../../scripts/lib/source-server.ts");
  const vite = await sourceServer();
  try {
    const { renderMarkdown } = await vite.ssrLoadModule("/src/lib/markdown/render.ts");
    const read = async (file: string) => {
      const { head, body } = readFrontMatter(fs.readFileSync(file, "utf8"));
      return { head, body, html: await renderMarkdown(body) };
    };
    return {
      posts: await rowsOf(posts, async (file) => {
        const { head, body, html } = await read(file);
        const { written, ...fields } = head;
        return { ...newPost(readPostHead(fields), body, html), written };
      }),
      pages: await rowsOf(pages, async (file) => {
        const { head, body, html } = await read(file);
        return newPage(readPageHead(head), body, html);
      }),
    };
  } finally {
    await vite.close();
  }
}

async function rowsOf<Row>(files: string[], read: (file: string) => Promise<Row>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const file of files) {
    try {
      rows.push(await read(file));
    } catch (error) {
      throw new Error(`${file}: ${String(error)}`, { cause: error });
    }
  }
  return rows;
}

/**
 * @param computed columns that are not fields of the files, with the functions that compute their values
 */
function insertOf(
  table: "posts" | "pages",
  rows: readonly object[],
  computed: Readonly<Record<string, string>> = {},
): string {
  const [row] = rows;
  if (!row) return "";
  const same = Object.keys(row).filter(
    (name) => name !== "written" && !Object.hasOwn(computed, name),
  );
  const json = `'${JSON.stringify(rows, null, 1).replaceAll("'", "''")}'`;
  return `insert into public.${table} (${[...Object.keys(computed), ...same].join(", ")})
select ${[...Object.values(computed), ...same].join(", ")}
from
  jsonb_array_elements(replace(${json}, '/${FILES}', ${FILES_ROOT} || '${FILES}')::jsonb) as text,
  jsonb_populate_record(null::public.${table}, text);
`;
}
