/**
 * Builds the site in the languages that the environment names, and serves it on a copy of the browser tests' database:
 * `VITE_LANGUAGE=de node e2e/site-in-languages.ts <directory> <port>`.
 */
import fs from "node:fs";
import path from "node:path";
import { build, preview } from "vite";
import { withApiOf } from "../scripts/prerender/embedded.ts";
import { prerenderSite } from "../scripts/prerender/prerender-site.ts";
import { unfinishedDirectory } from "../scripts/prerender/site-directory.ts";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { templateDir } from "./environment.ts";

// The parent process is gone, perhaps killed.
process.stdin.on("end", () => process.exit()).resume();

const [, , directory = "", port = ""] = process.argv;
const outDir = path.join(directory, "dist");
const dataDir = path.join(directory, "data");
// The tests try every page, whatever the owner has switched off.
process.env["VITE_EVERY_PAGE"] = "on";
process.env["EMBEDDED_DATA_DIR"] = dataDir;

fs.cpSync(templateDir, dataDir, { recursive: true });
const site = { mode: "embedded", logLevel: "warn" } as const;
const [backend] = await Promise.all([
  startEmbedded({ dataDir }),
  build({ ...site, build: { outDir: unfinishedDirectory(outDir) } }),
]);
const siteUrl = `http://127.0.0.1:${port}`;
const cacheDir = `${directory}/cache`;
await withApiOf(backend, (backendUrl) =>
  prerenderSite({ mode: "embedded", outDir, backendUrl, siteUrl, cacheDir }),
);
await preview({
  ...site,
  build: { outDir },
  preview: { port: Number(port), strictPort: true },
});
