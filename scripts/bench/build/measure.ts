/**
 * Measures builds of the project in the working directory, which may be another version than this file's: `node
 * measure.ts <articles>`. Prints a line of JSON for each build. The cache between builds is deleted first.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { filesIn, readIfExists } from "../../lib/folder-files.ts";
import type { EmbeddedBackend } from "../../../supabase/embedded/backend.ts";

export type Measurement = {
  name: string;
  seconds: number;
  /** Processor time in seconds, on Linux including the processes that bundle and encode. */
  processor: number;
  /** Megabytes. */
  html: number;
  cards: number;
  pictures: number;
};
type Backends = { startEmbedded: (options: { dataDir: string }) => Promise<EmbeddedBackend> };
type Builds = {
  OUT: string;
  buildSite: () => Promise<void>;
  renderSite: (backend: EmbeddedBackend) => Promise<void>;
};

const count = Number(process.argv[2]);
const { startEmbedded }: Backends = await importHere("supabase/embedded/backend.ts");
const { OUT, buildSite, renderSite }: Builds = await importHere(
  "scripts/bench/browser/build-site.ts",
);

using directory = fs.mkdtempDisposableSync(path.join(os.tmpdir(), "bench-build-"));
const built = path.join(directory.path, "built");
clearCache("pages", "pictures", "social-cards");
const backend = await startEmbedded({ dataDir: path.join(directory.path, "data") });
try {
  await buildSite();
  fs.renameSync(`${OUT}.unfinished`, built);
  await measure("the sample, first build");
  await measure("the sample, second build");
  clearCache("pages");
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
  clearCache("pages");
  await measure(`${many}, all pages anew`);
} finally {
  // Another version's.
  await backend.close();
}

/** Deletes the cache for the next build. */
function clearCache(...folders: string[]): void {
  for (const folder of folders)
    fs.rmSync(path.join("node_modules/.cache", folder), { recursive: true, force: true });
}

function importHere(file: string) {
  return import(pathToFileURL(path.resolve(file)).href);
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
  const measured: Measurement = {
    name,
    seconds: (performance.now() - start) / 1000,
    processor: processorTime() - before,
    html: sizeOf(".html"),
    cards: sizeOf(".png"),
    pictures: sizeOf("", "assets/pictures"),
  };
  console.log(JSON.stringify(measured));
}

/** In seconds; including processes that have ended, if the system reports it. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  const stat = readIfExists("/proc/self/stat") ?? "";
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
