/**
 * Prerenders the public pages of what `vite build` has built, and replaces the previous site with it: `node
 * scripts/prerender.ts [mode]`. The mode "embedded" reads from the embedded backend, any other from the
 * configured project.
 */
import { resolveConfig } from "vite";
import { startEmbedded } from "../supabase/embedded/backend.ts";
import { configuredDataDir } from "../supabase/embedded/data-dir.ts";
import { UserError } from "./lib/user-error.ts";
import { EMBEDDED } from "../supabase/embedded/vite-plugin.ts";
import { prerenderFrom, prerenderSite } from "./prerender/prerender-site.ts";
import type { Rendered } from "./prerender/render-all.ts";

const mode = process.argv[2] ?? "production";
const { preview, root } = await resolveConfig({ logLevel: "error" }, "build", mode, "production");
const start = performance.now();

const { pages, rendered } = await (
  mode === EMBEDDED ? fromEmbedded() : prerenderSite({ mode })
).catch((error: unknown) => {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exit(1);
});
const seconds = ((performance.now() - start) / 1000).toFixed(1);
console.log(
  pages > 0
    ? `${pages} pages in ${seconds} s: ${rendered} rendered, the others as in the last build`
    : "Maintenance mode is on: pages are rendered in the browser until it is off and built again.",
);

async function fromEmbedded(): Promise<Rendered> {
  const backend = await startEmbedded({ dataDir: configuredDataDir(root) });
  const siteUrl = `http://127.0.0.1:${preview.port}`;
  try {
    return await prerenderFrom(backend, { mode, siteUrl });
  } finally {
    await backend.close();
  }
}
