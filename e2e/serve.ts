/**
 * Serves the production build on a fresh embedded backend for the browser tests. Starts the backend
 * itself, before Vite does, to lift the rate limits.
 */
import fs from "node:fs";
import path from "node:path";
import { preview } from "vite";
import { withApiOf } from "../scripts/prerender/embedded.ts";
import { prerenderSite } from "../scripts/prerender/prerender-site.ts";
import { recordMetric } from "../scripts/test-metrics.ts";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { deletedPost, editedPost } from "./after-build.ts";
import { article, comment, reply } from "./article.ts";
import { baseUrl, dataDir, mailFile, port } from "./environment.ts";

// The parent process is gone, perhaps killed.
process.stdin.on("end", () => process.exit()).resume();
fs.mkdirSync(path.dirname(dataDir), { recursive: true });
process.env["EMBEDDED_DATA_DIR"] = dataDir;
process.env["EMBEDDED_MAIL_FILE"] = mailFile;

const backend = await startEmbedded({ dataDir, mailFile });
await backend.db.exec("update private.rate_limits set per_client = 10000, in_total = 100000");

for (const { id, slug, title } of [editedPost, deletedPost]) {
  await backend.db.query(
    "insert into posts (id, slug, title, content, published, created_at) values ($1, $2, $3, '<p>As it was.</p>', true, '2020-02-02')",
    [id, slug, title],
  );
}
await backend.db.query(
  "insert into posts (id, slug, title, excerpt, tags, content, featured_image, published, created_at) values ($1, $2, $3, $4, $5, $6, '/icon-192.png', true, '2020-02-01')",
  [article.id, article.slug, article.title, article.excerpt, article.tags, article.content],
);
for (const { id, author_name, content } of [comment, reply]) {
  await backend.db.query(
    "insert into comments (id, post_id, parent_id, author_name, content, status) values ($1, $2, $3, $4, $5, 'approved')",
    [id, article.id, id === reply.id ? comment.id : null, author_name, content],
  );
}
const start = performance.now();
const count = await withApiOf(backend, (backendUrl) =>
  prerenderSite({ mode: "embedded", outDir: "dist-embedded", backendUrl, siteUrl: baseUrl }),
);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
recordMetric(
  "Prerendering",
  `${count} addresses rendered in ${seconds} s, the build of the renderer included`,
);
const server = await preview({ mode: "embedded", preview: { port, strictPort: true } });
server.printUrls();
