import path from "node:path";
import { createServer } from "vite";
import type { EmbeddedBackend } from "../../supabase/embedded/backend.ts";
import { publishableKey } from "../../supabase/embedded/keys.ts";

type Backend = Pick<EmbeddedBackend, "fetch" | "siteUrl">;
/** What was sent and what came back, until it is looked at. */
export type Traffic = { requests: number; rows: number };

type Queries = typeof import("./queries.ts");

/** Loads `queries.ts` and with it the site's own src/data, as Vite does for the browser. */
export async function loadQueries(
  siteUrl: string,
): Promise<{ queries: Queries; close: () => Promise<void> }> {
  const vite = await createServer({
    configFile: false,
    envDir: false,
    root: path.resolve(import.meta.dirname, "../.."),
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { "@": path.resolve(import.meta.dirname, "../../src") } },
    define: {
      "import.meta.env.VITE_SUPABASE_URL": JSON.stringify(siteUrl),
      "import.meta.env.VITE_SUPABASE_ANON_KEY": JSON.stringify(publishableKey),
    },
    logLevel: "warn",
  });
  const module = await vite.ssrLoadModule("/scripts/bench/queries.ts");
  return { queries: module as Queries, close: () => vite.close() };
}

/**
 * Has this process' requests answered by the backend, without a socket between.
 *
 * @returns gives what has been sent since it was asked last
 */
export function routeRequests({ fetch, siteUrl }: Backend): () => Traffic {
  let traffic: Traffic = { requests: 0, rows: 0 };
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(siteUrl)) throw new Error(`${request.url} is not the backend.`);
    const response = await fetch(request, { peerAddress: "127.0.0.1" });
    traffic.requests += 1;
    const text = await response.clone().text();
    const body: unknown = text ? JSON.parse(text) : null;
    if (Array.isArray(body)) traffic.rows += body.length;
    else if (typeof body === "object" && body) traffic.rows += 1;
    return response;
  };
  return () => {
    const seen = traffic;
    traffic = { requests: 0, rows: 0 };
    return seen;
  };
}

/** What saving a file takes of a browser: nothing is saved here. */
export function withoutDownloads(): void {
  Object.assign(globalThis, { document: { createElement: () => ({ click: () => {} }) } });
}
