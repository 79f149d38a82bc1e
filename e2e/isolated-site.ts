/** A site with its own backend, for tests of what all visitors share. */
import fs from "node:fs";
import path from "node:path";
import { preview } from "vite";
import type { Mail } from "../supabase/embedded/mail.ts";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { outputDir, templateDir } from "./environment.ts";
import { test } from "./fixtures.ts";

export type IsolatedSite = {
  /** Its URL, with a trailing slash. */
  url: string;
  /** Queries its database as superuser. */
  query: <Row>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** The emails that it has sent, oldest first. */
  emails: readonly Mail[];
  /** The requests to the database's API, including the service worker's, oldest first. */
  asked: string[];
  close: () => Promise<void>;
};

const notStarted = () => Promise.reject(new Error("The site has not started yet."));

/**
 * A site for the tests of a file, available as soon as they run.
 *
 * @param prepare changes it for these tests
 */
export function isolatedSite(prepare?: (site: IsolatedSite) => Promise<unknown>): IsolatedSite {
  const site: IsolatedSite = {
    url: "",
    query: notStarted,
    emails: [],
    asked: [],
    close: notStarted,
  };
  test.beforeAll(async () => {
    Object.assign(site, await startIsolatedSite());
    await prepare?.(site);
  });
  test.afterAll(() => site.close());
  return site;
}

/** Serves the same build, with the real rate limits. */
async function startIsolatedSite(): Promise<IsolatedSite> {
  fs.mkdirSync(outputDir, { recursive: true });
  const dataDir = path.join(fs.mkdtempSync(path.join(outputDir, "site-")), "data");
  process.env["EMBEDDED_DATA_DIR"] = dataDir;
  fs.cpSync(templateDir, dataDir, { recursive: true });
  const backend = await startEmbedded({ dataDir });
  const asked: string[] = [];
  const { fetch } = backend;
  backend.fetch = (request, from) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/rest/v1/")) asked.push(pathname.slice("/rest/v1/".length));
    return fetch(request, from);
  };
  const server = await preview({ mode: "embedded", logLevel: "warn", preview: { port: 0 } });
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error("The site has no address.");
  return {
    url,
    query: async <Row>(sql: string, values: unknown[] = []) => {
      const { rows } = await backend.exclusive((db) => db.query<Row>(sql, values));
      return rows;
    },
    emails: backend.emails,
    asked,
    close: () => server.close(),
  };
}
