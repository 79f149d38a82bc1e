/**
 * Builds the site and serves it on a fresh embedded backend for the browser tests. Starts the backend
 * itself, before Vite does, to lift the rate limits.
 */
import fs from "node:fs";
import path from "node:path";
import { build, preview } from "vite";
import { prerenderFrom } from "../scripts/prerender/prerender-site.ts";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { LIFT_RATE_LIMITS } from "../supabase/embedded/rate-limits.ts";
import { requireBudget } from "./budget.ts";
import { baseUrl, dataDir, mailFile, port, templateDir } from "./environment.ts";
import { addRenderedPosts } from "./rendered-posts.ts";

// The parent process has ended, perhaps killed.
process.stdin.on("end", () => process.exit()).resume();
fs.mkdirSync(path.dirname(dataDir), { recursive: true });
// The tests try every page, whatever the owner has turned off.
process.env["VITE_EVERY_PAGE"] = "on";
process.env["EMBEDDED_DATA_DIR"] = dataDir;
process.env["EMBEDDED_MAIL_FILE"] = mailFile;

/** Isolated sites are copies of the same database: initializing and filling one takes many seconds. */
async function startFromTemplate() {
  const template = await startEmbedded({ dataDir: templateDir });
  await addRenderedPosts(template.db);
  await template.close();
  fs.cpSync(templateDir, dataDir, { recursive: true });
  return startEmbedded({ dataDir, mailFile });
}

const [backend] = await Promise.all([
  startFromTemplate(),
  build({ mode: "embedded", logLevel: "warn" }),
]);
await backend.db.exec(LIFT_RATE_LIMITS);
await prerenderFrom(backend, { mode: "embedded", siteUrl: baseUrl });
requireBudget("dist-embedded");
const server = await preview({ mode: "embedded", preview: { port, strictPort: true } });
// Playwright sends requests over keep-alive connections; none must be closed while a request is
// sent.
if ("keepAliveTimeout" in server.httpServer) server.httpServer.keepAliveTimeout = 0;
server.printUrls();
