/**
 * Builds the site for the services named by the environment, as for a hosted project, and serves it
 * together with their API for the browser tests.
 */
import fs from "node:fs";
import path from "node:path";
import { serve } from "@hono/node-server";
import { build, preview } from "vite";
import { apiUrl, baseUrl, mailFile, outputDir, port } from "../../e2e/environment.ts";
import { addRenderedPosts } from "../../e2e/rendered-posts.ts";
import { defaultSettings } from "../../scripts/lib/default-settings.ts";
import { prerenderSite } from "../../scripts/prerender/prerender-site.ts";
import { unfinishedDirectory } from "../../scripts/prerender/site-directory.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";
import { LIFT_RATE_LIMITS } from "../../supabase/embedded/rate-limits.ts";
import type { Mail } from "../../supabase/embedded/mail.ts";
import { linkBehind } from "../support/mail-links.ts";
import { openServices, type RealBackend } from "./backend.ts";
import { allEmails, deleteEmails } from "./mail.ts";
import { makeProject } from "./project.ts";
import { storeSampleFiles } from "./sample-files.ts";
import type { Services } from "./services.ts";

// The parent process is gone, perhaps killed.
process.stdin.on("end", () => process.exit()).resume();

const outDir = path.join(outputDir, `site-${port}`);
Object.assign(process.env, defaultSettings(), {
  VITE_SUPABASE_URL: apiUrl,
  VITE_SUPABASE_ANON_KEY: publishableKey,
  VITE_SITE_URL: baseUrl,
  VITE_EVERY_PAGE: "on",
});

const backend = await openServices();
await makeProject(backend.db, { filesRoot: `${apiUrl}/` });
await storeSampleFiles(backend.services);
await backend.db.exec(LIFT_RATE_LIMITS);
await addRenderedPosts(backend.db);
serveApi(backend);
await followEmails(backend);

await build({
  mode: "production",
  logLevel: "warn",
  build: { outDir: unfinishedDirectory(outDir), emptyOutDir: true },
});
await prerenderSite({ mode: "production", outDir, backendUrl: apiUrl, siteUrl: baseUrl });
const server = await preview({
  mode: "production",
  build: { outDir },
  preview: { port, strictPort: true },
});
// Playwright sends requests over keep-alive connections; none must be closed while one is sent.
if ("keepAliveTimeout" in server.httpServer) server.httpServer.keepAliveTimeout = 0;
server.printUrls();

/** Stands in for the gateway in front of the services: one URL, open to pages of any origin. */
function serveApi({ fetch }: RealBackend): void {
  const { hostname, port: apiPort } = new URL(apiUrl);
  const answer = async (request: Request): Promise<Response> => {
    const asked = request.headers.get("access-control-request-headers");
    const response =
      request.method === "OPTIONS"
        ? new Response(null, { status: 204 })
        : await fetch(request, { peerAddress: "127.0.0.1" });
    const headers = new Headers(response.headers);
    headers.set("access-control-allow-origin", "*");
    headers.set("access-control-expose-headers", "content-range, x-supabase-api-version");
    headers.set("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
    if (asked !== null) headers.set("access-control-allow-headers", asked);
    return new Response(response.body, { status: response.status, headers });
  };
  serve({
    fetch: answer,
    hostname,
    port: Number(apiPort),
    overrideGlobalObjects: false,
    serverOptions: { keepAliveTimeout: 0 },
  });
}

/** Writes each new email to the file in which the browser tests look for emails. */
async function followEmails({ services }: RealBackend): Promise<void> {
  await deleteEmails(services.mail);
  fs.mkdirSync(path.dirname(mailFile), { recursive: true });
  let written = 0;
  const follow = async () => {
    const emails = await allEmails(services.mail);
    for (const mail of emails.slice(written)) {
      const link = linkHere(mail, services);
      fs.appendFileSync(mailFile, `${JSON.stringify({ ...mail, link })}\n`);
    }
    written = emails.length;
    setTimeout(() => void follow(), 300);
  };
  await follow();
}

/** Auth writes the URLs it is configured with; in each run the site and its API are elsewhere. */
function linkHere({ link }: Mail, { auth }: Services): string | null {
  if (link === null || !link.includes("/confirm#")) return link;
  const verification = linkBehind({ link }).replace(auth, `${apiUrl}/auth/v1`);
  return `${baseUrl}/confirm#${encodeURIComponent(verification)}`;
}
