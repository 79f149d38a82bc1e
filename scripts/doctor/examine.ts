import { loadSettings } from "../lib/load-settings.ts";
import { publishedUrl } from "../site-url.ts";
import type { Backend } from "./backend.ts";
import { checkDatabase } from "./database.ts";
import { findingsOf, type Finding } from "./finding.ts";
import { checkFromOutside } from "./outside.ts";
import { siteBase } from "./site.ts";
import { checkTree } from "./tree.ts";
import type { Visit } from "./visit.ts";

export type Options = {
  root: string;
  /** The published site, if not the one in the settings. */
  url?: string | undefined;
  /** Whether to check only what everyone can see, and the database in DATABASE_URL. */
  isOutside: boolean;
  visit: Visit;
};

/**
 * Runs all checks that are possible.
 *
 * @throws {UserError} if the site's URL is invalid
 */
export async function examine(options: Options): Promise<Finding[]> {
  const { root, isOutside, visit } = options;
  const settings = loadSettings("production", root, "VITE_");
  const url = options.url ?? publishedUrl({ ...process.env, ...settings });
  const base = url ? siteBase(url) : null;
  const { site, findings } = await checkFromOutside(base, visit, backendOf(settings));
  const build = site?.build ?? null;
  const inDatabase = await checkDatabase({ isOutside, build, base, settings });
  const inTree = isOutside
    ? []
    : await findingsOf(checkTree({ root, settings, site, isBackupKnown: inDatabase.knowsBackup }));
  return [...findings, ...inDatabase.findings, ...inTree];
}

function backendOf(settings: Record<string, string>): Backend | null {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = settings;
  return url && key && URL.canParse(url) ? { url, key } : null;
}
