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
