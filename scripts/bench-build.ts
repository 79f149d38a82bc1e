/**
 * Measures a build of many articles: how long rendering takes, and the room of what it writes.
 *
 *   node scripts/bench-build.ts
 *   node scripts/bench-build.ts --posts 200
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { build } from "vite";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { withApiOf } from "./prerender/embedded.ts";
import { prerenderSite } from "./prerender/prerender-site.ts";

const { values } = parseArgs({ options: { posts: { type: "string", default: "1000" } } });
const MODE = "embedded";
const OUT = "dist-embedded";
const directory = fs.mkdtempSync(path.join(os.tmpdir(), "bench-build-"));
const backend = await startEmbedded({ dataDir: path.join(directory, "data") });

try {
  // The sample articles again and again, each under a title of its own.
  await backend.db.query(
    `insert into public.posts (title, slug, excerpt, language, content, category, tags, published, created_at)
    select p.title || ' ' || n, p.slug || '-' || n, p.excerpt, p.language, p.content, p.category, p.tags, true, p.created_at - n * interval '1 day'
    from generate_series(1, 100) as n cross join (select * from public.posts where published) as p
    order by n limit $1`,
    [Number(values.posts)],
  );
  await build({ mode: MODE, logLevel: "warn" });
  await withApiOf(backend, async (backendUrl) => {
    for (const round of ["first build", "built again"]) {
      const [start, cpu] = [performance.now(), process.cpuUsage()];
      await prerenderSite({ mode: MODE, outDir: OUT, backendUrl, siteUrl: "https://site.example" });
      const seconds = (performance.now() - start) / 1000;
      const { user, system } = process.cpuUsage(cpu);
      console.log(
        `${round}: ${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of processor time, ` +
          `${sizeOf(".html")} MB of HTML, ${sizeOf(".png")} MB of cards`,
      );
    }
  });
} finally {
  await backend.close();
  fs.rmSync(directory, { recursive: true });
}

/** Megabytes of the built files with an ending. */
function sizeOf(ending: string): string {
  const files = fs.readdirSync(OUT, { recursive: true, encoding: "utf8" });
  const bytes = files
    .filter((name) => name.endsWith(ending))
    .map((name) => fs.statSync(path.join(OUT, name)).size);
  return (bytes.reduce((sum, size) => sum + size, 0) / 1e6).toFixed(0);
}
