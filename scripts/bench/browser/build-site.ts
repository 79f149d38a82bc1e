import { build } from "vite";
import { startEmbedded, type EmbeddedBackend } from "../../../supabase/embedded/backend.ts";
import { withApiOf } from "../../prerender/embedded.ts";
import { prerenderSite } from "../../prerender/prerender-site.ts";

const MODE = "embedded";
/** Where the built site is, relative to the project. */
export const OUT = "dist-embedded";
/** Without an origin the prerendered URLs would differ in the browser and break hydration. */
const SITE = "https://site.example";

/** The slug of an article of ten code blocks, taken from those of the seed, under a heading each. */
export const CODE_ARTICLE = "ten-code-blocks";
const ADD_CODE_ARTICLE = `
  insert into public.posts (title, slug, content, published, created_at)
  select
    'Ten code blocks', '${CODE_ARTICLE}',
    string_agg(
      '<h2>Step ' || number || '</h2><p>' || repeat('What the code does, in a few words. ', 12) || '</p>' || block,
      '' order by number
    ),
    true, '2020-01-01'
  from (
    select row_number() over (order by slug, place), block[1]
    from public.posts, regexp_matches(content, '<pre>.*?</pre>', 'g') with ordinality as blocks (block, place)
    limit 10
  ) as blocks (number, block)`;

/**
 * Builds and renders the site with a backend of its own, which takes requests as fast as they come.
 *
 * @param dataDir directory for the backend's data
 */
export async function buildSite(dataDir: string): Promise<EmbeddedBackend> {
  const backend = await startEmbedded({ dataDir });
  await backend.db.exec(
    "update private.rate_limits set per_client = 10000, per_network = 100000, visitors_total = 500000, accounts_total = 500000",
  );
  await backend.db.exec(ADD_CODE_ARTICLE);
  await build({ mode: MODE, logLevel: "warn" });
  await withApiOf(backend, (backendUrl) =>
    prerenderSite({ mode: MODE, outDir: OUT, backendUrl, siteUrl: SITE }),
  );
  return backend;
}
