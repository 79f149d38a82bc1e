/**
 * Counts the backend requests of visits if the backend has its own origin, as in a hosted project: including
 * the service worker's requests, and the browser's preflights.
 */
import fs from "node:fs";
import path from "node:path";
import { devices, type Browser, type Page } from "@playwright/test";
import { build } from "vite";
import type { EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { publishableKey } from "../../../supabase/embedded/keys.ts";
import { defaultSettings } from "../../lib/default-settings.ts";
import { prerenderFrom } from "../../prerender/prerender-site.ts";
import { unfinishedDirectory } from "../../prerender/site-directory.ts";
import { host, type Certificate } from "./host.ts";
import * as inPage from "./in-page.ts";

const MODE = "production";
const SITE_URL = "https://site.example";

/** Of one visit. */
export type Requests = { requests: number; preflights: number };

/**
 * Builds the site for a backend at another origin, and visits its pages in a new browser, and again.
 *
 * @returns the requests of the first and of the later visit, by path
 */
export async function countRequests(
  browser: Browser,
  backend: EmbeddedBackend,
  paths: readonly string[],
  location: Certificate & { directory: string },
): Promise<Map<string, [first: Requests, later: Requests]>> {
  using api = await serveApi(backend, location);
  const site = path.join(location.directory, "hosted");
  Object.assign(process.env, defaultSettings(), {
    VITE_SUPABASE_URL: api.origin,
    VITE_SUPABASE_ANON_KEY: publishableKey,
    VITE_SITE_URL: SITE_URL,
  });
  const unfinished = { outDir: unfinishedDirectory(site), emptyOutDir: true };
  await build({ mode: MODE, logLevel: "warn", build: unfinished });
  await prerenderFrom(backend, { mode: MODE, outDir: site, siteUrl: SITE_URL });
  using served = await host(site, location);
  const counts = new Map<string, [Requests, Requests]>();
  for (const pathname of paths) {
    // Views of a headless browser are not counted, so it makes no request for them.
    const { userAgent } = devices["Desktop Chrome"];
    await using context = await browser.newContext({ userAgent });
    const page = await context.newPage();
    const visit = async () => {
      Object.assign(api.counted, { requests: 0, preflights: 0 });
      await visitWithWorker(page, served.origin + pathname);
      return { ...api.counted };
    };
    counts.set(pathname, [await visit(), await visit()]);
    console.error(`Requests: ${pathname}`);
  }
  return counts;
}

/** Visits a page until it is hydrated, controlled by the worker, and idle. */
async function visitWithWorker(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.waitForFunction(inPage.isHydrated);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLED_MS);
}

/** Within this time, late requests are sent, such as the worker's own. */
const SETTLED_MS = 1_500;

/** Serves the API at a separate origin with the headers of a hosted project, and counts requests. */
async function serveApi(
  { fetch }: EmbeddedBackend,
  { directory, ...certificate }: Certificate & { directory: string },
) {
  const noFiles = fs.mkdtempSync(path.join(directory, "api-"));
  const counted: Requests = { requests: 0, preflights: 0 };
  const counting: typeof fetch = async (request, from) => {
    const isPreflight = request.method === "OPTIONS";
    // Pictures are served as by any other host.
    if (new URL(request.url).pathname.startsWith("/rest/v1/"))
      counted[isPreflight ? "preflights" : "requests"] += 1;
    const response = isPreflight ? new Response(null, { status: 204 }) : await fetch(request, from);
    const headers = new Headers(response.headers);
    headers.set("access-control-allow-origin", "*");
    headers.set("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE");
    headers.set(
      "access-control-allow-headers",
      request.headers.get("access-control-request-headers") ?? "*",
    );
    headers.set("access-control-expose-headers", "content-range, x-supabase-api-version");
    return new Response(response.body, { status: response.status, headers });
  };
  const served = await host(noFiles, { ...certificate, backend: { fetch: counting } });
  return { ...served, counted };
}
