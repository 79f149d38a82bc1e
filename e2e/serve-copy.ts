/** Builds the site in its own way, and serves it on a copy of the browser tests' database. */
import fs from "node:fs";
import path from "node:path";
import { build, preview } from "vite";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { templateDir } from "./environment.ts";

/**
 * Does so for `node e2e/<script> <directory> <port>`.
 *
 * @param languages what the environment says of them, see scripts/words/site-languages.ts
 */
export async function serveCopy(languages: Readonly<Record<string, string>>): Promise<void> {
  // The parent process is gone, perhaps killed.
  process.stdin.on("end", () => process.exit()).resume();

  const [, , directory = "", port = ""] = process.argv;
  const outDir = path.join(directory, "dist");
  const dataDir = path.join(directory, "data");
  // The tests try every page, whatever the owner has switched off.
  Object.assign(process.env, languages, { VITE_EVERY_PAGE: "on", EMBEDDED_DATA_DIR: dataDir });
  // It reads the languages as it is loaded.
  const { prerenderSite } = await import("../scripts/prerender/prerender-site.ts");
  const { withApiOf } = await import("../scripts/prerender/embedded.ts");
  const { unfinishedDirectory } = await import("../scripts/prerender/site-directory.ts");

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
}
