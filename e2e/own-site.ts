/**
 * Builds the site with the environment's settings, for a path of its host, and serves it on a copy of the
 * browser tests' database: `VITE_LANGUAGE=de node e2e/own-site.ts <directory> <port> /`.
 */
import fs from "node:fs";
import path from "node:path";
import { build, preview } from "vite";
import { prerenderFrom } from "../scripts/prerender/prerender-site.ts";
import { unfinishedDirectory } from "../scripts/prerender/site-directory.ts";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { requireBudget } from "./budget.ts";
import { templateDir } from "./environment.ts";
import { linking } from "./under-a-path.ts";

// The parent process has ended, perhaps killed.
process.stdin.on("end", () => process.exit()).resume();

const [, , directory = "", port = "", base = "/"] = process.argv;
const outDir = path.join(directory, "dist");
const dataDir = path.join(directory, "data");
// The tests try every page, whatever the owner has turned off.
process.env["VITE_EVERY_PAGE"] = "on";
process.env["EMBEDDED_DATA_DIR"] = dataDir;

fs.cpSync(templateDir, dataDir, { recursive: true });
const site = { mode: "embedded", base, logLevel: "warn" } as const;
const [backend] = await Promise.all([
  startEmbedded({ dataDir }),
  build({ ...site, build: { outDir: unfinishedDirectory(outDir) } }),
]);
await backend.db.query(
  "insert into posts (id, slug, title, content, published, created_at) values ($1, $2, $3, $4, true, '2020-02-02')",
  [linking.id, linking.slug, linking.title, linking.content],
);
const siteUrl = `http://127.0.0.1:${port}${base.slice(0, -1)}`;
const cacheDir = path.join(directory, "cache");
await prerenderFrom(backend, { mode: "embedded", outDir, siteUrl, cacheDir });
requireBudget(outDir);
await preview({ ...site, build: { outDir }, preview: { port: Number(port), strictPort: true } });
