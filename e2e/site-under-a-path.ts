/** The site under a path of its host, as on GitHub Pages: a build, a backend and a server of its own. */
import fs from "node:fs";
import path from "node:path";
import { build, preview } from "vite";
import { withApiOf } from "../scripts/prerender/embedded.ts";
import { prerenderSite } from "../scripts/prerender/prerender-site.ts";
import { unfinishedDirectory } from "../scripts/prerender/site-directory.ts";
import { startEmbedded } from "../supabase/embedded/backend.ts";

/** Where it is on its host. */
const BASE = "/my-site/";

// The parent process is gone, perhaps killed.
process.stdin.on("end", () => process.exit()).resume();

const [, , directory = "", port = ""] = process.argv;
const outDir = path.join(directory, "dist");
const dataDir = path.join(directory, "data");
fs.mkdirSync(directory, { recursive: true });
process.env["EMBEDDED_DATA_DIR"] = dataDir;

const inline = { mode: "embedded", base: BASE, logLevel: "warn" } as const;
const [backend] = await Promise.all([
  startEmbedded({ dataDir }),
  build({ ...inline, build: { outDir: unfinishedDirectory(outDir) } }),
]);
const siteUrl = `http://127.0.0.1:${port}${BASE.slice(0, -1)}`;
await withApiOf(backend, (backendUrl) =>
  prerenderSite({ mode: "embedded", outDir, backendUrl, siteUrl }),
);
const server = await preview({
  ...inline,
  build: { outDir },
  preview: { port: Number(port), strictPort: true },
});
server.printUrls();
