import { tableNames, tables } from "../../src/data/tables.ts";
import { BUCKET } from "../../src/lib/media/srcset.ts";
import { type EmbeddedBackend, startEmbedded } from "../../supabase/embedded/backend.ts";
import { configuredDataDir } from "../../supabase/embedded/data-dir.ts";
import { embeddedStore } from "../backup/file-store.ts";
import { exactTransaction, type Session } from "../backup/session.ts";
import { rowsOf } from "../content/site.ts";
import { pushArticles, setLanguage } from "./contents.ts";
import type { SetupContext } from "./context.ts";
import { isSample } from "./samples.ts";

export const SAMPLE_ID = "00000000-0000-4000-8000-%";

/** Views are those of the sample articles, or from trying out the site. */
const VIEWS = [
  "public.site_analytics",
  "private.page_view_totals",
  "private.page_view_days",
  "private.page_view_paths",
  "private.page_view_referrers",
];

/** Removes the samples from the embedded database, if wanted, and adds the first article; true if all was done. */
export async function finishEmbedded({
  root,
  answers,
  before,
  print,
}: SetupContext): Promise<boolean> {
  const isRemoving = answers["removeSamples"] === "yes";
  if (!isRemoving && !answers["articleTitle"] && !answers["language"]) return true;
  print("\nThe embedded database is prepared; the first time takes a moment.");
  const backend = await startEmbedded({ dataDir: configuredDataDir(root) });
  try {
    const session = backend.db;
    if (isRemoving) {
      print(`  Sample rows removed: ${await removeSamples(session)}`);
      await removeSampleFiles(backend);
    }
    await setLanguage(session, answers, before, print);
    const store = embeddedStore(backend.files);
    return await pushArticles(root, { session, store, filesUrl: "" }, print);
  } finally {
    await backend.close();
  }
}

/** @returns how many rows were deleted */
async function removeSamples(session: Session): Promise<number> {
  return exactTransaction(session, "", async () => {
    let count = 0;
    for (const table of tableNames) {
      if (!tables[table].hasSamples) continue;
      const { rows } = await session.query(
        `delete from public.${table} where id::text like $1 returning id`,
        [SAMPLE_ID],
      );
      count += rows.length;
    }
    if (count > 0) for (const table of VIEWS) await session.query(`delete from ${table}`);
    await clearSettings(session);
    return count;
  });
}

/** Removes the files of the sample pictures, which backups would contain. */
async function removeSampleFiles({ db, files }: EmbeddedBackend): Promise<void> {
  const { rows } = await db.query<{ name: string }>(
    "delete from storage.objects where bucket_id = $1 and name like $2 returning name",
    [BUCKET, SAMPLE_ID],
  );
  for (const { name } of rows) await files.remove(`${BUCKET}/${name}`);
}

/** Empties settings with a sample's values, so that src/content takes effect. */
async function clearSettings(session: Session): Promise<void> {
  const [settings = {}] = await rowsOf<Record<string, unknown>>(
    session,
    "site_settings",
    "singleton",
  );
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value !== "string" || !isSample(value)) continue;
    await session.query(`update public.site_settings set "${name}" = '' where singleton`);
  }
}
