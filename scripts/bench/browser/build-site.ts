import { build } from "vite";
import type { EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { withApiOf } from "../../prerender/embedded.ts";
import { prerenderSite } from "../../prerender/prerender-site.ts";
import { siteDirectory } from "../../prerender/site-directory.ts";

const MODE = "embedded";
export const OUT = siteDirectory(MODE);

/** Builds the site for a backend of its own. */
export async function buildSite(): Promise<void> {
  await build({ mode: MODE, logLevel: "warn" });
}

export async function renderSite(backend: EmbeddedBackend): Promise<void> {
  // Without an origin, the prerendered URLs would differ from the browser's and break hydration.
  const siteUrl = "https://site.example";
  await withApiOf(backend, (backendUrl) => prerenderSite({ mode: MODE, backendUrl, siteUrl }));
}
