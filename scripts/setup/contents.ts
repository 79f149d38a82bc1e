import { existsSync } from "node:fs";
import path from "node:path";
import type { Session } from "../backup/session.ts";
import { asOwner } from "../content/owner.ts";
import { push } from "../content/push.ts";
import type { Database } from "../content/pushing.ts";
import { withRenderer } from "../content/renderer.ts";
import type { Answers } from "./fields.ts";
import { WRITING } from "./plan.ts";

type Print = (line: string) => void;

/** Stores the language of articles that have none of their own. */
export async function setLanguage(session: Session, answers: Answers, print: Print): Promise<void> {
  const language = answers["language"];
  if (!language) return;
  const { rows } = await session.query("select language from public.site_settings where singleton");
  if (rows[0]?.["language"] === language) return;
  await asOwner(session, () =>
    session.query("update public.site_settings set language = $1 where singleton", [language]),
  );
  print(`  Language of articles: ${language}`);
}

/**
 * Sends the articles that are files, see docs/writing.md.
 *
 * @returns whether all of them were taken
 */
export async function sendArticles(
  root: string,
  database: Database,
  print: Print,
): Promise<boolean> {
  const folder = path.join(root, WRITING);
  if (!existsSync(folder)) return true;
  const options = { writes: true, print: (line: string) => print(`  ${line}`) };
  const { conflicts, faults } = await withRenderer((renderer) =>
    push(database, renderer, folder, options),
  );
  return conflicts + faults === 0;
}
