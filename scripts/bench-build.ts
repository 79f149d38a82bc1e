/**
 * Measures builds: of the sample, of many articles, again unchanged, and after one of them was changed.
 *
 * `node scripts/bench-build.ts`: 1,000 articles
 * - `200`: another number
 *
 * Deletes the cache between builds in node_modules/.cache. Seconds are those of rendering; "!" marks a missed
 * budget of docs/performance.md.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { buildSite, OUT, renderSite } from "./bench/browser/build-site.ts";
import { filesIn } from "./folder-files.ts";

const count = Number(process.argv[2] ?? 1000);

/** Seconds of processor time of a build, for many articles with 1,000. */
const LIMITS: [name: RegExp, seconds: number][] = [
  [/^the sample, all pages anew/, 9],
  [/articles, all pages anew/, 75],
  [/articles, one changed/, 15],
];
/** Megabytes of HTML and cards for 1,000 articles. */
const ROOM = 155;

using directory = fs.mkdtempDisposableSync(path.join(os.tmpdir(), "bench-build-"));
const built = path.join(directory.path, "built");
forget("pages", "pictures", "social-cards");
await using backend = await startEmbedded({ dataDir: path.join(directory.path, "data") });

await buildSite();
fs.renameSync(`${OUT}.unfinished`, built);
await measure("the sample, first build");
await measure("the sample, second build");
forget("pages");
await measure("the sample, all pages anew");
await addArticles(count);
const many = `${count.toLocaleString("en")} articles`;
await measure(`${many}, first build`);
await measure(`${many}, second build`);
await backend.db.exec(
  `update public.posts set content = content || '<p>One sentence more.</p>' where slug like '%-2'
   and id = (select id from public.posts where slug like '%-2' order by slug limit 1)`,
);
await measure(`${many}, one changed`);
forget("pages");
await measure(`${many}, all pages anew`);

/** Deletes the cache for the next build. */
function forget(...folders: string[]): void {
  for (const folder of folders)
    fs.rmSync(path.join("node_modules/.cache", folder), { recursive: true, force: true });
}

/** Repeats the sample articles, each with its own title, text and code. */
async function addArticles(count: number): Promise<void> {
  await backend.db.query(
    `insert into public.posts (title, slug, excerpt, language, content, category, tags, published, created_at)
    select p.title || ' ' || n, p.slug || '-' || n, p.excerpt, p.language,
      '<p>Copy ' || n || '</p>' || replace(p.content, '</code></pre>', ' ' || n || '</code></pre>'),
      p.category, p.tags, true, p.created_at - n * interval '1 day'
    from generate_series(1, 100) as n cross join (select * from public.posts where published) as p
    order by n limit $1`,
    [count],
  );
}

async function measure(name: string): Promise<void> {
  fs.cpSync(built, `${OUT}.unfinished`, { recursive: true });
  const [start, before] = [performance.now(), processorTime()];
  await renderSite(backend);
  const seconds = (performance.now() - start) / 1000;
  const processor = processorTime() - before;
  const [html, cards, pictures] = [sizeOf(".html"), sizeOf(".png"), sizeOf("", "assets/pictures")];
  const limit = LIMITS.find(([build]) => build.test(name))?.[1] ?? Infinity;
  const isMany = name.includes("articles");
  const times = isMany ? count / 1_000 : 1;
  const isOver = processor > limit * times || (isMany && html + cards > ROOM * times);
  console.log(
    `${name.padEnd(34)} ${processor.toFixed(1).padStart(6)} s of processor time, ${seconds.toFixed(1)} s; ` +
      `HTML ${html.toFixed(1)} MB, cards ${cards.toFixed(1)} MB, pictures ${pictures.toFixed(2)} MB${isOver ? " !" : ""}`,
  );
}

/** In seconds; on Linux including the processes that bundle and encode, which have ended. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  const stat = fs.existsSync("/proc/self/stat") ? fs.readFileSync("/proc/self/stat", "utf8") : "";
  const [children = 0, childrenSystem = 0] =
    stat.split(") ").at(-1)?.split(" ").slice(13, 15) ?? [];
  return (user + system) / 1e6 + (Number(children) + Number(childrenSystem)) / 100;
}

/** Total size of the built files with an extension, in megabytes. */
function sizeOf(ending: string, folder = ""): number {
  return filesIn(OUT, folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => fs.statSync(path.join(OUT, file)).size)
    .reduce((sum, size) => sum + size / 1e6, 0);
}
