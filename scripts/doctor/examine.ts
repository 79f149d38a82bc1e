import { loadEnv } from "vite";
import { publishedUrl } from "../site-url.ts";
import type { Backend } from "./backend.ts";
import { lookIntoDatabase } from "./database.ts";
import { findingsOf, type Finding } from "./finding.ts";
import { lookFromOutside } from "./outside.ts";
import { siteBase } from "./site.ts";
import { lookIntoTree } from "./tree.ts";
import type { Visit } from "./visit.ts";

export type Options = {
  /** The project's folder. */
  root: string;
  /** The published site, if not the one of the settings. */
  url?: string | undefined;
  /** Whether only what everybody can see, and the database of DATABASE_URL, is looked at. */
  isOutside: boolean;
  environment: NodeJS.ProcessEnv;
  visit: Visit;
};

/**
 * Looks at everything that can be looked at.
 *
 * @throws {StartError} if the site's address is none
 */
export async function examine(options: Options): Promise<Finding[]> {
  const { root, isOutside, environment, visit } = options;
  const settings = { ...loadEnv("production", root, "VITE_"), ...settingsIn(environment) };
  const url = options.url ?? publishedUrl({ ...environment, ...settings });
  const base = url ? siteBase(url) : null;
  const { site, findings } = await lookFromOutside(base, visit, backendOf(settings));
  const build = site?.build ?? null;
  const inDatabase = await lookIntoDatabase({ isOutside, build, base });
  const inTree = isOutside
    ? []
    : await findingsOf(
        lookIntoTree({ root, settings, site, isBackupKnown: inDatabase.knowsBackup }),
      );
  return [...findings, ...inDatabase.findings, ...inTree];
}

function settingsIn(environment: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).flatMap(([name, value]) =>
      name.startsWith("VITE_") && value !== undefined ? [[name, value]] : [],
    ),
  );
}

function backendOf(settings: Record<string, string>): Backend | null {
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = settings;
  return url && key && URL.canParse(url) ? { url, key } : null;
}
