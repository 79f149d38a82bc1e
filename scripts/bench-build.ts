/**
 * Measures a build of many articles: how long rendering takes, and the room of what it writes.
 *
 *   node scripts/bench-build.ts          1,000 articles
 *   node scripts/bench-build.ts 200
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { buildSite, OUT, renderSite } from "./bench/browser/build-site.ts";

const count = Number(process.argv[2] ?? 1_000);
/** Megabytes of HTML and cards for 1,000 articles, see docs/performance.md. */
const ROOM = 155;

const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-build-"));
const backend = await startEmbedded({ dataDir: path.join(directory, "data") });

try {
  // Repeats the sample articles, each under its own title.
  await backend.db.query(
    `insert into public.posts (title, slug, excerpt, language, content, category, tags, published, created_at)
    select p.title || ' ' || n, p.slug || '-' || n, p.excerpt, p.language, p.content, p.category, p.tags, true, p.created_at - n * interval '1 day'
    from generate_series(1, 100) as n cross join (select * from public.posts where published) as p
    order by n limit $1`,
    [count],
  );
  for (const round of ["first build", "built again"]) {
    await buildSite();
    const [start, cpu] = [performance.now(), process.cpuUsage()];
    await renderSite(backend);
    const seconds = (performance.now() - start) / 1000;
    const { user, system } = process.cpuUsage(cpu);
    const [html, cards] = [sizeOf(".html"), sizeOf(".png")];
    const room = ((html + cards) / count) * 1_000;
    console.log(
      `${round}: ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor time, ` +
        `${html.toFixed(0)} MB of HTML, ${cards.toFixed(0)} MB of cards; ` +
        `${room.toFixed(0)} MB for 1,000 articles${room > ROOM ? " !" : ""}`,
    );
  }
} finally {
  await backend.close();
  fs.rmSync(directory, { recursive: true });
}

/** Total size of the built files with an extension, in megabytes. */
function sizeOf(ending: string): number {
  const bytes = fs
    .readdirSync(OUT, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => fs.statSync(path.join(OUT, name)).size);
  return bytes.reduce((sum, size) => sum + size, 0) / 1e6;
}
