/** Builds the site for a path on its host: `node build-site.ts <directory> <base>`. */
import path from "node:path";
import { build } from "vite";
import { addRenderedPosts } from "../../../e2e/rendered-posts.ts";
import { prerenderFrom } from "../../../scripts/prerender/prerender-site.ts";
import { unfinishedDirectory } from "../../../scripts/prerender/site-directory.ts";
import { startEmbedded } from "../../../supabase/embedded/backend.ts";

const [, , directory = "", base = "/"] = process.argv;
const outDir = path.join(directory, "dist");
const backend = await startEmbedded({ dataDir: path.join(directory, "data") });
await build({
  mode: "embedded",
  base,
  logLevel: "error",
  build: { outDir: unfinishedDirectory(outDir), emptyOutDir: true },
});
await addRenderedPosts(backend.db);
const siteUrl = `https://site.example${base.slice(0, -1)}`;
await prerenderFrom(backend, { mode: "embedded", outDir, siteUrl });
await backend.close();
