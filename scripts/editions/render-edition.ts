/** Renders the pages of one of the other editions. Started by prerender-site.ts. */
import { renderEdition } from "../prerender/prerender-site.ts";
import { UserError } from "../lib/user-error.ts";
import { builtLanguage } from "../words/site-languages.ts";

try {
  const { pages, rendered } = await renderEdition(JSON.parse(process.argv[2] ?? ""));
  if (pages > 0) console.log(`${builtLanguage}: ${pages} pages, ${rendered} of them rendered`);
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
