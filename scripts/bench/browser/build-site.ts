import { build } from "vite";
import type { EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { prerenderFrom } from "../../prerender/prerender-site.ts";
import { siteDirectory } from "../../prerender/site-directory.ts";

const MODE = "embedded";
export const OUT = siteDirectory(MODE);

export async function buildSite(): Promise<void> {
  await build({ mode: MODE, logLevel: "warn" });
}

export async function renderSite(backend: EmbeddedBackend): Promise<void> {
  // Without an origin, the prerendered URLs would differ from the browser's and break hydration.
  const siteUrl = "https://site.example";
  await prerenderFrom(backend, { mode: MODE, siteUrl });
}
