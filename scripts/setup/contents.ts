import { existsSync } from "node:fs";
import path from "node:path";
import type { Session } from "../backup/session.ts";
import { asOwner } from "../content/owner.ts";
import { push } from "../content/push.ts";
import type { Database } from "../content/pushing.ts";
import { readSyncState, writeSyncState } from "../content/sync-state.ts";
import { withRenderer } from "../content/renderer.ts";
import type { Answers } from "./fields.ts";
import { WRITING } from "./answers-in-files.ts";

type Print = (line: string) => void;

/** The setting's default in the migrations. */
const DEFAULT_LANGUAGE = "en";

/**
 * Stores the default language of articles. What the owner has chosen under Settings since is kept until the
 * answer changes.
 *
 * @param before the answers of earlier runs, which may not have got this far
 */
export async function setLanguage(
  session: Session,
  answers: Answers,
  before: Answers,
  print: Print,
): Promise<void> {
  const { language } = answers;
  if (!language) return;
  const { rows } = await session.query("select language from public.site_settings where singleton");
  const current = rows[0]?.["language"];
  if (current === language) return;
  if (current !== DEFAULT_LANGUAGE && language === before["language"]) {
    print(`  Language of articles: stays ${current}, as it is under Settings.`);
    return;
  }
  await asOwner(session, () =>
    session.query("update public.site_settings set language = $1 where singleton", [language]),
  );
  print(`  Language of articles: ${language}`);
}

/**
 * Pushes the articles that are files, see docs/writing.md. A new site, such as a hosted one after the embedded one, also
 * gets those that were pushed to the former one.
 *
 * @returns whether all of them were accepted
 */
export async function pushArticles(
  root: string,
  database: Database,
  print: Print,
): Promise<boolean> {
  const folder = path.join(root, WRITING);
  if (!existsSync(folder)) return true;
  if (await isNew(database.session)) {
    const ofSettings = [...readSyncState(folder)].filter(([key]) => key.startsWith("settings/"));
    writeSyncState(folder, new Map(ofSettings));
  }
  const options = { writes: true, print: (line: string) => print(`  ${line}`) };
  const { conflicts, faults } = await withRenderer((renderer) =>
    push(database, renderer, folder, options),
  );
  return conflicts + faults === 0;
}

/** Whether a site has no content, and has had none: what the owner has deleted stays deleted. */
async function isNew(session: Session): Promise<boolean> {
  const { rows } = await session.query(
    `select from public.posts union all select from public.pages union all select from public.projects
     union all select from private.audit_log where kind in ('posts', 'pages', 'projects') limit 1`,
  );
  return rows.length === 0;
}
