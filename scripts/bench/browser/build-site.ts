import { build } from "vite";
import { startEmbedded, type EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { withApiOf } from "../../prerender/embedded.ts";
import { prerenderSite } from "../../prerender/prerender-site.ts";

const MODE = "embedded";
/** Where the built site is, relative to the project. */
export const OUT = "dist-embedded";
/** Without an origin the prerendered URLs would differ in the browser and break hydration. */
const SITE = "https://site.example";

/**
 * Builds and renders the site with a backend of its own, which takes requests as fast as they come.
 *
 * @param dataDir directory for the backend's data
 */
export async function buildSite(dataDir: string): Promise<EmbeddedBackend> {
  const backend = await startEmbedded({ dataDir });
  await backend.db.exec(
    "update private.rate_limits set per_client = 10000, per_network = 100000, visitors_total = 100000, accounts_total = 100000",
  );
  await build({ mode: MODE, logLevel: "warn" });
  await withApiOf(backend, (backendUrl) =>
    prerenderSite({ mode: MODE, outDir: OUT, backendUrl, siteUrl: SITE }),
  );
  return backend;
}
