import fs from "node:fs";
import { EMBEDDED } from "../../supabase/embedded/vite-plugin.ts";

/**
 * Directory of the finished site, relative to the project: a build for the embedded backend must never be
 * mistaken for the one to publish.
 */
export function siteDirectory(mode: string): string {
  return mode === EMBEDDED ? "dist-embedded" : "dist";
}

/**
 * Where a site is built: beside the finished one, which stays as it is until the new one is complete. What an
 * interrupted build leaves here is deleted by the next.
 */
export function unfinishedDirectory(site: string): string {
  return `${site}.unfinished`;
}

/**
 * Replaces a site with the one that was built beside it. Nothing is copied, so the directory never contains
 * half a build.
 */
export function replaceSite(site: string): void {
  const former = `${site}.former`;
  fs.rmSync(former, { recursive: true, force: true });
  if (fs.existsSync(site)) fs.renameSync(site, former);
  try {
    fs.renameSync(unfinishedDirectory(site), site);
  } catch (error) {
    if (fs.existsSync(former)) fs.renameSync(former, site);
    throw error;
  }
  fs.rmSync(former, { recursive: true, force: true });
}
