import fs from "node:fs";
import path from "node:path";
import { readFrontMatter } from "../../scripts/content/front-matter.ts";
import { newPost, readPostHead } from "../../scripts/content/records.ts";
import { filesAt, hashFiles } from "./hash-files.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** What rows are made with, besides the posts themselves. */
const MADE_WITH = [
  "package-lock.json",
  "scripts/content/front-matter.ts",
  "scripts/content/records.ts",
  "src/lib/format/read-time.ts",
  "src/lib/markdown",
  "src/lib/media",
  "supabase/embedded/sample-posts.ts",
].map((name) => path.join(root, name));

/** The prefix of a file's path in the bucket, if site and backend have the same origin. */
const FILES = "storage/v1/object/public/";
/** What comes before it on the official stack, whose API has its own port. */
const FILES_ROOT =
  "coalesce(nullif(current_setting('app.settings.files_root', true), ''), 'http://127.0.0.1:54321/')";

/**
 * Makes `seed/100-posts.sql` of the sample posts in `seed/posts/`, which have the form of an export, but for the
 * field `written` in place of dates. Git ignores the file; it is made anew after a change of the posts or of
 * the renderer alone, because rendering takes a second.
 *
 * @param supabaseDir directory that contains `seed/`
 * @throws {Error} naming a post that cannot be read
 */
export async function makeSamplePosts(supabaseDir: string): Promise<void> {
  const file = path.join(supabaseDir, "seed/100-posts.sql");
  const posts = filesAt(path.join(supabaseDir, "seed/posts"));
  if (posts.length === 0) return fs.rmSync(file, { force: true });
  const head = `-- Made of posts/ by npm run seed: ${hashFiles([...posts, ...MADE_WITH.flatMap(filesAt)])}\n`;
  if (fs.existsSync(file) && fs.readFileSync(file, "utf8").startsWith(head)) return;

  const sql = head + insertOf(await readPosts(posts));
  // Renamed when it is complete, because other processes may be reading it.
  const unfinished = path.join(supabaseDir, ".temp", `posts-${process.pid}.sql`);
  fs.mkdirSync(path.dirname(unfinished), { recursive: true });
  fs.writeFileSync(unfinished, sql);
  fs.renameSync(unfinished, file);
}

type SamplePost = ReturnType<typeof newPost> & { written: unknown };

async function readPosts(files: string[]): Promise<SamplePost[]> {
  // Loaded here, because hardly any start of the backend needs it.
  const { sourceServer } = await import("../../scripts/source-server.ts");
  const vite = await sourceServer();
  try {
    const { renderMarkdown } = await vite.ssrLoadModule("/src/lib/markdown/render.ts");
    const posts: SamplePost[] = [];
    for (const file of files) {
      try {
        const { head, body } = readFrontMatter(fs.readFileSync(file, "utf8"));
        const { written, ...fields } = head;
        posts.push({ ...newPost(readPostHead(fields), body, await renderMarkdown(body)), written });
      } catch (error) {
        throw new Error(`${file}: ${String(error)}`, { cause: error });
      }
    }
    return posts;
  } finally {
    await vite.close();
  }
}

function insertOf(posts: SamplePost[]): string {
  const { written: _written, created_at: _created, ...columns } = posts[0] ?? {};
  const names = Object.keys(columns).join(", ");
  const json = `'${JSON.stringify(posts, null, 1).replaceAll("'", "''")}'`;
  return `insert into public.posts (author_id, created_at, ${names})
select (select user_id from private.site_owner), now() + (post ->> 'written')::interval, ${names}
from
  jsonb_array_elements(replace(${json}, '/${FILES}', ${FILES_ROOT} || '${FILES}')::jsonb) as post,
  jsonb_populate_record(null::public.posts, post);
`;
}
